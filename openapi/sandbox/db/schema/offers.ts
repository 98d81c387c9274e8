import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core';
import { id, moment, money, ratio, texts } from './columns.ts';
import { items } from './items.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/**
 * Campaigns that gather stores under a banner; campaigns with their own items are in
 * `campaignItems`.
 */
export const campaigns = pgTable('campaigns', {
  id: id(),
  title: texts().notNull(),
  description: texts().notNull(),
  image: text(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  active: boolean().notNull().default(true),
  startDate: date().notNull(),
  endDate: date().notNull(),
  startTime: time().notNull(),
  endTime: time().notNull(),
});

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.storeId] })],
);

export const flashSales = pgTable('flash_sales', {
  id: id(),
  title: texts().notNull(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  published: boolean().notNull().default(true),
  /** The part of the discount that the shop pays, and the part that the store pays, in percent. */
  adminShare: ratio().notNull(),
  vendorShare: ratio().notNull(),
});

export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    id: id(),
    flashSaleId: integer()
      .notNull()
      .references(() => flashSales.id),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    stock: integer().notNull(),
    sold: integer().notNull().default(0),
    discount: money().notNull(),
    discountType: text().$type<'percent' | 'amount'>().notNull(),
  },
  (table) => [
    index().on(table.flashSaleId),
    index().on(table.itemId),
    check('flash_sale_items_sold', sql`${table.sold} between 0 and ${table.stock}`),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    title: texts().notNull(),
    type: text().$type<'store_wise' | 'item_wise' | 'default'>().notNull(),
    image: text(),
    link: text(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer(),
    /** The store or the item that the banner opens, according to `type`. */
    storeId: integer().references(() => stores.id),
    itemId: integer().references(() => items.id),
    /** The store on whose own page the banner is shown; null for other banners. */
    ownerStoreId: integer().references(() => stores.id),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (table) => [index().on(table.moduleId), index().on(table.ownerStoreId)],
);

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: texts().notNull(),
    /**
     * The text that customers enter to use the coupon. It is stored in upper case, but can be
     * entered in any case.
     */
    code: text().notNull().unique(),
    type: text()
      .$type<'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order' | 'default'>()
      .notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    discount: money().notNull(),
    discountType: text().$type<'percent' | 'amount'>().notNull(),
    minPurchase: money().notNull().default(0),
    /** The highest discount as an amount of money; 0 means no maximum. */
    maxDiscount: money().notNull().default(0),
    startDate: date().notNull(),
    expireDate: date().notNull(),
    /** How often each customer may use the coupon; null means no limit. */
    limit: integer(),
    totalUses: integer().notNull().default(0),
    createdBy: text().$type<'admin' | 'vendor'>().notNull().default('admin'),
    /** The store that gives the coupon; null for a coupon of the shop. */
    storeId: integer().references(() => stores.id),
    /**
     * The zones or the stores in which the coupon is valid, according to `type`; empty means
     * everywhere.
     */
    zoneIds: jsonb().$type<number[]>().notNull(),
    storeIds: jsonb().$type<number[]>().notNull(),
    /** The ids of the only customers who may use the coupon; empty means everybody. */
    customerIds: jsonb().$type<number[]>().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [index().on(table.moduleId)],
);
