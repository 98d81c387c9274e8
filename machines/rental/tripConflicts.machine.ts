import { assign, fromPromise, setup } from 'xstate';
import type {
  MessageRef,
  RentalCart,
  RentalCartAnswer,
  TripSettings,
  Vehicle,
} from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { offersTrip } from '../rules/rentalPrice.ts';
import {
  isOtherDuration,
  isOtherJourney,
  isOtherProvider,
  isOtherTrip,
  isOtherTripType,
  lineOfVehicle,
  linesLacking,
  mergedTrip,
  settledCart,
  stockProblem,
  wishedTrip,
  type CartProblem,
  type RentalChange,
} from './tripCart.ts';

export interface TripConflictsInput {
  /** The cart as it stands at the server. */
  cart: RentalCart;
  wish: RentalChange;
  /** Whether a cart can be put aside; one fits there. */
  mayPark: boolean;
}

/** What is said of a change once it has ended. */
interface Told {
  kind: 'success' | 'info' | 'error';
  message: MessageRef;
}

/** How it ended; with a problem it is not sure what stands at the server. */
export interface TripConflictsOutput {
  cart: RentalCart;
  before: RentalCart | null;
  parked: RentalCart | null;
  told: Told | null;
  problem: CartProblem | null;
}

export interface TripConflictsContext extends TripConflictsOutput {
  /** The cart as the server last said it is. */
  cart: RentalCart;
  wish: RentalChange;
  mayPark: boolean;
  /** Lines that cannot follow the change, as the server or their vehicles say. */
  conflicts: number[];
  /** The cart before the first Yes; null while nothing was said yes to. */
  before: RentalCart | null;
  /** The cart that was put aside on the way. */
  parked: RentalCart | null;
}

export type TripConflictsEvent =
  | { type: 'rental.yes' }
  | { type: 'rental.yes.park' }
  | { type: 'rental.remove' }
  | { type: 'rental.no' };

type Answered = { answer: RentalCartAnswer };
type Failed = { error: unknown };

const vehicleWish = ({ wish }: TripConflictsContext) => {
  if (wish.kind !== 'vehicle') throw new Error('no vehicle is wanted');
  return wish;
};

const tripOfWish = ({ wish }: TripConflictsContext): TripSettings => {
  const trip = wishedTrip(wish);
  if (trip === null) throw new Error('no trip is wanted');
  return trip;
};

/** Whether the wanted vehicle has a line already: its steppers change how many there are of it. */
const isHeld = ({ cart, wish }: TripConflictsContext): boolean =>
  wish.kind === 'vehicle' && lineOfVehicle(cart, wish.vehicle.id) !== null;

const lineOfWish = ({ cart, wish }: TripConflictsContext) =>
  wish.kind === 'quantity' ? (cart.lines.find(({ id }) => id === wish.lineId) ?? null) : null;

/** Why there is not enough of what is wanted; fewer than now is always a way out. */
const shortage = (context: TripConflictsContext): MessageRef | null => {
  const { wish } = context;
  if (wish.kind === 'vehicle') {
    return isHeld(context) ? null : stockProblem(wish.vehicle, wish.quantity);
  }
  const line = lineOfWish(context);
  return wish.kind === 'quantity' && line !== null && wish.quantity > line.quantity
    ? stockProblem(line.vehicle, wish.quantity)
    : null;
};

/** Where a change that failed is told: at its line, or at the trip. */
const placeOf = (wish: RentalChange): CartProblem['at'] =>
  wish.kind === 'quantity' ? wish.lineId : wish.kind === 'trip' ? 'trip' : null;

const changedCart = (context: TripConflictsContext, { answer }: Answered): RentalCart =>
  answer.type === 'changed' ? settledCart(answer.cart) : context.cart;

const success = (key: string): Told => ({ kind: 'success', message: { key } });

/**
 * One change of the trip cart, from the wish to the cart that follows it (F-16). Each conflict is
 * asked about before anything is changed, in one order: another provider, then another trip type,
 * then another duration, then another way or time (OPEN-40).
 */
