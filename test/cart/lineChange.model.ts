import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { guest, lineWith, soup } from './samples.ts';

export const lineChangeModel = defineModel(lineChangeMachine, {
  inputs: [{ number: 1, owner: guest, command: { kind: 'remove', lineId: 11 } }],
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
        named('a limit', refusal),
        named('malformed', 'not an error at all'),
      ],
    },
  },
  key: ({ context }) => ({ lines: context.lines.length, message: context.message }),
});
