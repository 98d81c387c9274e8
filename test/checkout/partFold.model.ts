import { partFoldMachine } from '../../machines/checkout/partFold.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const partFoldModel = defineModel(partFoldMachine, {
  inputs: [named('nothing is known', { folded: false }), named('all is known', { folded: true })],
  events: {},
  invariants: {
    'ADDR-12 MSG-18: a part that an order was refused for is never folded': (s, step) =>
      step?.event?.type !== 'part.refused' || s.hasTag('open'),
    'what the customer opens stays open until they fold it': (s, step) =>
      step === null ||
      !step.previous.hasTag('open') ||
      step.event?.type === 'part.folded' ||
      s.hasTag('open'),
    'ADDR-12: a part in which something is to be given is open from the start': (s, step) =>
      step !== null || s.hasTag('open') === !s.context.folded,
    'folding and opening tells and calls nobody: nothing that was typed goes with it': (_, step) =>
      step === null || step.emitted.length + step.sent.length + step.started.length === 0,
  },
});