export const tripConflictsMachine = setup({
  types: {
    context: {} as TripConflictsContext,
    input: {} as TripConflictsInput,
    output: {} as TripConflictsOutput,
    events: {} as TripConflictsEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** The server first looks whether the vehicle can come instead, and else changes nothing. */
    clearFor: fromPromise<RentalCart, { vehicle: Vehicle; quantity: number; trip: TripSettings }>(
      () => Promise.reject(new Error('not provided')),
    ),
    updateTrip: fromPromise<RentalCartAnswer, { cart: RentalCart; trip: TripSettings }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    removeLines: fromPromise<RentalCart, { lineIds: number[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    addVehicle: fromPromise<RentalCart, { vehicle: Vehicle; quantity: number; trip: TripSettings }>(
      () => Promise.reject(new Error('not provided')),
    ),
    updateLine: fromPromise<
      RentalCartAnswer,
      { cart: RentalCart; lineId: number; quantity: number }
    >(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isForANewVehicle: ({ context }) => context.wish.kind === 'vehicle' && !isHeld(context),
    isForAHeldVehicle: ({ context }) => isHeld(context),
    isForAQuantity: ({ context }) => context.wish.kind === 'quantity',
    vehicleMakesNoSuchTrip: ({ context: { wish } }) =>
      wish.kind === 'vehicle' && !offersTrip(wish.vehicle, wish.trip.type),
    isOverStock: ({ context }) => shortage(context) !== null,
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    isAnotherProvider: ({ context: { cart, wish } }) =>
      wish.kind === 'vehicle' && isOtherProvider(cart, wish.vehicle.provider),
    isAnotherTripType: ({ context }) => isOtherTripType(context.cart, tripOfWish(context)),
    isAnotherDuration: ({ context }) => isOtherDuration(context.cart, tripOfWish(context)),
    isAnotherJourney: ({ context }) => isOtherJourney(context.cart, tripOfWish(context)),
    tripIsStillAnother: ({ context: { cart, wish } }) => {
      const trip = wishedTrip(wish);
      return trip !== null && cart.lines.length > 0 && isOtherTrip(cart, trip);
    },
    lineOfWishIsGone: ({ context }) =>
      context.wish.kind === 'quantity' && lineOfWish(context) === null,
    mayPark: ({ context }) => context.mayPark,
    hasConflicts: (_, { answer }: Answered) => answer.type === 'conflicts',
    someLackTheTripType: ({ context }, { answer }: Answered) =>
      answer.type === 'changed' && linesLacking(answer.cart, tripOfWish(context).type).length > 0,
  },
  actions: {
    rememberBefore: assign({ before: ({ context }) => context.before ?? context.cart }),
    park: assign({ parked: ({ context }) => context.before }),
    takeCart: assign({ cart: (_, params: { cart: RentalCart }) => settledCart(params.cart) }),
    takeAnswer: assign({ cart: ({ context }, params: Answered) => changedCart(context, params) }),
    keepConflicts: assign({
      conflicts: (_, { answer }: Answered) => (answer.type === 'conflicts' ? answer.lineIds : []),
    }),
    keepLacking: assign({
      conflicts: ({ context }) =>
        linesLacking(context.cart, tripOfWish(context).type).map(({ id }) => id),
    }),
    sayNoSuchTrip: assign({
      told: ({ context }) => ({
        kind: 'error' as const,
        message: { key: `rentalCart.notOffered.${tripOfWish(context).type}` },
      }),
    }),
    sayOverStock: assign({
      told: ({ context }) => ({
        kind: 'error' as const,
        message: shortage(context) ?? { key: 'app.error.generic' },
      }),
    }),
    sayAdded: assign({ told: success('rentalCart.added') }),
    sayHeld: assign({
      told: ({ context }) => ({
        kind: 'info' as const,
        message: { key: 'rentalCart.held', values: { name: vehicleWish(context).vehicle.name } },
      }),
    }),
    sayCleared: assign({ told: success('rentalCart.cleared') }),
    explain: assign(({ context: { wish } }, { error }: Failed) => {
      const message = messageOf(error);
      return {
        told: { kind: 'error' as const, message },
        problem: { at: placeOf(wish), message },
      };
    }),
    explainKeptTrip: assign(() => {
      const message = { key: 'rentalCart.tripStays' };
      return {
        told: { kind: 'error' as const, message },
        problem: { at: 'trip' as const, message },
      };
    }),
  },
}).createMachine({
  id: 'tripConflicts',
  description: 'One change of the trip cart: every conflict is asked about before it is resolved.',
  context: ({ input }) => ({
    cart: input.cart,
    wish: input.wish,
    mayPark: input.mayPark,
    conflicts: [],
    before: null,
    parked: null,
    told: null,
    problem: null,
  }),
  output: ({ context: { cart, before, parked, told, problem } }) => ({
    cart,
    before,
    parked,
    told,
    problem,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'What is wanted is held against the cart, one question at a time (OPEN-40).',
      meta: { requirements: ['OPEN-40', 'RENT-08'] },
      always: [
        {
          description: 'The provider has no more of this vehicle.',
          meta: { requirements: ['RENT-14', 'OPEN-33', 'MSG-15'] },
          guard: 'isOverStock',
          target: 'unchanged',
          actions: ['sayOverStock'],
        },
        {
          meta: { requirements: ['RENT-14'] },
          guard: 'isForAQuantity',
          target: 'updatingQuantity',
        },
        {
          description: 'The vehicle is not let for trips of this type.',
          meta: { requirements: ['RENT-20'] },
          guard: 'vehicleMakesNoSuchTrip',
          target: 'unchanged',
          actions: ['sayNoSuchTrip'],
        },
        { meta: { requirements: ['RENT-08'] }, guard: 'cartIsEmpty', target: 'adding' },
        {
          meta: { requirements: ['RENT-09'] },
          guard: 'isAnotherProvider',
          target: 'confirmingProvider',
        },
        {
          meta: { requirements: ['RENT-11'] },
          guard: 'isAnotherTripType',
          target: 'confirmingTripType',
        },
        {
          meta: { requirements: ['RENT-13'] },
          guard: 'isAnotherDuration',
          target: 'confirmingDuration',
        },
        { guard: 'isAnotherJourney', target: 'confirmingJourney' },
        { meta: { requirements: ['RENT-08'] }, guard: 'isForANewVehicle', target: 'adding' },
        {
          description: 'It is in the cart already, for this trip: that is said, and none is added.',
          meta: { requirements: ['RENT-08', 'RENT-14'] },
          guard: 'isForAHeldVehicle',
          target: 'unchanged',
          actions: ['sayHeld'],
        },
        { description: 'The trip is the cart’s already.', target: 'unchanged' },
      ],
    },
    confirmingProvider: {
      description:
        'Selecting a vehicle from another provider will remove all vehicles from the cart: they are named.',
      meta: { requirements: ['RENT-09', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.yes': {
          meta: { requirements: ['RENT-10'] },
          target: 'clearingCart',
          actions: ['rememberBefore'],
        },
        'rental.yes.park': {
          description: 'The vehicles go aside instead of away; one cart fits there.',
          guard: 'mayPark',
          target: 'parkingCart',
          actions: ['rememberBefore'],
        },
        'rental.no': { target: 'unchanged' },
      },
    },
    clearingCart: {
      description: 'All vehicles leave the cart, once the server agrees to what comes instead.',
      meta: { requirements: ['RENT-10', 'API-12', 'API-43'] },
      tags: ['busy'],
      invoke: {
        src: 'clearFor',
        input: ({ context }) => vehicleWish(context),
        onDone: {
          target: 'adding',
          actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
        },
        onError: {
          description: 'The server refused and left the cart alone.',
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    parkingCart: {
      description: 'The same, and the old cart is put aside in this browser.',
      meta: { requirements: ['RENT-10', 'API-12', 'API-43'] },
      tags: ['busy'],
      invoke: {
        src: 'clearFor',
        input: ({ context }) => vehicleWish(context),
        onDone: {
          target: 'adding',
          actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }, 'park'],
        },
        onError: {
          description: 'The server refused and left the cart alone.',
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    confirmingTripType: {
      description: 'Do you want to change trip type? Both trips and both prices are shown.',
      meta: { requirements: ['RENT-11', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.yes': {
          meta: { requirements: ['RENT-11'] },
          target: 'updatingTrip',
          actions: ['rememberBefore'],
        },
        'rental.no': { target: 'unchanged' },
      },
    },
    confirmingDuration: {
      description: 'Do you want to change trip duration? Both durations and prices are shown.',
      meta: { requirements: ['RENT-13', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.yes': {
          meta: { requirements: ['RENT-13'] },
          target: 'updatingTrip',
          actions: ['rememberBefore'],
        },
        'rental.no': { target: 'unchanged' },
      },
    },
    confirmingJourney: {
      description: 'Places or time differ: do you want to change the trip?',
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'updatingTrip', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    updatingTrip: {
      description: 'The cart’s trip becomes the new one at the server.',
      meta: { requirements: ['RENT-11', 'RENT-13', 'API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'updateTrip',
        input: ({ context }) => ({
          cart: context.cart,
          trip: mergedTrip(context.cart, tripOfWish(context)),
        }),
        onDone: [
          {
            description: 'The server names vehicles that cannot follow; nothing was changed.',
            meta: { requirements: ['RENT-16'] },
            guard: { type: 'hasConflicts', params: ({ event }) => ({ answer: event.output }) },
            target: 'listingConflicts',
            actions: [{ type: 'keepConflicts', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            description: 'The trip is changed, and some vehicles do not make it.',
            meta: { requirements: ['RENT-12'] },
            guard: {
              type: 'someLackTheTripType',
              params: ({ event }) => ({ answer: event.output }),
            },
            target: 'listingRemovals',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              'keepLacking',
            ],
          },
          {
            guard: 'isForANewVehicle',
            target: 'adding',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            description: 'The way back says what was changed.',
            target: 'changed',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    listingRemovals: {
      description: 'The vehicles that do not make the new trip type are named: Remove & Continue.',
      meta: { requirements: ['RENT-12', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.remove': { target: 'removingVehicles' },
        'rental.no': {
          description: 'They stay, so the trip becomes what it was.',
          target: 'revertingTrip',
        },
      },
    },
    revertingTrip: {
      description: 'The cart gets its former trip back.',
      meta: { requirements: ['API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'updateTrip',
        input: ({ context }) => ({
          cart: context.cart,
          trip: context.before?.trip ?? tripOfWish(context),
        }),
        onDone: [
          {
            description: 'It cannot go back; the cart is shown as it stands.',
            guard: { type: 'hasConflicts', params: ({ event }) => ({ answer: event.output }) },
            target: 'failed',
            actions: ['explainKeptTrip'],
          },
          {
            target: 'unchanged',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    listingConflicts: {
      description: 'The vehicles that the server says cannot follow are named: Remove & Continue.',
      meta: { requirements: ['RENT-16', 'RENT-12'] },
      tags: ['asking'],
      on: {
        'rental.remove': { target: 'removingVehicles', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    removingVehicles: {
      description: 'The named vehicles leave the cart.',
      meta: { requirements: ['RENT-12', 'RENT-16', 'API-41'] },
      tags: ['busy'],
      invoke: {
        src: 'removeLines',
        input: ({ context }) => ({ lineIds: context.conflicts }),
        onDone: {
          target: 'continuing',
          actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    continuing: {
      description: 'The way is free: what was wanted goes on where it stopped.',
      always: [
        {
          description: 'The trip was not changed yet.',
          guard: 'tripIsStillAnother',
          target: 'updatingTrip',
        },
        { meta: { requirements: ['RENT-12'] }, guard: 'isForANewVehicle', target: 'adding' },
        {
          description: 'The line itself was among those that went.',
          guard: 'lineOfWishIsGone',
          target: 'changed',
        },
        { guard: 'isForAQuantity', target: 'updatingQuantity' },
        {
          description: 'None of the vehicles makes the new trip.',
          guard: 'cartIsEmpty',
          target: 'changed',
          actions: ['sayCleared'],
        },
        { target: 'changed' },
      ],
    },
    adding: {
      description: 'The vehicle joins the cart.',
      meta: { requirements: ['RENT-08', 'API-38'] },
      tags: ['busy'],
      invoke: {
        src: 'addVehicle',
        input: ({ context }) => {
          const { vehicle, quantity, trip } = vehicleWish(context);
          return {
            vehicle,
            quantity,
            trip: context.cart.trip ?? trip,
          };
        },
        onDone: {
          meta: { requirements: ['RENT-08', 'MSG-15'] },
          target: 'changed',
          actions: [
            { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
            'sayAdded',
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    updatingQuantity: {
      description: 'The line gets its new quantity at the server.',
      meta: { requirements: ['RENT-14', 'API-39'] },
      tags: ['busy'],
      invoke: {
        src: 'updateLine',
        input: ({ context: { cart, wish } }) => ({
          cart,
          lineId: wish.kind === 'quantity' ? wish.lineId : 0,
          quantity: wish.kind === 'quantity' ? wish.quantity : 0,
        }),
        onDone: [
          {
            description: 'The server names vehicles that cannot follow; nothing was changed.',
            meta: { requirements: ['RENT-16'] },
            guard: { type: 'hasConflicts', params: ({ event }) => ({ answer: event.output }) },
            target: 'listingConflicts',
            actions: [{ type: 'keepConflicts', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            target: 'changed',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    changed: { description: 'The cart is as it was wanted.', type: 'final' },
    unchanged: {
      description: 'The customer said no, or it could not be; what was done before that stands.',
      type: 'final',
    },
    failed: {
      description: 'Something went wrong, and that is told; the cart has to be read again.',
      meta: { requirements: ['MSG-21'] },
      type: 'final',
    },
  },
});
