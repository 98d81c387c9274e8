import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { OutwardFact, RentalCart, TripSettings } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import {
  changeOf,
  exchangeOf,
  subjectOf,
  type CartChangeEnd,
  type RentalWish,
} from './cartChange.ts';
import { cartExchangeMachine } from './cartExchange.machine.ts';
import {
  newRentalCart,
  type RentalCartContext,
  type RentalCartEvent,
  type RentalCartInput,
} from './rentalCart.ts';
import {
  emptyRentalCart,
  isGuestRenewed,
  isSameCart,
  namesOf,
  rentalOwnerKey,
  settledCart,
  stepped,
  type RentalOwner,
} from './tripCart.ts';
import { tripConflictsMachine } from './tripConflicts.machine.ts';

type Ended = { output: CartChangeEnd };
type Shown = { snapshot: SnapshotFrom<typeof tripConflictsMachine | typeof cartExchangeMachine> };
type CartDone = { output: RentalCart };
type Owned = { owner: RentalOwner | null };
type StepOfLine = { lineId: number; by: number };
type VehicleWish = Extract<RentalWish, { kind: 'vehicle' }>;

/**
 * How long the message about a cleared cart is shown: as long as Undo is offered elsewhere, because
 * a list of vehicle names takes time to read.
 */
const LEFT_BEHIND_MS = 8000;

/**
 * The trip cart (F-16). It always shows the server's cart: a change is sent first and shown after
 * the answer. A change that may cause conflicts runs in `tripConflicts`, and replacing the cart
 * runs in `cartExchange`: both ask the customer what they need to, and end with the resulting cart.
 */
