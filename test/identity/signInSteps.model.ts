import type { OtpInput } from '../../machines/identity/otp.machine.ts';
import type { SignInProgress } from '../../machines/identity/signInProgress.ts';
import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import type { SignInRequest } from '../../machines/rules/identity.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import {
  allSwitches,
  answers,
  answerWith,
  closedCodes,
  codeStep,
  credential,
  phone,
  signUpForm,
} from './samples.ts';

const farFuture = 8e15;
const info = { name: 'Nadia', email: 'nadia@example.com', phone, refCode: '' };
const fault = named('a fault', new Error('fault'));
const social = { kind: 'social', credential, phone: null } as const;
const byPassword = {
  kind: 'manual',
  account: 'nadia@example.com',
  field: 'email',
  password: 'secret',
} as const;
const unproven = answerWith({ token: null, phoneVerified: false });
const letInUnproven = answerWith({ emailVerified: false });

const after = (request: SignInRequest | null, over: Partial<SignInProgress>): SignInProgress => ({
  switches: allSwitches,
  request,
  answer: null,
  step: null,
  ...over,
});

const answered = (way: string, request: SignInRequest) =>
  answers.map(({ label, value }) => named(`${way}, ${label}`, after(request, { answer: value })));

/** The properties of a request that decide how the sign-in continues. */
const wayOf = (request: SignInRequest) =>
  request.kind === 'social'
    ? ['social', request.phone !== null]
    : request.kind === 'manual'
      ? request.field
      : request.kind;

/** Whether this sign-in asks for a code by e-mail although it has a token (AUTH-22..24). */
const asksForEmail = ({ request, step, answer }: SignInProgress): boolean =>
  answer?.email != null &&
  (request === null ? step?.loginType === 'manual' : ['manual', 'signUp'].includes(request.kind));

const hasTarget = (input: unknown): boolean => (input as OtpInput).target !== '';

export const signInStepsModel = defineModel(signInStepsMachine, {
  inputs: [
    ...answered('by password', byPassword),
    named(
      'by the password of a phone, which is unproven',
      after({ ...byPassword, account: phone, field: 'phone' }, { answer: unproven }),
    ),
    ...answered('by provider', social),
    ...answered('by code', { kind: 'otp', phone }),
    ...answered('a new account', { kind: 'signUp', form: signUpForm }),
    ...[byPassword, social, { kind: 'otp', phone } as const].map((request) =>
      named(
        `${request.kind}, let in with an unproven e-mail`,
        after(request, { answer: letInUnproven }),
      ),
    ),
    named(
      'let in without an e-mail',
      after(
        { ...byPassword, account: phone, field: 'phone' },
        { answer: { ...letInUnproven, email: null } },
      ),
    ),
    named('a provider without e-mail', after(social, {})),
    named('a code sent a moment ago', after({ kind: 'otp', phone }, { step: codeStep })),
    named('reloaded at a phone code', after(null, { step: codeStep })),
    named('reloaded at the personal info', after(null, { step: { ...codeStep, stage: 'info' } })),
    named(
      'reloaded at an e-mail code',
      after(null, {
        step: {
          ...codeStep,
          channel: 'email',
          target: 'nadia@example.com',
          loginType: 'manual',
          via: 'signUp',
        },
      }),
    ),
  ],
  events: {
    'phone.submitted': [named('a phone', { phone })],
    'info.submitted': [{ info }],
    'otp.locked': [],
    // All states handle this event in the same way, so one state is enough.
    'switches.changed': (s) =>
      s.matches('phoneModal')
        ? [
            named('e-mails need no proof', {
              switches: { ...allSwitches, emailVerification: false },
            }),
          ]
        : [],
  },
  actors: {
    postPhone: { done: answers, error: [refusal] },
    saveInfo: { done: answers, error: [refusal] },
    confirmOlder: { done: answers, error: [refusal] },
    otp: {
      done: [
        ...answers.map(({ label, value }) =>
          named(label, { outcome: 'verified' as const, code: '123456', answer: value, due: null }),
        ),
        ...closedCodes,
      ],
      error: [fault],
      emits: [{ type: 'otp.locked', resendAt: farFuture, sessionInfo: null }],
    },
  },
  key: (s) => {
    const { request, answer, step, refusal: refused, code, switches } = s.context;
    return {
      proofOfMail: switches.emailVerification,
      refused: refused.length > 0,
      step: step && [step.stage, step.channel, step.loginType, step.via, step.target === phone],
      locked: step !== null && step.resendAt > 0,
      request: request && wayOf(request),
      answer: answer && { ...answer, email: answer.email !== null },
      code: code !== null,
    };
  },
  maxNodes: 20_000,
  invariants: {
    'nobody is let in without a token': (s) =>
      !s.matches('opened') || s.output?.answer?.token != null,
    'AUTH-22: nothing unproven is let in': (s) =>
      !s.matches('opened') ||
      (s.context.answer?.phoneVerified === true &&
        (s.context.answer.emailVerified || !asksForEmail(s.context))),
    'AUTH-19: a token after a code or a provider asks for no code by e-mail': (s) =>
      !s.matches('verifyingEmail') || s.context.answer?.token == null || asksForEmail(s.context),
    'OTP-01: every code goes to a phone or an e-mail': (_, seen) =>
      seen?.started.every(({ src, input }) => src !== 'otp' || hasTarget(input)) !== false,
    'OTP-05: only an invalid phone is an error of the form': (s, seen) =>
      s.output === undefined ||
      s.output.refusal.map(({ code }) => code).join() ===
        (seen?.label === 'otp done: an invalid phone' ? 'invalidPhone' : ''),
    'AUTH-18: an account without a name is not open': (s) =>
      !s.matches('opened') || s.context.answer?.infoComplete === true,
    'OTP-03: what a reload may bring back names no code': (_, seen) =>
      seen === null || !JSON.stringify(seen.sent).includes('123456'),
    'AUTH-20: the account of somebody else is left alone': (s, seen) =>
      seen?.event?.type !== 'older.declined' ||
      (s.output?.outcome === 'declined' && seen.started.length === 0),
    'Back leaves a guest, with the step that needs no other code': (s, seen) =>
      !s.matches('putAside') ||
      (seen?.previous.matches('userInfo') === true && s.context.step?.stage === 'info'),
    'Back never loses a request that is on its way': (s, seen) =>
      seen?.event?.type !== 'auth.back' || !seen.previous.hasTag('busy') || s.status === 'active',
    'a code that was left is not brought back by a reload': (s, seen) =>
      !s.matches('back') ||
      seen?.previous.hasTag('code') !== true ||
      seen.sent.some(({ event }) => event.type === 'signIn.step.left'),
  },
});
