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

/** Basic campaigns: a banner that gathers stores. */
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
  /** The part of the discount that the platform pays, in percent; the rest is the store's. */
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
    /** The target of the banner, by its type. */
    storeId: integer().references(() => stores.id),
    itemId: integer().references(() => items.id),
    /** Set for a banner on a store's own page. */
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
    /** Compared without regard to case; stored upper-case. */
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
    /** 0: no cap. */
    maxDiscount: money().notNull().default(0),
    startDate: date().notNull(),
    expireDate: date().notNull(),
    /** Uses for each customer; null: no limit. */
    limit: integer(),
    totalUses: integer().notNull().default(0),
    createdBy: text().$type<'admin' | 'vendor'>().notNull().default('admin'),
    /** The store of a vendor's coupon. */
    storeId: integer().references(() => stores.id),
    /** Where it is valid, by its type; empty: everywhere. */
    zoneIds: jsonb().$type<number[]>().notNull(),
    storeIds: jsonb().$type<number[]>().notNull(),
    /** The customers who may use it; empty: everybody. */
    customerIds: jsonb().$type<number[]>().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [index().on(table.moduleId)],
);
