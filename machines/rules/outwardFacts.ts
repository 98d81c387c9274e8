import type { MessageRef, OutwardFact } from './domain.ts';

type Fact<Type extends OutwardFact['type']> = Extract<OutwardFact, { type: Type }>;

/** A message, or the key of one without values. */
type Words = MessageRef | string;

const messageFrom = (words: Words): MessageRef =>
  typeof words === 'string' ? { key: words } : words;

/** A sentence that shows over the page for a while (MSG-21). */
export const toast = (
  kind: Fact<'toast'>['kind'],
  words: Words,
  more: Pick<Fact<'toast'>, 'about' | 'durationMs' | 'to'> = {},
): Fact<'toast'> => ({ type: 'toast', kind, message: messageFrom(words), ...more });

/** What an error told of is mended, or is tried again: its toast leaves. */
export const mended = (about: string): Fact<'mended'> => ({ type: 'mended', about });

/** A sentence for screen readers alone. */
export const announce = (words: Words): Fact<'announce'> => ({
  type: 'announce',
  message: messageFrom(words),
});

/** Another page of the shop. */
export const navigate = (to: string, more: { replace?: boolean } = {}): Fact<'navigate'> => ({
  type: 'navigate',
  to,
  ...more,
});
