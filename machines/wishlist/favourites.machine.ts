import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import type { Wish, WishFact } from './wish.machine.ts';

/** The two lists: items (or vehicles), and their sellers (WISH-02). */
export type FavouritesTab = 'items' | 'sellers';

export interface FavouritesContext {
  tab: FavouritesTab;
  /** The favourite that is being removed; null when none is. */
  leaving: Wish | null;
}

export type FavouritesEvent =
  | { type: 'favourites.tab.chosen'; tab: FavouritesTab }
  | { type: 'favourite.removal.asked'; wish: Wish }
  | { type: 'favourite.removal.confirmed' }
  | { type: 'favourite.removal.declined' };

export type FavouritesFact = OutwardFact | Extract<WishFact, { type: 'wishlist.changed' }>;

/**
 * F-22: the page that lists the favourites, where one can be removed. The heart buttons on other
 * pages use the statechart `wish`; adding an item to the cart uses `productCard`.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesFact,
    tags: {} as 'question' | 'busy',
  },
  actors: {
    /** Resolves with the server's message for the customer. */
    removeWish: fromPromise<MessageRef, { wish: Wish | null }>(notProvided),
  },
  guards: {
    /** Whether the favourite was already removed, as in another tab. */
    isGoneAlready: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'notFound',
  },
  actions: {
    keepTab: assign({ tab: (_, params: { tab: FavouritesTab }) => params.tab }),
    keepLeaving: assign({ leaving: (_, params: { wish: Wish }) => params.wish }),
    forgetLeaving: assign({ leaving: null }),
    sayAnswer: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'favourites' }),
    ),
    sayIsGone: emit((_, params: { error: unknown }) =>
      toast('info', messageOf(params.error), { about: 'favourites' }),
    ),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'favourites' }),
    ),
    tellChanged: emit({ type: 'wishlist.changed' as const }),
  },
}).createMachine({
  id: 'favourites',
  description: 'The customer’s favourites, from which one can be removed.',
  context: { tab: 'items', leaving: null },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The favourite items or the favourite stores are listed.',
      meta: { requirements: ['WISH-02', 'WISH-13'] },
      on: {
        'favourites.tab.chosen': {
          actions: [{ type: 'keepTab', params: ({ event }) => ({ tab: event.tab }) }],
        },
        'favourite.removal.asked': {
          target: 'confirming',
          actions: [{ type: 'keepLeaving', params: ({ event }) => ({ wish: event.wish }) }],
        },
      },
    },
    confirming: {
      description: 'A dialog asks whether to remove the favourite.',
      meta: { requirements: ['WISH-05'] },
      tags: ['question'],
      on: {
        'favourite.removal.confirmed': { target: 'removing' },
        'favourite.removal.declined': { target: 'browsing', actions: ['forgetLeaving'] },
      },
    },
    removing: {
      description: 'The server removes the favourite.',
      meta: { requirements: ['API-30', 'API-32'] },
      tags: ['question', 'busy'],
      invoke: {
        src: 'removeWish',
        input: ({ context }) => ({ wish: context.leaving }),
        onDone: {
          meta: { requirements: ['WISH-08'] },
          target: 'browsing',
          actions: [
            { type: 'sayAnswer', params: ({ event }) => ({ message: event.output }) },
            'forgetLeaving',
            'tellChanged',
          ],
        },
        onError: [
          {
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ error: event.error }) },
            description:
              'It is gone already: the server’s message is shown, and the list read again.',
            meta: { requirements: ['WISH-08'] },
            target: 'browsing',
            actions: [
              { type: 'sayIsGone', params: ({ event }) => ({ error: event.error }) },
              'forgetLeaving',
              'tellChanged',
            ],
          },
          {
            description: 'Removing failed: an error is shown, and the list stays as it was.',
            meta: { requirements: ['WISH-08'] },
            target: 'browsing',
            actions: [
              { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
              'forgetLeaving',
            ],
          },
        ],
      },
    },
  },
});
