import { isDeepStrictEqual } from 'node:util';
import { MAX_RECENT_SEARCHES, searchMachine } from '../../machines/catalogue/search.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const found = { items: [{ id: 1, name: 'Burger', imageUrl: null, item: null }], stores: [] };

export const searchModel = defineModel(searchMachine, {
  inputs: [
    named('no recent searches', { recent: [] }),
    named('ten recent searches', { recent: Array.from({ length: 10 }, (_, i) => `word ${i}`) }),
  ],
  events: {
    'search.typed': [named('a word', { text: 'burger' }), named('nothing', { text: ' ' })],
    'search.shown': [named('a word', { text: 'burger' }), named('nothing', { text: '' })],
    'search.followed': [named('a store', { to: '/store/1' })],
    'search.submitted': [named('a word', { text: 'burger' }), named('nothing', { text: '' })],
  },
  actors: {
    suggest: {
      done: [named('a match', found), named('no match', { items: [], stores: [] })],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    text: context.text.trim() !== '',
    found: context.suggestions.items.length > 0,
    recent: context.recent.length,
    problem: context.problem !== null,
  }),
  invariants: {
    'CAT-09: an empty field suggests nothing': ({ context }) =>
      context.text.trim() !== '' || context.suggestions.items.length === 0,
    'NAV-07: a look-up is about what stands in the field, and never about nothing': (s, step) =>
      step === null ||
      step.started.every(
        ({ input }) =>
          s.context.text.trim() !== '' && isDeepStrictEqual(input, { text: s.context.text.trim() }),
      ),
    'NAV-07: other results replace what stands in the field, but never what is being typed': (
      s,
      step,
    ) =>
      step?.event?.type !== 'search.shown' ||
      (step.previous.matches('closed')
        ? isDeepStrictEqual(step.event, { type: 'search.shown', text: s.context.text })
        : s.context.text === step.previous.context.text),
    'MSG-21: a look-up that fails keeps what was typed, and says why': (s, step) =>
      step?.answer?.failed !== true ||
      (s.context.text === step.previous.context.text && s.context.problem !== null),
    'NAV-07: the results that open are those of the word, which is remembered first': (s, step) => {
      const results = step?.emitted.find((fact) => 'to' in fact && String(fact.to) !== '/store/1');
      return (
        results === undefined ||
        (isDeepStrictEqual(results, { type: 'navigate', to: '/home?search=burger' }) &&
          s.context.recent[0] === 'burger')
      );
    },
    'what is remembered is told whenever it changes, and nothing in it is said twice': (s, step) =>
      new Set(s.context.recent).size === s.context.recent.length &&
      (step === null ||
        isDeepStrictEqual(s.context.recent, step.previous.context.recent) ||
        step.emitted.some(
          (fact) => 'recent' in fact && isDeepStrictEqual(fact.recent, s.context.recent),
        )),
    'at most ten searches are remembered': (s) => s.context.recent.length <= MAX_RECENT_SEARCHES,
  },
});
