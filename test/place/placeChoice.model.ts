import { isDeepStrictEqual } from 'node:util';
import { placeChoiceMachine } from '../../machines/place/placeChoice.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const shop = { lat: 1, lng: 2 };
const home = { address: '24 Harbour Lane', position: { lat: 1.01, lng: 2.01 }, zoneIds: [1] };
const canal = { address: 'Grand Canal', position: { lat: 5, lng: 6 }, zoneIds: [2] };
const belongings = { from: home, carts: [], rentalModuleIds: [6] };

/** The place at which the map was asked to open. */
const openedAt = (input: unknown) => {
  const { position, place, fallbackReason } = input as Record<string, unknown>;
  return [position, place, fallbackReason ?? null];
};

export const placeChoiceModel = defineModel(placeChoiceMachine, {
  inputs: [
    named('a first choice', { at: 'chosen' as const, from: null }),
    named('another place', { at: 'chosen' as const, from: home }),
    named('the device did not find the customer', { at: 'lost' as const, from: home }),
    named('where the device believes to be', { at: { lat: 3, lng: 4 }, from: null }),
    named('a place whose zones nobody told', { at: { ...canal, zoneIds: [] }, from: home }),
  ],
  events: {
    'place.taken': [{ belongings }],
    'zone.agreed': [],
  },
  actors: {
    findShop: { done: [named('the shop', shop)], error: [silence] },
    mapPicker: {
      done: [named('a place', { place: canal })],
      error: [new Error('the map failed')],
    },
    zoneChange: {
      emits: [
        named('the other place', { type: 'zone.agreed' as const, place: canal }),
        named('the old one again', { type: 'zone.agreed' as const, place: home }),
      ],
      done: [undefined],
      error: [new Error('the change failed')],
    },
  },
  invariants: {
    'LOC-08 LOC-13: a place is agreed on after the map took it, and never before': (s, step) =>
      step === null ||
      !step.emitted.some(({ type }) => type === 'place.agreed') ||
      (s.context.to !== null && step.previous.matches('changing')),
    'LOC-13: the carts of the moment the place was taken go into the question': (_, step) =>
      step?.started.every(
        ({ src, input }) =>
          src !== 'zoneChange' ||
          isDeepStrictEqual(input, {
            ...(step.previous.context.belongings ?? { from: null, carts: [], rentalModuleIds: [] }),
            to: canal,
          }),
      ) ?? true,
    'LOC-05 LOC-07 MSG-24: the map opens at the shop only while nobody’s address is known': (
      s,
      step,
    ) => {
      const { at, from } = s.context;
      const [opened] = (step?.started ?? []).filter(({ src }) => src === 'mapPicker');
      if (opened === undefined) return true;
      if (at === 'lost') return isDeepStrictEqual(openedAt(opened.input), [shop, null, 'lost']);
      if (at !== 'chosen') {
        const expected = 'position' in at ? [at.position, at, null] : [at, null, null];
        return isDeepStrictEqual(openedAt(opened.input), expected);
      }
      return isDeepStrictEqual(
        openedAt(opened.input),
        from === null ? [shop, null, 'unchosen'] : [home.position, home, null],
      );
    },
    'MSG-21: what fails says why, and the choice can be made again': (s) =>
      s.hasTag('failed') === (s.context.problem !== null),
    'the dialog closes once, when the place is decided': (s, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'place.choice.ended') === s.matches('decided'),
  },
});
