import { isDeepStrictEqual } from 'node:util';
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
    addressed: context.address !== '',
    problem: context.problem,
    place: context.place !== null,
  }),
  invariants: {
    'LOC-05 OPEN-05: without a position the customer is told so, and the map is offered': (
      s,
      step,
    ) =>
      step === null ||
      !step.previous.matches('locating') ||
      step.answer?.failed === false ||
      step.event !== null ||
      (isDeepStrictEqual(s.context.problem, { key: 'place.positionNotFound' }) &&
        isDeepStrictEqual(step.emitted, [{ type: 'place.position.lost' }])),
    'LOC-01: a position that may be streets away is shown on the map and never taken': (s, step) =>
      step?.label !== 'askPosition done: kilometres off' ||
      (s.status === 'active' &&
        step.started.length === 0 &&
        isDeepStrictEqual(step.emitted, [{ type: 'place.position.vague', position }])),
    'LOC-08: a place outside every zone, or one that could not be looked up, is never taken': (
      s,
      step,
    ) =>
      step?.answer?.of !== 'resolvePlace' ||
      (step.answer.failed
        ? s.status === 'active' && s.context.place === null && s.hasTag('failed')
        : isDeepStrictEqual(s.output, { place: step.answer.value })),
    'LOC-09: what was typed goes only for what is typed or picked instead': (s, step) =>
      step === null ||
      s.context.text === step.previous.context.text ||
      ['place.text.changed', 'place.suggestion.picked', 'place.explored'].includes(
        step.event?.type ?? '',
      ),
    'F-12 LOC-09 MSG-21: a search or a look-up that fails says why': (s, step) =>
      step?.answer?.failed !== true || s.context.problem !== null,
    'LOC-03: a finished choice names a place': (s) =>
      !s.matches('done') || s.context.place !== null,
  },
});
