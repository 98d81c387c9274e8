import { assign, fromPromise, setup } from 'xstate';
import type { CartLine, MessageRef, Place } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';

export interface ZoneChangeInput {
  /** Where the customer is; null on a first choice. */
  from: Place | null;
  /** Where they want to be. */
  to: Place;
  /** What their cart holds. */
  lines: CartLine[];
}

export interface ZoneChangeContext extends ZoneChangeInput {
  /** The place that was agreed on; null until then. */
  place: Place | null;
  /** Why the cart could not be cleared or brought back. */
  problem: MessageRef | null;
}

export type ZoneChangeEvent =
  | { type: 'zone.stayed' }
  | { type: 'zone.moved' }
  | { type: 'zone.cleared' }
  | { type: 'zone.undone' }
  | { type: 'zone.closed' };

/** What of a cart comes from stores that do not deliver to a place. */
export function leftBehind({ lines, to }: ZoneChangeInput): CartLine[] {
  return lines.filter(({ item }) => !to.zoneIds.includes(item.zoneId));
}

/**
 * F-12, LOC-13: another place may lie where the cart is not delivered. The customer decides what
 * happens with it; nothing is emptied without being asked, and what was can be brought back.
 */
export const zoneChangeMachine = setup({
  types: {
    context: {} as ZoneChangeContext,
    input: {} as ZoneChangeInput,
    events: {} as ZoneChangeEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    clearCart: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    restoreCart: fromPromise<void, { lines: CartLine[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    isFirstPlace: ({ context }) => context.from === null,
    everythingIsDelivered: ({ context }) => leftBehind(context).length === 0,
  },
  actions: {
    agree: assign({ place: ({ context }) => context.to }),
    takeBack: assign({ place: ({ context }) => context.from, problem: null }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'zoneChange',
  description: 'Another place, and what becomes of a cart that is not delivered there.',
  context: ({ input }) => ({ ...input, place: null, problem: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'It is looked at what of the cart does not deliver to the new place.',
      meta: { requirements: ['LOC-13'] },
      always: [
        { guard: 'isFirstPlace', target: 'settled', actions: ['agree'] },
        { guard: 'everythingIsDelivered', target: 'settled', actions: ['agree'] },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer stays, moves with the cart as it is, or moves without it.',
      meta: { requirements: ['LOC-13'] },
      on: {
        'zone.stayed': { target: 'settled' },
        'zone.moved': {
          description: 'The cart stays: it can be picked up, or go to another address.',
          target: 'settled',
          actions: ['agree'],
        },
        'zone.cleared': { target: 'clearing', actions: ['clearProblem'] },
      },
    },
    clearing: {
      description: 'The server is asked to clear the cart; the place changes when it has.',
      meta: { requirements: ['LOC-13', 'API-47'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCart',
        onDone: { target: 'cleared', actions: ['agree'] },
        onError: {
          description: 'The server’s words are shown; neither place nor cart has changed.',
          target: 'asking',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    cleared: {
      description: 'The place is another and the cart is empty; both can be taken back.',
      on: {
        'zone.undone': { target: 'restoring', actions: ['takeBack'] },
        'zone.closed': { target: 'settled' },
      },
    },
    restoring: {
      description: 'The old place is back, and its cart is filled again.',
      tags: ['busy'],
      invoke: {
        src: 'restoreCart',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: { target: 'settled' },
        onError: {
          target: 'unrestored',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unrestored: {
      description:
        'The old place is back, but its cart could not be filled; it can be tried again.',
      tags: ['failed'],
      on: {
        'zone.undone': { target: 'restoring', actions: ['clearProblem'] },
        'zone.closed': { target: 'settled' },
      },
    },
    settled: {
      description: 'The place is decided.',
      type: 'final',
    },
  },
});
