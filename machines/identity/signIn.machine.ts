import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, OutwardFact } from '../rules/domain.ts';
import { failureOf, messageBeyond, refusedWith } from '../rules/failure.ts';
import {
  codeTarget,
  dueChannel,
  fieldsOf,
  offeredMedia,
  offeredMethods,
  serverFields,
  type Channel,
  type InfoForm,
  type LoginAnswer,
  type LoginSwitches,
  type Medium,
  type SignInRequest,
  type SocialCredential,
  type SignUpForm,
} from '../rules/identity.ts';
import { loginMethodsMachine } from './loginMethods.machine.ts';
import { otpMachine, type OtpInput } from './otp.machine.ts';

/** What a reload may bring back: never a password or a code. */
export interface SignInStep {
  /** What is asked for: the code, or after it the personal info. */
  stage: 'code' | 'info';
  channel: Channel;
  target: string;
  loginType: 'manual' | 'otp';
  /** When another code may be asked for (ms since 1970). */
  resendAt: number;
  /** Names the code at the phone-authentication service; worth nothing without the code. */
  sessionInfo: string | null;
}

export interface SignInInput {
  mode: 'signIn' | 'signUp';
  switches: LoginSwitches;
  /** The code step the customer was in before a reload. */
  step: SignInStep | null;
  /** A code was what the customer had chosen before a reload or another step. */
  byCode: boolean;
}

export interface SignInContext extends SignInInput {
  request: SignInRequest | null;
  /** The provider that was chosen last. */
  medium: Medium | null;
  /** Why the provider could not be asked: told beside the ways that are left. */
  providerProblem: Failure['entries'][number] | null;
  info: InfoForm | null;
  answer: LoginAnswer | null;
  /** The code that was right, for the answer to "Is It You?". */
  code: string | null;
  /** What the server said of the last form, by field. */
  refusal: Failure['entries'];
  /** The code alone is shown, and there are other ways to go back to. */
  otherWays: boolean;
}

export type SignInEvent =
  | { type: 'signIn.submitted'; account: string; field: Channel; password: string }
  | { type: 'signIn.code.asked'; phone: string }
  | { type: 'signUp.submitted'; form: SignUpForm }
  | { type: 'provider.chosen'; medium: Medium }
  | { type: 'provider.left' }
  | { type: 'signIn.chosen' }
  | { type: 'signUp.chosen' }
  | { type: 'phone.submitted'; phone: string }
  | { type: 'info.submitted'; info: InfoForm }
  | { type: 'older.confirmed' }
  | { type: 'older.declined' }
  | { type: 'otp.locked'; resendAt: number; sessionInfo: string | null }
  | { type: 'auth.closed' }
  /** Back: to what was shown before, or out of it with everything that was typed kept. */
  | { type: 'auth.back' }
  | { type: 'switches.changed'; switches: LoginSwitches }
  /** From the chart of the ways that are shown: whether there are others to go back to. */
  | { type: 'methods.shown'; otherWays: boolean };

export type SignInOutput =
  | { outcome: 'signedIn'; token: string; via: 'signIn' | 'signUp' }
  | { outcome: 'dismissed' | 'putAside' };

/** The wiring keeps the code step through a reload, and warns of a provider that did not load. */
export type SignInFact =
  | OutwardFact
  | { type: 'step.changed'; step: SignInStep | null }
  | { type: 'provider.missing'; medium: Medium | null };

/** Whether this is what has to be proven next. */
const isDue = (context: SignInContext, channel: Channel): boolean =>
  context.answer !== null && dueChannel(context.answer, context.switches) === channel;

/** Where the code goes: known from the request, or after a reload from what was kept of it. */
const targetFor = ({ request, answer, step }: SignInContext, channel: Channel): string | null =>
  request === null
    ? step?.channel === channel
      ? step.target
      : null
    : codeTarget(request, channel, answer);

