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
    'NAV-08: nothing is saved without a choice': (s) =>
      !s.matches('saving') || s.context.chosen.length > 0,
    'nothing is chosen twice': (s) => new Set(s.context.chosen).size === s.context.chosen.length,
  },
});
