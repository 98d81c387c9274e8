import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, money, ratio, texts } from './columns.ts';

/** A corner of a zone or a point of a street. */
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
  /** Percent on top of the delivery fee while the status is on (PRICE-15). */
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

/** What a zone charges for one module's deliveries: the pivot of the wire (DATA-29). */
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

export const streets = pgTable('streets', {
  id: id(),
  name: texts().notNull(),
  path: jsonb().$type<Point[]>().notNull(),
});

/** Named spots of the city: what address search finds and geocoding answers. */
export const places = pgTable(
  'places',
  {
    /** Opaque id, as map providers have it. */
    id: text().primaryKey(),
    name: texts().notNull(),
    address: texts().notNull(),
    kind: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (table) => [index().on(table.lat, table.lng)],
);
