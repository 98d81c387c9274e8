import { integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';

/**
 * A text in the languages of the shop; `X-localization` decides which one a reply contains. A
 * language that is missing here is translated from the English text (`languages`).
 */
export interface Texts {
  en: string;
  ar: string;
  [further: string]: string;
}

/**
 * Translatable text, stored as `{en, ar}`, with further languages in texts of partners and
 * notifications.
 */
export const texts = () => jsonb().$type<Texts>();

/** Money in the shop's currency: three decimals hold every currency the shop may be set to. */
export const money = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** A percentage or a rating: small, two to four decimals. */
export const ratio = () => numeric({ precision: 9, scale: 4, mode: 'number' });

/** A moment. Always written from the sandbox clock, so there is no database default. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Primary key; seeded rows have their ids, later rows take the next one. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
