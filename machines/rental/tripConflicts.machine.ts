import { assign, fromPromise, setup } from 'xstate';
import type { RentalCart, RentalCartAnswer, TripSettings } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { offersTrip } from '../rules/rentalPrice.ts';
import {
  changedCart,
  endOfChange,
  failedAt,
  isInCart,
  changedLine,
  newChange,
  changeToast,
  placeOf,
  shortage,
  tripAfterChange,
  vehicleChange,
  type CartChangeEnd,
  type RentalChange,
  type TripConflictsContext,
  type TripConflictsInput,
} from './cartChange.ts';
import {
  isOtherDuration,
  isOtherJourney,
  isOtherProvider,
  isOtherTrip,
  isOtherTripType,
  linesLacking,
  settledCart,
} from './tripCart.ts';

export type TripConflictsEvent =
  | { type: 'rental.yes' }
  | { type: 'rental.yes.park' }
  | { type: 'rental.remove' }
  | { type: 'rental.no' };

/** A vehicle to be added to the cart, with its trip. */
type VehicleForTrip = Omit<Extract<RentalChange, { kind: 'vehicle' }>, 'kind'>;
type ChangeDone = { output: RentalCartAnswer };
type Read = { output: RentalCart };

/**
 * Makes one change of the trip cart, up to the resulting cart (F-16). Before anything is changed,
 * the customer is asked about each conflict, always in this order: another provider, another trip
 * type, another duration, another route or time (OPEN-40).
 */
