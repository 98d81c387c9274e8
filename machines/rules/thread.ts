import { linkTo } from './paths.ts';
import type { ChatMessage, QueuedMessage, ThreadKey, ThreadPage } from './domain.ts';

/** The number of messages, or of conversations, on one page of the API. */
export const ROWS_A_PAGE = 20;

/** The maximum number of characters of a message (wire facts 4). */
export const MAX_CHARACTERS = 500;

/** The maximum number of pictures that can be attached to a message (wire facts 4). */
export const MAX_PICTURES = 3;

const kinds = ['shop', 'store', 'courier', 'conversation'] as const;

/** The key of a conversation as written in a URL, such as `store-18`. */
export const threadText = ({ kind, id }: ThreadKey): string => `${kind}-${id}`;

/** The link to a conversation in the inbox, with the order that it is about, if there is one. */
export const threadLink = (thread: ThreadKey, orderId?: number): string =>
  linkTo('profile', { page: 'inbox', with: threadText(thread), order_id: orderId });

/**
 * Reads the key of a conversation from a URL, as `threadText` writes it; null for anything else.
 */
export function threadOf(text: string | null): ThreadKey | null {
  const [, word, digits] = /^([a-z]+)-(\d{1,15})$/.exec(text ?? '') ?? [];
  const kind = kinds.find((one) => one === word);
  if (kind === undefined || (kind === 'shop') !== (Number(digits) === 0)) return null;
  return { kind, id: Number(digits) };
}

/** Whether two keys identify the same conversation. */
export const isSameThread = (one: ThreadKey, other: ThreadKey): boolean =>
  one.kind === other.kind && one.id === other.id;

type Known = Pick<ThreadPage, 'messages' | 'total'>;

const byId = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map(messages.map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  );

/**
 * Merges the newest page of a conversation into the messages already loaded. If messages are
 * missing between the two, only the page is returned and older ones must be loaded again, so that
 * there is no gap in the middle.
 */
export function withNewest(known: readonly ChatMessage[], page: Known): ChatMessage[] {
  const [oldest] = page.messages;
  const last = known.at(-1);
  const hasGap =
    oldest !== undefined &&
    last !== undefined &&
    last.id < oldest.id &&
    known.length + page.messages.length < page.total;
  return hasGap ? byId(page.messages) : byId([...known, ...page.messages]);
}

/** Adds a page of older messages to the loaded ones; each message occurs once. */
export const withOlder = (known: readonly ChatMessage[], page: Known): ChatMessage[] =>
  byId([...page.messages, ...known]);

/**
 * The number of the page (from 1) to request for older rows; `known` is the number of loaded rows.
 */
export const olderPage = (known: number): number => Math.floor(known / ROWS_A_PAGE) + 1;

/**
 * Whether a queued message has reached the server, although no answer arrived: the conversation has
 * a newer message of the customer with the same text and number of pictures. Newer means an id
 * above `after`, the newest id when the queued message was written (0 if there was no message).
 */
export const hasArrived = (
  { text, pictures, after }: Pick<QueuedMessage, 'text' | 'pictures' | 'after'>,
  messages: readonly ChatMessage[],
): boolean =>
  messages.some(
    (one) => one.isOwn && one.id > after && one.text === text && one.pictures.length === pictures,
  );

/** Why a message cannot be sent. */
export type UnsendableReason = 'empty' | 'tooLong';

/** Why a message with this text and this number of pictures cannot be sent; null when it can. */
export function unsendable(text: string, pictures: number): UnsendableReason | null {
  const words = text.trim();
  if (words === '' && pictures === 0) return 'empty';
  return words.length > MAX_CHARACTERS ? 'tooLong' : null;
}

/** A part of a message's text: plain text, or a link. */
export interface TextPart {
  text: string;
  /** The URL of a link; null for plain text. */
  href: string | null;
}

/** Punctuation after a URL that belongs to the sentence around it, not to the URL. */
const trailing = /[.,!?;:)\]}'"»”،؛؟]+$/u;

/** Splits a message into plain text and links, so that http and https URLs in it can be clicked. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"\p{Cf}]+/giu)) {
    const href = found.replace(trailing, '');
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
