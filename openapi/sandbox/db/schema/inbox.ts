import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../languages/index.ts';
import { id, moment, texts } from './columns.ts';
import { customers, tokens } from './people.ts';

/** Whom a customer talks to. */
export type PartnerType = 'admin' | 'vendor' | 'delivery_man';

/** A customer's talk with one partner. It goes with the account. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    partnerType: text().$type<PartnerType>().notNull(),
    /** The vendor's or courier's id; 0 is the shop itself. */
    partnerId: integer().notNull(),
    /** Who wrote first stands as the sender. */
    begunByCustomer: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    lastMessageAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_once').on(table.customerId, table.partnerType, table.partnerId),
    check('conversations_shop', sql`(${table.partnerType} = 'admin') = (${table.partnerId} = 0)`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    fromCustomer: boolean().notNull(),
    /** null when only pictures were sent. */
    text: text(),
    /** Upload ids of the pictures. */
    files: jsonb().$type<string[]>().notNull(),
    orderId: integer(),
    /** By the other side. */
    seen: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** Of the intent; null where the client sent none, and of what a partner wrote. */
    idempotencyKey: text(),
  },
  (table) => [
    index().on(table.conversationId, table.id),
    uniqueIndex().on(table.conversationId, table.idempotencyKey),
  ],
);

/** The shop's notifications to one customer, or to everybody. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** null: everybody. */
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /** Of those to everybody: whom it is for; null is every zone. */
    zoneId: integer(),
    type: text()
      .$type<'push_notification' | 'order_status' | 'trip_status' | 'message' | 'add_fund'>()
      .notNull(),
    title: texts().notNull(),
    description: texts().notNull(),
    /** Order or trip it is about. */
    orderId: integer(),
    image: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);

/**
 * A browser that is to be told what a customer is told, by its push service (RFC 8030). It belongs to
 * the session in which it was asked for, and ends with it: signing out, a new password and the end of
 * the account take it away.
 */
export const webPushSubscriptions = pgTable(
  'web_push_subscriptions',
  {
    id: id(),
    /** `tokens.hash` of the session. */
    tokenHash: text()
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    /** The address at the push service; a browser has one. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and shared secret (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language of its notifications. */
    language: text().$type<Language>().notNull(),
    /** The newest notification that was sent, or was there before the browser asked. */
    lastNotificationId: integer().notNull(),
    /** Tries of the next one that failed, and when the next try is due. */
    tries: integer().notNull().default(0),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.tokenHash)],
);
