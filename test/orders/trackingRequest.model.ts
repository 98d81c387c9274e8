import { isDeepStrictEqual } from 'node:util';
import { trackingRequestMachine } from '../../machines/orders/trackingRequest.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const phone = '+15550137123';

export const trackingRequestModel = defineModel(trackingRequestMachine, {
  events: {
    'tracking.asked': [
      named('by number and phone', { number: '#100 007', phone }),
      named('without a number', { number: '', phone }),
      named('the number 0', { number: '0', phone }),
      named('a phone of no country', { number: '100007', phone: '2025550188' }),
      named('without a phone', { number: '100007', phone: '' }),
    ],
  },
  invariants: {
    'GUEST-02: nothing is looked up without a number, or by a phone of no country': (_, step) =>
      step === null ||
      step.emitted.every(
        (fact) =>
          isDeepStrictEqual(fact, { type: 'tracking.opened', number: '100007', phone }) ||
          isDeepStrictEqual(fact, { type: 'tracking.opened', number: '100007', phone: '' }),
      ),
    'GUEST-02: whoever names no number is told so': (s, step) =>
      step === null || !/without a number|the number 0/.test(step.label) || s.hasTag('marked'),
    'CONST-07: a phone of no country is marked, and not guessed': (s, step) =>
      step?.label !== 'tracking.asked: a phone of no country' ||
      (s.hasTag('marked') && s.context.phone === '2025550188' && step.emitted.length === 0),
    'MSG-21: nothing is marked before the customer has asked': (s, step) =>
      step !== null || !s.hasTag('marked'),
  },
});
