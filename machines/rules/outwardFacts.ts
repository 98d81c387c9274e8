import type { MessageRef, OutwardFact } from './domain.ts';

type Fact<Type extends OutwardFact['type']> = Extract<OutwardFact, { type: Type }>;

/** A message, or only its key when it needs no values. */
type Words = MessageRef | string;

const messageFrom = (words: Words): MessageRef =>
  typeof words === 'string' ? { key: words } : words;

/** Shows a toast: a message over the page for some seconds (MSG-21). */
export const toast = (
  kind: Fact<'toast'>['kind'],
  words: Words,
  more: Pick<Fact<'toast'>, 'about' | 'durationMs' | 'to'> = {},
): Fact<'toast'> => ({ type: 'toast', kind, message: messageFrom(words), ...more });

/**
 * Removes the toast about a subject, because its problem is solved or the call is being retried.
 */
export const mended = (about: string): Fact<'mended'> => ({ type: 'mended', about });

/** Announces a message to screen readers only. */
export const announce = (words: Words): Fact<'announce'> => ({
  type: 'announce',
  message: messageFrom(words),
});

/** Opens another page of the shop. */
export const navigate = (to: string, more: { replace?: boolean } = {}): Fact<'navigate'> => ({
  type: 'navigate',
  to,
  ...more,
});
