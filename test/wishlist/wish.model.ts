import { wishMachine } from '../../machines/wishlist/wish.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const wishModel = defineModel(wishMachine, {
  inputs: [named('an item', { wish: { thing: 'item', id: 7 } })],
  events: {
    'wish.toggled': [
      named('by a guest', { wanted: true, signedIn: false }),
      named('on', { wanted: true, signedIn: true }),
      named('off', { wanted: false, signedIn: true }),
    ],
  },
  actors: {
    saveWish: {
      done: [named('kept', { text: 'Kept.' })],
      error: [
        named('the session ended', failedCall('unauthorised', [], 401)),
        named('already there', failedCall('conflict', [], 409)),
        named('not there', failedCall('notFound', [], 404)),
        refusal,
        silence,
        named('malformed', null),
      ],
    },
  },
  invariants: {
    'WISH-07: a guest changes nothing': (s, step) =>
      step === null || !step.label.includes('by a guest') || !s.matches('saving'),
    'WISH-08: every press is answered': (s, step) =>
      step === null || s.matches('saving') || step.emitted.length > 0,
  },
});
