import { linkTo } from './paths.ts';
import type { ChatMessage, QueuedMessage, ThreadKey, ThreadPage } from './domain.ts';

/** How many messages or conversations one request asks for. */
export const ROWS_A_PAGE = 20;

/** As many characters as a message may have (wire facts 4). */
export const MOST_CHARACTERS = 500;

/** As many pictures as travel with a message (wire facts 4). */
export const MOST_PICTURES = 3;

const kinds = ['shop', 'store', 'courier', 'conversation'] as const;

/** A thread's key as an address has it: `store-18`. */
export const threadText = ({ kind, id }: ThreadKey): string => `${kind}-${id}`;

/** The address of a thread; of one about an order, that order too. */
export const threadLink = (thread: ThreadKey, orderId?: number): string =>
  linkTo('profile', { page: 'inbox', with: threadText(thread), order_id: orderId });

/** The thread that an address names; null when it names none. */
export function threadOf(text: string | null): ThreadKey | null {
  const [, word, digits] = /^([a-z]+)-(\d{1,15})$/.exec(text ?? '') ?? [];
  const kind = kinds.find((one) => one === word);
  if (kind === undefined || (kind === 'shop') !== (Number(digits) === 0)) return null;
  return { kind, id: Number(digits) };
}

/** Whether two keys are of one thread. */
export const isThread = (one: ThreadKey, other: ThreadKey): boolean =>
  one.kind === other.kind && one.id === other.id;

type Known = Pick<ThreadPage, 'messages' | 'total'>;

const byId = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map(messages.map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  );

/**
 * What is known of a thread after its newest messages were read. Where more came in between than a
 * page holds, the older ones are read anew: nothing may be missing in the middle.
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

/** What is known of a thread after older messages were read. */
export const withOlder = (known: readonly ChatMessage[], page: Known): ChatMessage[] =>
  byId([...page.messages, ...known]);

/** The page, from 1, on which what is older than the known rows stands. */
export const olderPage = (known: number): number => Math.floor(known / ROWS_A_PAGE) + 1;

/**
 * The message that a queued one became, if its answer was lost and it is there after all: of the
 * customer, newer than what was known, with the same words and as many pictures.
 */
export const isThere = (
  { text, pictures, after }: Pick<QueuedMessage, 'text' | 'pictures' | 'after'>,
  messages: readonly ChatMessage[],
): boolean =>
  messages.some(
    (one) => one.isOwn && one.id > after && one.text === text && one.pictures.length === pictures,
  );

/** Why a message cannot be sent. */
export type UnsendableReason = 'empty' | 'tooLong';

/** Why words and pictures are no message; null when they are one. */
export function unsendable(text: string, pictures: number): UnsendableReason | null {
  const words = text.trim();
  if (words === '' && pictures === 0) return 'empty';
  return words.length > MOST_CHARACTERS ? 'tooLong' : null;
}

/** A piece of a message: words, or an address to open. */
export interface TextPart {
  text: string;
  /** Null of words. */
  href: string | null;
}

/** What ends a sentence rather than an address. */
const trailing = /[.,!?;:)\]}'"»”،؛؟]+$/u;

/** A message in pieces: what begins with http or https is an address, everything else is words. */
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
