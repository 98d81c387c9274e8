import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeferredIntent, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** What can be a favourite: an item, a store, a vehicle or a rental provider, with its id. */
export type Wish = Omit<Extract<DeferredIntent, { kind: 'wish' }>, 'kind'>;

export interface WishContext {
  wish: Wish;
  /** True to add the favourite, false to remove it. */
  wanted: boolean;
}

export type WishEvent = { type: 'wish.toggled'; wanted: boolean; signedIn: boolean };

export type WishFact =
  | OutwardFact
  /** The server's list of favourites has changed. */
  | { type: 'wishlist.changed' };

/** The heart button: adds one item or seller to the favourites, or removes it (F-22). */
export const wishMachine = setup({
  types: {
    context: {} as WishContext,
    input: {} as { wish: Wish },
    events: {} as WishEvent,
    emitted: {} as WishFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the server's message for the customer. */
    saveWish: fromPromise<MessageRef, WishContext>(notProvided),
  },
  guards: {
    isGuest: (_, params: { signedIn: boolean }) => !params.signedIn,
    sessionEndedWhileAdding: ({ context }, params: { error: unknown }) =>
      context.wanted && failureOf(params.error)?.kind === 'unauthorised',
    /** Whether the favourite already is as wanted, because another tab has added or removed it. */
    isSoAlready: ({ context }, params: { error: unknown }) =>
      failureOf(params.error)?.kind === (context.wanted ? 'conflict' : 'notFound'),
  },
  actions: {
    keepWanted: assign({ wanted: (_, params: { wanted: boolean }) => params.wanted }),
    sayNotLoggedIn: emit(toast('error', 'identity.notLoggedIn')),
    askSignIn: emit(({ context }) => ({
      type: 'auth.asked' as const,
      mode: 'signIn' as const,
      intent: { kind: 'wish' as const, ...context.wish },
    })),
    sayAnswer: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'favourites' }),
    ),
    sayItIsSo: emit((_, params: { error: unknown }) =>
      toast('info', messageOf(params.error), { about: 'favourites' }),
    ),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'favourites' }),
    ),
    tellChanged: emit({ type: 'wishlist.changed' as const }),
  },
}).createMachine({
  id: 'wish',
  description: 'The heart button adds an item or a store to the favourites, or removes it.',
  context: ({ input }) => ({ wish: input.wish, wanted: false }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The heart shows whether this is a favourite.',
      meta: { requirements: ['WISH-06'] },
      on: {
        'wish.toggled': [
          {
            guard: { type: 'isGuest', params: ({ event }) => ({ signedIn: event.signedIn }) },
            description:
              'Favourites need an account: sign-in opens, and the favourite is added afterwards.',
            meta: { requirements: ['WISH-07', 'WISH-13'] },
            actions: ['sayNotLoggedIn', 'askSignIn'],
          },
          {
            target: 'saving',
            actions: [{ type: 'keepWanted', params: ({ event }) => ({ wanted: event.wanted }) }],
          },
        ],
      },
    },
    saving: {
      description: 'The server saves the change; the heart already shows it.',
      meta: { requirements: ['API-30', 'WISH-08'] },
      tags: ['busy'],
      invoke: {
        src: 'saveWish',
        input: ({ context }) => context,
        onDone: {
          meta: { requirements: ['WISH-08'] },
          target: 'resting',
          actions: [
            { type: 'sayAnswer', params: ({ event }) => ({ message: event.output }) },
            'tellChanged',
          ],
        },
        onError: [
          {
            guard: {
              type: 'sessionEndedWhileAdding',
              params: ({ event }) => ({ error: event.error }),
            },
            description: 'The session has ended: the favourite is added after signing in again.',
            target: 'resting',
            actions: ['askSignIn'],
          },
          {
            guard: { type: 'isSoAlready', params: ({ event }) => ({ error: event.error }) },
            description:
              'It is so already: the server’s message is shown, and the list read again.',
            meta: { requirements: ['WISH-08'] },
            target: 'resting',
            actions: [
              { type: 'sayItIsSo', params: ({ event }) => ({ error: event.error }) },
              'tellChanged',
            ],
          },
          {
            meta: { requirements: ['WISH-08', 'MSG-21'] },
            target: 'resting',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
  },
});
