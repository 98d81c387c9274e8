import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type AnyActorRef } from 'xstate';
import { otpMachine, type RightCode } from '../../machines/identity/otp.machine.ts';
import { recoveryMachine } from '../../machines/identity/recovery.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import type { LoginAnswer } from '../../machines/rules/identity.ts';
import {
  forgetForm,
  storeForm,
  storeRecovery,
  storedForm,
  storedRecovery,
} from '../../src/identity/storedForms.ts';
import { forgetSignIn, storeSignIn, storedSignIn } from '../../src/identity/storedSignIn.ts';
import { allSwitches, answerWith, signUpForm, wrongCode } from './samples.ts';

const SECRETS = ['Lake-2025-road', 'Another-2025', '123456', 'opaque'];
const phone = signUpForm.phone;

/** Lets every answered call reach the page. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The contents of a fake localStorage, as texts, so that the test can search everything that is
 * written.
 */
const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

const stored = () => [...texts.values()].join();

const answers: LoginAnswer[] = [
  answerWith(),
  answerWith({ token: null, phoneVerified: false, phone }),
  answerWith({ token: null, phoneVerified: false, emailVerified: false, phone }),
  answerWith({ token: null, emailVerified: false }),
  answerWith({ token: null, infoComplete: false }),
  answerWith({ token: null, olderAccount: { name: 'Nadia', imageUrl: null } }),
];

/** What happens in one step of a walk: an answer of the server, or something the customer does. */
const turn = fc.record({
  act: fc.nat(),
  answer: fc.constantFrom(...answers),
  refused: fc.constantFrom(false, false, true),
  /**
   * Whether the page reloads after this step. A walk gets past a code only without a reload,
   * because the code must not be stored.
   */
  reloads: fc.constantFrom(false, false, true),
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

function codes(now: () => Turn) {
  const answered = <T>(value: T) =>
    now().refused ? Promise.reject(wrongCode) : Promise.resolve(value);
  return otpMachine.provide({
    actors: {
      sendCode: fromPromise(() => answered<{ sessionInfo: string | null }>({ sessionInfo: null })),
      verifyCode: fromPromise(() =>
        answered<RightCode & { message: MessageRef | null }>({
          answer: now().answer,
          due: null,
          message: null,
        }),
      ),
    },
  });
}

type Child = AnyActorRef | undefined;

/** Where the code goes and until when another has to wait: the same after a reload. */
function codeStep(otp: Child): unknown {
  const snapshot = otp?.getSnapshot() as ReturnType<
    ReturnType<typeof createActor<typeof otpMachine>>['getSnapshot']
  >;
  const { channel, target, resendAt } = snapshot.context;
  return ['code', channel, target, resendAt];
}

describe('OTP-03 REC-01: a reload at any step of a sign-in lands on the same step', () => {
  let now: Turn;

  const open = () => {
    const kept = storedSignIn();
    const answered = () => (now.refused ? Promise.reject(wrongCode) : Promise.resolve(now.answer));
    const signInSteps = signInStepsMachine.provide({
      actors: {
        otp: codes(() => now),
        postPhone: fromPromise(answered),
        saveInfo: fromPromise(answered),
        confirmOlder: fromPromise(() => Promise.resolve(answerWith())),
      },
    });
    const actor = createActor(
      signInMachine.provide({ actors: { submitRequest: fromPromise(answered), signInSteps } }),
      {
        input: {
          mode: kept?.mode ?? 'signIn',
          switches: allSwitches,
          step: kept?.step ?? null,
          byCode: false,
        },
        clock: new SimulatedClock(),
      },
    );
    actor.on('step.changed', ({ step }) => storeSignIn({ step }));
    // As the dialog does: it keeps which form is shown.
    actor.subscribe((snapshot) => {
      if (snapshot.matches('signIn')) storeSignIn({ mode: 'signIn' });
      if (snapshot.matches('signUp')) storeSignIn({ mode: 'signUp' });
    });
    return actor.start();
  };
  type SignIn = ReturnType<typeof open>;

  const stepsOf = (actor: SignIn) => actor.getSnapshot().children.steps;

  function place(actor: SignIn): unknown {
    const steps = stepsOf(actor)?.getSnapshot();
    if (steps?.hasTag('code')) return codeStep(steps.children.otp);
    if (steps?.hasTag('info')) return ['info', steps.context.step?.target ?? null];
    return steps?.value ?? actor.getSnapshot().value;
  }

  /**
   * Where a reload should lead: to the same step, unless going on needs a secret that must not be
   * stored.
   */
  function placeAfterReload(actor: SignIn): unknown {
    const steps = stepsOf(actor)?.getSnapshot();
    const form = storedSignIn()?.mode;
    const step = steps?.context.step ?? null;
    if (steps?.hasTag('question')) {
      // The answer to the question is sent with the code or the password, which are not stored:
      // after a reload they are entered again.
      return step === null ? form : ['code', step.channel, step.target, step.resendAt];
    }
    return steps?.hasTag('info') && step === null ? form : place(actor);
  }

  function act(actor: SignIn, choice: number): void {
    const steps = stepsOf(actor);
    const otp = steps?.getSnapshot().children.otp;
    const gestures: (() => void)[] = [
      () =>
        actor.send({
          type: 'signIn.submitted',
          account: 'nadia@example.com',
          field: 'email',
          password: 'Lake-2025-road',
        }),
      () => actor.send({ type: 'signIn.code.asked', phone }),
      () => actor.send({ type: 'signUp.chosen' }),
      () => actor.send({ type: 'signIn.chosen' }),
      () => actor.send({ type: 'signUp.submitted', form: signUpForm }),
      () => otp?.send({ type: 'otp.typed', code: '123456' }),
      () => {
        otp?.send({ type: 'otp.typed', code: '123456' });
        otp?.send({ type: 'otp.verify' });
      },
      () => otp?.send({ type: 'otp.closed' }),
      () =>
        steps?.send({
          type: 'info.submitted',
          info: { name: 'Nadia', email: 'nadia@example.com', phone, refCode: '' },
        }),
      () => steps?.send({ type: 'older.confirmed' }),
      () => steps?.send({ type: 'phone.submitted', phone }),
    ];
    gestures[choice % gestures.length]?.();
  }

  it('AUTH-18 AUTH-20 AUTH-23: on random walks, and no secret is ever stored', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 14 }), async (turns) => {
        forgetSignIn();
        let actor: SignIn | null = null;
        for (const each of turns) {
          now = each;
          actor ??= open();
          act(actor, each.act);
          await settled();
          if (actor.getSnapshot().status !== 'active') {
            forgetSignIn();
            actor = null;
            continue;
          }
          for (const tag of actor.getSnapshot().tags) visited.add(tag);
          for (const tag of stepsOf(actor)?.getSnapshot().tags ?? []) visited.add(tag);
          if (each.reloads) {
            const expected = placeAfterReload(actor);
            actor.stop();
            actor = open();
            expect(place(actor)).toEqual(expected);
          }
          for (const secret of SECRETS) expect(stored()).not.toContain(secret);
        }
        actor?.stop();
      }),
      { numRuns: 120, seed: 20_260_104 },
    );
    expect([...visited].sort()).toEqual(['code', 'form', 'info', 'question']);
  });
});

