import { assign, emit, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import type { Failure, OutwardFact } from '../rules/domain.ts';
import { mended } from '../rules/outwardFacts.ts';
import { failureOf } from '../rules/failure.ts';
import {
  serverFields,
  type Channel,
  type InfoForm,
  type LoginAnswer,
  type LoginSwitches,
  type SignInRequest,
} from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';
import { refusalToasts } from '../rules/formFailure.ts';
import { otpMachine, type OtpOutput } from './otp.machine.ts';
import {
  codeStep,
  infoStep,
  isDue,
  otpInput,
  targetFor,
  type SignInProgress,
  type SignInStep,
} from './signInProgress.ts';

export interface SignInStepsContext extends SignInProgress {
  info: InfoForm | null;
  /**
   * The correct code; null before. It is sent again when the customer answers that an older account
   * with the same phone or e-mail is theirs.
   */
  code: string | null;
  /** The server's errors for the last submitted form, one entry for each wrong field. */
  refusal: Failure['entries'];
}

export type SignInStepsEvent =
  | { type: 'phone.submitted'; phone: string }
  | { type: 'info.submitted'; info: InfoForm }
  | { type: 'older.confirmed' }
  | { type: 'older.declined' }
  | { type: 'otp.locked'; resendAt: number; sessionInfo: string | null }
  | { type: 'auth.back' }
  | { type: 'switches.changed'; switches: LoginSwitches };

/**
 * What this statechart reports to its parent, the sign-in statechart: the step that a reload must
 * restore, or `left` when there is none any longer.
 */
export type SignInStepReport =
  { type: 'signIn.step.changed'; step: SignInStep | null } | { type: 'signIn.step.left' };

/**
 * How the steps ended: the customer is signed in (`opened`); returns to the form (`back`); the
 * server's answer neither signs in nor asks for anything (`stuck`); an existing account belongs to
 * somebody else (`declined`); or name and e-mail are entered later (`putAside`).
 */
export interface SignInStepsOutput {
  outcome: 'opened' | 'back' | 'stuck' | 'declined' | 'putAside';
  answer: LoginAnswer | null;
  /** The error of a phone number to which no code can be sent, for the form (OTP-05). */
  refusal: Failure['entries'];
}

const chart = setup({
  types: {
    context: {} as SignInStepsContext,
    input: {} as SignInProgress,
    events: {} as SignInStepsEvent,
    emitted: {} as OutwardFact,
    output: {} as SignInStepsOutput,
    tags: {} as 'busy' | 'code' | 'info' | 'question' | 'phone',
    children: {} as { otp: 'otp' },
  },
  actors: {
    postPhone: fromPromise<LoginAnswer, { request: SignInRequest | null }>(notProvided),
    saveInfo: fromPromise<
      LoginAnswer,
      {
        request: SignInRequest | null;
        step: SignInStep | null;
        info: InfoForm | null;
        /**
         * Whether this call must also create the account: the first call could not, because the
         * provider gave no e-mail address.
         */
        opens: boolean;
      }
    >(notProvided),
    /**
     * Sends the sign-in request again, with `verified` set: the customer answered that an older
     * account with the same phone or e-mail is theirs ("Is It You?").
     */
    confirmOlder: fromPromise<
      LoginAnswer,
      { request: SignInRequest | null; step: SignInStep | null; code: string | null }
    >(notProvided),
    otp: otpMachine,
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== null,
    /**
     * Whether the customer signs in with a provider, such as Google. When this statechart starts
     * without an answer of the server, this means that the provider gave no e-mail address.
     */
    cameFromProvider: ({ context }) => context.request?.kind === 'social',
    /** Whether the phone is already verified: then the customer may enter name and e-mail later. */
    isProven: ({ context }) => context.step?.stage === 'info',
    infoStepRestored: ({ context }) => context.request === null && context.step?.stage === 'info',
    emailStepRestored: ({ context }) =>
      context.request === null && context.step?.channel === 'email',
    personalInfoMissing: ({ context }) => context.answer?.infoComplete === false,
    accountExists: ({ context }) => (context.answer?.olderAccount ?? null) !== null,
    phoneUnknown: ({ context }) => isDue(context, 'phone') && targetFor(context, 'phone') === null,
    phoneDue: ({ context }) => isDue(context, 'phone'),
    /** Whether a code by e-mail is next. Without a known address there is nothing to verify. */
    emailDue: ({ context }) => isDue(context, 'email') && targetFor(context, 'email') !== null,
    hasToken: ({ context }) => (context.answer?.token ?? null) !== null,
    wasVerified: (_, params: { outcome: string }) => params.outcome === 'verified',
  },
  actions: {
    keepSwitches: assign({
      switches: (_, params: { switches: LoginSwitches }) => params.switches,
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
    /** The form shows at its phone field that no code can be sent to this number (OTP-05). */
    keepClosed: assign({
      refusal: (_, params: OtpOutput) => (params.outcome === 'closed' ? params.refusal : []),
    }),
    keepCodeStep: assign({
      step: (
        { context },
        params: { channel: Channel; resendAt: number; sessionInfo: string | null },
      ) => codeStep(context, params),
    }),
    keepInfoStep: assign({ step: ({ context }) => infoStep(context) }),
    tellStep: sendParent(({ context }: { context: SignInStepsContext }) => ({
      type: 'signIn.step.changed' as const,
      step: context.step,
    })),
    tellNoStep: sendParent({ type: 'signIn.step.left' as const }),
    /** Errors for a field are shown at that field only; each other one becomes a toast. */
    sayFailure: enqueueActions(
      ({ enqueue }, params: { error: unknown; fields: Readonly<Record<string, string>> }) => {
        for (const fact of refusalToasts(params.error, params.fields, 'account')) {
          enqueue.emit(fact);
        }
      },
    ),
    tellMended: emit(mended('account')),
  },
});

/**
 * The state in which the customer enters the code sent to phone or e-mail; closing it, for example
 * because the number is wrong, leads back to the form.
 */
const proof = (channel: Channel) =>
  chart.createStateConfig({
    tags: ['code'],
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }) => otpInput(context, channel),
      onDone: [
        {
          guard: { type: 'wasVerified', params: ({ event }) => event.output },
          target: 'deciding',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => event.output },
            { type: 'keepCode', params: ({ event }) => event.output },
          ],
        },
        {
          target: 'back',
          actions: [{ type: 'keepClosed', params: ({ event }) => event.output }, 'tellNoStep'],
        },
      ],
      onError: { target: 'stuck', actions: ['tellNoStep'] },
    },
    on: {
      'otp.locked': {
        actions: [
          { type: 'keepCodeStep', params: ({ event }) => ({ ...event, channel }) },
          'tellStep',
        ],
      },
      'auth.back': { target: 'back', actions: ['tellNoStep'] },
    },
  });

