import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { otpMachine, type RightCode } from '../../machines/identity/otp.machine.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import { allSwitches, answerWith, signUpForm } from './samples.ts';

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

it('AUTH-29 AUTH-30: a new account whose page was reloaded at its code is welcomed as a new one', async () => {
  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise(() =>
        Promise.resolve<RightCode & { message: MessageRef | null }>({
          answer: answerWith(),
          due: null,
          message: null,
        }),
      ),
    },
  });
  const machine = signInMachine.provide({
    actors: {
      submitRequest: fromPromise(() =>
        Promise.resolve(answerWith({ token: null, phoneVerified: false })),
      ),
      signInSteps: signInStepsMachine.provide({ actors: { otp } }),
    },
  });
  const input = { mode: 'signUp' as const, switches: allSwitches, step: null, byCode: false };
  const before = createActor(machine, { input }).start();
  before.send({ type: 'signUp.submitted', form: signUpForm });
  await vi.waitFor(() => expect(before.getSnapshot().context.step).not.toBeNull());
  const { step } = before.getSnapshot().context;
  before.stop();

  const after = createActor(machine, { input: { ...input, step } });
  const toasts: unknown[] = [];
  after.on('toast', ({ kind, message }) => toasts.push([kind, message]));
  after.start();
  const code = after.getSnapshot().children.steps?.getSnapshot().children.otp;
  code?.send({ type: 'otp.typed', code: '123456' });
  code?.send({ type: 'otp.verify' });
  await vi.waitFor(() => expect(after.getSnapshot().status).toBe('done'));
  expect(after.getSnapshot().output).toMatchObject({ outcome: 'signedIn', via: 'signUp' });
  expect(toasts).toEqual([['success', { key: 'identity.signUp.done' }]]);
});

it.each([
  [{ combined: 1, left: 0 }, { key: 'identity.cart.joined', values: { count: 0 } }, undefined],
  [{ combined: 1, left: 2 }, { key: 'identity.cart.joinedSome', values: { count: 2 } }, 15_000],
])(
  'AUTH-25: after carts met (%o), a toast about lost items stays long enough to be read',
  async (cartJoin, message, durationMs) => {
    const machine = signInMachine.provide({
      actors: { submitRequest: fromPromise(() => Promise.resolve(answerWith({ cartJoin }))) },
    });
    const actor = createActor(machine, {
      input: { mode: 'signUp', switches: allSwitches, step: null, byCode: false },
    });
    const toasts: unknown[] = [];
    actor.on('toast', (fact) => toasts.push([fact.message, fact.durationMs]));
    actor.start();
    actor.send({ type: 'signUp.submitted', form: signUpForm });
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(toasts).toContainEqual([message, durationMs]);
  },
);
