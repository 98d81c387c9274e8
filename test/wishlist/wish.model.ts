import { isDeepStrictEqual } from 'node:util';
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
        named(
          'already there',
          failedCall('conflict', [{ code: 'x', message: 'It is there.' }], 409),
        ),
        named(
          'not there',
          failedCall('notFound', [{ code: 'x', message: 'It is not there.' }], 404),
        ),
        refusal,
        silence,
        named('malformed', null),
      ],
    },
  },
  invariants: {
    'WISH-08: success is told once the server has saved, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        (step.answer?.failed === false),
    'WISH-08: every answer of the server is told, unless sign-in opens': (_, step) =>
      step?.answer == null ||
      step.emitted.some((fact) => fact.type === 'toast' || fact.type === 'auth.asked'),
    'WISH-07: what a guest wanted is kept for after the sign-in, and why is told': (_, step) =>
      step?.label !== 'wish.toggled: by a guest' ||
      isDeepStrictEqual(step.emitted, [
        { type: 'toast', kind: 'error', message: { key: 'identity.notLoggedIn' } },
        { type: 'auth.asked', mode: 'signIn', intent: { kind: 'wish', thing: 'item', id: 7 } },
      ]),
    'WISH-08: what is sent is what the last press wanted': (_, step) =>
      step === null ||
      step.started.every(
        ({ input }) =>
          step.event !== null &&
          'wanted' in step.event &&
          isDeepStrictEqual(input, {
            wish: { thing: 'item', id: 7 },
            wanted: step.event.wanted,
          }),
      ),
    'WISH-06: after a call that saved nothing the list is not said to have changed': (_, step) =>
      !/session ended|says no|timeout|malformed/.test(step?.label ?? '') ||
      step?.emitted.every(({ type }) => type !== 'wishlist.changed') === true,
    'WISH-07: a guest changes nothing': (s, step) =>
      step === null || !step.label.includes('by a guest') || !s.matches('saving'),
    'WISH-08: every press is answered': (s, step) =>
      step === null || s.matches('saving') || step.emitted.length > 0,
  },
});