export const rentalCartMachine = setup({
  types: {
    context: {} as RentalCartContext,
    input: {} as RentalCartInput,
    events: {} as RentalCartEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed' | 'asking' | 'open',
    children: {} as { conflicts: 'tripConflicts'; exchange: 'cartExchange' },
  },
  actors: {
    loadCart: fromPromise<RentalCart>(notProvided),
    tripConflicts: tripConflictsMachine,
    cartExchange: cartExchangeMachine,
  },
  delays: { undoWindow: 8000 },
  guards: {
    isSameOwner: ({ context }, { owner }: Owned) =>
      rentalOwnerKey(context.owner) === rentalOwnerKey(owner),
    isNobody: (_, { owner }: Owned) => owner === null,
    losesCartWithGuestId: ({ context }, { owner }: Owned) =>
      isGuestRenewed(context.owner, owner) && context.cart.lines.length > 0,
    isForAVehicle: ({ context }) => context.wish?.kind === 'vehicle',
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    mayUndo: ({ context }) => context.before !== null && !isSameCart(context.before, context.cart),
    isAsking: (_, { snapshot }: Shown) => snapshot.hasTag('asking'),
    isForALine: ({ context }) => context.wish?.kind === 'removal',
    wentWrong: ({ context }) => context.problem !== null,
    lineIsGone: ({ context }, params: { lineId: number }) =>
      context.cart.lines.every(({ id }) => id !== params.lineId),
    leavesNoneOfIt: ({ context: { cart } }, { lineId, by }: StepOfLine) =>
      stepped(cart, lineId, by) < 1,
    nothingIsParked: ({ context }) => context.parked === null,
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
      wish: ({ context: { owner: former, wish } }, { owner }: Owned) =>
        former === null || (isGuestRenewed(former, owner) && wish?.kind === 'vehicle')
          ? wish
          : null,
    }),
    dropParkedOfOther: assign({
      parked: ({ context: { owner: former, parked } }, { owner }: Owned) =>
        former === null || owner?.signedIn === true || isGuestRenewed(former, owner)
          ? parked
          : null,
    }),
    rememberBefore: assign({ before: ({ context }) => context.cart }),
    /** A new guest id has an empty cart on the server: the former cart is restored as by Undo. */
    wishFormerCart: assign((_, { owner }: Owned) => ({
      owner,
      cart: emptyRentalCart,
      wish: { kind: 'undo' as const },
      steps: {},
    })),
    park: assign({ parked: (_, { cart }: { cart: RentalCart }) => cart }),
    wishVehicle: assign((_, { vehicle, quantity, trip }: Omit<VehicleWish, 'kind'>) => ({
      wish: { kind: 'vehicle' as const, vehicle, quantity, trip },
    })),
    wishTrip: assign((_, { trip }: { trip: TripSettings }) => ({
      wish: { kind: 'trip' as const, trip },
    })),
    wishQuantity: assign(({ context: { cart } }, { lineId, by }: StepOfLine) => ({
      wish: { kind: 'quantity' as const, lineId, quantity: stepped(cart, lineId, by) },
    })),
    wishRemoval: assign((_, { lineId }: { lineId: number }) => ({
      wish: { kind: 'removal' as const, lineId },
    })),
    wishNothingLeft: assign({ wish: { kind: 'clearing' as const } }),
    wishParked: assign({ wish: { kind: 'parked' as const } }),
    wishUndo: assign({ wish: { kind: 'undo' as const } }),
    keepStep: assign(({ context: { steps } }, { lineId, by }: StepOfLine) => ({
      steps: { ...steps, [lineId]: (steps[lineId] ?? 0) + by },
    })),
    /**
     * Raises the stored stepper clicks as new events: the first one runs, the others wait again.
     */
    pressKeptSteps: enqueueActions(({ context: { steps }, enqueue }) => {
      enqueue.assign({ steps: {} });
      for (const [lineId, by] of Object.entries(steps)) {
        if (by !== 0) enqueue.raise({ type: 'rental.line.stepped', lineId: Number(lineId), by });
      }
    }),
    dropSteps: assign({ steps: {} }),
    forgetParked: assign({ parked: null }),
    takeCart: assign({ cart: (_, { output }: CartDone) => settledCart(output) }),
    /** Shows the cart as it is in the middle of a change that takes several calls. */
    takeShown: assign({ cart: (_, { snapshot }: Shown) => settledCart(snapshot.context.cart) }),
    takeEnd: assign((_, { output: { news: _news, ...end } }: Ended) => end),
    tellEnd: enqueueActions(({ enqueue }, { output: { news, problem } }: Ended) => {
      if (news !== null) enqueue.emit({ type: 'toast', about: subjectOf(problem), ...news });
    }),
    forgetWish: assign({ wish: null }),
    forgetBefore: assign({ before: null }),
    forgetProblem: assign({ problem: null }),
    explain: assign(({ event }) => ({
      problem: { at: null, message: messageOf('error' in event && event.error) },
    })),
    tellFailure: enqueueActions(({ context: { problem }, enqueue }) => {
      if (problem === null) return;
      const { message } = problem;
      enqueue.emit({ type: 'toast', kind: 'error', about: subjectOf(problem), message });
    }),
    tellMended: emit(mended('rentalCart.line')),
    sayLeftBehind: emit(({ context }, { cart }: { cart: RentalCart }) =>
      toast(
        'info',
        {
          key: context.parked === cart ? 'rentalCart.leftBehind.aside' : 'rentalCart.leftBehind',
          values: { names: namesOf(cart) },
        },
        { durationMs: LEFT_BEHIND_MS },
      ),
    ),
  },
}).createMachine({
  id: 'rentalCart',
  description: 'The trip cart: one trip, one provider, always as the server has it.',
  context: ({ input }) => newRentalCart(input),
  initial: 'waitingForOwner',
  on: {
    'rental.left': {
      description: 'Another module is entered: its trip cart waits, and so does one put aside.',
      target: '.waitingForOwner',
      actions: [
        { type: 'dropWishOfBefore', params: { owner: null } },
        { type: 'followOwner', params: { owner: null } },
      ],
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
          { type: 'dropWishOfBefore', params: ({ event }) => event },
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
          'The server no longer knows the guest: the vehicles go into the cart of the new guest id.',
        meta: { requirements: ['GUEST-01', 'GUEST-02', 'CART-09'] },
        guard: { type: 'losesCartWithGuestId', params: ({ event }) => event },
        target: '.exchanging',
        actions: ['rememberBefore', { type: 'wishFormerCart', params: ({ event }) => event }],
      },
      {
        description:
          'Another customer or guest: their cart is read. A guest’s goes along with the sign-in.',
        meta: { requirements: ['AUTH-25', 'AUTH-26', 'API-11'] },
        target: '.loading',
        actions: [
          { type: 'dropWishOfBefore', params: ({ event }) => event },
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
        onError: { target: 'unavailable', actions: ['explain'] },
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
            target: 'exchanging',
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
            target: 'exchanging',
            actions: [{ type: 'wishRemoval', params: ({ event }) => event }],
          },
        ],
        'rental.cart.clear': [
          { guard: 'cartIsEmpty' },
          { target: 'exchanging', actions: ['wishNothingLeft'] },
        ],
        'rental.parked.taken': [
          { guard: 'nothingIsParked' },
          { target: 'exchanging', actions: ['wishParked'] },
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
          on: {
            'rental.cart.undo': { target: '#rentalCart.exchanging', actions: ['wishUndo'] },
          },
        },
      },
    },
    changing: {
      description:
        'A change goes its way, one question at a time; the cart is shown as it becomes.',
      meta: { requirements: ['RENT-06', 'RENT-08', 'OPEN-40'] },
      entry: ['forgetBefore', 'forgetProblem', 'tellMended'],
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
        onDone: {
          target: 'ended',
          actions: [
            { type: 'takeEnd', params: ({ event }) => event },
            { type: 'tellEnd', params: ({ event }) => event },
          ],
        },
        onError: { target: 'ended', actions: ['explain', 'tellFailure'] },
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
    exchanging: {
      description: 'Another cart takes the place of this one, after a question where one is due.',
      meta: { requirements: ['RENT-06'] },
      entry: ['forgetProblem'],
      initial: 'working',
      invoke: {
        id: 'exchange',
        src: 'cartExchange',
        input: ({ context: { cart, wish, before, parked } }) => ({
          cart,
          wish: exchangeOf(wish),
          before,
          parked,
        }),
        onSnapshot: [
          {
            description: 'A question waits for the customer.',
            guard: { type: 'isAsking', params: ({ event }) => event },
            target: '.asking',
          },
          { target: '.working' },
        ],
        onDone: {
          target: 'ended',
          actions: [
            { type: 'takeEnd', params: ({ event }) => event },
            { type: 'tellEnd', params: ({ event }) => event },
          ],
        },
        onError: { target: 'ended', actions: ['explain', 'tellFailure'] },
      },
      states: {
        working: {
          description: 'The server is asked.',
          tags: ['busy'],
          on: {
            'rental.line.stepped': {
              description: 'Another vehicle’s steps wait until this one has left.',
              meta: { requirements: ['RENT-14'] },
              guard: 'isForALine',
              actions: [{ type: 'keepStep', params: ({ event }) => event }],
            },
          },
        },
        asking: {
          description: 'A question of the exchange waits for its answer.',
          tags: ['asking'],
          entry: ['dropSteps'],
        },
      },
    },
    ended: {
      description: 'A change has ended, and what became of it is said.',
      always: [
        {
          description:
            'Something went wrong; the cart is read again, so that what is shown is true.',
          meta: { requirements: ['MSG-21'] },
          guard: 'wentWrong',
          target: 'loading',
          actions: ['forgetWish', 'dropSteps'],
        },
        { target: 'open' },
      ],
    },
  },
});
