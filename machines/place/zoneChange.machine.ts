import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { FilledCart, MessageRef, Place, RentalCart } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface ZoneChangeInput {
  /** The customer's present place; null when they choose one for the first time. */
  from: Place | null;
  /** The place that the customer wants. */
  to: Place;
  /** The customer's carts, in every module. */
  carts: FilledCart[];
  /** Ids of the modules that rent vehicles; their trip carts must be read first. */
  rentalModuleIds: number[];
}

/**
 * The trip cart of one rental module. It is cleared if the customer enters that module at a place
 * outside the cart's pickup zones (MOD-08).
 */
export interface ModuleTripCart {
  moduleId: number;
  cart: RentalCart;
}

/** The customer's carts, and trip carts of rented vehicles, in all modules. */
export interface CartsAndTrips {
  carts: FilledCart[];
  trips: ModuleTripCart[];
}

export interface ZoneChangeContext extends ZoneChangeInput, CartsAndTrips {
  /** The place that the customer decided on; null before. */
  place: Place | null;
  /** Why carts could not be cleared or restored; null when nothing failed. */
  problem: MessageRef | null;
}

/**
 * Why the carts could not be cleared. `mayBeEmptied`: a cart was emptied, or may have been, because
 * no answer came.
 */
export interface ClearingFailure {
  error: unknown;
  mayBeEmptied: boolean;
}

export type ZoneChangeEvent =
  | { type: 'zone.stayed' }
  | { type: 'zone.moved' }
  | { type: 'zone.cleared' }
  | { type: 'zone.undone' }
  | { type: 'zone.closed' };

/**
 * The carts, each with only those lines whose stores do not deliver to the new place; carts without
 * such lines are left out.
 */
