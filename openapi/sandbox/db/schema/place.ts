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
  /** Percent added to the delivery fee while the status is on (PRICE-15). */
  increasedDeliveryFee: ratio().notNull().default(0),
  increasedDeliveryFeeStatus: boolean().notNull().default(false),
  increaseDeliveryChargeMessage: texts(),
  /** Corners in order; the last one joins the first. */
  polygon: jsonb().$type<Point[]>().notNull(),
  /** Square km: overlapping zones answer smallest first. */
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

/** A zone's charges for one module's deliveries: the pivot of the wire (DATA-29). */
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
    /** Cash ceiling of one order; null means none. */
    maximumCodOrderAmount: money(),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.moduleId] })],
);
