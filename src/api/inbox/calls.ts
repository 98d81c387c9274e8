import type {
  Conversation,
  Page,
  ShopNotification,
  ThreadKey,
  ThreadPage,
} from '../../../machines/rules/domain.ts';
import { ROWS_A_PAGE } from '../../../machines/rules/thread.ts';
import { answer, client, patience } from '../client.ts';
import { asForm, uploadPatience } from '../upload.ts';
import { readPage } from '../envelope.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readConversation, readNotification, readThreadPage } from './read.ts';

/**
 * The customer's conversations, newest first (wire facts 12).
 * @param name a part of the name of a store or courier that the customer talks to; '' finds all
 * conversations
 */
export async function fetchConversations(
  name: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Conversation>> {
  const paging = { limit: ROWS_A_PAGE, offset: page };
  const call =
    name === ''
      ? client.GET('/api/v1/customer/message/list', {
          params: { query: paging },
          signal: patience(signal),
        })
      : client.GET('/api/v1/customer/message/search-list', {
          params: { query: { ...paging, name } },
          signal: patience(signal),
        });
  return readPage(await answer(call, signal), 'conversations', page, readConversation);
}

/**
 * The number of unread messages in the newest conversations, read from the first page of their
 * list.
 */
export async function fetchUnread(signal?: AbortSignal): Promise<number> {
  const call = client.GET('/api/v1/customer/message/list', {
    params: { query: { limit: ROWS_A_PAGE, offset: 1 } },
    signal: patience(signal),
  });
  const body = await answer(call, signal, 'shop');
  const { rows } = readPage(body, 'conversations', 1, readConversation);
  return rows.reduce((sum, { unread }) => sum + unread, 0);
}

const queryOf = ({ kind, id }: ThreadKey) => {
  if (kind === 'store') return { vendor_id: id };
  if (kind === 'courier') return { delivery_man_id: id };
  return kind === 'shop' ? { admin_id: 0 as const } : { conversation_id: id };
};

/**
 * Fetches messages of one conversation with the shop, a store or a courier; page 1 has the newest.
 * The server then marks these messages as seen (wire facts 12).
 * @throws CallError `notFound` for another customer's conversation
 */
export async function fetchThread(
  thread: ThreadKey,
  page: number,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const query = { ...queryOf(thread), limit: ROWS_A_PAGE, offset: page };
  const call = client.GET('/api/v1/customer/message/details', {
    params: { query },
    signal: patience(signal),
  });
  return readThreadPage(await answer(call, signal));
}

interface SentMessage {
  thread: ThreadKey;
  /**
   * The idempotency key: a retry with the same key does not store the message twice, on backends
   * that support such keys.
   */
  key: string;
  text: string;
  orderId: number | null;
}

const types = { shop: 'admin', store: 'vendor', courier: 'delivery_man' } as const;

/**
 * Sends text, pictures or both, and resolves with the newest messages of the thread (wire facts
 * 12). `key` is the idempotency key of the message; `orderId` is the order that it is about, or
 * null.
 * @throws CallError `throttled` above 30 messages a minute; `refused` when the order that allowed
 * this conversation is over
 */
export async function sendMessage(
  { thread: { kind, id }, key, text, orderId }: SentMessage,
  pictures: readonly File[],
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const to =
    kind === 'conversation'
      ? { conversation_id: id }
      : { receiver_id: id, receiver_type: types[kind] };
  const body = {
    ...to,
    limit: ROWS_A_PAGE,
    offset: 1,
    ...(text !== '' && { message: text }),
    ...(orderId !== null && { order_id: orderId }),
  };
  const call = client.POST('/api/v1/customer/message/send', {
    params: { header: { 'Idempotency-Key': key } },
    body,
    ...(pictures.length > 0 && { bodySerializer: () => asForm(body, 'image[]', [...pictures]) }),
    signal: uploadPatience(pictures, signal),
  });
  return readThreadPage(await answer(call, signal));
}

/** The customer's notifications of the last 15 days, newest first (wire facts 7). */
export async function fetchNotifications(signal?: AbortSignal): Promise<ShopNotification[]> {
  const call = client.GET('/api/v1/customer/notifications', { signal: patience(signal) });
  return asList(await answer(call, signal, 'shop')).map(readNotification);
}

/** Predefined questions that a customer can send with one press, in the language of the app. */
export async function fetchQuickReplies(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/automated-message', {
    params: { query: { limit: 10, offset: 1 } },
    signal: patience(signal),
  });
  const page = asObject<AnswerTo<'listAutomatedMessages'>>(await answer(call, signal));
  return asList(page.data)
    .map((row) => asText(asObject<Row<AnswerTo<'listAutomatedMessages'>['data']>>(row).message))
    .filter((text) => text.trim() !== '');
}
