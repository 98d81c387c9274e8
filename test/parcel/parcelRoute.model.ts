import { isDeepStrictEqual } from 'node:util';
import { parcelRouteMachine } from '../../machines/parcel/parcelRoute.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { harbour, mill, noon, route } from './parcels.ts';

const journey = { from: harbour, to: mill, at: noon };

export const parcelRouteModel = defineModel(parcelRouteMachine, {
  inputs: [
    named('without an end', { journey: null, measured: null }),
    named('with both ends', { journey, measured: null }),
    named('measured before', { journey, measured: route }),
    named('outside before', { journey, measured: { outside: 'receiver' as const } }),
  ],
  events: {
    'parcel.journey.changed': [
      named('both ends named', { journey }),
      named('an end taken back', { journey: null }),
      named('tomorrow', { journey: { ...journey, at: '2026-11-22 12:00' } }),
      named('the other way round', { journey: { from: mill, to: harbour, at: noon } }),
    ],
  },
  actors: {
    measureRoute: {
      done: [
        named('4.6 km', route),
        named('outside at the receiver', { outside: 'receiver' as const }),
      ],
      error: [silence],
    },
  },
  invariants: {
    'F-29: an end that was outside before is not taken for a known fee': (s) =>
      !s.matches('measured') || s.context.measured === null || !('outside' in s.context.measured),
    'PRICE-12: a route is measured between the two ends that were named last': (
      { context },
      step,
    ) =>
      step === null ||
      step.started.every(({ input }) => isDeepStrictEqual(input, { journey: context.journey })),
    'PRICE-12: another end or time takes the known route from the booking, all else leaves it': (
      s,
      step,
    ) =>
      step === null ||
      step.sent.some(({ event }) => 'measured' in event && event['measured'] === null) ===
        !isDeepStrictEqual(step.previous.context.journey, s.context.journey),
    'F-29: the booking hears of the route that was measured, and of the end that lies outside': (
      _,
      step,
    ) => step?.answer?.of !== 'measureRoute' || step.sent.length === (step.answer.failed ? 0 : 1),
  },
});
