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
    /** The name in English and Arabic, in lower case, for the search. */
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
    /** Zones in which trips of a rental provider can begin; null for other stores. */
    pickupZoneIds: jsonb().$type<number[]>(),
    /** The id of the owner's account, which receives messages to the store. */
    vendorId: integer().notNull(),
    /** Whether the shop has approved the store. Stores without approval are never shown. */
    status: boolean().notNull().default(true),
    /** false while the owner has closed the store temporarily. */
    active: boolean().notNull().default(true),
    minimumOrder: money().notNull().default(0),
    scheduleOrder: boolean().notNull().default(true),
    /** Minutes between two delivery times that customers can choose; 0 means the shop's setting. */
    slotMinutes: integer().notNull().default(0),
    delivery: boolean().notNull().default(true),
    takeAway: boolean().notNull().default(true),
    freeDelivery: boolean().notNull().default(false),
    /**
     * Whether the store delivers with its own couriers and rates, without zone surcharge
     * (PRICE-11).
     */
    selfDelivery: boolean().notNull().default(false),
    perKmShippingCharge: money().notNull().default(0),
    minimumShippingCharge: money().notNull().default(0),
    /** The highest delivery charge of the store's own couriers; 0 means no maximum. */
    maximumShippingCharge: money().notNull().default(0),
    /** The store's tax in percent. */
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
    /** The charge for extra packaging; null when the store offers none. */
    extraPackagingAmount: money(),
    /** The number of reviews for each number of stars, five stars first. */
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
    /**
     * The day of the week, from 0 (Sunday) to 6 (Saturday). A day may have several rows (CAT-12).
     */
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
  /** The discount in percent. */
  discount: ratio().notNull(),
  minPurchase: money().notNull().default(0),
  /** The highest discount as an amount of money; 0 means no maximum. */
  maxDiscount: money().notNull().default(0),
  /** The discount is valid from `startTime` on `startDate` to `endTime` on `endDate`. */
  startDate: date().notNull(),
  startTime: time().notNull(),
  endDate: date().notNull(),
  endTime: time().notNull(),
});
