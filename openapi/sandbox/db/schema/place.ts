import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, money, ratio, texts } from './columns.ts';

/** A point on the map, in decimal degrees. */
export interface Point {
  lat: number;
  lng: number;
}

export const zones = pgTable('zones', {
  id: id(),
  name: texts().notNull(),
  displayName: texts(),
  active: boolean().notNull().default(true),
  cashOnDelivery: boolean().notNull(),
  digitalPayment: boolean().notNull(),
  offlinePayment: boolean().notNull(),
  /**
   * Percent that is added to delivery fees while `increasedDeliveryFeeStatus` is true (PRICE-15).
   */
  increasedDeliveryFee: ratio().notNull().default(0),
  increasedDeliveryFeeStatus: boolean().notNull().default(false),
  increaseDeliveryChargeMessage: texts(),
  /** The corners in order; the last one is connected to the first. */
  polygon: jsonb().$type<Point[]>().notNull(),
  /** In square km. Where zones overlap, the smallest one comes first. */
  areaSquareKm: doublePrecision().notNull(),
});

export const modules = pgTable('modules', {
  id: id(),
  slug: text().notNull().unique(),
  type: text()
    .$type<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental'>()
    .notNull(),
  name: texts().notNull(),
  description: texts().notNull(),
  icon: text(),
  thumbnail: text(),
  active: boolean().notNull().default(true),
  themeId: integer().notNull().default(1),
  allZoneService: boolean().notNull().default(false),
  position: integer().notNull().default(0),
});

/** The delivery charges of a module in a zone, which the API names `pivot` (DATA-29). */
export const zoneModules = pgTable(
  'zone_modules',
  {
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    perKmShippingCharge: money(),
    minimumShippingCharge: money(),
    maximumShippingCharge: money(),
    /** The highest amount of an order that can be paid in cash; null means no limit. */
    maximumCodOrderAmount: money(),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.moduleId] })],
);
