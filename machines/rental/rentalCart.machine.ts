import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MessageRef,
  OutwardFact,
  RentalCart,
  RentalCartAnswer,
  TripSettings,
  Vehicle,
} from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { offersTrip } from '../rules/rentalPrice.ts';
import {
  emptyRentalCart,
  isOtherDuration,
  isOtherJourney,
  isOtherProvider,
  isOtherTrip,
  isOtherTripType,
  isSameCart,
  lineOfVehicle,
  linesLacking,
  mergedTrip,
  rentalOwnerKey,
  settledCart,
  stockProblem,
  wishedTrip,
  type RentalOwner,
  type RentalWish,
} from './tripCart.ts';

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
  /** Lines that cannot follow the change, as the server or their vehicles say. */
  conflicts: number[];
  /** The cart before the last Yes: what Undo goes back to. */
  before: RentalCart | null;
  /** Another provider's cart that was put aside. */
  parked: RentalCart | null;
  /** Why the last wish was not done, and at which line if at one. */
  problem: { lineId: number | null; message: MessageRef } | null;
}

export type RentalCartEvent =
  | { type: 'rental.owner.changed'; owner: RentalOwner | null }
  | { type: 'rental.vehicle.added'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { type: 'rental.trip.changed'; trip: TripSettings }
  | { type: 'rental.line.quantity.changed'; lineId: number; quantity: number }
  | { type: 'rental.line.removed'; lineId: number }
  | { type: 'rental.cart.clear' }
  | { type: 'rental.parked.taken' }
  | { type: 'rental.parked.forgotten' }
  | { type: 'rental.cart.undo' }
  | { type: 'rental.cart.reload' }
  | { type: 'rental.cart.retry' }
  | { type: 'rental.yes' }
  | { type: 'rental.yes.park' }
  | { type: 'rental.remove' }
  | { type: 'rental.no' };

/** The cart after going back, and the vehicles that could not come back with it. */
export interface Restored {
  cart: RentalCart;
  missing: string[];
}

type Answered = { answer: RentalCartAnswer };
type Failed = { error: unknown };

const vehicleWish = ({ wish }: RentalCartContext) => {
  if (wish?.kind !== 'vehicle') throw new Error('no vehicle is wanted');
  return wish;
};

const lineIn = ({ cart }: RentalCartContext, lineId: number) =>
  cart.lines.find(({ id }) => id === lineId) ?? null;

const lineOfWish = (wish: RentalWish | null): number | null =>
  wish?.kind === 'quantity' || wish?.kind === 'removal' ? wish.lineId : null;

/** How many of the wanted vehicle there would be. */
const wantedQuantity = (context: RentalCartContext): number => {
  const { vehicle, quantity } = vehicleWish(context);
  const sameProvider = !isOtherProvider(context.cart, vehicle.provider);
  return quantity + (sameProvider ? (lineOfVehicle(context.cart, vehicle.id)?.quantity ?? 0) : 0);
};

const wishStock = (context: RentalCartContext): MessageRef | null =>
  context.wish?.kind === 'vehicle'
    ? stockProblem(context.wish.vehicle, wantedQuantity(context))
    : null;

const lineStock = (context: RentalCartContext, lineId: number, quantity: number) => {
  const line = lineIn(context, lineId);
  // Fewer than now is always a way out, whatever is left.
  return line === null || quantity <= line.quantity ? null : stockProblem(line.vehicle, quantity);
};

const cartOf = (context: RentalCartContext, { answer }: Answered): RentalCart =>
  answer.type === 'changed' ? settledCart(answer.cart) : context.cart;

const parkable = (cart: RentalCart): RentalCart | null => (cart.lines.length === 0 ? null : cart);

/** What stays put aside when the cart before comes back: not that cart itself. */
const unparked = ({ parked, before }: RentalCartContext): RentalCart | null =>
  parked === before ? null : parked;

const tripOfWish = ({ wish }: RentalCartContext): TripSettings => {
  const trip = wishedTrip(wish);
  if (trip === null) throw new Error('no trip is wanted');
  return trip;
};

/**
 * The trip cart (F-16). What it shows is always the server's cart: each change is sent, then shown.
 * A vehicle that does not fit is asked about in one order, each question before anything is
 * changed: another provider, then another trip type, then another duration, then another way or
 * time (OPEN-40).
 */
export const rentalCartMachine = setup({
  types: {
    context: {} as RentalCartContext,
    input: {} as RentalCartInput,
    events: {} as RentalCartEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed' | 'asking' | 'open',
  },
  actors: {
    loadCart: fromPromise<RentalCart>(() => Promise.reject(new Error('not provided'))),
    /** More of a vehicle that has a line already changes that line. */
    addVehicle: fromPromise<
      RentalCartAnswer,
      { vehicle: Vehicle; quantity: number; trip: TripSettings; lineId: number | null }
    >(() => Promise.reject(new Error('not provided'))),
    updateTrip: fromPromise<RentalCartAnswer, { cart: RentalCart; trip: TripSettings }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    updateLine: fromPromise<
      RentalCartAnswer,
      { cart: RentalCart; lineId: number; quantity: number }
    >(() => Promise.reject(new Error('not provided'))),
    removeLines: fromPromise<RentalCart, { lineIds: number[] }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    /** With a vehicle to come instead, the server first looks whether it can, and else changes nothing. */
    clearCart: fromPromise<
      RentalCart,
      { instead: { vehicle: Vehicle; quantity: number; trip: TripSettings } | null }
    >(() => Promise.reject(new Error('not provided'))),
    restoreCart: fromPromise<Restored, { from: RentalCart; to: RentalCart }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { undoWindow: 8000 },
  guards: {
    isSameOwner: ({ context }, params: { owner: RentalOwner | null }) =>
      rentalOwnerKey(context.owner) === rentalOwnerKey(params.owner),
    isSomebody: (_, params: { owner: RentalOwner | null }) => params.owner !== null,
    isForAVehicle: ({ context }) => context.wish?.kind === 'vehicle',
    isForAQuantity: ({ context }) => context.wish?.kind === 'quantity',
    parksTheOldCart: ({ context }) => context.wish?.kind === 'vehicle' && context.wish.parks,
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    mayUndo: ({ context }) => context.before !== null && !isSameCart(context.before, context.cart),
    vehicleMakesNoSuchTrip: ({ context }) =>
      context.wish?.kind === 'vehicle' && !offersTrip(context.wish.vehicle, context.wish.trip.type),
    wishIsOverStock: ({ context }) => wishStock(context) !== null,
    isAnotherProvider: ({ context }) =>
      context.wish?.kind === 'vehicle' &&
      isOtherProvider(context.cart, context.wish.vehicle.provider),
    isAnotherTripType: ({ context }) => isOtherTripType(context.cart, tripOfWish(context)),
    isAnotherDuration: ({ context }) => isOtherDuration(context.cart, tripOfWish(context)),
    isAnotherJourney: ({ context }) => isOtherJourney(context.cart, tripOfWish(context)),
    tripIsStillAnother: ({ context }) => {
      const trip = wishedTrip(context.wish);
      return trip !== null && context.cart.lines.length > 0 && isOtherTrip(context.cart, trip);
    },
    lineOfWishIsGone: ({ context }) =>
      context.wish?.kind === 'quantity' && lineIn(context, context.wish.lineId) === null,
    hasConflicts: (_, { answer }: Answered) => answer.type === 'conflicts',
    someLackTheTripType: ({ context }, { answer }: Answered) =>
      answer.type === 'changed' && linesLacking(answer.cart, tripOfWish(context).type).length > 0,
    leavesNothing: (_, params: { cart: RentalCart }) => params.cart.lines.length === 0,
    lineIsGone: ({ context }, params: { lineId: number }) =>
      lineIn(context, params.lineId) === null,
    isBelowOne: (_, params: { quantity: number }) => params.quantity < 1,
    lineIsOverStock: ({ context }, params: { lineId: number; quantity: number }) =>
      lineStock(context, params.lineId, params.quantity) !== null,
    nothingIsParked: ({ context }) => context.parked === null,
    cameBackWhole: (_, params: { missing: string[] }) => params.missing.length === 0,
  },
  actions: {
    followOwner: assign((_, params: { owner: RentalOwner | null }) => ({
      owner: params.owner,
      cart: emptyRentalCart,
      conflicts: [],
      before: null,
      problem: null,
    })),
    dropWishOfBefore: assign({
      wish: ({ context }) => (context.owner === null ? context.wish : null),
    }),
    dropParkedOfBefore: assign({
      parked: ({ context }, params: { owner: RentalOwner | null }) =>
        context.owner !== null && params.owner?.signedIn !== true ? null : context.parked,
    }),
    wishVehicle: assign(
      (
        _,
        { vehicle, quantity, trip }: { vehicle: Vehicle; quantity: number; trip: TripSettings },
      ) => ({
        wish: { kind: 'vehicle' as const, vehicle, quantity, trip, parks: false },
        before: null,
        problem: null,
      }),
    ),
    wishTrip: assign((_, { trip }: { trip: TripSettings }) => ({
      wish: { kind: 'trip' as const, trip },
      before: null,
      problem: null,
    })),
    wishQuantity: assign((_, { lineId, quantity }: { lineId: number; quantity: number }) => ({
      wish: { kind: 'quantity' as const, lineId, quantity },
      before: null,
      problem: null,
    })),
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
    parkInstead: assign({
      wish: ({ context }) => ({ ...vehicleWish(context), parks: true }),
    }),
    rememberBefore: assign({ before: ({ context }) => context.before ?? context.cart }),
    park: assign({ parked: ({ context }) => context.before }),
    forgetParked: assign({ parked: null }),
    takeCart: assign({ cart: (_, params: { cart: RentalCart }) => settledCart(params.cart) }),
    takeAnswer: assign({ cart: ({ context }, params: Answered) => cartOf(context, params) }),
    keepConflicts: assign({
      conflicts: (_, { answer }: Answered) => (answer.type === 'conflicts' ? answer.lineIds : []),
    }),
    keepLacking: assign({
      conflicts: ({ context }) =>
        linesLacking(context.cart, tripOfWish(context).type).map(({ id }) => id),
    }),
    /** A cart put aside changes places with the present one; else the one before is back. */
    takeRestored: assign(({ context }, { cart }: { cart: RentalCart }) => ({
      parked: context.wish?.kind === 'parked' ? parkable(context.cart) : unparked(context),
      cart: settledCart(cart),
      before: null,
    })),
    forgetWish: assign({ wish: null, conflicts: [] }),
    forgetBefore: assign({ before: null }),
    explain: assign({
      problem: ({ context }, { error }: Failed) => ({
        lineId: lineOfWish(context.wish),
        message: messageOf(error),
      }),
    }),
    tellFailure: emit((_, { error }: Failed) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: messageOf(error),
    })),
    sayOverStock: emit(({ context }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: wishStock(context) ?? { key: 'app.error.generic' },
    })),
    sayLineOverStock: emit(
      ({ context }, { lineId, quantity }: { lineId: number; quantity: number }) => ({
        type: 'toast' as const,
        kind: 'error' as const,
        message: lineStock(context, lineId, quantity) ?? { key: 'app.error.generic' },
      }),
    ),
    sayNoSuchTrip: emit(({ context }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: `rentalCart.notOffered.${tripOfWish(context).type}` },
    })),
    sayAdded: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'rentalCart.added' },
    }),
    sayTripChanged: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'rentalCart.tripChanged' },
    }),
    sayCleared: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'rentalCart.cleared' },
    }),
    sayBack: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'rentalCart.back' },
    }),
    sayMissing: emit((_, { missing }: { missing: string[] }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: 'rentalCart.backWithout', values: { names: missing.join(', ') } },
    })),
    sayKeptTrip: emit({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: 'rentalCart.tripStays' },
    }),
  },
}).createMachine({
  id: 'rentalCart',
  description:
    'The trip cart: one trip, one provider, and every conflict asked about before it is resolved.',
  context: ({ input }) => ({
    owner: null,
    cart: emptyRentalCart,
    wish: null,
    conflicts: [],
    before: null,
    parked: input.parked,
    problem: null,
  }),
  initial: 'waitingForOwner',
  on: {
    'rental.owner.changed': [
      {
        description: 'Nothing changed: the cart stays as it is.',
        guard: { type: 'isSameOwner', params: ({ event }) => ({ owner: event.owner }) },
      },
      {
        description:
          'Another customer or guest: their cart is read. A guest’s goes along with the sign-in.',
        meta: { requirements: ['AUTH-25', 'AUTH-26', 'API-11'] },
        guard: { type: 'isSomebody', params: ({ event }) => ({ owner: event.owner }) },
        target: '.loading',
        actions: [
          'dropWishOfBefore',
          { type: 'dropParkedOfBefore', params: ({ event }) => ({ owner: event.owner }) },
          { type: 'followOwner', params: ({ event }) => ({ owner: event.owner }) },
        ],
      },
      {
        target: '.waitingForOwner',
        actions: [
          'dropWishOfBefore',
          { type: 'dropParkedOfBefore', params: ({ event }) => ({ owner: event.owner }) },
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
            target: 'checking',
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
      entry: ['forgetWish'],
      on: {
        'rental.vehicle.added': {
          description: 'A vehicle is wanted; it is looked at before anything is sent.',
          meta: { requirements: ['RENT-08'] },
          target: 'checking',
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
            target: 'checking',
            actions: [{ type: 'wishTrip', params: ({ event }) => ({ trip: event.trip }) }],
          },
        ],
        'rental.line.quantity.changed': [
          { guard: { type: 'lineIsGone', params: ({ event }) => ({ lineId: event.lineId }) } },
          {
            description: 'One fewer than one takes the vehicle out.',
            guard: { type: 'isBelowOne', params: ({ event }) => ({ quantity: event.quantity }) },
            target: 'removingLine',
            actions: [{ type: 'wishRemoval', params: ({ event }) => ({ lineId: event.lineId }) }],
          },
          {
            description: 'The provider has no more of this vehicle.',
            meta: { requirements: ['RENT-14', 'OPEN-33', 'MSG-15'] },
            guard: {
              type: 'lineIsOverStock',
              params: ({ event }) => ({ lineId: event.lineId, quantity: event.quantity }),
            },
            actions: [
              {
                type: 'sayLineOverStock',
                params: ({ event }) => ({ lineId: event.lineId, quantity: event.quantity }),
              },
            ],
          },
          {
            target: 'updatingQuantity',
            actions: [
              {
                type: 'wishQuantity',
                params: ({ event }) => ({ lineId: event.lineId, quantity: event.quantity }),
              },
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
            { guard: 'cartIsEmpty', target: 'empty', actions: ['forgetBefore'] },
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
    checking: {
      description: 'What is wanted is held against the cart, one question at a time (OPEN-40).',
      meta: { requirements: ['OPEN-40', 'RENT-08'] },
      always: [
        {
          description: 'The vehicle is not let for trips of this type.',
          meta: { requirements: ['RENT-20'] },
          guard: 'vehicleMakesNoSuchTrip',
          target: 'open',
          actions: ['sayNoSuchTrip'],
        },
        {
          description: 'The provider has no more of this vehicle.',
          meta: { requirements: ['RENT-14', 'MSG-15'] },
          guard: 'wishIsOverStock',
          target: 'open',
          actions: ['sayOverStock'],
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
        { meta: { requirements: ['RENT-08'] }, guard: 'isForAVehicle', target: 'adding' },
        { description: 'The trip is the cart’s already.', target: 'open' },
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
          guard: 'nothingIsParked',
          target: 'clearingCart',
          actions: ['rememberBefore', 'parkInstead'],
        },
        'rental.no': { target: 'open' },
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
        'rental.no': { target: 'open' },
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
        'rental.no': { target: 'open' },
      },
    },
    confirmingJourney: {
      description: 'Places or time differ: do you want to change the trip?',
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'updatingTrip', actions: ['rememberBefore'] },
        'rental.no': { target: 'open' },
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
            guard: 'isForAVehicle',
            target: 'adding',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            target: 'open',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              'sayTripChanged',
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
    listingConflicts: {
      description: 'The vehicles that the server says cannot follow are named: Remove & Continue.',
      meta: { requirements: ['RENT-16', 'RENT-12'] },
      tags: ['asking'],
      on: {
        'rental.remove': { target: 'removingVehicles', actions: ['rememberBefore'] },
        'rental.no': { target: 'open' },
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
            target: 'rereading',
            actions: ['sayKeptTrip'],
          },
          {
            target: 'open',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
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
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
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
        { meta: { requirements: ['RENT-12'] }, guard: 'isForAVehicle', target: 'adding' },
        {
          description: 'The line itself was among those that went.',
          guard: 'lineOfWishIsGone',
          target: 'open',
        },
        { guard: 'isForAQuantity', target: 'updatingQuantity' },
        {
          description: 'None of the vehicles makes the new trip.',
          guard: 'cartIsEmpty',
          target: 'open',
          actions: ['sayCleared'],
        },
        { target: 'open', actions: ['sayTripChanged'] },
      ],
    },
    clearingCart: {
      description: 'All vehicles leave the cart, once the server agrees to what comes instead.',
      meta: { requirements: ['RENT-10', 'API-12', 'API-43'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCart',
        input: ({ context }) => ({
          instead: context.wish?.kind === 'vehicle' ? context.wish : null,
        }),
        onDone: [
          {
            description: 'The old cart is put aside in this browser.',
            guard: 'parksTheOldCart',
            target: 'adding',
            actions: [
              { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
              'park',
            ],
          },
          {
            guard: 'isForAVehicle',
            target: 'adding',
            actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
          },
          {
            meta: { requirements: ['RENT-15'] },
            target: 'open',
            actions: [
              { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
              'sayCleared',
            ],
          },
        ],
        onError: {
          description: 'The server refused and left the cart alone.',
          target: 'rereading',
          actions: [
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    adding: {
      description: 'The vehicle joins the cart.',
      meta: { requirements: ['RENT-08', 'API-38'] },
      tags: ['busy'],
      invoke: {
        src: 'addVehicle',
        input: ({ context }) => {
          const { vehicle, trip } = vehicleWish(context);
          return {
            vehicle,
            quantity: wantedQuantity(context),
            trip: context.cart.trip ?? trip,
            lineId: lineOfVehicle(context.cart, vehicle.id)?.id ?? null,
          };
        },
        onDone: [
          {
            description: 'More of a vehicle: the server names others that cannot follow.',
            meta: { requirements: ['RENT-16'] },
            guard: { type: 'hasConflicts', params: ({ event }) => ({ answer: event.output }) },
            target: 'listingConflicts',
            actions: [{ type: 'keepConflicts', params: ({ event }) => ({ answer: event.output }) }],
          },
          {
            meta: { requirements: ['RENT-08', 'MSG-15'] },
            target: 'open',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              'sayAdded',
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
    updatingQuantity: {
      description: 'The line gets its new quantity at the server.',
      meta: { requirements: ['RENT-14', 'API-39'] },
      tags: ['busy'],
      invoke: {
        src: 'updateLine',
        input: ({ context }) => ({
          cart: context.cart,
          lineId: context.wish?.kind === 'quantity' ? context.wish.lineId : 0,
          quantity: context.wish?.kind === 'quantity' ? context.wish.quantity : 0,
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
            target: 'open',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }],
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
    removingLine: {
      description: 'One vehicle leaves the cart, as the customer pressed on it.',
      meta: { requirements: ['API-40'] },
      tags: ['busy'],
      invoke: {
        src: 'removeLines',
        input: ({ context }) => ({
          lineIds: context.wish?.kind === 'removal' ? [context.wish.lineId] : [],
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
        'rental.yes': { target: 'clearingCart', actions: ['rememberBefore'] },
        'rental.no': { target: 'open' },
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
      entry: ['forgetWish'],
      always: [{ target: 'loading' }],
    },
  },
});
