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

/** Raw bytes; both drivers return a view, this column a plain copy. */
const bytes = customType<{
  data: Uint8Array;
  driverData: Uint8Array;
}>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});

/** The shop's settings and texts, by key; `config` contains the data of `GET /config`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** A visit to the payment page: the payment, its payer, and the address to return to. */
export const paymentSessions = pgTable('payment_sessions', {
  /** Random; names the session in the page's address. */
  id: text().primaryKey(),
  /** The desk that settles it: an order, a wallet top-up, a trip. */
  kind: text().notNull(),
  attributeId: integer().notNull(),
  payerId: bigint({ mode: 'number' }).notNull(),
  method: text().notNull(),
  amount: money().notNull(),
  callback: text().notNull(),
  /** Checked when the session was opened; the browser cannot change it later. */
  status: text().$type<'open' | 'success' | 'fail' | 'cancel'>().notNull(),
  reference: text().notNull(),
  /** Whether it was opened with the key that only the payer gets. */
  byPayer: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  settledAt: moment(),
});

/** Files of customers: type found by content, name chosen by the server. */
export const uploads = pgTable('uploads', {
  /** Random name with the extension of its type. */
  id: text().primaryKey(),
  mediaType: text().notNull(),
  content: bytes().notNull(),
  createdAt: moment().notNull(),
});

/** Messages by SMS, e-mail or push; test mode reads the codes here. */
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
 * The number of uses since `beganAt`, by key (`Throttle`). The migration makes the table unlogged:
 * it is written with many requests, and may be lost in a crash.
 */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  uses: integer().notNull(),
  beganAt: moment().notNull(),
  lastAt: moment().notNull(),
  /** From then on the row does not count any more. */
  endsAt: moment().notNull(),
});

/**
 * The data that the stand-in for Google, Facebook and Apple stores between two requests of one
 * sign-in.
 */
export const providerEntries = pgTable('provider_entries', {
  /** The provider's own kind and id of it. */
  key: text().primaryKey(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  endsAt: moment().notNull(),
});
