import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { OutwardFact, RentalCart, TripSettings, Vehicle } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import {
  changeOf,
  emptyRentalCart,
  isSameCart,
  namesOf,
  rentalOwnerKey,
  settledCart,
  stepped,
  stillAside,
  subjectOf,
  type CartProblem,
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
type Ended = { output: TripConflictsOutput };
type Shown = { snapshot: SnapshotFrom<typeof tripConflictsMachine> };
type Answered = { output: RentalCart };
type Owned = { owner: RentalOwner | null };
type StepOfLine = { lineId: number; by: number };
type VehicleWish = Extract<RentalWish, { kind: 'vehicle' }>;

const notProvided = () => Promise.reject(new Error('not provided'));

/** As long as Undo would be offered: names take longer to read than that something was done. */
const LEFT_BEHIND_MS = 8000;

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
    loadCart: fromPromise<RentalCart>(notProvided),
    tripConflicts: tripConflictsMachine,
    removeLine: fromPromise<RentalCart, { lineId: number }>(notProvided),
    clearCart: fromPromise<RentalCart>(notProvided),
    restoreCart: fromPromise<Restored, { from: RentalCart; to: RentalCart }>(notProvided),
  },
  delays: { undoWindow: 8000 },
  guards: {
    isSameOwner: ({ context }, { owner }: Owned) =>
      rentalOwnerKey(context.owner) === rentalOwnerKey(owner),
    isNobody: (_, { owner }: Owned) => owner === null,
    isForAVehicle: ({ context }) => context.wish?.kind === 'vehicle',
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    mayUndo: ({ context }) => context.before !== null && !isSameCart(context.before, context.cart),
    isAsking: (_, { snapshot }: Shown) => snapshot.hasTag('asking'),
    wentWrong: (_, { output }: Ended) => output.problem !== null,
    leavesNothing: (_, { output }: Answered) => output.lines.length === 0,
    lineIsGone: ({ context }, params: { lineId: number }) =>
      context.cart.lines.every(({ id }) => id !== params.lineId),
    leavesNoneOfIt: ({ context: { cart } }, { lineId, by }: StepOfLine) =>
      stepped(cart, lineId, by) < 1,
    nothingIsParked: ({ context }) => context.parked === null,
    cameBackWhole: (_, params: { missing: string[] }) => params.missing.length === 0,
  },
  actions: {
    followOwner: assign((_, { owner }: Owned) => ({
      owner,
      cart: emptyRentalCart,
      before: null,
      problem: null,
      steps: {},
    })),
    dropWishOfBefore: assign({
      wish: ({ context: { owner, wish } }) => (owner === null ? wish : null),
    }),
    dropParkedOfOther: assign({
      parked: ({ context }, { owner }: Owned) =>
        context.owner !== null && owner?.signedIn !== true ? null : context.parked,
    }),
    park: assign({ parked: (_, { cart }: { cart: RentalCart }) => cart }),
    wishVehicle: assign((_, { vehicle, quantity, trip }: Omit<VehicleWish, 'kind'>) => ({
      wish: { kind: 'vehicle' as const, vehicle, quantity, trip },
      before: null,
      problem: null,
    })),
    wishTrip: assign((_, { trip }: { trip: TripSettings }) => ({
      wish: { kind: 'trip' as const, trip },
      before: null,
      problem: null,
    })),
    wishQuantity: assign(({ context: { cart } }, { lineId, by }: StepOfLine) => ({
      wish: { kind: 'quantity' as const, lineId, quantity: stepped(cart, lineId, by) },
      before: null,
      problem: null,
    })),
    keepStep: assign(({ context: { steps } }, { lineId, by }: StepOfLine) => ({
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
    wishRemoval: assign(({ context: { cart } }, { lineId }: { lineId: number }) => ({
      wish: { kind: 'removal' as const, lineId },
      before: cart,
      problem: null,
    })),
    wishNothingLeft: assign({ wish: { kind: 'clearing' as const }, before: null, problem: null }),
    wishParked: assign({ wish: { kind: 'parked' as const }, before: null, problem: null }),
    rememberBefore: assign({ before: ({ context }) => context.cart }),
    forgetParked: assign({ parked: null }),
    takeCart: assign({ cart: (_, { output }: Answered) => settledCart(output) }),
    /** The cart as a change on its way makes it. */
    takeShown: assign({ cart: (_, { snapshot }: Shown) => settledCart(snapshot.context.cart) }),
    takeEnd: assign(({ context }, { output: { cart, before, parked, problem } }: Ended) => ({
      cart,
      before,
      parked: parked ?? context.parked,
      problem,
    })),
    tellEnd: enqueueActions(({ enqueue }, { output: { problem, told } }: Ended) => {
      if (told !== null) enqueue.emit({ type: 'toast', about: subjectOf(problem), ...told });
    }),
    /** A cart put aside changes places with the present one; else the one before is back. */
    takeRestored: assign(({ context }, { cart }: { cart: RentalCart }) => ({
      parked: stillAside(context, cart),
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
    tellFailure: enqueueActions(({ context: { problem }, enqueue }) => {
      if (problem === null) return;
      const { message } = problem;
      enqueue.emit({ type: 'toast', kind: 'error', about: subjectOf(problem), message });
    }),
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
    say: emit((_, { key }: { key: string }) => ({
      type: 'toast' as const,
      kind: 'success' as const,
      about: 'rentalCart',
      message: { key },
    })),
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
          { type: 'park', params: ({ event }) => event },
          { type: 'sayLeftBehind', params: ({ event }) => event },
        ],
      },
      {
        description: 'There is no room beside what was put aside before: it is named alone.',
        meta: { requirements: ['MOD-08'] },
        actions: [{ type: 'sayLeftBehind', params: ({ event }) => event }],
      },
    ],
    'rental.owner.changed': [
      {
        description: 'Nobody is known any more: nothing of theirs stays.',
        meta: { requirements: ['AUTH-25'] },
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '.waitingForOwner',
        actions: [
          'dropWishOfBefore',
          'forgetParked',
          { type: 'followOwner', params: ({ event }) => event },
        ],
      },
      {
        description: 'Nothing changed: the cart stays as it is.',
        guard: { type: 'isSameOwner', params: ({ event }) => event },
      },
      {
        description:
          'Another customer or guest: their cart is read. A guest’s goes along with the sign-in.',
        meta: { requirements: ['AUTH-25', 'AUTH-26', 'API-11'] },
        target: '.loading',
        actions: [
          'dropWishOfBefore',
          { type: 'dropParkedOfOther', params: ({ event }) => event },
          { type: 'followOwner', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    waitingForOwner: {
      description: 'It is not known yet whose cart it is; a vehicle chosen now waits.',
      on: {
        'rental.vehicle.added': {
          actions: [{ type: 'wishVehicle', params: ({ event }) => event }],
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
            actions: [{ type: 'takeCart', params: ({ event }) => event }],
          },
          { target: 'open', actions: [{ type: 'takeCart', params: ({ event }) => event }] },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
      on: {
        'rental.line.stepped': {
          description: 'Pressed while the cart is read again: it waits until that is done.',
          meta: { requirements: ['RENT-14'] },
          actions: [{ type: 'keepStep', params: ({ event }) => event }],
        },
        'rental.vehicle.added': {
          actions: [{ type: 'wishVehicle', params: ({ event }) => event }],
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
          actions: [{ type: 'wishVehicle', params: ({ event }) => event }],
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
          actions: [{ type: 'wishVehicle', params: ({ event }) => event }],
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
            actions: [{ type: 'wishTrip', params: ({ event }) => event }],
          },
        ],
        'rental.line.stepped': [
          { guard: { type: 'lineIsGone', params: ({ event }) => event } },
          {
            description: 'One fewer than one takes the vehicle out.',
            guard: { type: 'leavesNoneOfIt', params: ({ event }) => event },
            target: 'removingLine',
            actions: [{ type: 'wishRemoval', params: ({ event }) => event }],
          },
          {
            meta: { requirements: ['RENT-14'] },
            target: 'changing',
            actions: [{ type: 'wishQuantity', params: ({ event }) => event }],
          },
        ],
        'rental.line.removed': [
          { guard: { type: 'lineIsGone', params: ({ event }) => event } },
          {
            target: 'removingLine',
            actions: [{ type: 'wishRemoval', params: ({ event }) => event }],
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
          wish: changeOf(context.wish),
          mayPark: context.parked === null,
        }),
        onSnapshot: [
          {
            description: 'A question waits for the customer.',
            guard: { type: 'isAsking', params: ({ event }) => event },
            target: '.asking',
            actions: [{ type: 'takeShown', params: ({ event }) => event }],
          },
          {
            target: '.working',
            actions: [{ type: 'takeShown', params: ({ event }) => event }],
          },
        ],
        onDone: [
          {
            description: 'Something went wrong on the way.',
            meta: { requirements: ['MSG-21'] },
            guard: { type: 'wentWrong', params: ({ event }) => event },
            target: 'rereading',
            actions: [
              { type: 'takeEnd', params: ({ event }) => event },
              { type: 'tellEnd', params: ({ event }) => event },
            ],
          },
          {
            target: 'open',
            actions: [
              { type: 'takeEnd', params: ({ event }) => event },
              { type: 'tellEnd', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'rereading',
          actions: [{ type: 'explain', params: ({ event }) => event }, 'tellFailure'],
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
              actions: [{ type: 'keepStep', params: ({ event }) => event }],
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
          actions: [{ type: 'keepStep', params: ({ event }) => event }],
        },
      },
      invoke: {
        src: 'removeLine',
        input: ({ context: { wish } }) => ({ lineId: wish?.kind === 'removal' ? wish.lineId : 0 }),
        onDone: [
          {
            description: 'It was the last one: nothing of the trip is kept.',
            meta: { requirements: ['RENT-15'] },
            guard: { type: 'leavesNothing', params: ({ event }) => event },
            target: 'open',
            actions: [
              { type: 'takeCart', params: ({ event }) => event },
              { type: 'say', params: { key: 'rentalCart.cleared' } },
            ],
          },
          { target: 'open', actions: [{ type: 'takeCart', params: ({ event }) => event }] },
        ],
        onError: {
          target: 'rereading',
          actions: [{ type: 'explain', params: ({ event }) => event }, 'tellFailure'],
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
            { type: 'takeCart', params: ({ event }) => event },
            { type: 'say', params: { key: 'rentalCart.cleared' } },
          ],
        },
        onError: {
          target: 'rereading',
          actions: [{ type: 'explain', params: ({ event }) => event }, 'tellFailure'],
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
            guard: { type: 'cameBackWhole', params: ({ event }) => event.output },
            target: 'open',
            actions: [
              { type: 'takeRestored', params: ({ event }) => event.output },
              { type: 'say', params: { key: 'rentalCart.back' } },
            ],
          },
          {
            description: 'Some vehicles could not come back; they are named.',
            target: 'open',
            actions: [
              { type: 'takeRestored', params: ({ event }) => event.output },
              { type: 'sayMissing', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'rereading',
          actions: [{ type: 'explain', params: ({ event }) => event }, 'tellFailure'],
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
