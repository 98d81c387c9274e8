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
    'a chosen place is known': (s) => !s.matches('chosen') || s.context.place !== null,
    'without a place none is kept': (s) => !s.matches('none') || s.context.place === null,
  },
});
