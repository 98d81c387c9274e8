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

/** The kind of partner to whom a customer can write; `admin` is the shop itself. */
export type PartnerType = 'admin' | 'vendor' | 'delivery_man';

/** A customer's conversation with one partner; it is deleted with the account. */
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
    /**
     * Whether the customer wrote first. The API's answers name the person who wrote first as
     * `sender`.
     */
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
    /** The text of the message; null when it has only pictures. */
    text: text(),
    /** File names of the pictures, which are ids in `uploads`. */
    files: jsonb().$type<string[]>().notNull(),
    orderId: integer(),
    /** Whether the receiver has read the message. */
    seen: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /**
     * Prevents a repeated request from sending a message twice. null for messages of partners, and
     * of clients that sent no key.
     */
    idempotencyKey: text(),
  },
  (table) => [
    index().on(table.conversationId, table.id),
    uniqueIndex().on(table.conversationId, table.idempotencyKey),
  ],
);

/** Notifications that the shop sends to one customer, or to everybody. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** The customer who gets the notification; null means all customers. */
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /**
     * The only zone whose customers get the notification, when it is for all customers; null means
     * all zones.
     */
    zoneId: integer(),
    type: text()
      .$type<
        | 'push_notification'
        | 'order_status'
        | 'trip_status'
        | 'message'
        | 'add_fund'
        | 'referral_code'
      >()
      .notNull(),
    title: texts().notNull(),
    description: texts().notNull(),
    /** The order or trip that the notification is about. */
    orderId: integer(),
    image: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);

/**
 * A browser that gets a customer's notifications through its push service (RFC 8030). It belongs to
 * the session in which the customer allowed it, and is deleted with that session: by signing out, a
 * new password or the deletion of the account.
 */
export const webPushSubscriptions = pgTable(
  'web_push_subscriptions',
  {
    id: id(),
    /** The session to which the subscription belongs, by its `tokens.hash`. */
    tokenHash: text()
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    /** The browser's address at the push service. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and shared secret (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language in which the browser gets notifications. */
    language: text().$type<Language>().notNull(),
    /**
     * The id of the newest notification that was sent to this browser, or that existed before it
     * subscribed. Notifications with a higher id must still be sent.
     */
    lastNotificationId: integer().notNull(),
    /**
     * How many attempts to send the next notification have failed, and when the next attempt is
     * due.
     */
    tries: integer().notNull().default(0),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.tokenHash)],
);
