import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, money, texts } from './columns.ts';
import { modules } from './place.ts';

/**
 * Kinds of parcels, such as documents. Where a kind has no charge of its own (null), the shop's
 * general rate for parcels is used.
 */
export const parcelCategories = pgTable('parcel_categories', {
  id: id(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  name: texts().notNull(),
  description: texts().notNull(),
  image: text(),
  active: boolean().notNull().default(true),
  perKmCharge: money(),
  minimumCharge: money(),
  /** The maximum weight of a parcel in kg; null means no limit. */
  maximumWeight: integer(),
  /** The maximum length of a parcel's route in km; null means no limit. */
  maximumDistance: integer(),
  orderCount: integer().notNull().default(0),
});
