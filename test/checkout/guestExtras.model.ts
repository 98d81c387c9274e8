import { isDeepStrictEqual } from 'node:util';
import { guestExtrasMachine } from '../../machines/checkout/guestExtras.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const extras = {
  note: 'Ring twice',
  deliveryInstruction: '',
  tip: 2,
  orderType: 'delivery' as const,
  slot: null,
};

export const guestExtrasModel = defineModel(guestExtrasMachine, {
  inputs: [named('a guest left a note and a tip', { extras }), named('nothing', { extras: null })],
  events: {},
  invariants: {
    'ADDR-10 OPEN-07: what is left behind goes to nobody': (s, step) =>
      step?.event?.type !== 'extras.left' ||
      (s.context.extras === null &&
        isDeepStrictEqual(step.emitted, [{ type: 'extras.settled', taken: null }])),
    'ADDR-10: nothing of a guest goes before the customer has said so': (s, step) =>
      step !== null || s.context.extras === null || s.status === 'active',
    'ADDR-10: nothing of a guest is offered twice': (s) =>
      s.hasTag('asks') === (s.context.extras !== null),
    'GUEST-04: what is taken is what the guest typed': (_, step) =>
      step?.label.includes('taken') !== true ||
      step.emitted.some((fact) => 'taken' in fact && fact.taken === extras),
  },
});
