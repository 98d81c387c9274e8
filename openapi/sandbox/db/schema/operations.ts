import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { id, moment, money } from './columns.ts';

/**
 * A column of raw bytes. The database drivers return a view into a larger buffer of their own, so
 * the bytes are copied into an array that contains nothing else.
 */
const bytes = customType<{
  data: Uint8Array;
  driverData: Uint8Array;
}>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});

/** The shop's settings and texts, by key; `config` is the source of `GET /config`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/**
 * A payment that was opened on the payment page: what is paid, by whom, and the URL to return to.
 */
export const paymentSessions = pgTable('payment_sessions', {
  /** A random text that identifies the payment in the page's URL. */
  id: text().primaryKey(),
  /**
   * What is paid, which decides who handles the payment: an order, a wallet top-up, a trip or a
   * subscription. `attributeId` is its id; for a subscription the id of the store.
   */
  kind: text().notNull(),
  attributeId: integer().notNull(),
  payerId: bigint({ mode: 'number' }).notNull(),
  method: text().notNull(),
  amount: money().notNull(),
  /** The id of the plan that a store pays for; null for everything else. */
  packageId: integer(),
  callback: text().notNull(),
  /** `open` until the payment page has an outcome; then it never changes. */
  status: text().$type<'open' | 'success' | 'fail' | 'cancel'>().notNull(),
  reference: text().notNull(),
  /**
   * Whether the page was opened with the secret key that only the payer has. Without it, the page
   * cannot make the payment fail.
   */
  byPayer: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  settledAt: moment(),
  /**
   * When the gateway gave the money back, because what the page was for had been paid already; null
   * for all other payments. What a customer paid for an order or a trip goes into the wallet
   * instead.
   */
  refundedAt: moment(),
});

/**
 * Files that customers uploaded. Their type is detected from their content, and the server names
 * them.
 */
export const uploads = pgTable('uploads', {
  /** A random file name with the extension of its type. */
  id: text().primaryKey(),
  mediaType: text().notNull(),
  content: bytes().notNull(),
  createdAt: moment().notNull(),
});

/** Messages that were sent by SMS, e-mail or push; tests read codes from here. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text().$type<'sms' | 'email' | 'push'>().notNull(),
    target: text().notNull(),
    purpose: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.target)],
);

/**
 * Counts for rate limits (`Throttle`): `key` names the limit and whom it concerns, `uses` is the
 * number of uses since `beganAt`. A migration makes the table unlogged, which is faster: almost
 * every request writes to it, and a crash of the database may empty it without harm.
 */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  uses: integer().notNull(),
  beganAt: moment().notNull(),
  lastAt: moment().notNull(),
  /** When the period of the limit ends; the next use then starts a new count. */
  endsAt: moment().notNull(),
});

/**
 * Data that the simulated sign-in providers (Google, Facebook, Apple) must store between two
 * requests of a sign-in.
 */
export const providerEntries = pgTable('provider_entries', {
  /** The kind of data and its id, as the package `oidc-provider` names them. */
  key: text().primaryKey(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  endsAt: moment().notNull(),
});
