import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact, SearchSuggestions } from '../rules/domain.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';

/** The maximum number of recent searches that are stored. */
export const MAX_RECENT_SEARCHES = 10;

export interface SearchContext {
  text: string;
  suggestions: SearchSuggestions;
  recent: string[];
  problem: MessageRef | null;
}

export interface SearchInput {
  recent: string[];
}

export type SearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  /** The page shows other results: those of `text`, or none when it is empty. */
  | { type: 'search.shown'; text: string }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted'; text: string }
  /** The customer chose a suggestion with a page of its own: a store, a category or a product. */
  | { type: 'search.followed'; to: string }
  | { type: 'search.recent.cleared' }
  | { type: 'search.retry' };

export type SearchFact = OutwardFact | { type: 'search.recent.changed'; recent: string[] };

const nothing: SearchSuggestions = { items: [], stores: [] };

/** Predictive search in the bar: recent searches, suggestions while typing, results on Enter. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    input: {} as SearchInput,
    events: {} as SearchEvent,
    emitted: {} as SearchFact,
    tags: {} as 'busy' | 'failed' | 'open',
  },
  delays: { typingPause: 200 },
  actors: {
    suggest: fromPromise<SearchSuggestions, { text: string }>(notProvided),
  },
  guards: {
    textIsEmpty: (_, params: { text: string }) => params.text.trim() === '',
    hasText: ({ context }) => context.text.trim() !== '',
  },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text, problem: null }),
    keepSuggestions: assign({
      suggestions: (_, params: { suggestions: SearchSuggestions }) => params.suggestions,
    }),
    dropSuggestions: assign({ suggestions: nothing }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    rememberSearch: assign({
      recent: ({ context: { text, recent } }) =>
        [text.trim(), ...recent.filter((one) => one !== text.trim())].slice(0, MAX_RECENT_SEARCHES),
    }),
    forgetRecent: assign({ recent: [] }),
    tellRecent: emit(({ context }) => ({
      type: 'search.recent.changed' as const,
      recent: context.recent,
    })),
    openPage: emit((_, params: { to: string }) => navigate(params.to)),
    openResults: emit(({ context }) => navigate(linkTo('home', { search: context.text.trim() }))),
  },
}).createMachine({
  id: 'search',
  description: 'The search field at the top of the page, with its list of suggestions.',
  context: ({ input }) => ({
    text: '',
    suggestions: nothing,
    recent: input.recent,
    problem: null,
  }),
  initial: 'closed',
  on: {
    'search.submitted': [
      {
        description: 'The field is empty, so nothing is searched.',
        guard: { type: 'textIsEmpty', params: ({ event }) => ({ text: event.text }) },
      },
      {
        description: 'The results page opens and the search is remembered.',
        meta: { requirements: ['NAV-07'] },
        target: '.closed',
        actions: [
          { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
          'rememberSearch',
          'tellRecent',
          'openResults',
        ],
      },
    ],
  },
  states: {
    closed: {
      description: 'The field is not in use, and its list is closed.',
      on: {
        'search.opened': [
          { guard: 'hasText', target: 'open.suggesting' },
          { target: 'open.recalling' },
        ],
        'search.shown': {
          description: 'The field shows the words of the results, unless the customer is typing.',
          meta: { requirements: ['NAV-07'] },
          actions: [
            { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
            'dropSuggestions',
          ],
        },
      },
    },
    open: {
      description: 'The list under the field is open.',
      meta: { requirements: ['NAV-07', 'CAT-09'] },
      tags: ['open'],
      initial: 'recalling',
      on: {
        'search.closed': { target: 'closed' },
        'search.typed': [
          {
            guard: { type: 'textIsEmpty', params: ({ event }) => ({ text: event.text }) },
            target: '.recalling',
            actions: [
              { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
              'dropSuggestions',
            ],
          },
          {
            target: '.typing',
            actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }],
          },
        ],
        'search.followed': {
          description: 'The customer picks a suggested store, category or product: its page opens.',
          meta: { requirements: ['NAV-12', 'NAV-13', 'NAV-14'] },
          target: 'closed',
          actions: [{ type: 'openPage', params: ({ event }) => ({ to: event.to }) }],
        },
      },
      states: {
        recalling: {
          description: 'The customer’s recent searches are offered.',
          on: {
            'search.recent.cleared': { actions: ['forgetRecent', 'tellRecent'] },
          },
        },
        typing: {
          description: 'The customer types; a short pause starts the look-up.',
          after: { typingPause: { target: 'suggesting' } },
        },
        suggesting: {
          description:
            'Suggestions are being loaded; when the customer types on, this answer is ignored.',
          tags: ['busy'],
          invoke: {
            src: 'suggest',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: {
              target: 'suggested',
              actions: [
                {
                  type: 'keepSuggestions',
                  params: ({ event }) => ({ suggestions: event.output }),
                },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                'dropSuggestions',
                { type: 'explain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        suggested: {
          description:
            'Matching items and stores are listed, or a message says that there are none.',
          meta: { requirements: ['CAT-09'] },
        },
        failed: {
          description: 'Suggestions could not be loaded; Enter still searches.',
          tags: ['failed'],
          on: { 'search.retry': { target: 'suggesting' } },
        },
      },
    },
  },
});
