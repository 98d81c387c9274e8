import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';

/** Who the shop is talking to: a customer by token, or a guest by guest id (NAV-03). */
export interface SessionContext {
  token: string | null;
  guestId: string | null;
}

export interface SessionInput {
  token: string | null;
  guestId: string | null;
}

export type SessionEvent =
  { type: 'session.retry' } | { type: 'session.rejected' } | { type: 'session.guest.lost' };

/** Told on every change of identity: the wiring stores it, the cart follows it. */
export type SessionFact =
  OutwardFact | { type: 'session.changed'; token: string | null; guestId: string | null };

/** F-01, the guest's part: who is visiting, and the guest id that carries a cart (GUEST-01). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    requestGuestId: fromPromise<{ guestId: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { beforeAskingAgain: 5000 },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasGuestId: ({ context }) => context.guestId !== null,
  },
  actions: {
    keepGuestId: assign({ guestId: (_, params: { guestId: string }) => params.guestId }),
    dropToken: assign({ token: null }),
    dropGuestId: assign({ guestId: null }),
    tellChange: emit(({ context }) => ({
      type: 'session.changed' as const,
      token: context.token,
      guestId: context.guestId,
    })),
    tellShop: sendParent(({ context }: { context: SessionContext }) => ({
      type: 'session.changed' as const,
      signedIn: context.token !== null,
      guestId: context.guestId,
    })),
    sayRejected: emit({
      type: 'toast' as const,
      kind: 'info' as const,
      message: { key: 'identity.session.ended' },
    }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is visiting: a guest with a guest id, or a customer with a token.',
  context: ({ input }) => ({ token: input.token, guestId: input.guestId }),
  initial: 'booting',
  states: {
    booting: {
      description: 'The stored identity is looked at.',
      meta: { requirements: ['NAV-03'] },
      always: [
        { guard: 'hasToken', target: 'customer' },
        { guard: 'hasGuestId', target: 'guest' },
        { target: 'issuingGuestId' },
      ],
    },
    issuingGuestId: {
      description: 'A new visitor gets a guest id, so that a cart can be kept.',
      meta: { requirements: ['GUEST-01', 'API-35'] },
      tags: ['busy'],
      invoke: {
        src: 'requestGuestId',
        onDone: {
          target: 'guest',
          actions: {
            type: 'keepGuestId',
            params: ({ event }) => ({ guestId: event.output.guestId }),
          },
        },
        onError: { target: 'guestIdRefused' },
      },
    },
    guestIdRefused: {
      description:
        'No guest id could be had: browsing works, what is added waits for the next try.',
      meta: { requirements: ['GUEST-01'] },
      tags: ['failed'],
      on: { 'session.retry': { target: 'issuingGuestId' } },
      after: { beforeAskingAgain: { target: 'issuingGuestId' } },
    },
    guest: {
      description: 'A guest browses and keeps a cart by the guest id.',
      meta: { requirements: ['GUEST-02', 'GUEST-05'] },
      entry: ['tellChange', 'tellShop'],
      on: {
        'session.guest.lost': {
          description: 'The server no longer knows the guest id: a new one is asked for.',
          target: 'issuingGuestId',
          actions: ['dropGuestId'],
        },
      },
    },
    customer: {
      description: 'A signed-in customer, known by the token.',
      meta: { requirements: ['NAV-20', 'GUEST-05'] },
      entry: ['tellChange', 'tellShop'],
      on: {
        'session.rejected': {
          description: 'The server no longer accepts the token: the visit goes on as a guest.',
          target: 'booting',
          actions: ['dropToken', 'sayRejected'],
        },
      },
    },
  },
});
