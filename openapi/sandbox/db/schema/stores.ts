import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core';
import { id, moment, money, ratio, texts } from './columns.ts';
import { modules, zones } from './place.ts';

export const stores = pgTable(
  'stores',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: texts().notNull(),
    /** Lower-case names in both languages, for the search. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower((name ->> 'en') || ' ' || (name ->> 'ar'))`),
    phone: text().notNull(),
    email: text().notNull(),
    logo: text(),
    cover: text(),
    address: texts().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    /** Zones where trips of a rental provider begin; null for other stores. */
    pickupZoneIds: jsonb().$type<number[]>(),
    /** The owner's account, which receives messages for the store. */
    vendorId: integer().notNull(),
    /** Approved by the platform; other stores are never shown. */
    status: boolean().notNull().default(true),
    /** False while the owner has closed it temporarily. */
    active: boolean().notNull().default(true),
    minimumOrder: money().notNull().default(0),
    scheduleOrder: boolean().notNull().default(true),
    /** Minutes between two slots; 0 means the shop's value. */
    slotMinutes: integer().notNull().default(0),
    delivery: boolean().notNull().default(true),
    takeAway: boolean().notNull().default(true),
    freeDelivery: boolean().notNull().default(false),
    /** True: own couriers and rates, no zone surcharge (PRICE-11). */
    selfDelivery: boolean().notNull().default(false),
    perKmShippingCharge: money().notNull().default(0),
    minimumShippingCharge: money().notNull().default(0),
    /** 0: no maximum. */
    maximumShippingCharge: money().notNull().default(0),
    /** Tax in percent. */
    tax: ratio().notNull().default(0),
    deliveryMinutesMin: integer().notNull(),
    deliveryMinutesMax: integer().notNull(),
    veg: boolean().notNull().default(true),
    nonVeg: boolean().notNull().default(true),
    halal: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    prescriptionOrder: boolean().notNull().default(false),
    cutlery: boolean().notNull().default(false),
    reviewsSection: boolean().notNull().default(true),
    announcement: texts(),
    /** null: no packaging charge is offered. */
    extraPackagingAmount: money(),
    /** Reviews per star, five stars first. */
    ratings: jsonb().$type<number[]>().notNull(),
    avgRating: ratio().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    orderCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.moduleId, table.zoneId),
    index().on(table.vendorId),
    check('stores_minimum_order', sql`${table.minimumOrder} >= 0`),
    check('stores_tax', sql`${table.tax} >= 0`),
  ],
);

export const storeHours = pgTable(
  'store_hours',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** Sunday 0 … Saturday 6; a day may have several rows (CAT-12). */
    day: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
  },
  (table) => [
    index().on(table.storeId),
    check('store_hours_day', sql`${table.day} between 0 and 6`),
  ],
);

export const storeDiscounts = pgTable('store_discounts', {
  id: id(),
  storeId: integer()
    .notNull()
    .unique()
    .references(() => stores.id),
  /** Percent. */
  discount: ratio().notNull(),
  minPurchase: money().notNull().default(0),
  /** 0: no cap. */
  maxDiscount: money().notNull().default(0),
  /** Valid from the start time of the first day to the end time of the last. */
  startDate: date().notNull(),
  startTime: time().notNull(),
  endDate: date().notNull(),
  endTime: time().notNull(),
});
