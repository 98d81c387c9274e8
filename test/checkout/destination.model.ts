import { isDeepStrictEqual } from 'node:util';
import type { MachineContext } from 'xstate';
import {
  destinationMachine,
  type DestinationInput,
} from '../../machines/checkout/destination.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { address } from './orders.ts';

const place = { lat: 1.02, lng: 1.02 };
const from = { lat: 1, lng: 1 };
const departure = { collected: false, at: '2026-11-21 12:00', from, storeZoneId: 1 };
const route = { distanceKm: 3, estimated: false, extraCharge: 0, surge: null };

/** The two ends of the delivery: the store, and the address. */
const endsOf = (context: MachineContext): unknown => {
  const { departure: begin, address: given } = context as DestinationInput;
  return [begin.from, begin.storeZoneId, given?.position ?? place];
};

export const destinationModel = defineModel(destinationMachine, {
  inputs: [
    named('without an address', { departure, address: null, place }),
    named('with an address', { departure, address, place }),
    named('collected', { departure: { ...departure, collected: true }, address, place }),
  ],
  events: {
    'order.address.given': [
      named('elsewhere', { address }),
      named('at the place', { address: { ...address, position: place } }),
      named('north of the place', { address: { ...address, position: { ...place, lat: 1.5 } } }),
      named('east of the place', { address: { ...address, position: { ...place, lng: 1.5 } } }),
    ],
    'order.departure.changed': [
      named('as before', { departure }),
      named('collected', { departure: { ...departure, collected: true } }),
      named('tomorrow', { departure: { ...departure, at: '2026-11-22 12:00' } }),
      named('of a store further off', { departure: { ...departure, from: { lat: 2, lng: 1 } } }),
      named('of a store of another zone', { departure: { ...departure, storeZoneId: 2 } }),
    ],
  },
  actors: { measureRoute: { done: [named('3 km', route)], error: [silence] } },
  invariants: {
    'PRICE-12 PRICE-16: a way is measured from the store to the address, or to the place, at its time':
      ({ context }, step) =>
        step === null ||
        step.started.every(({ input }) =>
          isDeepStrictEqual(input, {
            from: context.departure.from,
            to: context.address?.position ?? place,
            storeZoneId: context.departure.storeZoneId,
            at: context.departure.at,
          }),
        ),
    'PRICE-11 ADDR-13: what is collected has no way, and none is asked for': (s, step) =>
      !s.context.departure.collected ||
      (s.matches('collected') && (step === null || step.started.length === 0)),
    'PRICE-12: another spot or another store takes the known way from the order, all else leaves it':
      (s, step) =>
        step === null ||
        s.matches('collected') ||
        step.answer != null ||
        step.sent.some(({ event }) => 'route' in event && event['route'] === null) ===
          !isDeepStrictEqual(endsOf(step.previous.context), endsOf(s.context)),
    'PRICE-12: the order hears of the way that was measured, and has none when that failed': (
      _,
      step,
    ) =>
      step?.answer?.of !== 'measureRoute' ||
      isDeepStrictEqual(step.sent, [
        {
          to: 'the parent',
          event: { type: 'route.changed', route: step.answer.failed ? null : route },
        },
      ]),
    'ADDR-12 ADDR-14: the order hears of each address that is given': ({ context }, step) =>
      (step?.event?.type === 'order.address.given') ===
      (step?.sent.some(({ event }) =>
        isDeepStrictEqual(event, {
          type: 'address.changed',
          choices: { address: context.address },
        }),
      ) ?? false),
  },
});
