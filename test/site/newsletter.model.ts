import { isDeepStrictEqual } from 'node:util';
import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const newsletterModel = defineModel(newsletterMachine, {
  inputs: [
    named('nothing was typed', { email: '' }),
    named('an address was typed before a reload', { email: 'maya@example.com' }),
  ],
  events: {
    'newsletter.typed': [
      named('an address', { email: 'maya@example.com' }),
      named('no address', { email: 'maya@' }),
    ],
  },
  actors: { subscribe: { done: [undefined], error: [refusal] } },
  invariants: {
    'LAND-17: only an e-mail address goes out, and it is the one that was typed': (_, step) =>
      step === null ||
      step.started.every(({ input }) => isDeepStrictEqual(input, { email: 'maya@example.com' })),
    'LAND-18: success is told once the server has saved, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        (step.answer?.failed === false),
    'LAND-18 F-23: the field is cleared when the address is saved, and at no other moment': (
      s,
      step,
    ) =>
      step === null ||
      step.previous.context.email === '' ||
      (s.context.email === '') === (step.answer?.failed === false),
    'F-23 MSG-21: after a refusal the address is still there and the server’s words are told': (
      s,
      step,
    ) =>
      step?.answer?.failed !== true ||
      (s.context.email === step.previous.context.email &&
        isDeepStrictEqual(
          step.emitted.map((fact) => 'message' in fact && fact.message),
          [{ text: 'The server says no.' }],
        )),
    'LAND-16: while one is under way nothing else goes out and what goes out stays as it is': (
      s,
      step,
    ) =>
      step?.event == null ||
      !step.previous.hasTag('busy') ||
      (step.started.length === 0 && s.context.email === step.previous.context.email),
  },
});
