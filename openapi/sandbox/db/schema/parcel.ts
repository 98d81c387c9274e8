import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, money, texts } from './columns.ts';
import { modules } from './place.ts';

/**
 * Kinds of parcels, such as documents. A charge that is null means the shop's general rate for
 * parcels.
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
  /** In kg; null means no limit. */
  maximumWeight: integer(),
  /** The longest route, in km; null means no limit. */
  maximumDistance: integer(),
  orderCount: integer().notNull().default(0),
});