const loginTypeOf = ({ request, step }: SignInContext): 'manual' | 'otp' =>
  request === null ? (step?.loginType ?? 'manual') : request.kind === 'otp' ? 'otp' : 'manual';

/** The code step as it starts, or goes on after a reload or a look back at the form. */
function otpInput(context: SignInContext, channel: Channel): OtpInput {
  const { request, step, switches } = context;
  const target = targetFor(context, channel) ?? '';
  const goesOn =
    step?.channel === channel &&
    step.target === target &&
    (request === null || step.resendAt > Date.now());
  const service = channel === 'phone' ? switches.phoneService : null;
  return {
    channel,
    target,
    purpose: { flow: 'signIn', loginType: loginTypeOf(context), request },
    service,
    sessionInfo: goesOn ? step.sessionInfo : null,
    alreadySent: service === null,
    resendAt: goesOn ? step.resendAt : null,
    canResend: request !== null || step?.loginType === 'otp' || service !== null,
  };
}

const chart = setup({
  types: {
    context: {} as SignInContext,
    input: {} as SignInInput,
    events: {} as SignInEvent,
    emitted: {} as SignInFact,
    output: {} as SignInOutput,
    tags: {} as 'busy' | 'form' | 'provider' | 'code' | 'info' | 'question' | 'phone',
    children: {} as { otp: 'otp'; methods: 'loginMethods' },
  },
  actors: {
    submitRequest: fromPromise<LoginAnswer, { request: SignInRequest | null }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    /** Rejects with code `closed`, `missing`, `blocked`, `refused` or `foreign`. */
    askProvider: fromPromise<SocialCredential, { medium: Medium | null; switches: LoginSwitches }>(
      () => Promise.reject(new Error('not provided')),
    ),
    saveInfo: fromPromise<
      LoginAnswer,
      {
        request: SignInRequest | null;
        step: SignInStep | null;
        info: InfoForm | null;
        /** No account is there yet: the provider names no e-mail. */
        opens: boolean;
      }
    >(() => Promise.reject(new Error('not provided'))),
    /** Yes to "Is It You?": the same request again, with `verified` set. */
    confirmOlder: fromPromise<
      LoginAnswer,
      { request: SignInRequest | null; step: SignInStep | null; code: string | null }
    >(() => Promise.reject(new Error('not provided'))),
    otp: otpMachine,
    loginMethods: loginMethodsMachine,
  },
  guards: {
    hasOtherWays: ({ context }) => context.otherWays,
    /** The phone is proven already: the personal info can be given at any later time. */
    infoStepKept: ({ context }) => context.step?.stage === 'info',
    phoneStepRestored: ({ context }) => context.step?.channel === 'phone',
    emailStepRestored: ({ context }) => context.step?.channel === 'email',
    asksForSignUp: ({ context }) => context.mode === 'signUp',
    cameFromSignUp: ({ context }) => context.request?.kind === 'signUp',
    /** A code to this phone is on its way and no other may be asked for yet. */
    codeUnderway: ({ context }, params: { phone: string }) =>
      context.step?.loginType === 'otp' &&
      context.step.target === params.phone &&
      context.step.resendAt > Date.now(),
    mediumEnabled: ({ context }, params: { medium: Medium }) =>
      offeredMedia(context.switches).includes(params.medium),
    customerLeft: (_, params: { error: unknown }) => refusedWith(params.error, 'closed'),
    /** Apple's own sign-in could not be loaded. */
    appleMissing: ({ context }, params: { error: unknown }) =>
      context.medium === 'apple' && refusedWith(params.error, 'missing'),
    cameFromProvider: ({ context }) => context.request?.kind === 'social',
    /** The provider named no e-mail to open an account with. */
    emailMissing: ({ context }, params: { error: unknown }) =>
      context.request?.kind === 'social' && refusedWith(params.error, 'email'),
    personalInfoMissing: ({ context }) => context.answer?.infoComplete === false,
    accountExists: ({ context }) => (context.answer?.olderAccount ?? null) !== null,
    phoneUnknown: ({ context }) => isDue(context, 'phone') && targetFor(context, 'phone') === null,
    phoneDue: ({ context }) => isDue(context, 'phone'),
    emailDue: ({ context }) => isDue(context, 'email'),
    hasToken: ({ context }) => (context.answer?.token ?? null) !== null,
    wasVerified: (_, params: { outcome: string }) => params.outcome === 'verified',
    cartsMet: ({ context }) => (context.answer?.cartJoin ?? null) !== null,
  },
  actions: {
    keepSwitches: assign({
      switches: (_, params: { switches: LoginSwitches }) => params.switches,
    }),
    keepOtherWays: assign({ otherWays: (_, params: { otherWays: boolean }) => params.otherWays }),
    tellMethods: sendTo('methods', ({ context }) => ({
      type: 'methods.config.changed' as const,
      methods: offeredMethods(context.switches),
    })),
    showOtherWays: sendTo('methods', { type: 'methods.all.shown' as const }),
    keepRequest: assign({
      request: (_, params: { request: SignInRequest }) => params.request,
      answer: null,
      providerProblem: null,
      refusal: [],
    }),
    keepMedium: assign({
      medium: (_, params: { medium: Medium }) => params.medium,
      providerProblem: null,
      refusal: [],
    }),
    keepProviderProblem: assign({
      providerProblem: (_, params: { error: unknown }) =>
        failureOf(params.error)?.entries[0] ?? { code: 'refused', message: '' },
    }),
    addPhone: assign({
      request: ({ context: { request } }, params: { phone: string }) =>
        request?.kind === 'social' ? { ...request, phone: params.phone } : request,
      refusal: [],
    }),
    keepPhone: assign({
      answer: ({ context }, params: { phone: string }) =>
        context.answer === null ? null : { ...context.answer, phone: params.phone },
    }),
    keepInfo: assign({ info: (_, params: { info: InfoForm }) => params.info, refusal: [] }),
    keepAnswer: assign({
      answer: (_, params: { answer: LoginAnswer | null }) => params.answer,
    }),
    keepCode: assign({ code: (_, params: { code: string | null }) => params.code }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    forgetRefusal: assign({ refusal: [] }),
    keepLock: assign({
      step: (
        { context },
        params: { channel: Channel; resendAt: number; sessionInfo: string | null },
      ) => ({
        stage: 'code' as const,
        channel: params.channel,
        target: targetFor(context, params.channel) ?? '',
        loginType: loginTypeOf(context),
        resendAt: params.resendAt,
        sessionInfo: params.sessionInfo,
      }),
    }),
    /** A proven phone is all that the form goes on with; a password or a provider's word is not kept. */
    keepInfoStep: assign({
      step: ({ context }) => {
        const target = loginTypeOf(context) === 'otp' ? targetFor(context, 'phone') : null;
        const resendAt = context.step?.resendAt ?? 0;
        return target === null
          ? null
          : {
              stage: 'info' as const,
              channel: 'phone' as const,
              target,
              loginType: 'otp' as const,
              resendAt,
              sessionInfo: null,
            };
      },
    }),
    forgetAnswer: assign({ answer: null }),
    warnMissing: emit(({ context }) => ({
      type: 'provider.missing' as const,
      medium: context.medium,
    })),
    tellStep: emit(({ context }) => ({ type: 'step.changed' as const, step: context.step })),
    tellNoStep: emit({ type: 'step.changed' as const, step: null }),
    /** What the server says of a field stands at that field alone; the rest is a toast. */
    sayFailure: enqueueActions(
      ({ enqueue }, params: { error: unknown; fields: Readonly<Record<string, string>> }) => {
        const message = messageBeyond(params.error, params.fields);
        if (message === null) return;
        enqueue.emit({ type: 'toast' as const, kind: 'error' as const, about: 'account', message });
      },
    ),
    tellMended: emit({ type: 'mended' as const, about: 'account' }),
    sayStuck: emit({
      type: 'toast' as const,
      kind: 'error' as const,
      about: 'account',
      message: { key: 'app.error.generic' },
    }),
    saySignedIn: emit(({ context }) => ({
      type: 'toast' as const,
      kind: 'success' as const,
      about: 'account',
      message: {
        key: context.request?.kind === 'signUp' ? 'identity.signUp.done' : 'identity.signIn.done',
      },
    })),
    sayCartJoined: emit(({ context }) => ({
      type: 'toast' as const,
      kind: 'info' as const,
      message: {
        key:
          (context.answer?.cartJoin?.left ?? 0) > 0
            ? 'identity.cart.joinedSome'
            : 'identity.cart.joined',
        values: { count: context.answer?.cartJoin?.left ?? 0 },
      },
    })),
  },
});

/** A code is typed; a wrong target leads back to the form. */
const proof = (channel: Channel) =>
  chart.createStateConfig({
    tags: ['code'],
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }) => otpInput(context, channel),
      onDone: [
        {
          guard: {
            type: 'wasVerified',
            params: ({ event }) => ({ outcome: event.output.outcome }),
          },
          target: 'deciding',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output.answer }) },
            { type: 'keepCode', params: ({ event }) => ({ code: event.output.code }) },
          ],
        },
        { target: 'backToForm', actions: ['tellNoStep'] },
      ],
      onError: { target: 'backToForm', actions: ['sayStuck', 'tellNoStep'] },
    },
    on: {
      'otp.locked': {
        actions: [
          {
            type: 'keepLock',
            params: ({ event: { resendAt, sessionInfo } }) => ({ channel, resendAt, sessionInfo }),
          },
          'tellStep',
        ],
      },
      'auth.back': { target: 'backToForm', actions: ['tellNoStep'] },
      'auth.closed': { target: 'dismissed' },
    },
  });

