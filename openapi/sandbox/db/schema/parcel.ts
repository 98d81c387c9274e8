import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, money, texts } from './columns.ts';
import { modules } from './place.ts';

/** Parcel categories; a charge that is null means the shop's rate for parcels. */
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
  /** The heaviest it may be, in kg; null without a limit. */
  maximumWeight: integer(),
  /** The longest way on which it is carried, in km; null without a limit. */
  maximumDistance: integer(),
  orderCount: integer().notNull().default(0),
});