export function leftBehind({ carts, to }: Pick<ZoneChangeContext, 'carts' | 'to'>): FilledCart[] {
  return carts
    .map((cart) => ({
      ...cart,
      lines: cart.lines.filter(({ item }) => !to.zoneIds.includes(item.zoneId)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The trip carts that cannot be kept, because the new place is in none of their pickup zones. A
 * trip cart without known pickup zones can be kept.
 */
export function tripsLeft({
  trips,
  to,
}: Pick<ZoneChangeContext, 'trips' | 'to'>): ModuleTripCart[] {
  return trips.filter(
    ({ cart }) =>
      cart.lines.length > 0 &&
      cart.pickupZoneIds.length > 0 &&
      !cart.pickupZoneIds.some((id) => to.zoneIds.includes(id)),
  );
}

/**
 * Every cart with at least one line whose store does not deliver to the new place. The cart has all
 * its lines.
 */
const affected = (context: ZoneChangeContext): FilledCart[] => {
  const left = new Set(leftBehind(context).map(({ moduleId }) => moduleId));
  return context.carts.filter(({ moduleId }) => left.has(moduleId));
};

/**
 * The carts that may have a line whose store does not deliver to the new place: those that
 * certainly have one, and those whose lines are not known yet.
 */
const concerned = (context: ZoneChangeContext): FilledCart[] => [
  ...affected(context),
  ...context.carts.filter(({ lines, read }) => lines.length === 0 && !read),
];

/**
 * All that cannot be kept at the new place: the carts with a line whose store does not deliver
 * there, and the trip carts that have no pickup zone there.
 */
const allAffected = (context: ZoneChangeContext): CartsAndTrips => ({
  carts: affected(context),
  trips: tripsLeft(context),
});

/**
 * F-12, LOC-13: at another place, a cart of any module may not be deliverable, or a trip may not be
 * able to start. The customer decides what happens with them: nothing is cleared without a
 * question, and cleared carts can be restored.
 */
export const zoneChangeMachine = setup({
  types: {
    context: {} as ZoneChangeContext,
    input: {} as ZoneChangeInput,
    events: {} as ZoneChangeEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    readCarts: fromPromise<CartsAndTrips, { carts: FilledCart[]; rentalModuleIds: number[] }>(
      notProvided,
    ),
    /**
     * Empties these carts and trip carts on the server. Resolves with null when all are empty,
     * otherwise with the reason for the failure.
     */
    clearCarts: fromPromise<ClearingFailure | null, CartsAndTrips>(notProvided),
    /**
     * Restores cleared carts and trip carts on the server to the given contents; whatever was added
     * to them in the meantime is removed.
     */
    restoreCarts: fromPromise<void, CartsAndTrips>(notProvided),
  },
  guards: {
    isFirstPlace: ({ context }) => context.from === null,
    /**
     * Whether carts must be read first: only the server knows the contents of unread carts, of
     * carts in other modules, and of trip carts.
     */
    aCartIsToBeRead: ({ context }) =>
      concerned(context).some(({ read }) => !read) ||
      (context.rentalModuleIds.length > 0 &&
        (context.from?.zoneIds ?? []).some((id) => !context.to.zoneIds.includes(id))),
    everythingComesAlong: ({ context }) =>
      leftBehind(context).length === 0 && tripsLeft(context).length === 0,
    cartsAreCleared: (_, params: { failure: ClearingFailure | null }) => params.failure === null,
    aCartMayBeEmptied: (_, params: { failure: ClearingFailure | null }) =>
      params.failure?.mayBeEmptied === true,
    placeIsUndecided: ({ context }) => context.place === null,
  },
  actions: {
    keepHeld: assign((_, params: { held: CartsAndTrips }) => params.held),
    agree: assign({ place: ({ context }) => context.to }),
    takeBack: assign({ place: ({ context }) => context.from }),
    /**
     * Tells the parent that the new place is chosen. It is used at once, even while Undo can still
     * restore cleared carts.
     */
    tellAgreed: sendParent(({ context }: { context: ZoneChangeContext }) => ({
      type: 'zone.agreed' as const,
      place: context.to,
    })),
    tellTakenBack: sendParent(({ context }: { context: ZoneChangeContext }) => ({
      type: 'zone.agreed' as const,
      place: context.from ?? context.to,
    })),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'zoneChange',
  description: 'The customer changes the place, and decides about carts it does not serve.',
  context: ({ input }) => ({
    ...input,
    trips: [],
    place: null,
    problem: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'It is decided whether the new place serves the stores in the carts.',
      meta: { requirements: ['LOC-13'] },
      always: [
        { guard: 'isFirstPlace', target: 'settled', actions: ['agree', 'tellAgreed'] },
        { guard: 'aCartIsToBeRead', target: 'reading' },
        { target: 'deciding' },
      ],
    },
    reading: {
      description:
        'Carts of other modules and trips are read from the server; they may have changed.',
      meta: { requirements: ['LOC-13', 'API-10', 'API-11'] },
      tags: ['busy'],
      invoke: {
        src: 'readCarts',
        input: ({ context }) => ({
          carts: concerned(context),
          rentalModuleIds: context.rentalModuleIds,
        }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepHeld', params: ({ event }) => ({ held: event.output }) }],
        },
        onError: {
          description: 'Reading failed: the customer is asked about what was known before.',
          target: 'deciding',
        },
      },
    },
    deciding: {
      description: 'The carts are known: it is decided whether the customer must be asked.',
      always: [
        { guard: 'everythingComesAlong', target: 'settled', actions: ['agree', 'tellAgreed'] },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer keeps the old place, moves with the carts, or moves without them.',
      meta: { requirements: ['LOC-13'] },
      on: {
        'zone.stayed': { target: 'settled' },
        'zone.moved': {
          description: 'The carts stay: orders can be picked up, or go to another address.',
          target: 'settled',
          actions: ['agree', 'tellAgreed'],
        },
        'zone.cleared': { target: 'clearing', actions: ['clearProblem'] },
      },
    },
    clearing: {
      description: 'The server is asked to clear the carts; then the place changes.',
      meta: { requirements: ['LOC-13', 'API-12', 'API-47'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCarts',
        input: ({ context }) => allAffected(context),
        onDone: [
          {
            guard: { type: 'cartsAreCleared', params: ({ event }) => ({ failure: event.output }) },
            target: 'cleared',
            actions: ['agree', 'tellAgreed'],
          },
          {
            description: 'Some carts are empty, or may be: they are filled again.',
            guard: {
              type: 'aCartMayBeEmptied',
              params: ({ event }) => ({ failure: event.output }),
            },
            target: 'restoring',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.output?.error }) }],
          },
          {
            description:
              'The server refused: its message is shown, and place and carts are unchanged.',
            target: 'asking',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.output?.error }) }],
          },
        ],
        onError: {
          target: 'asking',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    cleared: {
      description: 'The place is changed and the carts are empty; the customer can undo both.',
      on: {
        'zone.undone': { target: 'restoring', actions: ['takeBack', 'tellTakenBack'] },
        'zone.closed': { target: 'settled' },
      },
    },
    restoring: {
      description:
        'The carts are filled again: the customer took the new place back, or clearing failed.',
      tags: ['busy'],
      invoke: {
        src: 'restoreCarts',
        input: ({ context }) => allAffected(context),
        onDone: [
          {
            description: 'Clearing failed and the carts are as before: the question is open again.',
            guard: 'placeIsUndecided',
            target: 'asking',
          },
          { target: 'settled' },
        ],
        onError: {
          target: 'unrestored',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unrestored: {
      description:
        'The old place applies again, but its carts could not be filled; this can be retried.',
      tags: ['failed'],
      on: {
        'zone.undone': { target: 'restoring', actions: ['clearProblem'] },
        'zone.closed': { target: 'settled' },
      },
    },
    settled: {
      description: 'The place is decided, new or unchanged.',
      type: 'final',
    },
  },
});
