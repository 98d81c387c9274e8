import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
} from 'drizzle-orm/pg-core';
import { id, moment, money, ratio, texts, type Texts } from './columns.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/** A group of options of a dish, such as its size. */
export interface StoredFoodVariation {
  name: Texts;
  type: 'single' | 'multi';
  required: boolean;
  /** The minimum and maximum number of options to choose in a `multi` group; 0 means no limit. */
  min: number;
  max: number;
  values: { label: Texts; price: number }[];
}

/**
 * A combination of options that has its own price and stock. `type` is its name: the English
 * options, without blanks, joined with `-`, such as `Red-ExtraLarge`.
 */
export interface StoredVariation {
  type: string;
  price: number;
  stock: number;
}

/**
 * A group of options of an item that is not food, such as its colour. One option of each group
 * makes a variation. `name` is the group's internal name, such as `choice_1`; customers read the
 * `title`.
 */
export interface StoredChoice {
  name: string;
  title: Texts;
  /**
   * The names of the options. The English names must not change, because `StoredVariation.type` is
   * joined from them.
   */
  options: Texts[];
}

export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: texts().notNull(),
    image: text(),
    /** The id of the category to which this sub-category belongs; 0 for a top-level category. */
    parentId: integer().notNull().default(0),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    active: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    priority: integer().notNull().default(0),
  },
  (table) => [index().on(table.moduleId, table.parentId)],
);

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: texts().notNull(),
  image: text(),
  active: boolean().notNull().default(true),
});

/** Medical conditions, such as a cold, by which customers find pharmacy items. */
export const conditions = pgTable('conditions', {
  id: id(),
  slug: text().notNull().unique(),
  name: texts().notNull(),
  active: boolean().notNull().default(true),
});

export const addOns = pgTable(
  'add_ons',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    name: texts().notNull(),
    price: money().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [index().on(table.storeId), check('add_ons_price', sql`${table.price} >= 0`)],
);

/** The columns that items and campaign items have in common. */
const sellable = () => ({
  id: id(),
  slug: text().notNull().unique(),
  name: texts().notNull(),
  description: texts().notNull(),
  image: text(),
  storeId: integer()
    .notNull()
    .references(() => stores.id),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  /** The price of one piece, before discount and options. */
  price: money().notNull(),
  discount: money().notNull().default(0),
  discountType: text().$type<'percent' | 'amount'>().notNull().default('percent'),
  stock: integer().notNull(),
  veg: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  /** The hours of the day in which the item can be ordered; null means the whole day. */
  availableFrom: time(),
  availableTo: time(),
  foodVariations: jsonb().$type<StoredFoodVariation[]>().notNull(),
  variations: jsonb().$type<StoredVariation[]>().notNull(),
  choices: jsonb().$type<StoredChoice[]>().notNull(),
  addOnIds: jsonb().$type<number[]>().notNull(),
  /** The maximum quantity of the item in one cart; null means no limit. */
  maximumCartQuantity: integer(),
  orderCount: integer().notNull().default(0),
  createdAt: moment().notNull(),
});

export const items = pgTable(
  'items',
  {
    ...sellable(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower((name ->> 'en') || ' ' || (name ->> 'ar'))`),
    images: jsonb().$type<string[]>().notNull(),
    unit: texts(),
    halal: boolean().notNull().default(false),
    organic: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    setMenu: boolean().notNull().default(false),
    basic: boolean().notNull().default(false),
    prescriptionRequired: boolean().notNull().default(false),
    brandId: integer().references(() => brands.id),
    conditionId: integer().references(() => conditions.id),
    tags: jsonb().$type<string[]>().notNull(),
    genericNames: jsonb().$type<Texts[]>().notNull(),
    nutritions: jsonb().$type<Texts[]>().notNull(),
    allergies: jsonb().$type<Texts[]>().notNull(),
    avgRating: ratio().notNull().default(0),
    ratingCount: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.storeId, table.categoryId),
    index().on(table.moduleId, table.orderCount),
    index().on(table.categoryId),
    index().on(table.brandId),
    index().on(table.conditionId),
    check('items_stock', sql`${table.stock} >= 0`),
    check('items_price', sql`${table.price} >= 0`),
    check('items_discount', sql`${table.discount} >= 0`),
  ],
);

/**
 * Items that are sold in a campaign. Their ids are separate from those of `items`, so the same
 * number can occur in both.
 */
export const campaignItems = pgTable(
  'campaign_items',
  {
    ...sellable(),
    availableDateStarts: date().notNull(),
    availableDateEnds: date().notNull(),
  },
  (table) => [
    index().on(table.moduleId),
    index().on(table.storeId),
    check('campaign_items_stock', sql`${table.stock} >= 0`),
  ],
);
