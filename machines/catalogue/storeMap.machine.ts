import { assign, emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';

/** The data of a store that this statechart needs. */
interface PinnedStore {
  id: number;
  name: string;
}

export interface StoreMapContext {
  /** The id of the store whose card is shown; null while there is none. */
  chosen: number | null;
}

export type StoreMapEvent =
  | { type: 'pin.pressed'; store: PinnedStore }
  | { type: 'card.closed' }
  /** More stores were loaded, or the filters changed; `ids` are the stores that have a pin now. */
  | { type: 'pins.changed'; ids: readonly number[] }
  /** A tile, one of the images that the map consists of, was drawn. */
  | { type: 'tile.loaded' }
  | { type: 'tile.failed' }
  /** The code of the map could not be loaded. */
  | { type: 'map.failed' }
  | { type: 'map.retry' };

/**
 * Stores on a map: a pin for each store, and the card of the chosen one. The URL says whether the
 * map or the list is shown. Stores are loaded page by page, as in the list (CAT-06, CAT-07).
 */
export const storeMapMachine = setup({
  types: {
    context: {} as StoreMapContext,
    events: {} as StoreMapEvent,
    emitted: {} as OutwardFact,
    /**
     * `listed`: the map is missing or incomplete, so the same stores are also shown as a list below
     * it.
     */
    tags: {} as 'listed',
  },
  guards: {
    isChosenAlready: ({ context }, params: { id: number }) => context.chosen === params.id,
    chosenHasNoPin: ({ context }, params: { ids: readonly number[] }) =>
      context.chosen !== null && !params.ids.includes(context.chosen),
  },
  actions: {
    choose: assign({ chosen: (_, params: { store: PinnedStore }) => params.store.id }),
    chooseNone: assign({ chosen: null }),
    announceCard: emit((_, params: { store: PinnedStore }) =>
      announce({ key: 'catalogue.map.chosen', values: { store: params.store.name } }),
    ),
  },
}).createMachine({
  id: 'storeMap',
  description: 'Stores on a map; pressing a pin shows the card of its store.',
  context: { chosen: null },
  type: 'parallel',
  states: {
    card: {
      description: 'Which store the customer looks at.',
      initial: 'none',
      states: {
        none: {
          description: 'No store is chosen: a sentence says what the pins are for.',
          meta: { requirements: ['CAT-06', 'CAT-07'] },
          on: {
            'pin.pressed': {
              target: 'shown',
              actions: [
                { type: 'choose', params: ({ event }) => event },
                { type: 'announceCard', params: ({ event }) => event },
              ],
            },
          },
        },
        shown: {
          description: 'The card of the chosen store is shown beside the map.',
          meta: { requirements: ['CAT-06', 'CAT-07'] },
          on: {
            'pin.pressed': [
              {
                description: 'The pin of the chosen store is pressed again: its card closes.',
                guard: {
                  type: 'isChosenAlready',
                  params: ({ event }) => ({ id: event.store.id }),
                },
                target: 'none',
                actions: ['chooseNone'],
              },
              {
                description: 'Another pin is pressed: the card of its store is shown.',
                actions: [
                  { type: 'choose', params: ({ event }) => event },
                  { type: 'announceCard', params: ({ event }) => event },
                ],
              },
            ],
            'card.closed': { target: 'none', actions: ['chooseNone'] },
            'pins.changed': {
              description: 'A filter has removed the pin of the chosen store: its card closes too.',
              guard: { type: 'chosenHasNoPin', params: ({ event }) => event },
              target: 'none',
              actions: ['chooseNone'],
            },
          },
        },
      },
    },
    picture: {
      description: 'Whether the map itself can be seen.',
      initial: 'loading',
      on: {
        'map.failed': {
          description: 'The map cannot be shown, so the same stores are listed.',
          meta: { requirements: ['CAT-07'] },
          target: '.failed',
        },
      },
      states: {
        loading: {
          description: 'The map and its streets are being loaded.',
          meta: { requirements: ['LOC-06'] },
          on: {
            'tile.loaded': { target: 'drawn' },
            'tile.failed': { target: 'bare' },
          },
        },
        drawn: {
          description:
            'The streets are drawn. If some of them fail to load later, the map itself says so.',
          meta: { requirements: ['LOC-06'] },
        },
        bare: {
          description:
            'The streets could not be loaded: the pins are on an empty background, above a list.',
          meta: { requirements: ['CAT-07'] },
          tags: ['listed'],
          on: { 'tile.loaded': { target: 'drawn' } },
        },
        failed: {
          description: 'There is no map: a sentence says so, and the stores are listed.',
          meta: { requirements: ['CAT-07'] },
          tags: ['listed'],
          on: { 'map.retry': { target: 'loading' } },
        },
      },
    },
  },
});
