import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { linkTo } from '../rules/paths.ts';

export interface SendAgainContext {
  orderId: string;
  /** Why the parcel could not be read; null otherwise. */
  problem: MessageRef | null;
}

export type SendAgainEvent = { type: 'parcel.retry' };

/** F-29: fills a new booking with the data of a parcel that was sent before. */
export const sendAgainMachine = setup({
  types: {
    context: {} as SendAgainContext,
    input: {} as { orderId: string },
    events: {} as SendAgainEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /**
     * Reads the parcel and stores a new booking with its data; stores nothing if the order is no
     * parcel.
     */
    fillBooking: fromPromise<void, { orderId: string }>(notProvided),
  },
  actions: {
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    // `replace`: Back skips this page, and a reload keeps what was typed instead of filling the
    // form again.
    openBooking: emit(navigate(linkTo('checkout', { page: 'parcel' }), { replace: true })),
  },
}).createMachine({
  id: 'sendAgain',
  description: 'The customer sends another parcel like an earlier one.',
  context: ({ input }) => ({ orderId: input.orderId, problem: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The earlier parcel is read, and its data fills the booking form.',
      meta: { requirements: ['F-29'] },
      tags: ['busy'],
      invoke: {
        src: 'fillBooking',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: { target: 'filled', actions: ['openBooking'] },
        onError: {
          meta: { requirements: ['MSG-21'] },
          target: 'unread',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unread: {
      description: 'The parcel could not be read: the reason is shown, and earlier entries stay.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'parcel.retry': { target: 'filling', actions: ['forgetProblem'] } },
    },
    filled: {
      description: 'The booking form opens, filled with the earlier parcel.',
      type: 'final',
    },
  },
});
