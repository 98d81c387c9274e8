import type {
  ChatMessage,
  Conversation,
  PartnerKind,
  ShopNotification,
  ThreadKey,
  ThreadPage,
} from '../../../machines/rules/domain.ts';
import { readStatus } from '../orders/read.ts';
import { requiredCount } from '../required.ts';
import {
  asCount,
  asFlag,
  asList,
  asMoment,
  asNumber,
  asNumberOrNull,
  asObject,
  asPrice,
  asText,
  asTextOrNull,
  asWebAddress,
} from '../scalars.ts';
import { asUtcMoment } from '../utcMoment.ts';
import type { AnswerTo, Wire } from '../wire.ts';

/**
 * Reads a message (wire facts 15.20).
 * @param customerId the customer's id in chats; messages with it as `sender_id` are the customer's
 * own
 * @throws CallError `malformed` without an id, because the id identifies a message
 */
export function readMessage(value: unknown, customerId: number | null): ChatMessage {
  const message = asObject<Wire['Message']>(value);
  const order = asObject<NonNullable<Wire['Message']['order']>>(message.order);
  const orderId = asCount(order.id) ?? asCount(message.order_id);
  const sender = asNumberOrNull(message.sender_id);
  return {
    id: requiredCount(message.id),
    isOwn: sender !== null && sender === customerId,
    text: asText(message.message),
    pictures: asList(message.file_full_url).map(asWebAddress),
    isSeen: asFlag(message.is_seen),
    order:
      orderId === null
        ? null
        : {
            id: orderId,
            status: readStatus(order.order_status),
            amount: asPrice(order.order_amount),
          },
    at: asMoment(message.created_at),
  };
}

const kinds = {
  vendor: 'store',
  delivery_man: 'courier',
  admin: 'shop',
} as const satisfies Record<string, PartnerKind>;

const kindOf = (type: unknown): PartnerKind | null =>
  type === 'vendor' || type === 'delivery_man' || type === 'admin' ? kinds[type] : null;

/**
 * Finds the two sides of a conversation: the customer, and the partner, which is the shop, a store
 * or a courier. Each of them can be the sender or the receiver in the answer (wire facts 12).
 */
function sidesOf(value: unknown) {
  const conversation = asObject<Wire['Conversation']>(value);
  const sides = [
    {
      id: asNumberOrNull(conversation.sender_id),
      type: conversation.sender_type,
      user: conversation.sender,
    },
    {
      id: asNumberOrNull(conversation.receiver_id),
      type: conversation.receiver_type,
      user: conversation.receiver,
    },
  ];
  const partner = sides.find(({ type }) => kindOf(type) !== null);
  return { partner, customer: sides.find((side) => side !== partner) };
}

/** The customer's id in chats; null where a conversation does not contain it. */
const readCustomerSide = (value: unknown): number | null => sidesOf(value).customer?.id ?? null;

/**
 * Reads a conversation and its partner: the shop, a store or a courier.
 * @throws CallError `malformed` without an id
 */
export function readConversation(value: unknown): Conversation {
  const conversation = asObject<Wire['Conversation']>(value);
  const { partner } = sidesOf(value);
  const kind = kindOf(partner?.type) ?? 'shop';
  const user = asObject<Wire['ChatUser']>(partner?.user);
  const partnerId = kind === 'store' ? asCount(user.vendor_id) : asCount(user.deliveryman_id);
  const id = requiredCount(conversation.id);
  const key: ThreadKey =
    kind === 'shop'
      ? { kind, id: 0 }
      : partnerId === null
        ? { kind: 'conversation', id }
        : { kind, id: partnerId };
  const last = asObject<Wire['Message']>(conversation.last_message);
  const message = asCount(last.id) === null ? null : readMessage(last, readCustomerSide(value));
  return {
    key,
    kind,
    name: [user.f_name, user.l_name]
      .map((part) => asText(part).trim())
      .filter(Boolean)
      .join(' '),
    imageUrl: asTextOrNull(user.image_full_url),
    unread: Math.max(0, asNumber(conversation.unread_message_count)),
    last: message,
    // In the list this time has no time zone.
    at: message?.at ?? asMoment(conversation.last_message_time),
  };
}

/** Reads a page of messages of one conversation, the oldest first (wire facts 15.20). */
export function readThreadPage(value: unknown): ThreadPage {
  const page = asObject<AnswerTo<'getConversation'>>(value);
  const conversation = page.conversation ?? null;
  const customerId = readCustomerSide(conversation);
  const messages = asList(page.messages).map((one) => readMessage(one, customerId));
  return {
    messages: messages.sort((one, other) => one.id - other.id),
    total: asNumber(page.total_size, messages.length),
    isOpen: asFlag(page.status, true),
    conversation: conversation === null ? null : readConversation(conversation),
  };
}

const notificationKinds: Readonly<Record<string, ShopNotification['kind']>> = {
  order_status: 'order',
  trip_status: 'trip',
  message: 'message',
  add_fund: 'wallet',
  cashback: 'wallet',
  coupon: 'coupon',
  referral_code: 'referral',
};

/**
 * Reads a notification (wire facts 15.20). One that is for this customer alone has its texts only
 * in `data`.
 * @throws CallError `malformed` without an id, because the id decides what counts as read
 */
export function readNotification(value: unknown): ShopNotification {
  const row = asObject<Wire['Notification']>(value);
  const data = asObject<Wire['Notification']['data']>(row.data);
  return {
    id: requiredCount(row.id),
    kind: notificationKinds[asText(data.type)] ?? 'plain',
    title: asText(data.title).trim() || asText(row.title).trim(),
    text: asText(data.description).trim() || asText(row.description).trim(),
    subjectId: asCount(data.order_id) || null,
    at: asUtcMoment(row.created_at),
  };
}
