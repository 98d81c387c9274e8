import { isDeepStrictEqual } from 'node:util';
import { contactMachine } from '../../machines/site/contact.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const message = {
  key: 'key-1',
  text: 'Where are you on Sundays?',
  from: { name: 'Nadia', email: 'nadia@example.com' },
};
const entries = [{ code: 'email', message: 'This is no e-mail address.' }];

export const contactModel = defineModel(contactMachine, {
  events: { 'contact.submitted': [named('a question', { message })] },
  actors: {
    sendMessage: {
      done: [undefined],
      error: [refusal, silence, named('the address is refused', failedCall('refused', entries))],
    },
  },
  invariants: {
    'LAND-07: what was written goes out as it is, once': (_, step) =>
      step === null || step.started.every(({ input }) => isDeepStrictEqual(input, message)),
    'LAND-07: while it is on its way nothing else goes out': (_, step) =>
      step?.event == null || !step.previous.hasTag('busy') || step.started.length === 0,
    'LAND-07: it counts as sent once the server has it, and never otherwise': (s, step) =>
      step?.answer == null || s.matches('sent') === !step.answer.failed,
    'MSG-21: what has a field is told there, all else in a toast': (s, step) =>
      step?.answer?.failed !== true ||
      step.emitted.some((fact) => fact.type === 'toast') !==
        isDeepStrictEqual(s.context.refusal, entries),
  },
});
