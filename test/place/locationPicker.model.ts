import { locationPickerMachine } from '../../machines/place/locationPicker.machine.ts';
import { outsideZones, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const suggestion = { placeId: 'p1', mainText: 'Copper Street', secondaryText: 'Eastside' };
const position = { lat: 1, lng: 2 };

export const locationPickerModel = defineModel(locationPickerMachine, {
  events: {
    'place.text.changed': [named('a word', { text: 'copper' }), named('one letter', { text: 'c' })],
    'place.suggestion.picked': [{ suggestion }],
    'place.point.picked': [{ position, address: '24 Harbour Lane' }],
  },
  actors: {
    suggestPlaces: {
      done: [named('one place', [suggestion]), named('nothing', [])],
      error: [silence, named('malformed', 'not an error at all')],
    },
    readPlaceDetails: { done: [{ position }], error: [refusal] },
    askPosition: {
      done: [
        named('to the house', { ...position, accuracyMetres: 20 }),
        named('kilometres off', { ...position, accuracyMetres: 4000 }),
      ],
      error: [named('refused by the device', new Error('denied'))],
    },
    resolvePlace: {
      done: [{ address: 'Copper Street', position, zoneIds: [1] }],
      error: [named('outside all zones', outsideZones), named('no answer', silence)],
    },
  },
  key: ({ context }) => ({
    longEnough: context.text.trim().length >= 2,
    suggested: context.suggestions.length > 0,
    problem: context.problem,
    place: context.place !== null,
  }),
  invariants: {
    'LOC-03: a finished choice names a place': (s) =>
      !s.matches('done') || s.context.place !== null,
  },
});
