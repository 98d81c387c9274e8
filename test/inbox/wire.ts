import type { components } from '../../openapi/generated/api.ts';
import { maya } from '../account/wireAccount.ts';
import type { Asked } from '../catalogue/wireShop.tsx';

type Schemas = components['schemas'];

/** Maya and the store Corner Basket (vendor 18) as senders and receivers of chat messages. */
const mayasSide = { id: 40, f_name: 'Maya', l_name: 'Haddad', image_full_url: null, user_id: 12 };
export const basketsSide = {
  id: 41,
  f_name: 'Corner Basket',
  l_name: '',
  image_full_url: null,
  user_id: null,
  vendor_id: 18,
};

/** A chat message in the contract's wire format, from Corner Basket unless overridden. */
export const wireMessage = (over: Partial<Schemas['Message']>): Schemas['Message'] => ({
  id: 1,
  conversation_id: 5,
  sender_id: 41,
  message: 'Hello',
  file: null,
  file_full_url: [],
  is_seen: 0,
  order_id: null,
  created_at: '2026-11-20T12:00:00.000000Z',
  ...over,
});

/** The conversation with Corner Basket. */
export const wireTalk = (over: Partial<Schemas['Conversation']> = {}): Schemas['Conversation'] => ({
  id: 5,
  sender_id: 40,
  sender_type: 'customer',
  receiver_id: 41,
  receiver_type: 'vendor',
  last_message_id: 1,
  last_message_time: '2026-11-20 12:00:00',
  unread_message_count: 0,
  sender: mayasSide,
  receiver: basketsSide,
  ...over,
});

/** A page of conversations. */
export const talksPage = (
  conversations: Schemas['Conversation'][],
  total = conversations.length,
) => ({
  total_size: total,
  limit: 20,
  offset: 1,
  conversations,
});

/** A page of messages, newest first as the server has them. */
export const threadAnswer = (
  messages: Schemas['Message'][],
  over: { total_size?: number; status?: boolean } = {},
) => ({
  total_size: messages.length,
  limit: '20',
  offset: '1',
  status: true,
  messages,
  conversation: messages.length === 0 ? null : wireTalk(),
  ...over,
});

/**
 * Answers the call for the signed-in customer's profile, which every page makes; undefined for
 * other calls.
 */
export const whoIsThere = ({ path }: Asked): unknown =>
  path === '/api/v1/customer/info' ? maya : undefined;
