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
  type PendingChange,
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
type VehicleChange = Extract<PendingChange, { kind: 'vehicle' }>;

/**
 * How long the toast about a cleared cart is shown, in ms. It lists the names of vehicles, so it is
 * shown for as long as Undo is offered after a change (`undoWindow`).
 */
const LEFT_BEHIND_MS = 8000;

/**
 * The trip cart (F-16). It always shows the server's cart: a change is first sent, and shown after
 * the answer. The child `tripConflicts` makes changes that may cause conflicts, and `cartExchange`
 * replaces the cart. Both ask the customer what they need to know, and end with the resulting cart.
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
    isForAVehicle: ({ context }) => context.pending?.kind === 'vehicle',
    noVehicleWaits: ({ context }) => context.pending?.kind !== 'vehicle',
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    mayUndo: ({ context }) => context.before !== null && !isSameCart(context.before, context.cart),
    isAsking: (_, { snapshot }: Shown) => snapshot.hasTag('asking'),
    isForALine: ({ context }) => context.pending?.kind === 'removal',
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
    dropFormerPending: assign({
      pending: ({ context: { owner: former, pending } }, { owner }: Owned) =>
        former === null || (isGuestRenewed(former, owner) && pending?.kind === 'vehicle')
          ? pending
          : null,
    }),
    dropParkedOfOther: assign({
      parked: ({ context: { owner: former, parked } }, { owner }: Owned) =>
        former === null || owner?.signedIn === true || isGuestRenewed(former, owner)
          ? parked
          : null,
    }),
    rememberBefore: assign({ before: ({ context }) => context.cart }),
    /**
     * For a guest whose id the server has replaced: the new id has an empty cart on the server. The
     * lines of the former cart are put into it, in the same way as Undo restores a cart.
     */
    setPendingFormerCart: assign((_, { owner }: Owned) => ({
      owner,
      cart: emptyRentalCart,
      pending: { kind: 'undo' as const },
      steps: {},
    })),
    park: assign({ parked: (_, { cart }: { cart: RentalCart }) => cart }),
    setPendingVehicle: assign((_, { vehicle, quantity, trip }: Omit<VehicleChange, 'kind'>) => ({
      pending: { kind: 'vehicle' as const, vehicle, quantity, trip },
    })),
    setPendingTrip: assign((_, { trip }: { trip: TripSettings }) => ({
      pending: { kind: 'trip' as const, trip },
    })),
    setPendingQuantity: assign(({ context: { cart } }, { lineId, by }: StepOfLine) => ({
      pending: { kind: 'quantity' as const, lineId, quantity: stepped(cart, lineId, by) },
    })),
    setPendingRemoval: assign((_, { lineId }: { lineId: number }) => ({
      pending: { kind: 'removal' as const, lineId },
    })),
    setPendingClearing: assign({ pending: { kind: 'clearing' as const } }),
    setPendingParked: assign({ pending: { kind: 'parked' as const } }),
    setPendingUndo: assign({ pending: { kind: 'undo' as const } }),
    keepStep: assign(({ context: { steps } }, { lineId, by }: StepOfLine) => ({
      steps: { ...steps, [lineId]: (steps[lineId] ?? 0) + by },
    })),
    /**
     * Raises the stored stepper clicks as new events: the first one runs now, and the others are
     * stored again until it is done.
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
    /** Shows the intermediate cart of a change that takes several calls. */
    takeShown: assign({ cart: (_, { snapshot }: Shown) => settledCart(snapshot.context.cart) }),
    takeEnd: assign((_, { output: { news: _news, ...end } }: Ended) => end),
    tellEnd: enqueueActions(({ enqueue }, { output: { news, problem } }: Ended) => {
      if (news !== null) enqueue.emit({ type: 'toast', about: subjectOf(problem), ...news });
    }),
    clearPending: assign({ pending: null }),
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
      description: 'The customer leaves the module: its trip cart and the one put aside are kept.',
      target: '.waitingForOwner',
      actions: [
        { type: 'dropFormerPending', params: { owner: null } },
        { type: 'followOwner', params: { owner: null } },
      ],
    },
    'rental.cart.left.behind': [
      {
        description:
          'The cart did not fit the entered module: it is put aside, and named in a toast.',
        meta: { requirements: ['MOD-08'] },
        guard: 'nothingIsParked',
        actions: [
          { type: 'park', params: ({ event }) => event },
          { type: 'sayLeftBehind', params: ({ event }) => event },
        ],
      },
      {
        description: 'Another cart is put aside already: this one is only named in a toast.',
        meta: { requirements: ['MOD-08'] },
        actions: [{ type: 'sayLeftBehind', params: ({ event }) => event }],
      },
    ],
    'rental.owner.changed': [
      {
        description: 'The owner is unknown, as after signing out: no cart is shown any more.',
        meta: { requirements: ['AUTH-25'] },
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '.waitingForOwner',
        actions: [
          { type: 'dropFormerPending', params: ({ event }) => event },
          'forgetParked',
          { type: 'followOwner', params: ({ event }) => event },
        ],
      },
      {
        description: 'The owner is the same as before: the cart stays as it is.',
        guard: { type: 'isSameOwner', params: ({ event }) => event },
      },
      {
        description:
          'The server no longer knows the guest: the vehicles move to the new guest id’s cart.',
        meta: { requirements: ['GUEST-01', 'GUEST-02', 'CART-09'] },
        guard: { type: 'losesCartWithGuestId', params: ({ event }) => event },
        target: '.exchanging',
        actions: ['rememberBefore', { type: 'setPendingFormerCart', params: ({ event }) => event }],
      },
      {
        description:
          'Another customer or guest: their cart is read; a guest’s cart survives sign-in.',
        meta: { requirements: ['AUTH-25', 'AUTH-26', 'API-11'] },
        target: '.loading',
        actions: [
          { type: 'dropFormerPending', params: ({ event }) => event },
          { type: 'dropParkedOfOther', params: ({ event }) => event },
          { type: 'followOwner', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    waitingForOwner: {
      description: 'The owner of the cart is still unknown; a vehicle chosen now is added later.',
      on: {
        'rental.vehicle.added': {
          description: 'One vehicle waits at most: the view asks for the next one afterwards.',
          meta: { requirements: ['RENT-08'] },
          guard: 'noVehicleWaits',
          actions: [{ type: 'setPendingVehicle', params: ({ event }) => event }],
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
            description: 'A vehicle was chosen meanwhile, and is added now.',
            guard: 'isForAVehicle',
            target: 'changing',
            actions: [{ type: 'takeCart', params: ({ event }) => event }],
          },
          { target: 'open', actions: [{ type: 'takeCart', params: ({ event }) => event }] },
        ],
        onError: [
          {
            description: 'The chosen vehicle was not added: a toast says why.',
            meta: { requirements: ['MSG-21', 'RENT-08'] },
            guard: 'isForAVehicle',
            target: 'unavailable',
            actions: ['explain', 'tellFailure', 'clearPending'],
          },
          { target: 'unavailable', actions: ['explain'] },
        ],
      },
      on: {
        'rental.line.stepped': {
          description:
            'A quantity is changed while the cart is read; the change follows afterwards.',
          meta: { requirements: ['RENT-14'] },
          actions: [{ type: 'keepStep', params: ({ event }) => event }],
        },
        'rental.vehicle.added': {
          description: 'One vehicle waits at most: the view asks for the next one afterwards.',
          meta: { requirements: ['RENT-08'] },
          guard: 'noVehicleWaits',
          actions: [{ type: 'setPendingVehicle', params: ({ event }) => event }],
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
          actions: [{ type: 'setPendingVehicle', params: ({ event }) => event }],
        },
      },
    },
    open: {
      description: 'The cart is shown as the server has it, and the customer can change it.',
      tags: ['open'],
      initial: 'settling',
      entry: ['clearPending', 'pressKeptSteps'],
      on: {
        'rental.vehicle.added': {
          description: 'A vehicle is added; conflicts with the cart are checked first.',
          meta: { requirements: ['RENT-08'] },
          target: 'changing',
          actions: [{ type: 'setPendingVehicle', params: ({ event }) => event }],
        },
        'rental.trip.changed': [
          {
            description: 'The cart is empty, so the new trip concerns only the search.',
            guard: 'cartIsEmpty',
          },
          {
            description: 'The customer changes the trip for the vehicles in the cart.',
            meta: { requirements: ['RENT-11', 'RENT-13'] },
            target: 'changing',
            actions: [{ type: 'setPendingTrip', params: ({ event }) => event }],
          },
        ],
        'rental.line.stepped': [
          { guard: { type: 'lineIsGone', params: ({ event }) => event } },
          {
            description: 'The quantity falls below 1, so the vehicle is removed.',
            guard: { type: 'leavesNoneOfIt', params: ({ event }) => event },
            target: 'exchanging',
            actions: [{ type: 'setPendingRemoval', params: ({ event }) => event }],
          },
          {
            meta: { requirements: ['RENT-14'] },
            target: 'changing',
            actions: [{ type: 'setPendingQuantity', params: ({ event }) => event }],
          },
        ],
        'rental.line.removed': [
          { guard: { type: 'lineIsGone', params: ({ event }) => event } },
          {
            target: 'exchanging',
            actions: [{ type: 'setPendingRemoval', params: ({ event }) => event }],
          },
        ],
        'rental.cart.clear': [
          { guard: 'cartIsEmpty' },
          { target: 'exchanging', actions: ['setPendingClearing'] },
        ],
        'rental.parked.taken': [
          { guard: 'nothingIsParked' },
          { target: 'exchanging', actions: ['setPendingParked'] },
        ],
        'rental.parked.forgotten': { actions: ['forgetParked'] },
        'rental.cart.reload': {
          description:
            'Another flow changed the cart, such as a booking: Undo has nothing to restore.',
          target: 'loading',
          actions: ['forgetBefore'],
        },
      },
      states: {
        settling: {
          description: 'It is decided whether the cart is empty and whether Undo is offered.',
          always: [
            { guard: 'mayUndo', target: 'undoable' },
            { guard: 'cartIsEmpty', target: 'empty' },
            { target: 'ready', actions: ['forgetBefore'] },
          ],
        },
        empty: { description: 'No vehicle is in the cart.' },
        ready: { description: 'Vehicles are in the cart and the trip can be booked.' },
        undoable: {
          description: 'The cart was just changed: for 8 seconds, Undo restores the former cart.',
          after: { undoWindow: { target: 'settling', actions: ['forgetBefore'] } },
          on: {
            'rental.cart.undo': { target: '#rentalCart.exchanging', actions: ['setPendingUndo'] },
          },
        },
      },
    },
    changing: {
      description: 'A change is being made, one question at a time; the cart shows each step.',
      meta: { requirements: ['RENT-06', 'RENT-08', 'OPEN-40'] },
      entry: ['forgetBefore', 'forgetProblem', 'tellMended'],
      initial: 'working',
      invoke: {
        id: 'conflicts',
        src: 'tripConflicts',
        input: ({ context }) => ({
          cart: context.cart,
          pending: changeOf(context.pending),
          mayPark: context.parked === null,
        }),
        onSnapshot: [
          {
            description: 'The customer must answer a question.',
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
          description: 'The server is making the change.',
          tags: ['busy'],
          on: {
            'rental.line.stepped': {
              description: 'Quantity changes made meanwhile are added up and sent afterwards.',
              meta: { requirements: ['RENT-14'] },
              actions: [{ type: 'keepStep', params: ({ event }) => event }],
            },
          },
        },
        asking: {
          description:
            'The customer is asked about a conflict; earlier quantity changes are dropped.',
          tags: ['asking'],
          entry: ['dropSteps'],
        },
      },
    },
    exchanging: {
      description: 'Another cart replaces this one, after a question if one is needed.',
      meta: { requirements: ['RENT-06'] },
      entry: ['forgetProblem'],
      initial: 'working',
      invoke: {
        id: 'exchange',
        src: 'cartExchange',
        input: ({ context: { cart, pending, before, parked } }) => ({
          cart,
          pending: exchangeOf(pending),
          before,
          parked,
        }),
        onSnapshot: [
          {
            description: 'The customer must answer a question.',
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
          description: 'The server is making the exchange.',
          tags: ['busy'],
          on: {
            'rental.line.stepped': {
              description: 'Quantity changes of other vehicles wait until this one is removed.',
              meta: { requirements: ['RENT-14'] },
              guard: 'isForALine',
              actions: [{ type: 'keepStep', params: ({ event }) => event }],
            },
          },
        },
        asking: {
          description: 'The customer is asked to confirm the exchange.',
          tags: ['asking'],
          entry: ['dropSteps'],
        },
      },
    },
    ended: {
      description: 'The change has ended, and the customer is told its result.',
      always: [
        {
          description: 'The change failed: the cart is read again, to show what the server has.',
          meta: { requirements: ['MSG-21'] },
          guard: 'wentWrong',
          target: 'loading',
          actions: ['clearPending', 'dropSteps'],
        },
        { target: 'open' },
      ],
    },
  },
});