/** F-03: signing in or up, and all that has to be proven before the account opens. */
export const signInMachine = chart.createMachine({
  id: 'signIn',
  description: 'Signing in or up: forms, what has to be proven, and the open account.',
  context: ({ input }) => ({
    ...input,
    request: null,
    medium: null,
    providerProblem: null,
    info: null,
    answer: null,
    code: null,
    refusal: [],
    otherWays: false,
  }),
  initial: 'opening',
  invoke: {
    id: 'methods',
    src: 'loginMethods',
    input: ({ context }) => ({
      methods: offeredMethods(context.switches),
      byCode: context.byCode,
    }),
    onError: {
      description: 'The ways to sign in cannot be shown: the dialog closes and says so.',
      meta: { requirements: ['MSG-21'] },
      target: '.dismissed',
      actions: ['sayStuck'],
    },
  },
  output: ({ context, event }) =>
    context.answer?.token === null || context.answer === null
      ? { outcome: event.output === 'putAside' ? 'putAside' : 'dismissed' }
      : {
          outcome: 'signedIn',
          token: context.answer.token,
          via: context.request?.kind === 'signUp' ? 'signUp' : 'signIn',
        },
  on: {
    'methods.shown': {
      description: 'The ways to sign in that are shown have changed.',
      meta: { requirements: ['AUTH-05'] },
      actions: [{ type: 'keepOtherWays', params: ({ event }) => ({ otherWays: event.otherWays }) }],
    },
    'switches.changed': {
      description: 'The shop changed its ways to sign in: the next thing asked for follows them.',
      meta: { requirements: ['AUTH-03', 'AUTH-35'] },
      actions: [
        { type: 'keepSwitches', params: ({ event }) => ({ switches: event.switches }) },
        'tellMethods',
      ],
    },
  },
  states: {
    opening: {
      description: 'The dialog opens where it was asked for, or where a reload left it.',
      always: [
        { guard: 'infoStepKept', target: 'userInfo' },
        { guard: 'phoneStepRestored', target: 'verifyingPhone' },
        { guard: 'emailStepRestored', target: 'verifyingEmail' },
        { guard: 'asksForSignUp', target: 'signUp' },
        { target: 'signIn' },
      ],
    },
    signIn: {
      description: 'The customer signs in: by password or by code.',
      meta: { requirements: ['AUTH-01', 'AUTH-03', 'AUTH-07', 'AUTH-08', 'AUTH-11'] },
      tags: ['form'],
      on: {
        'signIn.submitted': {
          meta: { requirements: ['API-13', 'DATA-04'] },
          target: 'submitting',
          actions: [
            {
              type: 'keepRequest',
              params: ({ event: { account, field, password } }) => ({
                request: { kind: 'manual', account, field, password },
              }),
            },
          ],
        },
        'signIn.code.asked': [
          {
            guard: { type: 'codeUnderway', params: ({ event }) => ({ phone: event.phone }) },
            description: 'A code was sent to this phone a moment ago: it can still be typed.',
            meta: { requirements: ['OTP-03'] },
            target: 'verifyingPhone',
            actions: [
              {
                type: 'keepRequest',
                params: ({ event }) => ({ request: { kind: 'otp', phone: event.phone } }),
              },
            ],
          },
          {
            target: 'submitting',
            actions: [
              {
                type: 'keepRequest',
                params: ({ event }) => ({ request: { kind: 'otp', phone: event.phone } }),
              },
            ],
          },
        ],
        'provider.chosen': {
          guard: { type: 'mediumEnabled', params: ({ event }) => ({ medium: event.medium }) },
          meta: { requirements: ['AUTH-35'] },
          target: 'askingProvider',
          actions: [{ type: 'keepMedium', params: ({ event }) => ({ medium: event.medium }) }],
        },
        'signUp.chosen': { target: 'signUp', actions: ['forgetRefusal'] },
        'auth.back': [
          {
            guard: 'hasOtherWays',
            description: 'The code was chosen among other ways: those are shown again.',
            meta: { requirements: ['AUTH-05'] },
            actions: ['showOtherWays'],
          },
          {
            description: 'Nothing was shown before it: the page below is seen again.',
            target: 'putAside',
          },
        ],
        'auth.closed': { target: 'dismissed' },
      },
    },
    askingProvider: {
      description: 'The customer signs in at a provider, in a window of its own.',
      meta: { requirements: ['AUTH-35'] },
      tags: ['form', 'busy', 'provider'],
      invoke: {
        src: 'askProvider',
        input: ({ context: { medium, switches } }) => ({ medium, switches }),
        onDone: {
          meta: { requirements: ['API-13', 'DATA-05'] },
          target: 'submitting',
          actions: [
            {
              type: 'keepRequest',
              params: ({ event }) => ({
                request: { kind: 'social', credential: event.output, phone: null },
              }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'customerLeft', params: ({ event }) => ({ error: event.error }) },
            description: 'The provider’s window was closed: nothing needs to be said.',
            target: 'signIn',
          },
          {
            guard: { type: 'appleMissing', params: ({ event }) => ({ error: event.error }) },
            meta: { requirements: ['AUTH-34'] },
            target: 'signIn',
            actions: ['warnMissing'],
          },
          {
            description: 'The provider cannot be asked: why, and the other ways, stand beside it.',
            target: 'signIn',
            actions: [
              { type: 'keepProviderProblem', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      on: {
        'provider.left': {
          description: 'The customer would rather sign in another way.',
          target: 'signIn',
        },
        'auth.back': { target: 'signIn' },
        'auth.closed': { target: 'dismissed' },
      },
    },
    signUp: {
      description: 'The customer opens an account.',
      meta: { requirements: ['AUTH-01', 'AUTH-12', 'AUTH-13', 'AUTH-14', 'AUTH-15', 'AUTH-16'] },
      tags: ['form'],
      on: {
        'signUp.submitted': {
          meta: { requirements: ['API-17', 'DATA-06'] },
          target: 'submitting',
          actions: [
            {
              type: 'keepRequest',
              params: ({ event }) => ({ request: { kind: 'signUp', form: event.form } }),
            },
          ],
        },
        'signIn.chosen': { target: 'signIn', actions: ['forgetRefusal'] },
        'auth.back': [
          {
            guard: 'asksForSignUp',
            description: 'It is what was asked for: there is no form before it.',
            target: 'putAside',
          },
          { target: 'signIn', actions: ['forgetRefusal'] },
        ],
        'auth.closed': { target: 'dismissed' },
      },
    },
    submitting: {
      description: 'The form is on its way to the server.',
      tags: ['form', 'busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'submitRequest',
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'emailMissing', params: ({ event }) => ({ error: event.error }) },
            description: 'The provider names no e-mail: it is asked for, with name and phone.',
            meta: { requirements: ['AUTH-33'] },
            target: 'userInfo',
          },
          {
            description:
              'The server’s words stand at the field or in a toast; what was typed stays.',
            meta: { requirements: ['AUTH-33', 'MSG-21'] },
            target: 'backToForm',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'sayFailure',
                params: ({ context, event }) => ({
                  error: event.error,
                  fields: fieldsOf(context.request),
                }),
              },
            ],
          },
        ],
      },
      on: { 'auth.closed': { target: 'dismissed' } },
    },
    backToForm: {
      description: 'Back to the form that was sent.',
      always: [{ guard: 'cameFromSignUp', target: 'signUp' }, { target: 'signIn' }],
    },
    deciding: {
      description: 'The answer tells what is still to be done before the account opens.',
      always: [
        {
          guard: 'personalInfoMissing',
          meta: { requirements: ['AUTH-18'] },
          target: 'userInfo',
        },
        { guard: 'accountExists', meta: { requirements: ['AUTH-20'] }, target: 'isExistUser' },
        { guard: 'phoneUnknown', meta: { requirements: ['AUTH-21'] }, target: 'phoneModal' },
        {
          guard: 'phoneDue',
          meta: { requirements: ['AUTH-23', 'AUTH-24'] },
          target: 'verifyingPhone',
        },
        { guard: 'emailDue', meta: { requirements: ['AUTH-24'] }, target: 'verifyingEmail' },
        {
          guard: 'hasToken',
          meta: { requirements: ['AUTH-19', 'AUTH-22'] },
          target: 'completing',
        },
        {
          description: 'An answer that lets nobody in and asks for nothing.',
          target: 'backToForm',
          actions: ['sayStuck'],
        },
      ],
    },
    phoneModal: {
      description: 'A phone is needed and not known yet.',
      meta: { requirements: ['AUTH-02', 'AUTH-11', 'AUTH-21'] },
      tags: ['phone'],
      on: {
        'phone.submitted': [
          {
            guard: 'cameFromProvider',
            description: 'The server learns the phone, and sends the code.',
            target: 'postingPhone',
            actions: [{ type: 'addPhone', params: ({ event }) => ({ phone: event.phone }) }],
          },
          {
            target: 'verifyingPhone',
            actions: [{ type: 'keepPhone', params: ({ event }) => ({ phone: event.phone }) }],
          },
        ],
        'auth.back': { target: 'backToForm', actions: ['forgetRefusal'] },
        'auth.closed': { target: 'dismissed' },
      },
    },
    postingPhone: {
      description: 'The phone goes to the server, with the same credential.',
      meta: { requirements: ['AUTH-21', 'API-13', 'DATA-05'] },
      tags: ['busy', 'phone'],
      entry: ['tellMended'],
      invoke: {
        src: 'submitRequest',
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: {
          target: 'phoneModal',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            {
              type: 'sayFailure',
              params: ({ event }) => ({ error: event.error, fields: serverFields.phone }),
            },
          ],
        },
      },
      on: { 'auth.closed': { target: 'dismissed' } },
    },
    userInfo: {
      description: 'Just one step away: name, phone and e-mail of a new account.',
      meta: { requirements: ['AUTH-02', 'AUTH-18', 'AUTH-31', 'AUTH-32', 'AUTH-33'] },
      tags: ['info'],
      entry: ['keepInfoStep', 'tellStep'],
      on: {
        'info.submitted': {
          target: 'savingInfo',
          actions: [{ type: 'keepInfo', params: ({ event }) => ({ info: event.info }) }],
        },
        'auth.back': [
          {
            guard: 'infoStepKept',
            description: 'Going on needs no other code, so the step itself is kept.',
            target: 'putAside',
          },
          { target: 'backToForm', actions: ['forgetRefusal'] },
        ],
        'auth.closed': { target: 'dismissed' },
      },
    },
    savingInfo: {
      description: 'Name, phone and e-mail are saved.',
      meta: { requirements: ['API-04', 'API-14'] },
      tags: ['busy', 'info'],
      entry: ['tellMended'],
      invoke: {
        src: 'saveInfo',
        input: ({ context }) => ({
          request: context.request,
          step: context.step,
          info: context.info,
          opens: context.answer === null,
        }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: {
          target: 'userInfo',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            {
              type: 'sayFailure',
              params: ({ event }) => ({ error: event.error, fields: serverFields.info }),
            },
          ],
        },
      },
      on: { 'auth.closed': { target: 'dismissed' } },
    },
    isExistUser: {
      description: 'Is It You? An older account has the same phone or e-mail.',
      meta: { requirements: ['AUTH-02', 'AUTH-20'] },
      tags: ['question'],
      on: {
        'older.confirmed': { target: 'confirmingOlder' },
        'older.declined': { meta: { requirements: ['AUTH-20'] }, target: 'dismissed' },
        'auth.back': { target: 'backToForm' },
        'auth.closed': { target: 'dismissed' },
      },
    },
    confirmingOlder: {
      description: 'The sign-in is sent again: yes, it is me.',
      meta: { requirements: ['AUTH-20'] },
      tags: ['busy', 'question'],
      entry: ['tellMended'],
      invoke: {
        src: 'confirmOlder',
        input: ({ context }) => ({
          request: context.request,
          step: context.step,
          code: context.code,
        }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: {
          target: 'isExistUser',
          actions: [
            { type: 'sayFailure', params: ({ event }) => ({ error: event.error, fields: {} }) },
          ],
        },
      },
      on: { 'auth.closed': { target: 'dismissed' } },
    },
    verifyingPhone: {
      description: 'The phone is proven by a code.',
      meta: { requirements: ['AUTH-23', 'AUTH-24', 'OTP-01'] },
      ...proof('phone'),
    },
    verifyingEmail: {
      description: 'The e-mail address is proven by a code.',
      meta: { requirements: ['AUTH-24', 'OTP-01'] },
      ...proof('email'),
    },
    completing: {
      description: 'The account is open.',
      meta: { requirements: ['AUTH-25', 'AUTH-27', 'AUTH-29'] },
      entry: ['saySignedIn'],
      always: [
        { guard: 'cartsMet', target: 'done', actions: ['sayCartJoined'] },
        { target: 'done' },
      ],
    },
    done: {
      description: 'Signed in; the dialog closes.',
      type: 'final',
    },
    dismissed: {
      description: 'The customer left: still a guest.',
      entry: ['forgetAnswer', 'tellNoStep'],
      type: 'final',
    },
    putAside: {
      description: 'Back from the first form: what was typed is there the next time.',
      entry: ['forgetAnswer'],
      type: 'final',
      output: 'putAside',
    },
  },
});
