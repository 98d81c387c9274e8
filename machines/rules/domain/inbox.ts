/** Conversations with the shop, stores and couriers, and the shop's notifications. */
import type { MessageRef } from './common.ts';
import type { OrderStatus } from './order.ts';

/** Whom a customer talks to; a rental provider counts as a `store`. */
export type PartnerKind = 'shop' | 'store' | 'courier';

/**
 * Identifies a conversation by its partner: the shop has id 0, a store the id of its owner
 * (`vendorId`), a courier its own id. When the partner no longer exists, `kind` is `conversation`
 * and `id` the conversation's own id.
 */
export interface ThreadKey {
  kind: PartnerKind | 'conversation';
  id: number;
}

/** What a visitor writes to the shop from its help page. */
export interface ContactMessage {
  /** Idempotency key: the server stores the message only once, however often it is sent. */
  key: string;
  text: string;
  /** The sender's name and e-mail address; null for a signed-in customer, whom the server knows. */
  from: { name: string; email: string } | null;
}

export interface ChatMessage {
  id: number;
  /** Whether the customer wrote this message. */
  isOwn: boolean;
  /** The text; '' when only pictures were sent. */
  text: string;
  /** URLs of the pictures; null for a picture that cannot be shown any more. */
  pictures: (string | null)[];
  /** Whether the recipient has seen the message. */
  isSeen: boolean;
  /**
   * The order that the message is about, or null. `amount` is in the shop's currency; null when the
   * server did not send it.
   */
  order: { id: number; status: OrderStatus; amount: number | null } | null;
  /** When the message was sent, ISO-8601; null when the server did not send it. */
  at: string | null;
}

export interface Conversation {
  key: ThreadKey;
  kind: PartnerKind;
  /** The partner's name; '' for the shop itself, whose name is in the config. */
  name: string;
  imageUrl: string | null;
  unread: number;
  last: ChatMessage | null;
  /** When the last message was sent, ISO 8601; null when the server did not send it. */
  at: string | null;
}

/** A page of the messages of one conversation, the oldest first. */
export interface ThreadPage {
  messages: ChatMessage[];
  /** The number of messages in the whole conversation. */
  total: number;
  /**
   * Whether the customer can write; false when no order or trip with this partner is in progress.
   */
  isOpen: boolean;
  /**
   * The conversation itself, with the partner's name and the last message; null before its first
   * message.
   */
  conversation: Conversation | null;
}

/** A message in the outbox: stored on this device until the server has accepted it. */
export interface QueuedMessage {
  /** Idempotency key: the server stores the message only once, however often it is sent. */
  key: string;
  /** Id of the customer who wrote it. */
  owner: number;
  thread: ThreadKey;
  text: string;
  /** The number of attached pictures, which are stored separately under `key`. */
  pictures: number;
  orderId: number | null;
  /** When the message was written, ISO 8601. */
  at: string;
  /**
   * Id of the newest message that the conversation had when this one was written: once sent, this
   * one gets a higher id.
   */
  after: number;
  /**
   * Whether sending was tried without an answer, so that the server may already have the message.
   */
  isAttempted: boolean;
  /** Why the server refused the message; null while it is still to be sent. */
  refusal: MessageRef | null;
}

/** A notification of the shop to a customer, or to everybody. */
export interface ShopNotification {
  id: number;
  kind: 'order' | 'trip' | 'message' | 'wallet' | 'coupon' | 'referral' | 'plain';
  title: string;
  text: string;
  /** Id of the order or trip that the notification is about; null when there is none. */
  subjectId: number | null;
  /** When the notification was sent, ISO-8601; null when the server did not send it. */
  at: string | null;
}

/** Which notifications a customer has read. */
export interface ReadNotifications {
  /** Every notification with this id or a lower one is read. */
  through: number;
  /** Ids above `through` of notifications that are also read. */
  ids: number[];
}
