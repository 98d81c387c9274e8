import { isDeepStrictEqual } from 'node:util';
import { placeMachine } from '../../machines/place/place.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const harbour = { address: '24 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [1] };

export const placeModel = defineModel(placeMachine, {
  inputs: [named('no stored place', { place: null }), named('a stored place', { place: harbour })],
  events: {
    'place.chosen': [
      named('for delivery', { place: harbour, rental: false }),
      named('for pickup', { place: { ...harbour, zoneIds: [2] }, rental: true }),
    ],
  },
  invariants: {
    'LOC-03: every change of the place is stored once and the shop hears of it': (s, step) =>
      step === null ||
      (isDeepStrictEqual(
        step.emitted.filter(({ type }) => type === 'place.changed'),
        [{ type: 'place.changed', place: s.context.place }],
      ) &&
        isDeepStrictEqual(step.sent, [
          {
            to: 'the parent',
            event: { type: 'place.changed', place: s.context.place },
          },
        ])),
    'LOC-04: a chosen place is said to be for pickup in rental and for delivery elsewhere': (
      _,
      step,
    ) =>
      step?.event?.type !== 'place.chosen' ||
      isDeepStrictEqual(
        step.emitted.flatMap((fact) => ('message' in fact ? [fact.message] : [])),
        [
          {
            key: step.label.endsWith('for pickup')
              ? 'place.chosen.pickup'
              : 'place.chosen.delivery',
          },
        ],
      ),
    'NAV-04: who lost their place is told so on the landing page': (_, step) =>
      step?.event?.type !== 'place.zone.lost' ||
      isDeepStrictEqual(
        step.emitted.map((fact) => ('to' in fact ? fact.to : fact.type)),
        ['place.changed', 'toast', '/'],
      ),
    'a chosen place is known': (s) => !s.matches('chosen') || s.context.place !== null,
    'without a place none is kept': (s) => !s.matches('none') || s.context.place === null,
  },
});
