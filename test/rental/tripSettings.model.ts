import { isDeepStrictEqual } from 'node:util';
import { tripSettingsMachine } from '../../machines/rental/tripSettings.machine.ts';
import type { TripPoint } from '../../machines/rules/domain.ts';
import { isSamePlace } from '../../machines/rules/distance.ts';
import { isTripLength } from '../../machines/rules/tripPlan.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const now = '2026-11-21 10:00';
const point = (name: string, lat: number): TripPoint => ({ name, lat, lng: 0 });
const harbour = point('Harbour', 0);
const quay = point('Quay', 0.1);
const market = point('Market', 0.2);
const recent = [1, 2, 3, 4, 5].map((at) => point(`Corner ${at}`, at));

export const tripSettingsModel = defineModel(tripSettingsMachine, {
  inputs: [
    named('a remembered trip', {
      pickup: harbour,
      remembered: {
        type: 'distance_wise',
        destination: quay,
        pickupAt: '2026-11-22 09:00',
        hours: 6,
      },
      recent,
      now,
    }),
    named('a first visit', { pickup: harbour, remembered: null, recent: [], now }),
    named('no place yet', { pickup: null, remembered: null, recent: [], now }),
    named('a remembered trip that is over', {
      pickup: harbour,
      remembered: {
        type: 'hourly',
        destination: harbour,
        pickupAt: '2026-11-20 09:00',
        hours: 0,
      },
      recent: [],
      now,
    }),
  ],
  events: {
    'trip.type.changed': [
      named('hourly', { tripType: 'hourly' }),
      named('by distance', { tripType: 'distance_wise' }),
    ],
    'trip.pickup.changed': [
      named('the harbour', { pickup: harbour }),
      named('the quay', { pickup: quay }),
      named('none', { pickup: null }),
    ],
    'trip.destination.chosen': [
      named('the quay', { destination: quay }),
      named('the harbour', { destination: harbour }),
    ],
    'trip.time.changed': [
      named('tomorrow', { pickupAt: '2026-11-22 09:00', now }),
      named('yesterday', { pickupAt: '2026-11-20 09:00', now }),
      named('this minute', { pickupAt: now, now }),
      named('now', { pickupAt: null, now }),
      named('later, without a time', { pickupAt: '', now }),
    ],
    'trip.adopted': [
      named('to the quay tomorrow', {
        trip: {
          type: 'distance_wise',
          pickup: harbour,
          destination: quay,
          pickupAt: '2026-11-22 09:00',
          hours: 0,
        },
        now,
      }),
      named('to the quay from the market', {
        trip: {
          type: 'distance_wise',
          pickup: market,
          destination: quay,
          pickupAt: null,
          hours: 0,
        },
        now,
      }),
      named('six hours from yesterday', {
        trip: {
          type: 'hourly',
          pickup: harbour,
          destination: null,
          pickupAt: '2026-11-20 09:00',
          hours: 6,
        },
        now,
      }),
    ],
    'trip.hours.changed': [
      named('six', { hours: 6 }),
      named('none', { hours: 0 }),
      named('ten thousand', { hours: 10_000 }),
      named('half a one', { hours: 1.5 }),
    ],
  },
  actors: {
    measureRoute: {
      done: [
        named('a road', { distanceKm: 12.4, drivingHours: 1, straight: false }),
        named('no road', null),
      ],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    type: context.type,
    pickup: context.pickup?.name,
    destination: context.destination?.name,
    later: context.pickupAt !== null,
    six: context.hours === 6,
    route: context.route === null ? null : context.route.straight,
    refused: context.refusal !== null,
    problem: context.problem !== null,
  }),
  invariants: {
    'RENT-04: a trip never begins in the past': ({ context }) =>
      context.pickupAt === null || context.pickupAt > now,
    'OPEN-34: hours are whole and within the limits': ({ context }) => isTripLength(context.hours),
    'a trip never ends where it begins': ({ context: { pickup, destination } }) =>
      pickup === null || destination === null || !isSamePlace(pickup, destination),
    'LOC-11: at most five destinations are remembered': ({ context }) => context.recent.length <= 5,
    'RENT-17: a route belongs to two ends': ({ context }) =>
      context.route === null || (context.pickup !== null && context.destination !== null),
    'RENT-04: later without a time is asked for a day and a time, and changes nothing': (s, step) =>
      step?.label !== 'trip.time.changed: later, without a time' ||
      (s.context.pickupAt === step.previous.context.pickupAt &&
        isDeepStrictEqual(s.context.refusal, {
          field: 'time',
          message: { key: 'rental.trip.needsTime' },
        })),
    'RENT-04 OPEN-34: the dialog of a part closes when the change holds, and never over a refusal':
      (s, step) =>
        step === null ||
        !/^trip\.(time\.changed|hours\.changed|destination\.chosen)/.test(step.label) ||
        step.emitted.some(({ type }) => type === 'trip.part.taken') ===
          (s.context.refusal === null),
    'RENT-13: the plan becomes the trip of the cart before a part of it is changed': (s, step) =>
      step?.label !== 'trip.adopted: six hours from yesterday' ||
      isDeepStrictEqual(
        [s.context.type, s.context.destination, s.context.pickupAt, s.context.hours],
        ['hourly', null, null, 6],
      ),
    'RENT-13: the plan begins where the trip of the cart does, and no route from elsewhere stays': (
      s,
      step,
    ) =>
      step?.label !== 'trip.adopted: to the quay from the market' ||
      (isDeepStrictEqual(s.context.pickup, market) &&
        (s.context.route === null || step.previous.context.pickup?.name === 'Market')),
    'AUTH-25: of a customer who is gone no trip is left, and no destination': ({ context }, step) =>
      step?.event?.type !== 'trip.forgotten' ||
      (context.destination === null && context.pickupAt === null && context.recent.length === 0),
    'what is refused is not said any more once the customer mends it': (s, step) =>
      step?.event?.type !== 'trip.part.edited' || s.context.refusal === null,
    'F-17: results open only for a trip that has a price': (s, step) =>
      step === null ||
      !step.emitted.some(({ type }) => type === 'navigate') ||
      s.context.type === 'hourly' ||
      s.context.route !== null,
  },
});
