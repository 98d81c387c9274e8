import { zoneChangeMachine, type ZoneCart } from '../../machines/place/zoneChange.machine.ts';
import { lineWith, soup } from '../cart/samples.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const from = { address: '24 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [soup.zoneId] };
const near = { ...from, address: '8 Market Square' };
const far = { ...from, address: 'Grand Canal', zoneIds: [soup.zoneId + 1] };
const shown: ZoneCart = { moduleId: 1, lines: [lineWith(1, soup)], followed: true };
const other: ZoneCart = { moduleId: 2, lines: [lineWith(2, soup)], followed: false };
const empty: ZoneCart = { ...other, lines: [] };

export const zoneChangeModel = defineModel(zoneChangeMachine, {
  inputs: [
    named('a first place', { from: null, to: far, carts: [shown] }),
    named('no carts', { from, to: far, carts: [] }),
    named('a place in the same zone', { from, to: near, carts: [shown, other] }),
    named('a place the store does not deliver to', { from, to: far, carts: [shown] }),
    named('a place no store delivers to', { from, to: far, carts: [shown, other] }),
    named('a place that another module does not deliver to', { from, to: far, carts: [other] }),
  ],
  events: {},
  actors: {
    readCarts: {
      done: [
        named('as known', [shown, other]),
        named('the other as known', [other]),
        named('the other empty', [empty]),
      ],
      error: [silence],
    },
    clearCarts: { done: [undefined], error: [refusal] },
    restoreCarts: { done: [undefined], error: [silence] },
  },
  key: ({ context }) => ({
    carts: context.carts.map(({ moduleId, lines }) => `${moduleId}: ${lines.length}`).join(),
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
