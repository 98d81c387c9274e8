/** Talks with the shop, stores and couriers. */
import type { MessageRef } from './common.ts';
import type { OrderStatus } from './order.ts';

/** Whom a customer talks to; a provider of vehicles is a store too. */
export type PartnerKind = 'shop' | 'store' | 'courier';

/**
 * What a thread is known by: its partner, the shop under 0, a store under its vendor's id. A partner
 * who is gone has left the conversation's own id.
 */
export interface ThreadKey {
  kind: PartnerKind | 'conversation';
  id: number;
}

/** What a visitor writes to the shop from its help page. */
export interface ContactMessage {
  /** Of the intent: however often it is sent, the inbox has it once. */
  key: string;
  text: string;
  /** Null for a customer, whom the shop knows. */
  from: { name: string; email: string } | null;
}

export interface ChatMessage {
  id: number;
  /** Written by the customer. */
  isOwn: boolean;
  /** '' when only pictures were sent. */
  text: string;
  /** Addresses of the pictures; null of one that is gone. */
  pictures: (string | null)[];
  /** By the other side. */
  isSeen: boolean;
  /** What it is about; amounts are in the shop's currency, null when the server did not say. */
  order: { id: number; status: OrderStatus; amount: number | null } | null;
  /** ISO; null when the server did not say. */
  at: string | null;
}

export interface Conversation {
  key: ThreadKey;
  kind: PartnerKind;
  /** '' is the shop itself, whose name the config has. */
  name: string;
  imageUrl: string | null;
  unread: number;
  last: ChatMessage | null;
  /** When the last message came, ISO. */
  at: string | null;
}

/** Some messages of a thread, the oldest first. */
export interface ThreadPage {
  messages: ChatMessage[];
  /** How many there are in all. */
  total: number;
  /** False locks sending: no order or trip with this partner is under way. */
  isOpen: boolean;
  /** Null before the first message. */
  conversation: Conversation | null;
}

/** A message that waits on this device until the server has it. */
export interface QueuedMessage {
  /** Of the intent: under it the server writes it once. */
  key: string;
  /** Id of the customer who wrote it. */
  owner: number;
  thread: ThreadKey;
  text: string;
  /** How many pictures travel with it; they are stored apart under its key. */
  pictures: number;
  orderId: number | null;
  /** When it was written, ISO. */
  at: string;
  /** The newest message that was known before it: what it became is newer. */
  after: number;
  /** Whether it was sent before and no answer came: it may be there already. */
  isAttempted: boolean;
  /** Why the server refused it; null while it waits. */
  refusal: MessageRef | null;
}

/** A notification of the shop to a customer, or to everybody. */
export interface ShopNotification {
  id: number;
  kind: 'order' | 'trip' | 'message' | 'wallet' | 'coupon' | 'referral' | 'plain';
  title: string;
  text: string;
  /** Order or trip it is about; null when it is about none. */
  subjectId: number | null;
  /** ISO; null when the server did not say. */
  at: string | null;
}

/** Which notifications a customer has read. */
export interface ReadNotifications {
  /** All up to this id. */
  through: number;
  /** And these after it. */
  ids: number[];
}
