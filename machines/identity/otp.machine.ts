import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { Failure, MessageRef, OutwardFact, PhoneService } from '../rules/domain.ts';
import { MINUTE_MS } from '../rules/durations.ts';
import { announce, mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import type {
  Channel,
  LoginAnswer,
  ProfileChange,
  ProofDue,
  SignInRequest,
} from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';
import { codeDigits } from '../rules/phone.ts';

/**
 * What the code is for: sign-in, a new password, or a profile change. It decides which calls send
 * and check the code. `loginType` is 'otp' when the customer signs in by the code alone, and
 * 'manual' when the code only verifies phone or e-mail in another kind of sign-in.
 */
export type CodePurpose =
  | { flow: 'signIn'; loginType: 'manual' | 'otp'; request: SignInRequest | null }
  | { flow: 'recovery' }
  | { flow: 'profile'; change: ProfileChange };

export interface CodeOrder {
  channel: Channel;
  /** The phone number or e-mail address that the code is sent to. */
  target: string;
  purpose: CodePurpose;
  /**
   * The phone-authentication service that sends and checks the code; null for the shop's own
   * server.
   */
  service: PhoneService | null;
}

export interface OtpInput extends CodeOrder {
  /**
   * Identifies a code that the phone-authentication service sent earlier and that can still be
   * entered; null without one.
   */
  sessionInfo: string | null;
  /** Whether the server has already sent a code, so that this statechart need not request one. */
  alreadySent: boolean;
  /** When another code can be requested, in ms since 1970; null starts the full wait again. */
  resendAt: number | null;
  /**
   * Whether another code can be requested. False after a reload if that needs a secret, such as a
   * password, because secrets are never stored.
   */
  canResend: boolean;
}

export interface OtpContext extends OtpInput {
  resendAt: number;
  code: string;
  answer: LoginAnswer | null;
  due: ProofDue | null;
  /** The error of a phone number to which no code can be sent; empty without one. */
  refusal: Failure['entries'];
}

/** `phone.invalid` is only logged: no code can be sent to the customer's phone number (OTP-05). */
export type OtpFact = OutwardFact | { type: 'phone.invalid' };

export type OtpEvent =
  | { type: 'otp.typed'; code: string }
  | { type: 'otp.verify' }
  | { type: 'otp.resend' }
  | { type: 'otp.closed' };

/** The server's answer to a correct code. */
export interface RightCode {
  /**
   * The server's sign-in answer; null where the caller only needs to know that the code is correct.
   */
  answer: LoginAnswer | null;
  /**
   * The next phone or e-mail that a profile change must verify by a code; null when none is left.
   */
  due: ProofDue | null;
}

/**
 * `refusal` is the error of a phone number to which no code can be sent. No toast shows it
 * (OTP-05), so that the form shows it at its phone field.
 */
export type OtpOutput =
  | ({ outcome: 'verified'; code: string } & RightCode)
  | { outcome: 'closed'; code: null; answer: null; due: null; refusal: Failure['entries'] };

/** Milliseconds that must pass between two codes (OTP-03). */
const RESEND_MS = MINUTE_MS;

const orderOf = ({ channel, target, purpose, service }: OtpContext): CodeOrder => ({
  channel,
  target,
  purpose,
  service,
});

/** F-05: a six-digit code by SMS or e-mail, and the wait before another one can be sent. */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    input: {} as OtpInput,
    events: {} as OtpEvent,
    emitted: {} as OtpFact,
    output: {} as OtpOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends a code; rejects with `invalidPhone` when the phone number is not valid (OTP-05). */
    sendCode: fromPromise<{ sessionInfo: string | null }, CodeOrder>(notProvided),
    /** Checks the code; `message` is the server's text for the customer, null when it sent none. */
    verifyCode: fromPromise<
      RightCode & { message: MessageRef | null },
      CodeOrder & { code: string; sessionInfo: string | null }
    >(notProvided),
  },
  delays: {
    untilResend: ({ context }) => Math.max(0, context.resendAt - Date.now()),
  },
  guards: {
    alreadySent: ({ context }) => context.alreadySent || context.sessionInfo !== null,
    exactlySixDigits: ({ context }) => context.code.length === 6,
    canResend: ({ context }) => context.canResend,
    canResendByTheClock: ({ context }) => context.canResend && Date.now() >= context.resendAt,
    hasMessage: (_, params: { message: MessageRef | null }) => params.message !== null,
    phoneInvalid: (_, params: { error: unknown }) =>
      failureOf(params.error)?.entries.some(({ code }) => code === 'invalidPhone') ?? false,
  },
  actions: {
    keepCode: assign({ code: (_, params: { code: string }) => codeDigits(params.code) }),
    forgetCode: assign({ code: '' }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    logInvalidPhone: emit({ type: 'phone.invalid' as const }),
    keepSession: assign({
      sessionInfo: (_, params: { sessionInfo: string | null }) => params.sessionInfo,
    }),
    keepAnswer: assign({
      answer: (_, params: RightCode) => params.answer,
      due: (_, params) => params.due,
    }),
    lockResend: assign({ resendAt: () => Date.now() + RESEND_MS }),
    tellLock: sendParent(({ context }: { context: OtpContext }) => ({
      type: 'otp.locked' as const,
      resendAt: context.resendAt,
      sessionInfo: context.sessionInfo,
    })),
    tellMended: emit(mended('account')),
    sayMessage: emit((_, params: { message: MessageRef | null }) =>
      toast('success', params.message ?? { key: 'identity.otp.sent' }, { about: 'account' }),
    ),
    saySent: emit(announce('identity.otp.sent')),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'account' }),
    ),
  },
}).createMachine({
  id: 'otp',
  description: 'A one-time code is sent, typed, checked, and sent again if it does not arrive.',
  context: ({ input }) => ({
    ...input,
    resendAt: input.resendAt ?? Date.now() + RESEND_MS,
    code: '',
    answer: null,
    due: null,
    refusal: [],
  }),
  initial: 'deciding',
  output: ({ context }) =>
    context.code === ''
      ? { outcome: 'closed', code: null, answer: null, due: null, refusal: context.refusal }
      : { outcome: 'verified', code: context.code, answer: context.answer, due: context.due },
  states: {
    deciding: {
      description: 'It is decided whether a code was sent already or must be requested now.',
      always: [{ guard: 'alreadySent', target: 'open' }, { target: 'sending' }],
    },
    sending: {
      description: 'A code is being requested.',
      meta: { requirements: ['AUTH-23', 'API-15', 'API-16'] },
      tags: ['busy'],
      invoke: {
        src: 'sendCode',
        input: ({ context }) => orderOf(context),
        onDone: {
          target: 'open',
          actions: [
            {
              type: 'keepSession',
              params: ({ event }) => ({ sessionInfo: event.output.sessionInfo }),
            },
            'lockResend',
          ],
        },
        onError: [
          {
            guard: { type: 'phoneInvalid', params: ({ event }) => ({ error: event.error }) },
            description: 'The phone number is not valid: it is logged, and the form points at it.',
            meta: { requirements: ['OTP-05'] },
            target: 'closed',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              'logInvalidPhone',
            ],
          },
          {
            meta: { requirements: ['OTP-05'] },
            target: 'closed',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: { 'otp.closed': { target: 'closed' } },
    },
    open: {
      description: 'A code was sent to the customer, who types it.',
      meta: { requirements: ['OTP-01', 'OTP-06'] },
      entry: ['saySent'],
      type: 'parallel',
      on: { 'otp.closed': { target: 'closed' } },
      states: {
        entry: {
          description: 'The digits of the code that the customer has typed so far.',
          initial: 'incomplete',
          states: {
            incomplete: {
              description: 'Fewer than six digits are typed, so the code cannot be checked yet.',
              meta: { requirements: ['OTP-02'] },
              always: { guard: 'exactlySixDigits', target: 'complete' },
              on: {
                'otp.typed': {
                  actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
                },
              },
            },
            complete: {
              description: 'Six digits are typed, so the code can be checked.',
              meta: { requirements: ['OTP-02'] },
              on: {
                'otp.typed': {
                  target: 'incomplete',
                  actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.code }) }],
                },
                'otp.verify': { target: 'verifying' },
              },
            },
            refused: {
              description: 'The code was refused; the customer types it again.',
              meta: { requirements: ['OTP-04'] },
              on: {
                'otp.typed': {
                  target: 'incomplete',
                  actions: [
                    { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
                    'tellMended',
                  ],
                },
              },
            },
            verifying: {
              description: 'The code is being checked.',
              meta: { requirements: ['API-15', 'API-19', 'DATA-07', 'DATA-08'] },
              tags: ['busy'],
              invoke: {
                src: 'verifyCode',
                input: ({ context }) => ({
                  ...orderOf(context),
                  code: context.code,
                  sessionInfo: context.sessionInfo,
                }),
                onDone: [
                  {
                    guard: {
                      type: 'hasMessage',
                      params: ({ event }) => ({ message: event.output.message }),
                    },
                    meta: { requirements: ['REC-11'] },
                    target: '#otp.verified',
                    actions: [
                      {
                        type: 'sayMessage',
                        params: ({ event }) => ({ message: event.output.message }),
                      },
                    ],
                  },
                  {
                    target: '#otp.verified',
                    actions: [
                      {
                        type: 'keepAnswer',
                        params: ({ event: { output } }) => ({
                          answer: output.answer,
                          due: output.due,
                        }),
                      },
                    ],
                  },
                ],
                onError: {
                  description: 'The server’s message is shown; another code can be typed.',
                  meta: { requirements: ['OTP-04', 'OTP-05', 'REC-11'] },
                  target: 'refused',
                  actions: [
                    { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
                    'forgetCode',
                  ],
                },
              },
            },
          },
        },
        resend: {
          description: 'Whether another code can be requested.',
          initial: 'locked',
          states: {
            locked: {
              description: 'Another code can be requested only after a minute.',
              meta: { requirements: ['OTP-03'] },
              entry: ['tellLock'],
              after: { untilResend: { target: 'ready' } },
              on: {
                'otp.resend': {
                  guard: 'canResendByTheClock',
                  description:
                    'Timers stand still while a phone sleeps: the wait can be over before they end.',
                  target: 'resending',
                  actions: ['tellMended'],
                },
              },
            },
            ready: {
              description:
                'Another code can be requested, unless a reload lost the data needed for it.',
              meta: { requirements: ['OTP-03'] },
              on: {
                'otp.resend': {
                  guard: 'canResend',
                  target: 'resending',
                  actions: ['tellMended'],
                },
              },
            },
            resending: {
              description: 'Another code is being requested.',
              meta: { requirements: ['OTP-03'] },
              tags: ['busy'],
              invoke: {
                src: 'sendCode',
                input: ({ context }) => orderOf(context),
                onDone: {
                  target: 'locked',
                  actions: [
                    {
                      type: 'keepSession',
                      params: ({ event }) => ({ sessionInfo: event.output.sessionInfo }),
                    },
                    'lockResend',
                    'saySent',
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'phoneInvalid',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    description: 'The phone number is not valid: the form points at it.',
                    meta: { requirements: ['OTP-05'] },
                    target: '#otp.closed',
                    actions: [
                      { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
                      'logInvalidPhone',
                    ],
                  },
                  {
                    description: 'No other code was sent; the former one still works.',
                    meta: { requirements: ['OTP-05'] },
                    target: 'ready',
                    actions: [
                      { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
    verified: {
      description: 'The code was right.',
      type: 'final',
    },
    closed: {
      description: 'The customer closed the step, or no code could be sent.',
      entry: ['forgetCode'],
      type: 'final',
    },
  },
});
