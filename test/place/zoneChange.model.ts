import { zoneChangeMachine } from '../../machines/place/zoneChange.machine.ts';
import { lineWith, soup } from '../cart/samples.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const from = { address: '24 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [soup.zoneId] };
const near = { ...from, address: '8 Market Square' };
const far = { ...from, address: 'Grand Canal', zoneIds: [soup.zoneId + 1] };
const lines = [lineWith(1, soup)];

export const zoneChangeModel = defineModel(zoneChangeMachine, {
  inputs: [
    named('a first place', { from: null, to: far, lines }),
    named('an empty cart', { from, to: far, lines: [] }),
    named('a place in the same zone', { from, to: near, lines }),
    named('a place the store does not deliver to', { from, to: far, lines }),
  ],
  events: {},
  actors: {
    clearCart: { done: [undefined], error: [refusal] },
    restoreCart: { done: [undefined], error: [silence] },
  },
  key: ({ context }) => ({
    place: context.place?.address ?? null,
    problem: context.problem !== null,
  }),
  invariants: {
    'LOC-13: a cart is never cleared without being asked for': (s, step) =>
      !s.matches('clearing') || step?.label === 'zone.cleared',
    'LOC-13: a refused clearing changes no place': (s) =>
      !s.matches('asking') || s.context.place === null,
    'an emptied cart goes with the new place, a restored one with the old': ({
      context: { place, to, from: old },
      ...s
    }) => (s.value !== 'cleared' || place === to) && (s.value !== 'restoring' || place === old),
  },
});
