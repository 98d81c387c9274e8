import { MOST_RECENT_SEARCHES, searchMachine } from '../../machines/catalogue/search.machine.ts';
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
    'at most ten searches are remembered': (s) => s.context.recent.length <= MOST_RECENT_SEARCHES,
  },
});