/**
 * The steps between the sign-in form and being signed in: codes, a missing phone number, name and
 * e-mail (AUTH-18..24).
 */
export const signInStepsMachine = chart.createMachine({
  id: 'signInSteps',
  description: 'The steps after the form, before the account opens.',
  context: ({ input: { switches, request, answer, step } }) => ({
    switches,
    request,
    answer,
    step,
    info: null,
    code: null,
    refusal: [],
  }),
  initial: 'opening',
  output: ({ context, event }) => ({
    outcome: event.output as SignInStepsOutput['outcome'],
    answer: context.answer,
    refusal: context.refusal.filter(({ code }) => code === 'invalidPhone'),
  }),
  on: {
    'switches.changed': {
      description: 'The shop changed what must be verified: the next step follows it.',
      meta: { requirements: ['AUTH-03', 'AUTH-35'] },
      actions: [{ type: 'keepSwitches', params: ({ event }) => event }],
    },
  },
  states: {
    opening: {
      description: 'The first step depends on the server’s answer, or on the step before a reload.',
      always: [
        { guard: 'isAnswered', target: 'deciding' },
        {
          guard: 'cameFromProvider',
          description: 'The provider gave no e-mail: e-mail, name and phone are asked for.',
          meta: { requirements: ['AUTH-33'] },
          target: 'userInfo',
        },
        { guard: 'infoStepRestored', target: 'userInfo' },
        { guard: 'emailStepRestored', target: 'verifyingEmail' },
        {
          description: 'A code was sent to the phone, before the reload or a moment ago.',
          meta: { requirements: ['OTP-03'] },
          target: 'verifyingPhone',
        },
      ],
    },
    deciding: {
      description: 'The server’s answer decides which step is next.',
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
          target: 'opened',
        },
        {
          description: 'The answer neither signs the customer in nor asks for anything.',
          meta: { requirements: ['MSG-21'] },
          target: 'stuck',
        },
      ],
    },
    phoneModal: {
      description: 'A phone number is needed, and the customer enters it.',
      meta: { requirements: ['AUTH-02', 'AUTH-11', 'AUTH-21'] },
      tags: ['phone'],
      on: {
        'phone.submitted': [
          {
            guard: 'cameFromProvider',
            description: 'The server gets the phone number and sends the code.',
            target: 'postingPhone',
            actions: [{ type: 'addPhone', params: ({ event }) => event }],
          },
          {
            target: 'verifyingPhone',
            actions: [{ type: 'keepPhone', params: ({ event }) => event }],
          },
        ],
        'auth.back': { target: 'back' },
      },
    },
    postingPhone: {
      description: 'The phone number is sent to the server, with the provider’s credential.',
      meta: { requirements: ['AUTH-21', 'API-13', 'DATA-05'] },
      tags: ['busy', 'phone'],
      entry: ['tellMended'],
      invoke: {
        src: 'postPhone',
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: {
          target: 'phoneModal',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => event },
            {
              type: 'sayFailure',
              params: ({ event }) => ({ error: event.error, fields: serverFields.phone }),
            },
          ],
        },
      },
    },
    userInfo: {
      description: 'The customer enters name, phone and e-mail of the new account.',
      meta: { requirements: ['AUTH-02', 'AUTH-18', 'AUTH-31', 'AUTH-32', 'AUTH-33'] },
      tags: ['info'],
      entry: ['keepInfoStep', 'tellStep'],
      on: {
        'info.submitted': {
          target: 'savingInfo',
          actions: [{ type: 'keepInfo', params: ({ event }) => event }],
        },
        'auth.back': [
          {
            guard: 'isProven',
            description: 'The phone is verified already, so this step can be finished later.',
            target: 'putAside',
          },
          { target: 'back' },
        ],
      },
    },
    savingInfo: {
      description: 'The server saves name, phone and e-mail.',
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
            { type: 'keepRefusal', params: ({ event }) => event },
            {
              type: 'sayFailure',
              params: ({ event }) => ({ error: event.error, fields: serverFields.info }),
            },
          ],
        },
      },
    },
    isExistUser: {
      description:
        'The customer says whether an older account with this phone or e-mail is theirs.',
      meta: { requirements: ['AUTH-02', 'AUTH-20'] },
      tags: ['question'],
      on: {
        'older.confirmed': { target: 'confirmingOlder' },
        'older.declined': { meta: { requirements: ['AUTH-20'] }, target: 'declined' },
        'auth.back': { target: 'back' },
      },
    },
    confirmingOlder: {
      description: 'The customer said yes: the sign-in is sent again for the older account.',
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
    },
    verifyingPhone: {
      description: 'The customer proves the phone number with a code.',
      meta: { requirements: ['AUTH-23', 'AUTH-24', 'OTP-01'] },
      ...proof('phone'),
    },
    verifyingEmail: {
      description: 'The customer proves the e-mail address with a code.',
      meta: { requirements: ['AUTH-24', 'OTP-01'] },
      ...proof('email'),
    },
    opened: {
      description: 'Nothing is left to do: the account is open.',
      type: 'final',
      output: 'opened',
    },
    back: {
      description: 'The customer goes back to the form.',
      type: 'final',
      output: 'back',
    },
    stuck: {
      description: 'No step can follow: the form shows an error.',
      type: 'final',
      output: 'stuck',
    },
    declined: {
      description: 'The customer said that the older account is not theirs.',
      type: 'final',
      output: 'declined',
    },
    putAside: {
      description: 'The customer went back from the personal details, which can be given later.',
      type: 'final',
      output: 'putAside',
    },
  },
});
