import { isDeepStrictEqual } from 'node:util';
import { sendAgainMachine } from '../../machines/parcel/sendAgain.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const sendAgainModel = defineModel(sendAgainMachine, {
  inputs: [named('of a parcel that was sent', { orderId: '100001' })],
  events: { 'parcel.retry': [named('by button', {})] },
  actors: {
    fillBooking: { done: [named('filled', undefined)], error: [refusal, silence] },
  },
  key: ({ context }) => ({ problem: context.problem !== null }),
  invariants: {
    'F-29: the booking opens once it is filled, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'navigate') === (step.answer?.failed === false),
    'F-29: each try reads the parcel that was asked for': (_, step) =>
      step === null ||
      isDeepStrictEqual(
        step.started,
        step.event?.type === 'parcel.retry'
          ? [{ src: 'fillBooking', input: { orderId: '100001' } }]
          : [],
      ),
    'MSG-21: why it could not be read is said, until it is tried again': (s) =>
      s.matches('unread') === (s.context.problem !== null),
  },
});
