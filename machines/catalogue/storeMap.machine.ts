import { assign, emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';

/** As much of a store as the map's flow needs. */
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
 * Stores on a map: a pin for each, and the card of the one that is chosen. Whether the map or the
 * list is shown is in the URL; the stores come page by page, as in the list (CAT-06, CAT-07).
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
  description: 'Stores on a map, with the card of the one whose pin was pressed.',
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
                description: 'The pin of the chosen store is pressed again: its card goes.',
                guard: {
                  type: 'isChosenAlready',
                  params: ({ event }) => ({ id: event.store.id }),
                },
                target: 'none',
                actions: ['chooseNone'],
              },
              {
                description: 'The next pin brings the card of its store.',
                actions: [
                  { type: 'choose', params: ({ event }) => event },
                  { type: 'announceCard', params: ({ event }) => event },
                ],
              },
            ],
            'card.closed': { target: 'none', actions: ['chooseNone'] },
            'pins.changed': {
              description: 'The chosen store has no pin any more, by a filter: its card goes too.',
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
          description: 'The map cannot be shown; the list of the same stores can.',
          meta: { requirements: ['CAT-07'] },
          target: '.failed',
        },
      },
      states: {
        loading: {
          description: 'The map and its streets are on their way.',
          meta: { requirements: ['LOC-06'] },
          on: {
            'tile.loaded': { target: 'drawn' },
            'tile.failed': { target: 'bare' },
          },
        },
        drawn: {
          description:
            'Streets are drawn. The map itself says so if some of them do not come after that.',
          meta: { requirements: ['LOC-06'] },
        },
        bare: {
          description:
            'No streets come: the pins are shown on empty ground, and the list below them.',
          meta: { requirements: ['CAT-07'] },
          tags: ['listed'],
          on: { 'tile.loaded': { target: 'drawn' } },
        },
        failed: {
          description: 'There is no map: a sentence says so, and the list is shown.',
          meta: { requirements: ['CAT-07'] },
          tags: ['listed'],
          on: { 'map.retry': { target: 'loading' } },
        },
      },
    },
  },
});
