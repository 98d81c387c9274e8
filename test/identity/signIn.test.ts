import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { allSwitches } from './samples.ts';

it('MSG-21: where the ways to sign in cannot be shown, the dialog closes, says so, and leaves a guest', () => {
  const failing = loginMethodsMachine.provide({
    guards: {
      choseCode: () => {
        throw new Error('a defect');
      },
    },
  });
  const actor = createActor(signInMachine.provide({ actors: { loginMethods: failing } }), {
    input: { mode: 'signIn', switches: allSwitches, step: null, byCode: true },
  });
  const said: unknown[] = [];
  actor.on('toast', ({ kind, message }) => said.push([kind, message]));
  actor.start();
  expect(said).toEqual([['error', { key: 'app.error.generic' }]]);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'dismissed' });
});
