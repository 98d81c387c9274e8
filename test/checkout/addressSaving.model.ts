import { isDeepStrictEqual } from 'node:util';
import { addressSavingMachine } from '../../machines/checkout/addressSaving.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { address } from './orders.ts';

const office = { ...address, type: 'office', house: '7' };

export const addressSavingModel = defineModel(addressSavingMachine, {
  events: {
    'address.save.asked': [named('home', { address }), named('the office', { address: office })],
  },
  actors: {
    saveAddress: {
      done: [named('added', 'Address added successfully.'), named('added without a word', '')],
      error: [refusal, silence, named('malformed', 'not an error at all')],
    },
  },
  invariants: {
    'ADDR-15: the server’s words are said once for each address that the book took': (_, step) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted,
        step.answer?.of === 'saveAddress' && !step.answer.failed
          ? [
              {
                type: 'toast',
                kind: 'success',
                message:
                  step.answer.value === ''
                    ? { key: 'place.book.saved' }
                    : { text: 'Address added successfully.' },
              },
            ]
          : [],
      ),
    'MSG-21: a refusal says why, and nothing else does': (s) =>
      s.hasTag('failed') === (s.context.problem !== null),
    'pressed twice, an address is saved once': (_, step) =>
      step?.event?.type !== 'address.save.asked' ||
      !('address' in step.event) ||
      step.previous.hasTag('failed') ||
      !isDeepStrictEqual(
        step.previous.context.next ?? step.previous.context.address,
        step.event.address,
      ) ||
      step.started.length === 0,
    'what the customer gave last is never left unsaved and unsaid': (s) =>
      s.context.next === null || s.matches('saving'),
  },
});
