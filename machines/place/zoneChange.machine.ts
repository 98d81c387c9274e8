import { assign, fromPromise, setup } from 'xstate';
import type { CartLine, MessageRef, Place } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';

export interface ZoneChangeInput {
  /** Where the customer is; null on a first choice. */
  from: Place | null;
  /** Where they want to be. */
  to: Place;
  /** What their carts hold, in every module. */
  carts: ZoneCart[];
}

/** A module's cart. */
export interface ZoneCart {
  moduleId: number;
  lines: CartLine[];
  /** It is on the screen; the others are as they were last known. */
  followed: boolean;
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

/** What of the carts comes from stores that do not deliver to a place. */
export function leftBehind({ carts, to }: ZoneChangeInput): ZoneCart[] {
  return carts
    .map((cart) => ({
      ...cart,
      lines: cart.lines.filter(({ item }) => !to.zoneIds.includes(item.zoneId)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The carts that lose something, whole. */
const affected = (context: ZoneChangeInput): ZoneCart[] => {
  const left = new Set(leftBehind(context).map(({ moduleId }) => moduleId));
  return context.carts.filter(({ moduleId }) => left.has(moduleId));
};

/**
 * F-12, LOC-13: another place may lie where a cart is not delivered, that of another module too.
 * The customer decides what happens with them; nothing is emptied without being asked, and what was
 * can be brought back.
 */
export const zoneChangeMachine = setup({
  types: {
    context: {} as ZoneChangeContext,
    input: {} as ZoneChangeInput,
    events: {} as ZoneChangeEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    readCarts: fromPromise<ZoneCart[], { carts: ZoneCart[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    /** Clears all of them or none. */
    clearCarts: fromPromise<void, { carts: ZoneCart[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    restoreCarts: fromPromise<void, { carts: ZoneCart[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    isFirstPlace: ({ context }) => context.from === null,
    everythingIsDelivered: ({ context }) => leftBehind(context).length === 0,
    onlyTheShownCartIsLeft: ({ context }) => affected(context).every(({ followed }) => followed),
  },
  actions: {
    keepCarts: assign({ carts: (_, params: { carts: ZoneCart[] }) => params.carts }),
    agree: assign({ place: ({ context }) => context.to }),
    takeBack: assign({ place: ({ context }) => context.from, problem: null }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'zoneChange',
  description: 'Another place, and what becomes of the carts that are not delivered there.',
  context: ({ input }) => ({ ...input, place: null, problem: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'It is looked at what of the carts does not deliver to the new place.',
      meta: { requirements: ['LOC-13'] },
      always: [
        { guard: 'isFirstPlace', target: 'settled', actions: ['agree'] },
        { guard: 'everythingIsDelivered', target: 'settled', actions: ['agree'] },
        { guard: 'onlyTheShownCartIsLeft', target: 'asking' },
        { target: 'reading' },
      ],
    },
    reading: {
      description:
        'Carts of other modules may have changed elsewhere: they are read before asking.',
      meta: { requirements: ['LOC-13', 'API-10'] },
      tags: ['busy'],
      invoke: {
        src: 'readCarts',
        input: ({ context }) => ({ carts: affected(context) }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepCarts', params: ({ event }) => ({ carts: event.output }) }],
        },
        onError: {
          description: 'What was last known of them is asked about.',
          target: 'asking',
        },
      },
    },
    deciding: {
      description: 'It is known what the other carts hold.',
      always: [
        { guard: 'everythingIsDelivered', target: 'settled', actions: ['agree'] },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer stays, moves with the carts as they are, or moves without them.',
      meta: { requirements: ['LOC-13'] },
      on: {
        'zone.stayed': { target: 'settled' },
        'zone.moved': {
          description: 'The carts stay: they can be picked up, or go to another address.',
          target: 'settled',
          actions: ['agree'],
        },
        'zone.cleared': { target: 'clearing', actions: ['clearProblem'] },
      },
    },
    clearing: {
      description: 'The server is asked to clear the carts; the place changes when it has.',
      meta: { requirements: ['LOC-13', 'API-47'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCarts',
        input: ({ context }) => ({ carts: affected(context) }),
        onDone: { target: 'cleared', actions: ['agree'] },
        onError: {
          description: 'The server’s words are shown; neither place nor carts have changed.',
          target: 'asking',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    cleared: {
      description: 'The place is another and the carts are empty; both can be taken back.',
      on: {
        'zone.undone': { target: 'restoring', actions: ['takeBack'] },
        'zone.closed': { target: 'settled' },
      },
    },
    restoring: {
      description: 'The old place is back, and its carts are filled again.',
      tags: ['busy'],
      invoke: {
        src: 'restoreCarts',
        input: ({ context }) => ({ carts: affected(context) }),
        onDone: { target: 'settled' },
        onError: {
          target: 'unrestored',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unrestored: {
      description:
        'The old place is back, but its carts could not be filled; it can be tried again.',
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
