import { createActor, fromPromise, initialTransition } from 'xstate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { otpMachine, type RightCode } from '../../machines/identity/otp.machine.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import type { SignInRequest } from '../../machines/rules/identity.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import { allSwitches, answerWith, codeStep, credential, signUpForm } from './samples.ts';

beforeAll(() => loadMessages('en'));

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

it('AUTH-29: a new account whose page was reloaded at its code is welcomed as a new one', async () => {
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
  after.on('toast', ({ kind, message }) => toasts.push([kind, resolve(message)]));
  after.start();
  const code = after.getSnapshot().children.steps?.getSnapshot().children.otp;
  code?.send({ type: 'otp.typed', code: '123456' });
  code?.send({ type: 'otp.verify' });
  await vi.waitFor(() => expect(after.getSnapshot().status).toBe('done'));
  expect(after.getSnapshot().output).toMatchObject({ outcome: 'signedIn', via: 'signUp' });
  expect(toasts).toEqual([['success', 'Signup successfully.']]);
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

const byPassword = {
  kind: 'manual',
  account: signUpForm.phone,
  field: 'phone',
  password: 'secret',
} as const;
const byCode = { kind: 'otp', phone: signUpForm.phone } as const;
const byProvider = { kind: 'social', credential, phone: null } as const;

it.each([
  ['by code, no e-mail known', byCode, { email: null }, 'opened'],
  ['by code', byCode, {}, 'opened'],
  ['by provider', byProvider, {}, 'opened'],
  ['by the password of a phone, no e-mail known', byPassword, { email: null }, 'opened'],
  ['by the password of a phone', byPassword, {}, 'verifyingEmail'],
  ['a sign-up', { kind: 'signUp', form: signUpForm } as const, {}, 'verifyingEmail'],
])(
  'AUTH-19 AUTH-24: an answer with a token and an unverified e-mail (%s)',
  (_, request, account, state) => {
    const answer = answerWith({ emailVerified: false, ...account });
    const input = { switches: allSwitches, request, answer, step: null };
    const [snapshot] = initialTransition(signInStepsMachine, input);
    expect(snapshot.value).toBe(state);
  },
);

const signUp = { kind: 'signUp', form: signUpForm } as const;
const byEmail = { ...byPassword, account: signUpForm.email, field: 'email' } as const;
const service = {
  apiKey: 'key',
  authDomain: null,
  projectId: null,
  appId: null,
  senderId: null,
  pushKey: null,
};

describe.each([
  ['the password of a phone', byPassword],
  ['the password of an e-mail', byEmail],
  ['a sign-up', signUp],
] as const)('after %s', (_, request) => {
  const progress = (phoneVerified: boolean, emailVerified: boolean) => ({
    switches: allSwitches,
    request,
    answer: answerWith({ phone: signUpForm.phone, phoneVerified, emailVerified }),
    step: null,
  });

  it.each([
    ['AUTH-22', 'phone and e-mail verified', true, true, 'opened'],
    ['AUTH-23', 'neither verified', false, false, 'verifyingPhone'],
    ['AUTH-24', 'the phone alone not verified', false, true, 'verifyingPhone'],
    ['AUTH-24', 'the e-mail alone not verified', true, false, 'verifyingEmail'],
  ] as const)('%s: with %s', (__, ___, phoneVerified, emailVerified, state) => {
    const [snapshot] = initialTransition(
      signInStepsMachine,
      progress(phoneVerified, emailVerified),
    );
    expect(snapshot.value).toBe(state);
    expect(snapshot.status).toBe(state === 'opened' ? 'done' : 'active');
  });

  it.each([
    ['the phone-authentication service', { ...allSwitches, phoneService: service }, service],
    ['the shop’s server', allSwitches, null],
  ])('AUTH-23: with neither verified, %s sends the code to the phone', (__, switches, sender) => {
    const [snapshot] = initialTransition(signInStepsMachine, {
      ...progress(false, false),
      switches,
    });
    expect(snapshot.children.otp?.getSnapshot().context).toMatchObject({
      channel: 'phone',
      target: '+8801700000012',
      service: sender,
      alreadySent: sender === null,
    });
  });
});

it('AUTH-21: a provider’s account that needs a phone goes to the step that asks for it', () => {
  const stepFor = (request: SignInRequest, account: object) => {
    const answer = answerWith({ token: null, phoneVerified: false, ...account });
    const input = { switches: allSwitches, request, answer, step: null };
    return initialTransition(signInStepsMachine, input)[0].value;
  };
  expect(stepFor(byProvider, { phone: null })).toBe('phoneModal');
  expect(stepFor(byProvider, { phone: '+15550137000' })).toBe('verifyingPhone');
});

it('AUTH-24: a sign-up that was reloaded at its phone code has its e-mail verified at its address', async () => {
  const answer = answerWith({ token: null, emailVerified: false, email: 'nadia@example.com' });
  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise(() =>
        Promise.resolve<RightCode & { message: MessageRef | null }>({
          answer,
          due: null,
          message: null,
        }),
      ),
    },
  });
  const steps = signInStepsMachine.provide({ actors: { otp } });
  const actor = createActor(signInMachine.provide({ actors: { signInSteps: steps } }), {
    input: {
      mode: 'signUp',
      switches: allSwitches,
      step: {
        ...codeStep,
        loginType: 'manual',
        via: 'signUp',
        resendAt: Date.now() + 60_000,
      },
      byCode: false,
    },
  }).start();
  const codeOf = () => actor.getSnapshot().children.steps?.getSnapshot().children.otp;
  codeOf()?.send({ type: 'otp.typed', code: '123456' });
  codeOf()?.send({ type: 'otp.verify' });
  await vi.waitFor(() =>
    expect(codeOf()?.getSnapshot().context).toMatchObject({
      channel: 'email',
      target: 'nadia@example.com',
    }),
  );
});