export const tripConflictsMachine = setup({
  types: {
    context: {} as TripConflictsContext,
    input: {} as TripConflictsInput,
    output: {} as CartChangeEnd,
    events: {} as TripConflictsEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /**
     * Empties the cart to make room for this vehicle. The server first checks that the vehicle can
     * be added; if not, the call rejects and nothing changes.
     */
    clearFor: fromPromise<RentalCart, VehicleForTrip>(notProvided),
    updateTrip: fromPromise<RentalCartAnswer, { cart: RentalCart; trip: TripSettings }>(
      notProvided,
    ),
    removeLines: fromPromise<RentalCart, { lineIds: number[] }>(notProvided),
    addVehicle: fromPromise<RentalCart, VehicleForTrip>(notProvided),
    updateLine: fromPromise<
      RentalCartAnswer,
      { cart: RentalCart; lineId: number; quantity: number }
    >(notProvided),
  },
  guards: {
    isForANewVehicle: ({ context }) => context.pending.kind === 'vehicle' && !isInCart(context),
    isForAHeldVehicle: ({ context }) => isInCart(context),
    isForAQuantity: ({ context }) => context.pending.kind === 'quantity',
    vehicleMakesNoSuchTrip: ({ context: { pending } }) =>
      pending.kind === 'vehicle' && !offersTrip(pending.vehicle, pending.trip.type),
    isOverStock: ({ context }) => shortage(context) !== null,
    cartIsEmpty: ({ context }) => context.cart.lines.length === 0,
    isAnotherProvider: ({ context: { cart, pending } }) =>
      pending.kind === 'vehicle' && isOtherProvider(cart, pending.vehicle.provider),
    isAnotherTripType: ({ context }) => isOtherTripType(context.cart, tripAfterChange(context)),
    isAnotherDuration: ({ context }) => isOtherDuration(context.cart, tripAfterChange(context)),
    isAnotherJourney: ({ context }) => isOtherJourney(context.cart, tripAfterChange(context)),
    tripIsStillAnother: ({ context }) =>
      context.pending.kind !== 'quantity' &&
      context.cart.lines.length > 0 &&
      isOtherTrip(context.cart, tripAfterChange(context)),
    changedLineIsGone: ({ context }) =>
      context.pending.kind === 'quantity' && changedLine(context) === null,
    mayPark: ({ context }) => context.mayPark,
    hasConflicts: (_, { output }: ChangeDone) => output.type === 'conflicts',
    someLackTheTripType: ({ context }, { output }: ChangeDone) =>
      output.type === 'changed' &&
      linesLacking(output.cart, tripAfterChange(context).type).length > 0,
  },
  actions: {
    rememberBefore: assign({ before: ({ context }) => context.before ?? context.cart }),
    park: assign({ parked: ({ context }) => context.before }),
    unpark: assign({ parked: null }),
    /**
     * The vehicle is added for the trip that the customer accepted, also when no line of the cart
     * stays that has its time and destination.
     */
    keepAcceptedTrip: assign({
      pending: ({ context }) =>
        context.pending.kind === 'vehicle'
          ? { ...context.pending, trip: tripAfterChange(context) }
          : context.pending,
    }),
    takeCart: assign({ cart: (_, { output }: Read) => settledCart(output) }),
    takeAnswer: assign({
      cart: ({ context }, { output }: ChangeDone) => changedCart(context, output),
    }),
    keepConflicts: assign({
      conflicts: (_, { output }: ChangeDone) => (output.type === 'conflicts' ? output.lineIds : []),
    }),
    keepLacking: assign({
      conflicts: ({ context }) =>
        linesLacking(context.cart, tripAfterChange(context).type).map(({ id }) => id),
    }),
    sayNoSuchTrip: assign(({ context }) => ({
      news: changeToast('error', { key: `rentalCart.notOffered.${tripAfterChange(context).type}` }),
    })),
    sayOverStock: assign(({ context }) => ({
      news: changeToast('error', shortage(context) ?? { key: 'app.error.generic' }),
    })),
    sayAdded: assign({ news: changeToast('success', { key: 'rentalCart.added' }) }),
    sayHeld: assign(({ context }) => ({
      news: changeToast('info', {
        key: 'rentalCart.held',
        values: { name: vehicleChange(context).vehicle.name },
      }),
    })),
    sayCleared: assign({ news: changeToast('success', { key: 'rentalCart.cleared' }) }),
    explain: assign(({ context, event }) =>
      failedAt(placeOf(context.pending), messageOf('error' in event && event.error)),
    ),
    explainKeptTrip: assign(failedAt('trip', { key: 'rentalCart.tripStays' })),
  },
}).createMachine({
  id: 'tripConflicts',
  description: 'One change of the trip cart; the customer is asked about each conflict first.',
  context: ({ input }) => newChange(input),
  output: ({ context }) => endOfChange(context),
  initial: 'checking',
  states: {
    checking: {
      description: 'The change is compared with the cart, one conflict at a time (OPEN-40).',
      meta: { requirements: ['OPEN-40', 'RENT-08'] },
      always: [
        {
          description: 'The provider has not enough of this vehicle.',
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
          description: 'The vehicle is not offered for trips of this type.',
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
          description: 'The vehicle is in the cart already, for this trip; the customer is told.',
          meta: { requirements: ['RENT-08', 'RENT-14'] },
          guard: 'isForAHeldVehicle',
          target: 'unchanged',
          actions: ['sayHeld'],
        },
        { description: 'The cart has this trip already.', target: 'unchanged' },
      ],
    },
    confirmingProvider: {
      description:
        'A vehicle of another provider would remove all others: a dialog names them and asks.',
      meta: { requirements: ['RENT-09', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.yes': {
          meta: { requirements: ['RENT-10'] },
          target: 'clearingCart',
          actions: ['rememberBefore'],
        },
        'rental.yes.park': {
          description: 'The present cart is put aside instead; only one can be put aside.',
          guard: 'mayPark',
          target: 'clearingCart',
          actions: ['rememberBefore', 'park'],
        },
        'rental.no': { target: 'unchanged' },
      },
    },
    clearingCart: {
      description: 'The server checks the new vehicle, then removes all others from the cart.',
      meta: { requirements: ['RENT-10', 'API-12', 'API-43'] },
      tags: ['busy'],
      invoke: {
        src: 'clearFor',
        input: ({ context }) => vehicleChange(context),
        onDone: {
          target: 'adding',
          actions: [{ type: 'takeCart', params: ({ event }) => event }],
        },
        onError: {
          description: 'The server refused and changed nothing: no cart is put aside.',
          target: 'failed',
          actions: ['explain', 'unpark'],
        },
      },
    },
    confirmingTripType: {
      description: 'A dialog asks whether to change the trip type, with both trips and prices.',
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
      description: 'A dialog asks whether to change the duration, with both durations and prices.',
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
      description: 'Places or time differ: a dialog asks whether to change the trip.',
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'updatingTrip', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    updatingTrip: {
      description: 'The server changes the trip of the cart.',
      meta: { requirements: ['RENT-11', 'RENT-13', 'API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'updateTrip',
        input: ({ context }) => ({ cart: context.cart, trip: tripAfterChange(context) }),
        onDone: [
          {
            description: 'The server changed nothing and names the vehicles that prevent it.',
            meta: { requirements: ['RENT-16'] },
            guard: { type: 'hasConflicts', params: ({ event }) => event },
            target: 'listingConflicts',
            actions: [{ type: 'keepConflicts', params: ({ event }) => event }],
          },
          {
            description: 'The trip is changed, but some vehicles are not offered for its type.',
            meta: { requirements: ['RENT-12'] },
            guard: {
              type: 'someLackTheTripType',
              params: ({ event }) => event,
            },
            target: 'listingRemovals',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }, 'keepLacking'],
          },
          {
            guard: 'isForANewVehicle',
            target: 'adding',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }],
          },
          {
            description: 'The trip is changed, and no vehicle was to be added.',
            target: 'changed',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }],
          },
        ],
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    listingRemovals: {
      description: 'The vehicles not offered for the new trip type are listed: Remove & Continue.',
      meta: { requirements: ['RENT-12', 'MSG-15'] },
      tags: ['asking'],
      on: {
        'rental.remove': { target: 'removingVehicles' },
        'rental.no': {
          description: 'The customer keeps them, so the former trip is restored.',
          target: 'revertingTrip',
        },
      },
    },
    revertingTrip: {
      description: 'The server gives the cart its former trip again.',
      meta: { requirements: ['API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'updateTrip',
        input: ({ context }) => ({
          cart: context.cart,
          trip: context.before?.trip ?? tripAfterChange(context),
        }),
        onDone: [
          {
            description: 'The former trip cannot be restored; the cart is shown as it is now.',
            guard: { type: 'hasConflicts', params: ({ event }) => event },
            target: 'failed',
            actions: ['explainKeptTrip'],
          },
          {
            target: 'unchanged',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }],
          },
        ],
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    listingConflicts: {
      description: 'The vehicles that prevent the change are listed: Remove & Continue.',
      meta: { requirements: ['RENT-16', 'RENT-12'] },
      tags: ['asking'],
      on: {
        'rental.remove': { target: 'removingVehicles', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    removingVehicles: {
      description: 'The server removes the listed vehicles from the cart.',
      meta: { requirements: ['RENT-12', 'RENT-16', 'API-41'] },
      tags: ['busy'],
      invoke: {
        src: 'removeLines',
        input: ({ context }) => ({ lineIds: context.conflicts }),
        onDone: {
          target: 'continuing',
          actions: ['keepAcceptedTrip', { type: 'takeCart', params: ({ event }) => event }],
        },
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    continuing: {
      description: 'Nothing prevents the change now: it continues where it stopped.',
      always: [
        {
          description: 'The trip has not been changed yet.',
          guard: 'tripIsStillAnother',
          target: 'updatingTrip',
        },
        { meta: { requirements: ['RENT-12'] }, guard: 'isForANewVehicle', target: 'adding' },
        {
          description: 'The line to change was among the removed ones.',
          guard: 'changedLineIsGone',
          target: 'changed',
        },
        { guard: 'isForAQuantity', target: 'updatingQuantity' },
        {
          description: 'No vehicle is left for the new trip.',
          guard: 'cartIsEmpty',
          target: 'changed',
          actions: ['sayCleared'],
        },
        { target: 'changed' },
      ],
    },
    adding: {
      description: 'The server adds the vehicle to the cart.',
      meta: { requirements: ['RENT-08', 'API-38'] },
      tags: ['busy'],
      invoke: {
        src: 'addVehicle',
        input: ({ context }) => {
          const { vehicle, quantity, trip } = vehicleChange(context);
          return {
            vehicle,
            quantity,
            trip: context.cart.trip ?? trip,
          };
        },
        onDone: {
          meta: { requirements: ['RENT-08', 'MSG-15'] },
          target: 'changed',
          actions: [{ type: 'takeCart', params: ({ event }) => event }, 'sayAdded'],
        },
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    updatingQuantity: {
      description: 'The server changes the quantity of the line.',
      meta: { requirements: ['RENT-14', 'API-39'] },
      tags: ['busy'],
      invoke: {
        src: 'updateLine',
        input: ({ context: { cart, pending } }) => ({
          cart,
          lineId: pending.kind === 'quantity' ? pending.lineId : 0,
          quantity: pending.kind === 'quantity' ? pending.quantity : 0,
        }),
        onDone: [
          {
            description: 'The server changed nothing and names the vehicles that prevent it.',
            meta: { requirements: ['RENT-16'] },
            guard: { type: 'hasConflicts', params: ({ event }) => event },
            target: 'listingConflicts',
            actions: [{ type: 'keepConflicts', params: ({ event }) => event }],
          },
          {
            target: 'changed',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event }],
          },
        ],
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    changed: { description: 'The cart is changed as wanted.', type: 'final' },
    unchanged: {
      description: 'The customer said no, or it was impossible; earlier steps are kept.',
      type: 'final',
    },
    failed: {
      description: 'The change failed: the reason is shown, and the cart must be read again.',
      meta: { requirements: ['MSG-21'] },
      type: 'final',
    },
  },
});
