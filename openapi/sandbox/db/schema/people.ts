import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../languages/index.ts';
import { id, moment, money, ratio } from './columns.ts';
import { campaignItems, items } from './items.ts';
import { stores } from './stores.ts';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    /**
     * The phone number in international format, with `+`; null while an account from a sign-in
     * provider has none.
     */
    phone: text().unique(),
    /** The e-mail address in lower case. */
    email: text().unique(),
    /** The hash of the password, from `http/passwords.ts`; null for accounts without a password. */
    passwordHash: text(),
    image: text(),
    phoneVerified: boolean().notNull().default(false),
    emailVerified: boolean().notNull().default(false),
    /** false when the shop has blocked the account. */
    active: boolean().notNull().default(true),
    /** The method by which the customer signed in for the first time; null before that. */
    loginMedium: text(),
    /**
     * The account at a sign-in provider, as `medium:subject`: the provider's name, such as
     * `google`, and its id for the person.
     */
    socialId: text(),
    language: text().$type<Language>().notNull().default('en'),
    zoneId: integer(),
    walletBalance: money().notNull().default(0),
    loyaltyPoints: integer().notNull().default(0),
    refCode: text().notNull().unique(),
    refBy: integer(),
    /** Ids of the categories that the customer chose as interests. */
    interests: jsonb().$type<number[]>().notNull(),
    interestModules: jsonb().$type<number[]>().notNull(),
    messagingToken: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('customers_wallet', sql`${table.walletBalance} >= 0`),
    check('customers_points', sql`${table.loyaltyPoints} >= 0`),
  ],
);

/**
 * Sessions. Only hashes of tokens are stored, so that a leaked database gives access to no account.
 */
export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token, in hex. */
    hash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

/**
 * The account for which a one-time code was requested: its id, and a copy of its data at that time.
 * If somebody else signs up with the same phone or e-mail address before the code is entered, the
 * account can be restored from this copy.
 */
export type AskedAccount = Pick<
  typeof customers.$inferSelect,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'emailVerified'
  | 'passwordHash'
  | 'socialId'
  | 'loginMedium'
  | 'refBy'
>;

/** One-time codes for sign-in, verification and password reset (OTP-01 …). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text().notNull(),
    /** The phone or e-mail address to which the code was sent. */
    target: text().notNull(),
    /** The browser or customer that requested the code; nobody else may use it. */
    boundTo: text(),
    /**
     * The account for which the code was requested, with its data at that time; null when the code
     * was requested for a phone only.
     */
    account: jsonb().$type<AskedAccount>(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.purpose, table.target)],
);

/**
 * Guests (GUEST-01). The id is random and large; the secret key proves that a browser is this
 * guest.
 */
export const guests = pgTable('guests', {
  id: bigint({ mode: 'number' }).primaryKey(),
  /**
   * SHA-256 of the guest's secret key, in hex; null for guests from the time before guests had
   * keys.
   */
  keyHash: text(),
  /**
   * Whether the client has ever sent the key; from then on the id alone does not identify the
   * guest.
   */
  keyed: boolean().notNull().default(false),
  messagingToken: text(),
  createdAt: moment().notNull(),
});

/** Columns for street number (`road`), house and floor of an address, named as in the API. */
const doorColumns = () => ({ road: text(), house: text(), floor: text() });

type DoorField = keyof ReturnType<typeof doorColumns>;

/** The names of the columns of `doorColumns`. */
export const doorFields = Object.keys(doorColumns()) as DoorField[];

/** Street number, house and floor as stored; null means not given. */
export type StoredDoor = Record<DoorField, string | null>;

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The customer's own name for the address, if its type is `other`. */
    label: text(),
    contactName: text().notNull(),
    contactNumber: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    ...doorColumns(),
    zoneIds: jsonb().$type<number[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const couriers = pgTable('couriers', {
  id: id(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull().unique(),
  email: text().notNull(),
  image: text(),
  zoneId: integer().notNull(),
  vehicleId: integer(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  avgRating: ratio().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  active: boolean().notNull().default(true),
});

/**
 * People who applied to sell or deliver; their store or courier is not active until the shop
 * approves it.
 */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    kind: text().$type<'vendor' | 'courier'>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    phone: text().notNull(),
    /** The e-mail address in lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    storeId: integer().references(() => stores.id),
    courierId: integer().references(() => couriers.id),
    /** Further data of the application: documents, plan, pickup zones, file names of pictures. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('partners_email').on(table.kind, table.email),
    uniqueIndex('partners_phone').on(table.kind, table.phone),
  ],
);

export const wishlists = pgTable(
  'wishlists',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    itemId: integer().references(() => items.id),
    storeId: integer().references(() => stores.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('wishlists_item').on(table.customerId, table.itemId),
    uniqueIndex('wishlists_store').on(table.customerId, table.storeId),
    check('wishlists_one', sql`num_nonnulls(${table.itemId}, ${table.storeId}) = 1`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    itemId: integer().references(() => items.id),
    campaignItemId: integer().references(() => campaignItems.id),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** A copy of the customer's name, because the review remains when the account is deleted. */
    customerName: text().notNull(),
    orderId: integer(),
    rating: integer().notNull(),
    comment: text(),
    attachments: jsonb().$type<string[]>().notNull(),
    reply: text(),
    repliedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.storeId),
    index().on(table.itemId),
    uniqueIndex('reviews_once').on(table.orderId, table.itemId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const courierReviews = pgTable(
  'courier_reviews',
  {
    id: id(),
    courierId: integer()
      .notNull()
      .references(() => couriers.id),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    orderId: integer().notNull().unique(),
    rating: integer().notNull(),
    comment: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.courierId)],
);

export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    transactionId: text().notNull().unique(),
    type: text().notNull(),
    credit: money().notNull().default(0),
    debit: money().notNull().default(0),
    adminBonus: money().notNull().default(0),
    balance: money().notNull(),
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const loyaltyTransactions = pgTable(
  'loyalty_transactions',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    transactionId: text().notNull().unique(),
    type: text().notNull(),
    credit: integer().notNull().default(0),
    debit: integer().notNull().default(0),
    balance: integer().notNull(),
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const newsletter = pgTable('newsletter', {
  id: id(),
  email: text().notNull().unique(),
  createdAt: moment().notNull(),
});
