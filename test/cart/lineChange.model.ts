import { isDeepStrictEqual } from 'node:util';
import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { customer, guest, lineWith, soup } from './samples.ts';

export const lineChangeModel = defineModel(lineChangeMachine, {
  inputs: [
    named('of a guest', { number: 1, owner: guest, command: { kind: 'remove', lineId: 11 } }),
    named('of a customer', { number: 1, owner: customer, command: { kind: 'remove', lineId: 11 } }),
  ],
  events: {},
  actors: {
    saveChange: {
      done: [named('the whole cart', [lineWith(12, soup)])],
      error: [
        named('no network', failedCall('offline', [], 0)),
        named('a timeout', silence),
        named('a row that is gone', failedCall('notFound', [], 404)),
        named(
          'a row that is there already',
          failedCall('refused', [{ code: 'cart_item', message: 'Already added.' }]),
        ),
        named(
          'a guest id that is no longer known',
          failedCall('unauthorised', [{ code: '', message: 'Unauthorized' }], 401),
        ),
        named('a limit', refusal),
        named('malformed', 'not an error at all'),
      ],
    },
  },
  key: ({ context: { owner, lines, message } }) => ({
    signedIn: owner.signedIn,
    lines: lines.length,
    message,
  }),
  invariants: {
    'CART-07: the cart hears of the end of a change, once, with its number and owner': (s, step) =>
      step === null ||
      isDeepStrictEqual(
        step.sent.map(({ to, event }) => [
          to,
          'number' in event && event.number,
          'owner' in event && event.owner,
        ]),
        s.status === 'done' ? [['the parent', 1, s.context.owner]] : [],
      ),
    'CART-07: a change counts as saved when the server answers with the cart, and only then': (
      _,
      step,
    ) =>
      step?.answer == null ||
      step.sent.some(
        ({ event }) =>
          event.type === 'cart.change.saved' &&
          'lines' in event &&
          event.lines === step.answer?.value,
      ) !== step.answer.failed,
    'F-09: what the server may have done is never called refused, nor lost': (_, step) =>
      !/timeout|gone|there already/.test(step?.label ?? '') ||
      step?.sent.every(({ event }) => event.type === 'cart.change.unclear') === true,
    'GUEST-01: a guest’s change outlives the guest id; a customer’s is refused without a session': (
      s,
      step,
    ) =>
      !/no longer known/.test(step?.label ?? '') ||
      step?.sent.every(
        ({ event }) =>
          event.type === (s.context.owner.signedIn ? 'cart.change.refused' : 'cart.change.unclear'),
      ) === true,
    'MSG-21: a refusal brings the server’s words': (_, step) =>
      step?.label !== 'saveChange fails: a limit' ||
      JSON.stringify(step.sent.map(({ event }) => event)).includes('The server says no.'),
    'a change that found no network is kept, not taken back': (_, step) =>
      step?.label !== 'saveChange fails: no network' ||
      step.sent.every(({ event }) => event.type === 'cart.change.lost'),
  },
});
