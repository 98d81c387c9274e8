import type { MessageRef, OutwardFact } from './domain.ts';

type Fact<Type extends OutwardFact['type']> = Extract<OutwardFact, { type: Type }>;

/** A message, or only its key when it needs no values. */
type Words = MessageRef | string;

const messageFrom = (words: Words): MessageRef =>
  typeof words === 'string' ? { key: words } : words;

/**
 * Makes the event with which a machine shows a toast: a message over the page for some seconds
 * (MSG-21).
 * @param words the message, or only its key
 * @param more `about` is the subject of an error, such as `cart`: a later toast about it replaces
 * this one; `durationMs` is how long the toast is shown, if not for the usual time; `to` is the
 * path of a page to which the toast links
 */
export const toast = (
  kind: Fact<'toast'>['kind'],
  words: Words,
  more: Pick<Fact<'toast'>, 'about' | 'durationMs' | 'to'> = {},
): Fact<'toast'> => ({ type: 'toast', kind, message: messageFrom(words), ...more });

/**
 * Makes the event that removes the toast about a subject, such as `cart`, because its problem is
 * solved or the call is being retried.
 */
export const mended = (about: string): Fact<'mended'> => ({ type: 'mended', about });

/** Makes the event that announces a message to screen readers only. */
export const announce = (words: Words): Fact<'announce'> => ({
  type: 'announce',
  message: messageFrom(words),
});

/**
 * Makes the event that opens another page of the shop.
 * @param to the path of the page
 * @param more with `replace`, the page replaces the present one in the history of the browser
 */
export const navigate = (to: string, more: { replace?: boolean } = {}): Fact<'navigate'> => ({
  type: 'navigate',
  to,
  ...more,
});
