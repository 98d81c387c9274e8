import { signInMachine, type SignInInput } from '../../machines/identity/signIn.machine.ts';
import type { SignInRequest } from '../../machines/rules/identity.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import {
  allSwitches,
  answers,
  answerWith,
  codeStep,
  credential,
  phone,
  providerFailure,
  signUpForm,
} from './samples.ts';

const fresh: SignInInput = { mode: 'signIn', switches: allSwitches, step: null, byCode: false };
const noEmail = failedCall('refused', [{ code: 'email', message: 'Email is required' }]);
const noEmailAndMore = failedCall('refused', [
  { code: 'email', message: 'Email is required' },
  { code: 'x', message: 'The server says no.' },
]);
const phoneEntries = [{ code: 'invalidPhone', message: 'Check it.' }];
const fault = named('a fault', new Error('fault'));

/** The properties of a request that decide how the sign-in continues. */
const wayOf = (request: SignInRequest) => {
  if (request.kind === 'manual') return request.field;
  if (request.kind === 'otp') return ['otp', request.phone === phone];
  return request.kind === 'social' ? ['social', request.phone !== null] : request.kind;
};

export const signInModel = defineModel(signInMachine, {
  inputs: [
    named('to sign in', fresh),
    named('to sign up', { ...fresh, mode: 'signUp' }),
    named('without Apple', { ...fresh, switches: { ...allSwitches, apple: false } }),
    named('reloaded at a step', { ...fresh, step: codeStep }),
    named('reloaded at a step of a new account', {
      ...fresh,
      mode: 'signUp',
      step: { ...codeStep, loginType: 'manual', via: 'signUp' },
    }),
  ],
  events: {
    'signIn.submitted': [
      named('by e-mail', { account: 'nadia@example.com', field: 'email', password: 'secret' }),
      named('by phone', { account: phone, field: 'phone', password: 'secret' }),
    ],
    'signIn.code.asked': [
      named('a phone', { phone }),
      named('another phone', { phone: '+15550137000' }),
    ],
    'provider.chosen': [named('Google', { medium: 'google' }), named('Apple', { medium: 'apple' })],
    'signUp.submitted': [{ form: signUpForm }],
    'methods.shown': [],
    'signIn.step.changed': [],
    // Every form takes it alike.
    'switches.changed': (s) =>
      (s.matches('signIn') || s.matches('remainingSteps')) && s.context.request === null
        ? [named('Apple is switched off', { switches: { ...allSwitches, apple: false } })]
        : [],
  },
  actors: {
    submitRequest: {
      done: answers,
      error: [
        refusal,
        silence,
        named('no e-mail', noEmail),
        named('no e-mail, and more', noEmailAndMore),
        named('malformed', 'no error'),
      ],
    },
    askProvider: {
      done: [named('a credential', credential)],
      error: [
        named('window closed', providerFailure('closed')),
        named('not loaded', providerFailure('missing')),
        named('window blocked', providerFailure('blocked')),
        named('malformed', 'no error'),
      ],
    },
    loginMethods: {
      // Only the form that asks how to sign in looks at it.
      emits: (s) =>
        s.matches('signIn') && s.context.request === null
          ? [
              named('every way', { type: 'methods.shown' as const, otherWays: false }),
              named('the code alone', { type: 'methods.shown' as const, otherWays: true }),
            ]
          : [],
      error: (s) => (s.matches('signIn') && s.context.request === null ? [fault] : []),
    },
    signInSteps: {
      done: [
        ...answers
          .filter(({ value }) => value.token !== null)
          .map(({ label, value }) =>
            named(label, { outcome: 'opened' as const, answer: value, refusal: [] }),
          ),
        named('back', { outcome: 'back' as const, answer: null, refusal: [] }),
        named('an invalid phone', {
          outcome: 'back' as const,
          answer: null,
          refusal: phoneEntries,
        }),
        named('no way on', {
          outcome: 'stuck' as const,
          answer: answerWith({ token: null }),
          refusal: [],
        }),
        named('not their account', { outcome: 'declined' as const, answer: null, refusal: [] }),
        named('put aside', { outcome: 'putAside' as const, answer: null, refusal: [] }),
      ],
      error: [fault],
      emits: [
        named('at a code', { type: 'signIn.step.changed' as const, step: codeStep }),
        named('at no step', { type: 'signIn.step.changed' as const, step: null }),
        { type: 'signIn.step.left' as const },
      ],
    },
  },
  key: (s) => {
    const { request, answer, step, refusal: refused, ...rest } = s.context;
    // An earlier request does not matter in a form that sends a new one, nor at the end. Which
    // methods of signing in are offered does not matter once one of them is used.
    const isForm = s.matches('signIn') || s.matches('signUp');
    const goesOn = s.status === 'active' && !isForm;
    return {
      mode: rest.mode,
      withApple: !goesOn && rest.switches.apple,
      otherWays: !goesOn && rest.otherWays,
      problem: rest.providerProblem !== null,
      refused: refused.length > 0,
      step: step && step.via,
      medium: s.matches('askingProvider') && rest.medium,
      request: goesOn && request && wayOf(request),
      answer: goesOn && answer && { ...answer, email: answer.email !== null },
    };
  },
  maxNodes: 20_000,
  invariants: {
    'nobody is signed in without a token': (s) =>
      !s.matches('done') || s.context.answer?.token != null,
    'AUTH-22: nothing unproven is let in': (s) =>
      !s.matches('done') ||
      (s.context.answer?.phoneVerified === true && s.context.answer.emailVerified),
    'OTP-05: the form knows of a phone to which no code can be sent': (s, seen) =>
      seen?.label !== 'signInSteps done: an invalid phone' ||
      s.context.refusal[0]?.code === 'invalidPhone',
    'AUTH-18: an account without a name is not open': (s) =>
      !s.matches('done') || s.context.answer?.infoComplete === true,
    'AUTH-35: a provider that is off is never asked': (s) =>
      !s.matches('askingProvider') || s.context.medium !== 'apple' || s.context.switches.apple,
    'AUTH-34: a missing Apple is a warning and nothing else': (s, seen) =>
      seen === null ||
      !seen.emitted.some(({ type }) => type === 'provider.missing') ||
      (seen.emitted.length === 1 && s.context.providerProblem === null),
    'OTP-03: a reload brings back the step that was told last, and none that was left': (
      s,
      seen,
    ) => {
      const told = seen?.emitted.filter(({ type }) => type === 'step.changed') ?? [];
      const step = seen?.event?.type === 'signIn.step.changed' ? s.context.step : null;
      return told.every((fact) => 'step' in fact && fact.step === step);
    },
    'a dismissed dialog leaves a guest': (s) =>
      !s.matches('dismissed') || s.output?.outcome === 'dismissed',
    'Back leaves a guest, and forgets no step': (s, seen) =>
      !s.matches('putAside') || (s.output?.outcome === 'putAside' && seen?.emitted.length === 0),
    'Back at a step is for the step to answer': (s, seen) =>
      seen?.event?.type !== 'auth.back' ||
      !seen.previous.matches('remainingSteps') ||
      (s.matches('remainingSteps') &&
        seen.sent.map(({ to, event }) => `${to} ${event.type}`).join() === 'steps auth.back'),
    'AUTH-05: Back from the code that was chosen shows the other ways, and leaves nothing': (
      s,
      seen,
    ) =>
      seen?.event?.type !== 'auth.back' ||
      !seen.previous.matches('signIn') ||
      !seen.previous.context.otherWays ||
      (s.matches('signIn') &&
        seen.sent.map(({ to, event }) => `${to} ${event.type}`).join() ===
          'methods methods.all.shown'),
    'Back never asks twice: where every way is shown the dialog steps aside': (s, seen) =>
      seen?.event?.type !== 'auth.back' ||
      !seen.previous.matches('signIn') ||
      seen.previous.context.otherWays ||
      s.matches('putAside'),
    'AUTH-03: the ways that are shown hear of every change of the switches': (_, seen) =>
      seen?.event?.type !== 'switches.changed' ||
      seen.sent.some(
        ({ to, event }) => to === 'methods' && event.type === 'methods.config.changed',
      ),
    'AUTH-03 AUTH-35: the step that is shown hears of it, too': (s, seen) =>
      seen?.event?.type !== 'switches.changed' ||
      !s.matches('remainingSteps') ||
      seen.sent.some(({ to, event }) => to === 'steps' && event.type === 'switches.changed'),
    'Back never loses a request that is on its way': (s, seen) =>
      !s.matches('putAside') || seen?.previous.hasTag('busy') !== true,
  },
});
