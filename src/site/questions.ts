import type { MessageKey } from '../messages/index.ts';

/** The keys of frequent questions and of their answers. */
export const questions: readonly { question: MessageKey; answer: MessageKey }[] = [
  { question: 'site.help.q.track', answer: 'site.help.a.track' },
  { question: 'site.help.q.guest', answer: 'site.help.a.guest' },
  { question: 'site.help.q.cancel', answer: 'site.help.a.cancel' },
  { question: 'site.help.q.place', answer: 'site.help.a.place' },
  { question: 'site.help.q.cart', answer: 'site.help.a.cart' },
];
