import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { OutwardFact, RentalCart, TripSettings, Vehicle } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import {
  emptyRentalCart,
  isSameCart,
  rentalOwnerKey,
  settledCart,
  type CartProblem,
  type RentalChange,
  type RentalOwner,
  type RentalWish,
} from './tripCart.ts';
import { tripConflictsMachine, type TripConflictsOutput } from './tripConflicts.machine.ts';

export interface RentalCartInput {
  /** A cart put aside before a reload. */
  parked: RentalCart | null;
}

export interface RentalCartContext {
  owner: RentalOwner | null;
  /** The cart as the server last said it is; what the customer sees. */
  cart: RentalCart;
  /** What is wanted of it and not done yet. */
  wish: RentalWish | null;
  /** The cart before the last change: what Undo goes back to. */
  before: RentalCart | null;
  /** Another provider's cart that was put aside. */
  parked: RentalCart | null;
  /** Why the last wish was not done. */
  problem: CartProblem | null;
  /** By how many each line is to change once the change under way has ended. */
  steps: Readonly<Record<number, number>>;
}

export type RentalCartEvent =
  | { type: 'rental.owner.changed'; owner: RentalOwner | null }
  | { type: 'rental.left' }
  | { type: 'rental.cart.left.behind'; cart: RentalCart }
  | { type: 'rental.vehicle.added'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { type: 'rental.trip.changed'; trip: TripSettings }
  | { type: 'rental.line.stepped'; lineId: number; by: number }
  | { type: 'rental.line.removed'; lineId: number }
  | { type: 'rental.cart.clear' }
  | { type: 'rental.parked.taken' }
  | { type: 'rental.parked.forgotten' }
  | { type: 'rental.cart.undo' }
  | { type: 'rental.cart.reload' }
  | { type: 'rental.cart.retry' }
  | { type: 'rental.yes' }
  | { type: 'rental.no' };

/** The cart after going back, and the vehicles that could not come back with it. */
export interface Restored {
  cart: RentalCart;
  missing: string[];
}

type Failed = { error: unknown };
type Ended = { end: TripConflictsOutput };

const changeOf = ({ wish }: RentalCartContext): RentalChange => {
  if (wish?.kind !== 'vehicle' && wish?.kind !== 'trip' && wish?.kind !== 'quantity') {
    throw new Error('no change is wanted');
  }
  return wish;
};

/** How many of a line there are after a step. */
const stepped = ({ lines }: RentalCart, lineId: number, by: number): number =>
  (lines.find(({ id }) => id === lineId)?.quantity ?? 0) + by;

/** What an error is about: a line or the trip, where the open cart says it as well, or the cart. */
const subjectOf = (problem: CartProblem | null): string =>
  problem === null || problem.at === null ? 'rentalCart' : 'rentalCart.line';

const namesOf = ({ lines }: RentalCart): string[] => lines.map(({ vehicle }) => vehicle.name);

/** As long as Undo would be offered: names take longer to read than that something was done. */
const LEFT_BEHIND_MS = 8000;

const parkable = (cart: RentalCart): RentalCart | null => (cart.lines.length === 0 ? null : cart);

/** What is put aside instead of what came back; of what could not come back nothing is lost. */
const swapped = ({ parked, cart: present }: RentalCartContext, cart: RentalCart) =>
  cart.lines.length === 0 ? parked : parkable(present);

/** What stays put aside when the cart before comes back: not that cart itself. */
const unparked = ({ parked, before }: RentalCartContext): RentalCart | null =>
  parked === before ? null : parked;

/**
 * The trip cart (F-16). What it shows is always the server's cart: each change is sent, then shown.
 * How a change goes past its conflicts is a chart of its own, `tripConflicts`.
 */
export const rentalCartMachine = setup({
  types: {
    context: {} as RentalCartContext,
    input: {} as RentalCartInput,
    events: {} as RentalCartEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed' | 'asking' | 'open',
    children: {} as { conflicts: 'tripConflicts' },
  },
  actors: {
    loadCart: fromPromise<RentalCart>(() => Promise.reject(new Error('not provided'))),
    tripConflicts: tripConflictsMachine,
    removeLine: fromPromise<RentalCart, { lineId: number }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    clearCart: fromPromise<RentalCart>(() => Promise.reject(new Error('not provided'))),
    restoreCart: fromPromise<Restored, { from: RentalCart; to: RentalCart }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { undoWindow: 8000 },
  guards: {
    isSameOwner: ({ context }, params: { owner: RentalOwner | null }) =>
      rentalOwnerKey(context.owner) === rentalOwnerKey(params.owner),
    isNobody: (_, params: { owner: RentalOwner | null }) => params.owner === null,
    isForAVehicle: ({ context }) => context.wish?.kind === 'vehicle',
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    mayUndo: ({ context }) => context.before !== null && !isSameCart(context.before, context.cart),
    isAsking: (_, params: { chain: SnapshotFrom<typeof tripConflictsMachine> }) =>
      params.chain.hasTag('asking'),
    wentWrong: (_, { end }: Ended) => end.problem !== null,
    leavesNothing: (_, params: { cart: RentalCart }) => params.cart.lines.length === 0,
    lineIsGone: ({ context }, params: { lineId: number }) =>
      context.cart.lines.every(({ id }) => id !== params.lineId),
    leavesNoneOfIt: ({ context }, { lineId, by }: { lineId: number; by: number }) =>
      stepped(context.cart, lineId, by) < 1,
    nothingIsParked: ({ context }) => context.parked === null,
    cameBackWhole: (_, params: { missing: string[] }) => params.missing.length === 0,
  },
  actions: {
    followOwner: assign((_, params: { owner: RentalOwner | null }) => ({
      owner: params.owner,
      cart: emptyRentalCart,
      before: null,
      problem: null,
      steps: {},
    })),
    dropWishOfBefore: assign({
      wish: ({ context }) => (context.owner === null ? context.wish : null),
    }),
    dropParkedOfOther: assign({
      parked: ({ context }, params: { owner: RentalOwner | null }) =>
        context.owner !== null && params.owner?.signedIn !== true ? null : context.parked,
    }),
    park: assign({ parked: (_, { cart }: { cart: RentalCart }) => cart }),
    wishVehicle: assign(
      (
        _,
        { vehicle, quantity, trip }: { vehicle: Vehicle; quantity: number; trip: TripSettings },
      ) => ({
        wish: { kind: 'vehicle' as const, vehicle, quantity, trip },
        before: null,
        problem: null,
      }),
    ),
    wishTrip: assign((_, { trip }: { trip: TripSettings }) => ({
      wish: { kind: 'trip' as const, trip },
      before: null,
      problem: null,
    })),
    wishQuantity: assign(({ context }, { lineId, by }: { lineId: number; by: number }) => ({
      wish: { kind: 'quantity' as const, lineId, quantity: stepped(context.cart, lineId, by) },
      before: null,
      problem: null,
    })),
    keepStep: assign(({ context: { steps } }, { lineId, by }: { lineId: number; by: number }) => ({
      steps: { ...steps, [lineId]: (steps[lineId] ?? 0) + by },
    })),
    /** Each is pressed anew: all but the first wait once more. */
    pressKeptSteps: enqueueActions(({ context: { steps }, enqueue }) => {
      enqueue.assign({ steps: {} });
      for (const [lineId, by] of Object.entries(steps)) {
        if (by !== 0) enqueue.raise({ type: 'rental.line.stepped', lineId: Number(lineId), by });
      }
    }),
    dropSteps: assign({ steps: {} }),
    wishRemoval: assign(({ context }, { lineId }: { lineId: number }) => ({
      wish: { kind: 'removal' as const, lineId },
      before: context.cart,
      problem: null,
    })),
    wishNothingLeft: assign({
      wish: { kind: 'clearing' as const },
      before: null,
      problem: null,
    }),
    wishParked: assign({ wish: { kind: 'parked' as const }, before: null, problem: null }),
    rememberBefore: assign({ before: ({ context }) => context.cart }),
    forgetParked: assign({ parked: null }),
    takeCart: assign({ cart: (_, params: { cart: RentalCart }) => settledCart(params.cart) }),
    takeEnd: assign(({ context }, { end }: Ended) => ({
      cart: end.cart,
      before: end.before,
      parked: end.parked ?? context.parked,
      problem: end.problem,
    })),
    tellEnd: enqueueActions(({ enqueue }, { end }: Ended) => {
      if (end.told !== null) {
        enqueue.emit({ type: 'toast', about: subjectOf(end.problem), ...end.told });
      }
    }),
    /** A cart put aside changes places with the present one; else the one before is back. */
    takeRestored: assign(({ context }, { cart }: { cart: RentalCart }) => ({
      parked: context.wish?.kind === 'parked' ? swapped(context, cart) : unparked(context),
      cart: settledCart(cart),
      before: null,
    })),
    forgetWish: assign({ wish: null }),
    forgetBefore: assign({ before: null }),
    explain: assign({
      problem: ({ context }, { error }: Failed) => ({
        at: context.wish?.kind === 'removal' ? context.wish.lineId : null,
        message: messageOf(error),
      }),
    }),
    tellFailure: emit(({ context }, { error }: Failed) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      about: subjectOf(context.problem),
      message: messageOf(error),
    })),
    tellMended: emit({ type: 'mended' as const, about: 'rentalCart.line' }),
    sayLeftBehind: emit(({ context }, { cart }: { cart: RentalCart }) => ({
      type: 'toast' as const,
      kind: 'info' as const,
      message: {
        key: context.parked === cart ? 'rentalCart.leftBehind.aside' : 'rentalCart.leftBehind',
        values: { names: namesOf(cart) },
      },
      durationMs: LEFT_BEHIND_MS,
    })),
    sayCleared: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      about: 'rentalCart',
      message: { key: 'rentalCart.cleared' },
    }),
    sayBack: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      about: 'rentalCart',
      message: { key: 'rentalCart.back' },
    }),
    sayMissing: emit((_, { missing }: { missing: string[] }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      about: 'rentalCart',
      message: { key: 'rentalCart.backWithout', values: { names: missing } },
    })),
  },
}).createMachine({
  id: 'rentalCart',
  description: 'The trip cart: one trip, one provider, always as the server has it.',
  context: ({ input }) => ({
    owner: null,
    cart: emptyRentalCart,
    wish: null,
    before: null,
    parked: input.parked,
    problem: null,
    steps: {},
  }),
  initial: 'waitingForOwner',
  on: {
    'rental.left': {
      description: 'Another module is entered: its trip cart waits, and so does one put aside.',
      target: '.waitingForOwner',
      actions: ['dropWishOfBefore', { type: 'followOwner', params: { owner: null } }],
    },
    'rental.cart.left.behind': [
      {
        description: 'A cart could not come along into rental: it is put aside, and named.',
        meta: { requirements: ['MOD-08'] },
        guard: 'nothingIsParked',
        actions: [
          { type: 'park', params: ({ event }) => ({ cart: event.cart }) },
          { type: 'sayLeftBehind', params: ({ event }) => ({ cart: event.cart }) },
        ],
      },
      {
        description: 'There is no room beside what was put aside before: it is named alone.',
        meta: { requirements: ['MOD-08'] },
        actions: [{ type: 'sayLeftBehind', params: ({ event }) => ({ cart: event.cart }) }],
      },
    ],
    'rental.owner.changed': [
      {
        description: 'Nobody is known any more: nothing of theirs stays.',
        meta: { requirements: ['AUTH-25'] },
        guard: { type: 'isNobody', params: ({ event }) => ({ owner: event.owner }) },
        target: '.waitingForOwner',
        actions: [
          'dropWishOfBefore',
          'forgetParked',
          { type: 'followOwner', params: ({ event }) => ({ owner: event.owner }) },
        ],
      },
      {
        description: 'Nothing changed: the cart stays as it is.',
        guard: { type: 'isSameOwner', params: ({ event }) => ({ owner: event.owner }) },
      },
      {
        description:
          'Another customer or guest: their cart is read. A guest’s goes along with the sign-in.',
        meta: { requirements: ['AUTH-25', 'AUTH-26', 'API-11'] },
        target: '.loading',
        actions: [
          'dropWishOfBefore',
          { type: 'dropParkedOfOther', params: ({ event }) => ({ owner: event.owner }) },
          { type: 'followOwner', params: ({ event }) => ({ owner: event.owner }) },
        ],
      },
    ],
  },
  states: {
    waitingForOwner: {
      description: 'It is not known yet whose cart it is; a vehicle chosen now waits.',
      on: {
        'rental.vehicle.added': {
          actions: [
            {
              type: 'wishVehicle',
              params: ({ event: { vehicle, quantity, trip } }) => ({ vehicle, quantity, trip }),
            },
          ],
        },
      },
    },
    loading: {
      description: 'The cart is read from the server.',
      meta: { requirements: ['API-11', 'CART-08'] },
      tags: ['busy'],
      invoke: {
        src: 'loadCart',
        onDone: [
          {
            description: 'A vehicle was chosen meanwhile.',
            guard: 'isForAVehicle',
            target: 'changing',
            actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
          },
          {
            target: 'open',
            actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'rental.line.stepped': {
          description: 'Pressed while the cart is read again: it waits until that is done.',
          meta: { requirements: ['RENT-14'] },
          actions: [{ type: 'keepStep', params: ({ event: { lineId, by } }) => ({ lineId, by }) }],
        },
        'rental.vehicle.added': {
          actions: [
            {
              type: 'wishVehicle',
              params: ({ event: { vehicle, quantity, trip } }) => ({ vehicle, quantity, trip }),
            },
          ],
        },
      },
    },
    unavailable: {
      description: 'The cart could not be read: the customer is told why and may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      entry: ['dropSteps'],
      on: {
        'rental.cart.retry': { target: 'loading' },
        'rental.vehicle.added': {
          target: 'loading',
          actions: [
            {
              type: 'wishVehicle',
              params: ({ event: { vehicle, quantity, trip } }) => ({ vehicle, quantity, trip }),
            },
          ],
        },
      },
    },
    open: {
      description: 'The cart is shown as the server has it, and can be changed.',
      tags: ['open'],
      initial: 'settling',
      entry: ['forgetWish', 'pressKeptSteps'],
      on: {
        'rental.vehicle.added': {
          description: 'A vehicle is wanted; it is looked at before anything is sent.',
          meta: { requirements: ['RENT-08'] },
          target: 'changing',
          actions: [
            {
              type: 'wishVehicle',
              params: ({ event: { vehicle, quantity, trip } }) => ({ vehicle, quantity, trip }),
            },
          ],
        },
        'rental.trip.changed': [
          {
            description: 'Without vehicles the trip is nobody’s but the search’s.',
            guard: 'cartIsEmpty',
          },
          {
            description: 'Another trip is wanted for the vehicles of the cart.',
            meta: { requirements: ['RENT-11', 'RENT-13'] },
            target: 'changing',
            actions: [{ type: 'wishTrip', params: ({ event }) => ({ trip: event.trip }) }],
          },
        ],
        'rental.line.stepped': [
          { guard: { type: 'lineIsGone', params: ({ event }) => ({ lineId: event.lineId }) } },
          {
            description: 'One fewer than one takes the vehicle out.',
            guard: {
              type: 'leavesNoneOfIt',
              params: ({ event: { lineId, by } }) => ({ lineId, by }),
            },
            target: 'removingLine',
            actions: [{ type: 'wishRemoval', params: ({ event }) => ({ lineId: event.lineId }) }],
          },
          {
            meta: { requirements: ['RENT-14'] },
            target: 'changing',
            actions: [
              { type: 'wishQuantity', params: ({ event: { lineId, by } }) => ({ lineId, by }) },
            ],
          },
        ],
        'rental.line.removed': [
          { guard: { type: 'lineIsGone', params: ({ event }) => ({ lineId: event.lineId }) } },
          {
            target: 'removingLine',
            actions: [{ type: 'wishRemoval', params: ({ event }) => ({ lineId: event.lineId }) }],
          },
        ],
        'rental.cart.clear': [
          { guard: 'cartIsEmpty' },
          { target: 'confirmingClear', actions: ['wishNothingLeft'] },
        ],
        'rental.parked.taken': [
          { guard: 'nothingIsParked' },
          {
            description: 'Nothing has to make room for it.',
            guard: 'cartIsEmpty',
            target: 'restoring',
            actions: ['wishParked'],
          },
          { target: 'confirmingParked', actions: ['wishParked'] },
        ],
        'rental.parked.forgotten': { actions: ['forgetParked'] },
        'rental.cart.reload': { target: 'loading' },
      },
      states: {
        settling: {
          description: 'It is decided what there is to show.',
          always: [
            { guard: 'mayUndo', target: 'undoable' },
            { guard: 'cartIsEmpty', target: 'empty' },
            { target: 'ready', actions: ['forgetBefore'] },
          ],
        },
        empty: { description: 'No vehicle is in the cart yet.' },
        ready: { description: 'Vehicles are in the cart and the trip can be booked.' },
        undoable: {
          description: 'Just changed: for 8 seconds one press brings the former cart back.',
          after: { undoWindow: { target: 'settling', actions: ['forgetBefore'] } },
          on: { 'rental.cart.undo': { target: '#rentalCart.restoring' } },
        },
      },
    },
    changing: {
      description:
        'A change goes its way, one question at a time; the cart is shown as it becomes.',
      meta: { requirements: ['RENT-06', 'RENT-08', 'OPEN-40'] },
      entry: ['tellMended'],
      initial: 'working',
      invoke: {
        id: 'conflicts',
        src: 'tripConflicts',
        input: ({ context }) => ({
          cart: context.cart,
          wish: changeOf(context),
          mayPark: context.parked === null,
        }),
        onSnapshot: [
          {
            description: 'A question waits for the customer.',
            guard: { type: 'isAsking', params: ({ event }) => ({ chain: event.snapshot }) },
            target: '.asking',
            actions: [
              {
                type: 'takeCart',
                params: ({ event }) => ({ cart: event.snapshot.context.cart }),
              },
            ],
          },
          {
            target: '.working',
            actions: [
              {
                type: 'takeCart',
                params: ({ event }) => ({ cart: event.snapshot.context.cart }),
              },
            ],
          },
        ],
        onDone: [
          {
            description: 'Something went wrong on the way.',
            meta: { requirements: ['MSG-21'] },
            guard: { type: 'wentWrong', params: ({ event }) => ({ end: event.output }) },
            target: 'rereading',
            actions: [
              { type: 'takeEnd', params: ({ event }) => ({ end: event.output }) },
              { type: 'tellEnd', params: ({ event }) => ({ end: event.output }) },
            ],
          },
          {
            target: 'open',
            actions: [
              { type: 'takeEnd', params: ({ event }) => ({ end: event.output }) },
              { type: 'tellEnd', params: ({ event }) => ({ end: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      states: {
        working: {
          description: 'The server is asked.',
          tags: ['busy'],
          on: {
            'rental.line.stepped': {
              description: 'Steps pressed meanwhile are added up and asked for afterwards.',
              meta: { requirements: ['RENT-14'] },
              actions: [
                { type: 'keepStep', params: ({ event: { lineId, by } }) => ({ lineId, by }) },
              ],
            },
          },
        },
        asking: {
          description:
            'A question of the conflicts waits for its answer; steps before it are void.',
          tags: ['asking'],
          entry: ['dropSteps'],
        },
      },
    },
    removingLine: {
      description: 'One vehicle leaves the cart, as the customer pressed on it.',
      meta: { requirements: ['API-40'] },
      tags: ['busy'],
      on: {
        'rental.line.stepped': {
          description: 'Another vehicle’s steps wait until this one has left.',
          meta: { requirements: ['RENT-14'] },
          actions: [{ type: 'keepStep', params: ({ event: { lineId, by } }) => ({ lineId, by }) }],
        },
      },
      invoke: {
        src: 'removeLine',
        input: ({ context }) => ({
          lineId: context.wish?.kind === 'removal' ? context.wish.lineId : 0,
        }),
        onDone: [
          {
            description: 'It was the last one: nothing of the trip is kept.',
            meta: { requirements: ['RENT-15'] },
            guard: { type: 'leavesNothing', params: ({ event }) => ({ cart: event.output }) },
            target: 'open',
            actions: [
              { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
              'sayCleared',
            ],
          },
          {
            target: 'open',
            actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
          },
        ],
        onError: {
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    confirmingClear: {
      description: 'Shall all vehicles leave the cart? They are named.',
      meta: { requirements: ['RENT-06'] },
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'clearing', actions: ['rememberBefore'] },
        'rental.no': { target: 'open' },
      },
    },
    clearing: {
      description: 'All vehicles leave the cart.',
      meta: { requirements: ['RENT-06', 'API-12'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCart',
        onDone: {
          meta: { requirements: ['RENT-15'] },
          target: 'open',
          actions: [
            { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
            'sayCleared',
          ],
        },
        onError: {
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    confirmingParked: {
      description: 'The cart put aside and the present one change places: both are named.',
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'restoring', actions: ['rememberBefore'] },
        'rental.no': { target: 'open' },
      },
    },
    restoring: {
      description: 'A former cart is put together again at the server.',
      meta: { requirements: ['API-38', 'API-41', 'API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'restoreCart',
        input: ({ context }) => ({
          from: context.cart,
          to:
            (context.wish?.kind === 'parked' ? context.parked : context.before) ?? emptyRentalCart,
        }),
        onDone: [
          {
            guard: {
              type: 'cameBackWhole',
              params: ({ event }) => ({ missing: event.output.missing }),
            },
            target: 'open',
            actions: [
              { type: 'takeRestored', params: ({ event }) => ({ cart: event.output.cart }) },
              'sayBack',
            ],
          },
          {
            description: 'Some vehicles could not come back; they are named.',
            target: 'open',
            actions: [
              { type: 'takeRestored', params: ({ event }) => ({ cart: event.output.cart }) },
              { type: 'sayMissing', params: ({ event }) => ({ missing: event.output.missing }) },
            ],
          },
        ],
        onError: {
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    rereading: {
      description: 'Something went wrong; the cart is read again, so that what is shown is true.',
      meta: { requirements: ['MSG-21'] },
      entry: ['forgetWish', 'dropSteps'],
      always: [{ target: 'loading' }],
    },
  },
});
