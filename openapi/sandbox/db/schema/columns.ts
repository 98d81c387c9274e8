import { integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';

/**
 * A text in the languages of the shop; the request header `X-localization` decides which one an
 * answer contains. When a language is missing here, the English text is looked up in the fixed
 * translations in `languages/`; if there is none either, the answer contains the English text.
 */
export interface Texts {
  en: string;
  ar: string;
  [further: string]: string;
}

/**
 * A column of translatable text, stored as JSON `{en, ar}`. Notifications, and the names and
 * addresses of stores that registered themselves, also contain the shop's other languages.
 */
export const texts = () => jsonb().$type<Texts>();

/**
 * A column for money in major units of the shop's currency; three decimals are enough for every
 * currency the shop may use.
 */
export const money = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** A column for percentages and ratings, with up to four decimals. */
export const ratio = () => numeric({ precision: 9, scale: 4, mode: 'number' });

/**
 * A column for a point in time. There is no database default, because the sandbox has its own
 * clock, which tests can set.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** A numeric primary key. Demo rows bring their own ids; later rows get the next number. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