describe('REC-01: a reload at any step of a recovery lands on the same step', () => {
  let now: Turn;

  const open = () => {
    const { channel } = storedForm();
    const actor = createActor(
      recoveryMachine.provide({
        actors: {
          otp: codes(() => now),
          requestCode: fromPromise(() =>
            now.refused ? Promise.reject(wrongCode) : Promise.resolve({ text: 'Sent.' }),
          ),
          savePassword: fromPromise(() =>
            now.refused ? Promise.reject(wrongCode) : Promise.resolve({ text: 'Saved.' }),
          ),
        },
      }),
      {
        input: {
          switches: allSwitches,
          step: storedRecovery(),
          chosen: channel === 'email' || channel === 'phone' ? channel : null,
        },
        clock: new SimulatedClock(),
      },
    );
    actor.on('step.changed', ({ step }) => storeRecovery(step));
    return actor.start();
  };
  type Recovery = ReturnType<typeof open>;

  function place(actor: Recovery): unknown {
    const snapshot = actor.getSnapshot();
    return snapshot.hasTag('step.code')
      ? codeStep(snapshot.children.otp)
      : [snapshot.value, snapshot.context.channel];
  }

  /**
   * Where a reload should lead: the step of the new password needs the code, which must not be
   * stored, so that the code is asked for again.
   */
  function placeAfterReload(actor: Recovery): unknown {
    const snapshot = actor.getSnapshot();
    const { step } = snapshot.context;
    return snapshot.hasTag('step.password') && step !== null
      ? ['code', step.channel, step.target, step.resendAt]
      : place(actor);
  }

  function act(actor: Recovery, choice: number): void {
    const otp = actor.getSnapshot().children.otp;
    const gestures: (() => void)[] = [
      () => {
        const event = { type: 'recovery.method.chosen', channel: 'email' } as const;
        if (actor.getSnapshot().can(event)) storeForm({ channel: 'email' });
        actor.send(event);
      },
      () => {
        const { channel } = actor.getSnapshot().context;
        const target = channel === 'phone' ? phone : 'nadia@example.com';
        actor.send({ type: 'recovery.requested', channel, target, valid: true });
      },
      () => otp?.send({ type: 'otp.typed', code: '123456' }),
      () => {
        otp?.send({ type: 'otp.typed', code: '123456' });
        otp?.send({ type: 'otp.verify' });
      },
      () => otp?.send({ type: 'otp.closed' }),
      () => actor.send({ type: 'recovery.password.chosen', password: 'Another-2025' }),
      () => actor.send({ type: 'recovery.restarted' }),
    ];
    gestures[choice % gestures.length]?.();
  }

  it('REC-08: on random walks, and no secret is ever stored', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 14 }), async (turns) => {
        storeRecovery(null);
        forgetForm();
        let actor: Recovery | null = null;
        for (const each of turns) {
          now = each;
          actor ??= open();
          act(actor, each.act);
          await settled();
          if (actor.getSnapshot().status !== 'active') {
            expect(storedRecovery()).toBeNull();
            actor = null;
            continue;
          }
          for (const step of ['requesting', 'enteringCode', 'settingPassword'] as const)
            if (actor.getSnapshot().matches(step)) visited.add(step);
          if (each.reloads) {
            const expected = placeAfterReload(actor);
            actor.stop();
            actor = open();
            expect(place(actor)).toEqual(expected);
          }
          for (const secret of SECRETS) expect(stored()).not.toContain(secret);
        }
        actor?.stop();
      }),
      { numRuns: 120, seed: 20_260_104 },
    );
    expect([...visited].sort()).toEqual(['enteringCode', 'requesting', 'settingPassword']);
  });
});
