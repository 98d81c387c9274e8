import { assign, emit, fromPromise, setup } from 'xstate';
import { isSamePlace } from '../rules/distance.ts';
import type { LatLng, MessageRef, OutwardFact, TripPoint, TripType } from '../rules/domain.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';
import { withRecent } from '../rules/recentDestinations.ts';
import {
  isTripLength,
  pickupTimeAt,
  straightRoute,
  type TripPlan,
  type TripRoute,
} from '../rules/tripPlan.ts';
import type { WallClock } from '../rules/wallClock.ts';

/** The field of the trip form that a message belongs to. */
export type TripField = 'pickup' | 'destination' | 'time' | 'hours';

export interface TripSettingsContext extends TripPlan {
  /** Destinations chosen earlier, newest first (LOC-11). */
  recent: TripPoint[];
  /**
   * The form field whose new value was refused, and the reason; the field keeps its last valid
   * value. Null when nothing was refused.
   */
  refusal: { field: TripField; message: MessageRef } | null;
  /** Why the route could not be measured; null when it could. */
  problem: MessageRef | null;
}

/**
 * The part of a planned trip that is stored between visits (DATA-23). The pickup is not stored,
 * because it is the customer's place, and the route is measured again.
 */
export type RememberedTrip = Pick<TripPlan, 'type' | 'destination' | 'pickupAt' | 'hours'>;

/**
 * What the plan takes over from the trip of the cart. Its pickup is part of it, because a customer
 * who has moved since and changes only the duration must not move the pickup too (RENT-13).
 */
type CartTrip = RememberedTrip & { pickup: TripPoint };

interface FormerTrip {
  pickup: TripPoint | null;
  remembered: RememberedTrip | null;
  now: WallClock;
}

export interface TripSettingsInput extends FormerTrip {
  recent: TripPoint[];
}

export type TripSettingsEvent =
  | { type: 'trip.type.changed'; tripType: TripType }
  | { type: 'trip.pickup.changed'; pickup: TripPoint | null }
  | { type: 'trip.destination.chosen'; destination: TripPoint }
  | { type: 'trip.destination.cleared' }
  /** `pickupAt`: null means now; '' means a later time that is not filled in yet. */
  | { type: 'trip.time.changed'; pickupAt: WallClock | null; now: WallClock }
  | { type: 'trip.hours.changed'; hours: number }
  /** The customer changes the trip of the cart: the plan becomes that trip first. */
  | { type: 'trip.adopted'; trip: CartTrip; now: WallClock }
  /** The customer edits the part of the form with the error: its message disappears. */
  | { type: 'trip.part.edited' }
  /** The customer left a part of the form: its error message disappears. */
  | { type: 'trip.part.left' }
  | { type: 'trip.measure.retry' }
  /**
   * The customer signed out: the plan is reset, so that the next customer starts with an empty one.
   */
  | { type: 'trip.forgotten' }
  | { type: 'trip.search' }
  | { type: 'trip.reset' }
  | { type: 'trip.reset.confirmed' }
  | { type: 'trip.reset.declined' };

export type TripSettingsFact =
  | OutwardFact
  /** The change in this part of the form is valid: its dialog closes. */
  | { type: 'trip.part.taken'; field: TripField }
  /** The customer cleared the trip: the search is no longer filtered by it. */
  | { type: 'trip.cleared' };

const DEFAULT_HOURS = 4;

const nothingPlanned: RememberedTrip = {
  type: 'hourly',
  destination: null,
  pickupAt: null,
  hours: DEFAULT_HOURS,
};

/** A former trip without values that are no longer valid, such as a start time in the past. */
const stillPossible = ({ remembered, pickup, now }: FormerTrip): RememberedTrip => {
  if (remembered === null) return nothingPlanned;
  const { type, destination, hours } = remembered;
  const stays = destination !== null && (pickup === null || !isSamePlace(pickup, destination));
  return {
    type,
    destination: stays ? destination : null,
    pickupAt: pickupTimeAt(remembered.pickupAt, now),
    hours: isTripLength(hours) ? hours : DEFAULT_HOURS,
  };
};

