import { signInMachine, type SignInInput } from '../../machines/identity/signIn.machine.ts';
import type { SignInRequest } from '../../machines/rules/identity.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { allSwitches, answerWith, credential, providerFailure, signUpForm } from './samples.ts';

const fresh: SignInInput = { mode: 'signIn', switches: allSwitches, step: null, byCode: false };
const farFuture = 8e15;
const phone = signUpForm.phone;
const step = {
  stage: 'code',
  channel: 'phone',
  target: phone,
  loginType: 'otp',
  resendAt: farFuture,
  sessionInfo: null,
} as const;
const info = { name: 'Nadia', email: 'nadia@example.com', phone, refCode: '' };
const answers = [
  named('an open account', answerWith()),
  named(
    'phone and e-mail unproven',
    answerWith({ token: null, phoneVerified: false, emailVerified: false }),
  ),
  named('phone unproven', answerWith({ token: null, phoneVerified: false })),
  named('e-mail unproven', answerWith({ token: null, emailVerified: false })),
  named('info missing', answerWith({ token: null, infoComplete: false })),
  named('older account', answerWith({ token: null, olderAccount: { name: 'N', imageUrl: null } })),
  named('carts met', answerWith({ cartJoin: { combined: 1, left: 0 } })),
  named('carts met, some left', answerWith({ cartJoin: { combined: 1, left: 2 } })),
  named('nothing to go on with', answerWith({ token: null })),
];
const noEmail = failedCall('refused', [{ code: 'email', message: 'Email is required' }]);
const fault = named('a fault', new Error('fault'));

/** What of a request decides how it goes on. */
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
    named('reloaded at a phone code', { ...fresh, step }),
    named('reloaded at the personal info', { ...fresh, step: { ...step, stage: 'info' } }),
    named('reloaded at an e-mail code', {
      ...fresh,
      step: { ...step, channel: 'email', target: 'nadia@example.com', loginType: 'manual' },
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
    'phone.submitted': [{ phone }],
    'info.submitted': [{ info }],
    'otp.locked': [],
    'methods.shown': [],
    // Every state takes it alike.
    'switches.changed': (s) =>
      s.matches('signIn') && s.context.request === null
        ? [named('Apple is switched off', { switches: { ...allSwitches, apple: false } })]
        : [],
  },
  actors: {
    submitRequest: {
      done: answers,
      error: [refusal, silence, named('no e-mail', noEmail), named('malformed', 'no error')],
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
    saveInfo: { done: answers, error: [refusal] },
    confirmOlder: { done: answers, error: [refusal] },
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
    otp: {
      done: [
        ...answers.map(({ label, value }) =>
          named(label, { outcome: 'verified' as const, code: '123456', answer: value }),
        ),
        named('closed', { outcome: 'closed' as const, code: null, answer: null }),
      ],
      error: [fault],
      emits: [{ type: 'otp.locked', resendAt: farFuture, sessionInfo: null }],
    },
  },
  key: (s) => {
    const { request, answer, step: kept, refusal: refused, code, ...rest } = s.context;
    // What was asked before is of no matter to a form that asks anew, nor at the end; and which ways
    // to sign in there are is of none to what goes on with one of them.
    const isForm = s.matches('signIn') || s.matches('signUp');
    const goesOn = s.status === 'active' && !isForm;
    return {
      mode: rest.mode,
      withApple: !goesOn && rest.switches.apple,
      otherWays: !goesOn && rest.otherWays,
      problem: rest.providerProblem !== null,
      refused: refused.length > 0,
      step:
        kept === null
          ? null
          : [kept.stage, kept.channel, kept.loginType, kept.target === phone, kept.resendAt > 0],
      medium: s.matches('askingProvider') && rest.medium,
      request: goesOn && request && wayOf(request),
      answer: goesOn && answer && { ...answer, email: answer.email !== null },
      code: goesOn && code !== null,
    };
  },
  equivalent: {
    'send to signIn.signIn "signIn.phoneModal | auth.back | 0"':
      'Who signs up has given a phone in the form, so the form behind the question for a phone is ' +
      'always the one for signing in.',
  },
  maxNodes: 20_000,
  invariants: {
    'nobody is signed in without a token': (s) =>
      !s.matches('done') || s.context.answer?.token != null,
    'AUTH-22: nothing unproven is let in': (s) =>
      !s.matches('done') ||
      (s.context.answer?.phoneVerified === true && s.context.answer.emailVerified),
    'AUTH-18: an account without a name is not open': (s) =>
      !s.matches('done') || s.context.answer?.infoComplete === true,
    'AUTH-35: a provider that is off is never asked': (s) =>
      !s.matches('askingProvider') || s.context.medium !== 'apple' || s.context.switches.apple,
    'AUTH-34: a missing Apple is a warning and nothing else': (s, seen) =>
      seen === null ||
      !seen.emitted.some(({ type }) => type === 'provider.missing') ||
      (seen.emitted.length === 1 && s.context.providerProblem === null),
    'OTP-03: what is kept of a code step names no code': (_, seen) =>
      seen === null || !JSON.stringify(seen.emitted).includes('123456'),
    'a dismissed dialog leaves a guest': (s) =>
      !s.matches('dismissed') || s.output?.outcome === 'dismissed',
    'Back leaves a guest, with the step that needs no other code': (s, seen) =>
      !s.matches('putAside') ||
      (s.output?.outcome === 'putAside' &&
        (!seen?.previous.matches('userInfo') || s.context.step?.stage === 'info')),
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
    'Back never loses a request that is on its way': (s, seen) =>
      !s.matches('putAside') || seen?.previous.hasTag('busy') !== true,
  },
});
