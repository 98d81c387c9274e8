import { isDeepStrictEqual } from 'node:util';
import { interestMachine } from '../../machines/catalogue/interest.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const interestModel = defineModel(interestMachine, {
  inputs: [
    named('two categories', { offered: [4, 9] }),
    named('a module without categories', { offered: [] }),
  ],
  events: { 'interest.toggled': [{ id: 4 }, { id: 9 }] },
  actors: {
    saveInterests: {
      done: [named('saved', { text: 'Saved.' })],
      error: [refusal, silence, named('malformed', null)],
    },
  },
  invariants: {
    'NAV-08: what is sent is what is ticked': (_, step) =>
      step === null ||
      step.started.every(({ input }) =>
        isDeepStrictEqual(input, { chosen: step.previous.context.chosen }),
      ),
    'MSG-21: after a refusal every choice is still ticked, and why is told': (s, step) =>
      step?.answer?.failed !== true ||
      (s.status === 'active' &&
        isDeepStrictEqual(s.context.chosen, step.previous.context.chosen) &&
        isDeepStrictEqual(
          step.emitted.map((fact) => 'kind' in fact && fact.kind),
          ['error'],
        )),
    'NAV-08: success is told once the server has saved, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        (step.answer?.failed === false),
    'AUTH-30: the shop opens at the end, and not before it': (s, step) =>
      step === null ||
      step.emitted.filter((fact) => 'to' in fact && fact.to === '/home').length ===
        (s.status === 'done' ? 1 : 0),
    'NAV-08: nothing is saved without a choice': (s) =>
      !s.matches('saving') || s.context.chosen.length > 0,
    'nothing is chosen twice': (s) => new Set(s.context.chosen).size === s.context.chosen.length,
  },
});
