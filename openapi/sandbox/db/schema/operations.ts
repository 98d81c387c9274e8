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

/** Raw bytes; both drivers hand out a view, a plain copy is what leaves here. */
const bytes = customType<{
  data: Uint8Array;
  driverData: Uint8Array;
}>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});

/** The shop's switches and texts, by key; `config` holds what `GET /config` is made of. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** A visit to the payment page: what is paid, by whom, and where the browser goes afterwards. */
export const paymentSessions = pgTable('payment_sessions', {
  /** Random; names the session in the page's address. */
  id: text().primaryKey(),
  /** Which desk settles it: an order, a wallet top-up, a trip. */
  kind: text().notNull(),
  attributeId: integer().notNull(),
  payerId: bigint({ mode: 'number' }).notNull(),
  method: text().notNull(),
  amount: money().notNull(),
  callback: text().notNull(),
  /** Checked when the session was opened; the browser cannot change it later. */
  status: text().$type<'open' | 'success' | 'fail' | 'cancel'>().notNull(),
  reference: text().notNull(),
  /** Whether it was opened with the key that only the payer is given. */
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

/** What would go out by SMS, e-mail or push; test mode reads the codes here. */
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
 * How often something was done since `beganAt`, by key (`Throttle`). The migration makes it unlogged:
 * it is written with many requests, and need not outlive a crash.
 */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  uses: integer().notNull(),
  beganAt: moment().notNull(),
  lastAt: moment().notNull(),
  /** From then on it counts no more. */
  endsAt: moment().notNull(),
});

/** What the stand-in for Google, Facebook and Apple remembers between two requests of one sign-in. */
export const providerEntries = pgTable('provider_entries', {
  /** The provider's own kind and id of it. */
  key: text().primaryKey(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  endsAt: moment().notNull(),
});
