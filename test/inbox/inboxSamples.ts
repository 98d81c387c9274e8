import type {
  ChatMessage,
  Conversation,
  QueuedMessage,
  ShopNotification,
  ThreadPage,
} from '../../machines/rules/domain.ts';

/**
 * A message from a store, as the storefront represents it; a test overrides the fields that matter.
 */
export const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  isOwn: false,
  text: 'Hello',
  pictures: [],
  isSeen: false,
  order: null,
  at: '2026-11-23T10:00:00.000Z',
  ...over,
});

/** Messages with the ids from one to another. */
export const messages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, at) => message({ id: from + at }));

/** The conversation with a store. */
export const conversation = (over: Partial<Conversation> = {}): Conversation => ({
  key: { kind: 'store', id: 18 },
  kind: 'store',
  name: 'Corner Basket',
  imageUrl: null,
  unread: 0,
  last: null,
  at: null,
  ...over,
});

/** A page of the thread with a store. */
export const threadPage = (over: Partial<ThreadPage> = {}): ThreadPage => ({
  messages: [],
  total: over.messages?.length ?? 0,
  isOpen: true,
  conversation: conversation(),
  ...over,
});

/** A message that waits for the server. */
export const queued = (over: Partial<QueuedMessage> = {}): QueuedMessage => ({
  key: 'key-1',
  owner: 12,
  thread: { kind: 'store', id: 18 },
  text: 'Is the bread fresh?',
  pictures: 0,
  orderId: null,
  at: '2026-11-23T10:00:00.000Z',
  after: 0,
  isAttempted: false,
  refusal: null,
  ...over,
});

/** A notification of an order that moved on. */
export const notice = (over: Partial<ShopNotification> = {}): ShopNotification => ({
  id: 4,
  kind: 'order',
  title: 'Order confirmed',
  text: 'Your order is confirmed.',
  subjectId: 100482,
  at: '2026-11-23T10:00:00Z',
  ...over,
});