const areSamePlace = (one: TripPoint | null, other: TripPoint | null): boolean =>
  one !== null && other !== null && isSamePlace(one, other);

/**
 * F-17, first half: plans the trip for which the customer needs a vehicle. The search, the vehicle
 * pages and the trip cart share it.
 */
export const tripSettingsMachine = setup({
  types: {
    context: {} as TripSettingsContext,
    input: {} as TripSettingsInput,
    events: {} as TripSettingsEvent,
    emitted: {} as TripSettingsFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Measures the route by road; resolves with null when the service finds none. */
    measureRoute: fromPromise<TripRoute | null, { from: LatLng; to: LatLng }>(notProvided),
  },
  guards: {
    bothEndsAreKnown: ({ context }) => context.pickup !== null && context.destination !== null,
    isTheDestination: ({ context }, params: { point: TripPoint | null }) =>
      params.point !== null &&
      context.destination !== null &&
      isSamePlace(params.point, context.destination),
    isThePickup: ({ context }, params: { point: TripPoint }) =>
      context.pickup !== null && isSamePlace(params.point, context.pickup),
    lacksTime: (_, params: { pickupAt: WallClock | null }) => params.pickupAt === '',
    isOver: (_, params: { pickupAt: WallClock | null; now: WallClock }) =>
      params.pickupAt !== null && params.pickupAt <= params.now,
    isTripLength: (_, params: { hours: number }) => isTripLength(params.hours),
    hasNoPickup: ({ context }) => context.pickup === null,
    lacksDestination: ({ context }) =>
      context.type === 'distance_wise' && context.destination === null,
    lacksRoute: ({ context }) => context.type === 'distance_wise' && context.route === null,
    isByDistance: ({ context }) => context.type === 'distance_wise',
    roadIsKnown: (_, params: { route: TripRoute | null }) => params.route !== null,
  },
  actions: {
    keepType: assign({
      type: (_, params: { tripType: TripType }) => params.tripType,
      refusal: null,
    }),
    keepPickup: assign({
      pickup: (_, params: { pickup: TripPoint | null }) => params.pickup,
      route: null,
      refusal: null,
    }),
    keepDestination: assign({
      destination: (_, params: { destination: TripPoint }) => params.destination,
      recent: ({ context }, params) => withRecent(context.recent, params.destination),
      route: null,
      refusal: null,
    }),
    dropDestination: assign({ destination: null, route: null, refusal: null }),
    keepTime: assign({
      pickupAt: (_, params: { pickupAt: WallClock | null }) => params.pickupAt,
      refusal: null,
    }),
    keepTrip: assign(({ context }, { trip, now }: { trip: CartTrip; now: WallClock }) => {
      const { pickup } = trip;
      const adopted = stillPossible({ remembered: trip, pickup, now });
      const hasSameEnds =
        areSamePlace(context.pickup, pickup) &&
        areSamePlace(context.destination, adopted.destination);
      return { ...adopted, pickup, route: hasSameEnds ? context.route : null, refusal: null };
    }),
    keepHours: assign({ hours: (_, params: { hours: number }) => params.hours, refusal: null }),
    refuse: assign({
      refusal: (_, params: { field: TripField; reason: string }) => ({
        field: params.field,
        message: { key: params.reason },
      }),
    }),
    forgetRefusal: assign({ refusal: null }),
    keepRoute: assign({ route: (_, params: { route: TripRoute | null }) => params.route }),
    keepStraightLine: assign({
      route: ({ context: { pickup, destination } }) =>
        pickup === null || destination === null ? null : straightRoute(pickup, destination),
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    startAnew: assign({ ...nothingPlanned, route: null, refusal: null }),
    forgetRecent: assign({ recent: [] }),
    tellTaken: emit((_, params: { field: TripField }) => ({
      type: 'trip.part.taken' as const,
      field: params.field,
    })),
    tellCleared: emit({ type: 'trip.cleared' as const }),
    openResults: emit(navigate(linkTo('vehicles', { all_category: 1 }))),
  },
}).createMachine({
  id: 'tripSettings',
  description: 'The trip for which a vehicle is wanted: its places, time and duration.',
  context: ({ input }) => ({
    ...stillPossible(input),
    pickup: input.pickup,
    recent: input.recent,
    route: null,
    refusal: null,
    problem: null,
  }),
  initial: 'planning',
  on: {
    'trip.forgotten': {
      description: 'The session ended: the trip is personal data, so it is deleted.',
      meta: { requirements: ['AUTH-25'] },
      target: '.planning',
      actions: ['startAnew', 'forgetRecent'],
    },
  },
  states: {
    planning: {
      description: 'Every part of the trip can be changed at any time.',
      meta: { requirements: ['RENT-07', 'RENT-21', 'DATA-23'] },
      initial: 'deciding',
      on: {
        'trip.type.changed': {
          description: 'The customer chooses to pay by the hour or by the distance.',
          meta: { requirements: ['RENT-07', 'OPEN-32'] },
          actions: [{ type: 'keepType', params: ({ event }) => ({ tripType: event.tripType }) }],
        },
        'trip.pickup.changed': [
          {
            description:
              'The new pickup is the same place as the destination: another one is needed.',
            guard: { type: 'isTheDestination', params: ({ event }) => ({ point: event.pickup }) },
            target: '.deciding',
            actions: [
              { type: 'keepPickup', params: ({ event }) => ({ pickup: event.pickup }) },
              'dropDestination',
              {
                type: 'refuse',
                params: { field: 'destination', reason: 'rental.trip.samePlace' },
              },
            ],
          },
          {
            description: 'The trip begins at another place.',
            meta: { requirements: ['LOC-04'] },
            target: '.deciding',
            actions: [{ type: 'keepPickup', params: ({ event }) => ({ pickup: event.pickup }) }],
          },
        ],
        'trip.destination.chosen': [
          {
            description: 'The destination is the same place as the pickup, so it is refused.',
            guard: {
              type: 'isThePickup',
              params: ({ event }) => ({ point: event.destination }),
            },
            actions: [
              {
                type: 'refuse',
                params: { field: 'destination', reason: 'rental.trip.samePlace' },
              },
            ],
          },
          {
            description: 'The destination is stored, and added to the recent ones.',
            meta: { requirements: ['LOC-11'] },
            target: '.deciding',
            actions: [
              {
                type: 'keepDestination',
                params: ({ event }) => ({ destination: event.destination }),
              },
              { type: 'tellTaken', params: { field: 'destination' } },
            ],
          },
        ],
        'trip.destination.cleared': {
          description: 'The customer removes the destination.',
          target: '.deciding',
          actions: ['dropDestination', { type: 'tellTaken', params: { field: 'destination' } }],
        },
        'trip.time.changed': [
          {
            description:
              'A later time is wanted, but day and time are missing: they are asked for.',
            meta: { requirements: ['RENT-04'] },
            guard: { type: 'lacksTime', params: ({ event }) => ({ pickupAt: event.pickupAt }) },
            actions: [
              { type: 'refuse', params: { field: 'time', reason: 'rental.trip.needsTime' } },
            ],
          },
          {
            description: 'The pickup time is in the past, so the former time stays.',
            meta: { requirements: ['RENT-04'] },
            guard: {
              type: 'isOver',
              params: ({ event }) => ({ pickupAt: event.pickupAt, now: event.now }),
            },
            actions: [{ type: 'refuse', params: { field: 'time', reason: 'rental.trip.past' } }],
          },
          {
            description: 'The trip starts now or at a future time.',
            meta: { requirements: ['RENT-04'] },
            actions: [
              { type: 'keepTime', params: ({ event }) => ({ pickupAt: event.pickupAt }) },
              { type: 'tellTaken', params: { field: 'time' } },
            ],
          },
        ],
        'trip.hours.changed': [
          {
            guard: { type: 'isTripLength', params: ({ event }) => ({ hours: event.hours }) },
            actions: [
              { type: 'keepHours', params: ({ event }) => ({ hours: event.hours }) },
              { type: 'tellTaken', params: { field: 'hours' } },
            ],
          },
          {
            description: 'The duration is too short or too long, so the former one stays.',
            meta: { requirements: ['OPEN-34'] },
            actions: [{ type: 'refuse', params: { field: 'hours', reason: 'rental.trip.length' } }],
          },
        ],
        'trip.adopted': {
          description: 'The trip of the cart is planned now, and changed from there.',
          meta: { requirements: ['RENT-11', 'RENT-13'] },
          target: '.deciding',
          actions: [{ type: 'keepTrip', params: ({ event }) => event }],
        },
        'trip.part.edited': { actions: ['forgetRefusal'] },
        'trip.part.left': { actions: ['forgetRefusal'] },
        'trip.search': [
          {
            guard: 'hasNoPickup',
            actions: [
              { type: 'refuse', params: { field: 'pickup', reason: 'rental.trip.needsPickup' } },
            ],
          },
          {
            description: 'A trip paid by distance needs a destination.',
            guard: 'lacksDestination',
            actions: [
              {
                type: 'refuse',
                params: { field: 'destination', reason: 'rental.trip.needsDestination' },
              },
            ],
          },
          {
            description: 'A trip paid by distance has no price until its distance is known.',
            guard: 'lacksRoute',
            actions: [
              {
                type: 'refuse',
                params: { field: 'destination', reason: 'rental.trip.needsWay' },
              },
            ],
          },
          {
            description: 'The page with the vehicles for this trip opens.',
            meta: { requirements: ['RENT-21', 'NAV-16'] },
            actions: ['openResults'],
          },
        ],
        'trip.reset': { target: 'confirmingReset' },
      },
      states: {
        deciding: {
          description: 'It is decided whether pickup and destination are both known.',
          entry: ['forgetProblem'],
          always: [{ guard: 'bothEndsAreKnown', target: 'measuring' }, { target: 'incomplete' }],
        },
        incomplete: {
          description: 'Pickup or destination is missing, so no distance is measured.',
        },
        measuring: {
          description: 'The route from pickup to destination is being measured.',
          meta: { requirements: ['RENT-17', 'RENT-18', 'API-45'] },
          tags: ['busy'],
          invoke: {
            src: 'measureRoute',
            input: ({ context }) => ({
              from: context.pickup ?? { lat: 0, lng: 0 },
              to: context.destination ?? { lat: 0, lng: 0 },
            }),
            onDone: [
              {
                guard: { type: 'roadIsKnown', params: ({ event }) => ({ route: event.output }) },
                target: 'measured',
                actions: [{ type: 'keepRoute', params: ({ event }) => ({ route: event.output }) }],
              },
              {
                description: 'The service knows no road: the straight line is used instead.',
                meta: { requirements: ['PRICE-16'] },
                target: 'measured',
                actions: ['keepStraightLine'],
              },
            ],
            onError: {
              target: 'unmeasured',
              actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
            },
          },
          on: {
            'trip.search': {
              description:
                'A trip paid by distance cannot be searched before its distance is known.',
              guard: 'isByDistance',
            },
          },
        },
        measured: {
          description:
            'Distance and driving time are known, or the straight line is shown as such.',
          meta: { requirements: ['RENT-17', 'RENT-18', 'PRICE-16'] },
        },
        unmeasured: {
          description: 'The distance could not be measured; the customer may try again.',
          meta: { requirements: ['MSG-21'] },
          tags: ['failed'],
          on: { 'trip.measure.retry': { target: 'measuring', actions: ['forgetProblem'] } },
        },
        before: {
          type: 'history',
          description: 'The state in which the customer asked for the reset.',
        },
      },
    },
    confirmingReset: {
      description: 'A dialog asks whether to clear the whole trip.',
      meta: { requirements: ['OPEN-31', 'MSG-20'] },
      on: {
        'trip.reset.confirmed': {
          target: 'planning',
          actions: ['startAnew', 'tellCleared'],
        },
        'trip.reset.declined': { target: 'planning.before' },
      },
    },
  },
});
