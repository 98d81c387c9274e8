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
  /** The corners of the zone in order; the last corner is connected to the first. */
  polygon: jsonb().$type<Point[]>().notNull(),
  /**
   * The zone's area in square km. At a place that is in several zones, the smallest zone comes
   * first.
   */
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
