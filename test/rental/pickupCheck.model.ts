import { isDeepStrictEqual } from 'node:util';
import { pickupCheckMachine } from '../../machines/rental/pickupCheck.machine.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { vehicle } from './vehicles.ts';

const cart = (lines: number, pickupZoneIds: number[]): RentalCart => ({
  lines: Array.from({ length: lines }, (_, at) => ({
    id: at + 1,
    vehicle: vehicle({ id: at + 1 }),
    quantity: 1,
    price: 56,
  })),
  trip: null,
  provider: null,
  pickupZoneIds,
  total: 56 * lines,
});

export const pickupCheckModel = defineModel(pickupCheckMachine, {
  inputs: [
    named('a module of zones 1 and 2', { moduleZoneIds: [1, 2] }),
    named('a module that names no zones', { moduleZoneIds: [] }),
  ],
  events: {},
  actors: {
    readCart: {
      done: [
        named('an empty cart', cart(0, [])),
        named('a pickup in zone 2', cart(1, [7, 2])),
        named('a pickup elsewhere', cart(2, [7])),
      ],
      error: [silence],
    },
    clearCart: { done: [named('empty', null)], error: [refusal] },
  },
  invariants: {
    'MOD-07 MOD-08: a cart is cleared only when its pickup lies in no zone of the module': (
      s,
      step,
    ) =>
      step === null ||
      (step.started.every(() => s.context.moduleZoneIds.length > 0) &&
        (step.started.length === 0 || step.label === 'readCart done: a pickup elsewhere')),
    'MOD-09: what the server refused is passed on, and no vehicle is said to be gone': (s, step) =>
      step?.answer?.failed !== true ||
      isDeepStrictEqual(s.output, { message: null, cleared: null, error: step.answer.value }),
    'MOD-07: a cart that may come along is told to stay, an empty one is not spoken of': (
      s,
      step,
    ) =>
      step?.answer?.of !== 'readCart' ||
      step.answer.failed ||
      s.status === 'active' ||
      isDeepStrictEqual(
        s.output?.message,
        step.label.endsWith('an empty cart') ? null : { key: 'rental.pickup.kept' },
      ),
    'MOD-08: no cart is cleared without a word': (s, step) =>
      step?.previous.value !== 'clearing' || s.context.message !== null || s.context.error !== null,
    'MOD-08: what was cleared is told, so that it can be named': (s) =>
      s.status !== 'done' ||
      (s.output.cleared !== null) ===
        JSON.stringify(s.output.message).includes('rental.pickup.cleared'),
  },
});
