import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure, MessageRef, OutwardFact } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, refusedWith } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
import { serverFields, type Channel, type LoginSwitches } from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';
import { otpMachine, type OtpOutput } from './otp.machine.ts';

/**
 * The part of a password recovery that a reload restores: where the code was sent, but not the
 * code.
 */
export interface RecoveryStep {
  channel: Channel;
  target: string;
  /** When another code can be requested, in ms since 1970. */
  resendAt: number;
  /**
   * Identifies the sent code at the phone-authentication service; null when the shop's server sent
   * it. It is no secret: nobody can use it without the code.
   */
  sessionInfo: string | null;
}

export interface RecoveryInput {
  switches: Pick<LoginSwitches, 'phoneVerification' | 'emailVerification' | 'phoneService'>;
  step: RecoveryStep | null;
  /** Phone or e-mail, as the customer chose before a reload; null when they did not choose. */
  chosen: Channel | null;
}

export interface RecoveryContext extends RecoveryInput {
  channel: Channel;
  target: string;
  code: string;
  password: string;
  /** The server's errors for the last submitted form, one entry for each wrong field. */
  refusal: Failure['entries'];
}

export type RecoveryEvent =
  | { type: 'recovery.method.chosen'; channel: Channel }
  | { type: 'recovery.requested'; channel: Channel; target: string; valid: boolean }
  | { type: 'recovery.password.chosen'; password: string }
  | { type: 'otp.locked'; resendAt: number; sessionInfo: string | null }
  | { type: 'recovery.restarted' };

export type RecoveryFact = OutwardFact | { type: 'step.changed'; step: RecoveryStep | null };

/**
 * The channel that is preselected: the one used or chosen before a reload, else the phone if its
 * verification is switched on, else e-mail (REC-02).
 */
function startingChannel({ switches, step, chosen }: RecoveryInput): Channel {
  if (step !== null) return step.channel;
  const both = switches.phoneVerification && switches.emailVerification;
  if (both && chosen !== null) return chosen;
  return switches.phoneVerification ? 'phone' : 'email';
}

/** F-06: a new password in three steps: ask for a code, type it, choose the password. */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    input: {} as RecoveryInput,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryFact,
    tags: {} as 'busy' | 'step.code' | 'step.password',
    children: {} as { otp: 'otp' },
  },
  actors: {
    /** Asks the server to send a code; resolves with the server's message for the customer. */
    requestCode: fromPromise<MessageRef, { channel: Channel; target: string }>(notProvided),
    savePassword: fromPromise<
      MessageRef,
      { channel: Channel; target: string; code: string; password: string }
    >(notProvided),
    otp: otpMachine,
  },
  guards: {
    nothingEnabled: ({ context: { switches } }) =>
      !switches.phoneVerification && !switches.emailVerification,
    stepRestored: ({ context }) => context.step !== null,
    targetInvalid: (_, params: { valid: boolean }) => !params.valid,
    serviceSendsCode: ({ context }, params: { channel: Channel }) =>
      params.channel === 'phone' && context.switches.phoneService !== null,
    wasVerified: (_, params: { outcome: string }) => params.outcome === 'verified',
    codeRefused: (_, params: { error: unknown }) => refusedWith(params.error, 'invalid'),
  },
  actions: {
    keepChannel: assign({
      channel: (_, params: { channel: Channel }) => params.channel,
      refusal: [],
    }),
    keepTarget: assign({
      channel: (_, params: { channel: Channel; target: string }) => params.channel,
      target: (_, params) => params.target,
      refusal: [],
    }),
    keepCode: assign({ code: (_, params: { code: string | null }) => params.code ?? '' }),
    keepPassword: assign({ password: (_, params: { password: string }) => params.password }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    /** The form shows at its phone field that no code can be sent to this number (OTP-05). */
    keepClosed: assign({
      refusal: (_, params: OtpOutput) => (params.outcome === 'closed' ? params.refusal : []),
    }),
    keepLock: assign({
      step: (
        { context: { channel, target } },
        params: { resendAt: number; sessionInfo: string | null },
      ) => ({ channel, target, ...params }),
    }),
    forgetStep: assign({ step: null }),
    forgetSecrets: assign({ code: '', password: '' }),
    tellStep: emit(({ context }) => ({ type: 'step.changed' as const, step: context.step })),
    sayFailure: enqueueActions(
      ({ enqueue }, params: { error: unknown; fields: Readonly<Record<string, string>> }) => {
        const message = messageBeyond(params.error, params.fields);
        if (message === null) return;
        enqueue.emit(toast('error', message, { about: 'account' }));
      },
    ),
    tellMended: emit(mended('account')),
    sayAnswer: emit((_, params: { message: MessageRef }) =>
      toast('success', params.message, { about: 'account' }),
    ),
    sayStuck: emit(toast('error', 'app.error.generic', { about: 'account' })),
  },
}).createMachine({
  id: 'recovery',
  description: 'A forgotten password is replaced by a new one.',
  context: ({ input }) => ({
    ...input,
    channel: startingChannel(input),
    target: input.step?.target ?? '',
    code: '',
    password: '',
    refusal: [],
  }),
  initial: 'checkingConfig',
  states: {
    checkingConfig: {
      description: 'The shop’s settings decide whether a password can be recovered.',
      meta: { requirements: ['REC-02'] },
      always: [
        { guard: 'nothingEnabled', target: 'unavailable' },
        { guard: 'stepRestored', target: 'enteringCode' },
        { target: 'requesting' },
      ],
    },
    unavailable: {
      description: 'The shop can verify neither phone nor e-mail: the customer is sent to support.',
      meta: { requirements: ['REC-03', 'REC-04'] },
    },
    requesting: {
      description: 'Step 1: the customer gives a phone number or e-mail address for the code.',
      meta: { requirements: ['REC-01', 'REC-02', 'REC-05', 'REC-06'] },
      on: {
        'recovery.method.chosen': {
          actions: [{ type: 'keepChannel', params: ({ event }) => ({ channel: event.channel }) }],
        },
        'recovery.requested': [
          {
            guard: { type: 'targetInvalid', params: ({ event }) => ({ valid: event.valid }) },
            description: 'The phone number or e-mail address is not valid, so nothing is sent.',
            meta: { requirements: ['REC-10'] },
          },
          {
            guard: {
              type: 'serviceSendsCode',
              params: ({ event }) => ({ channel: event.channel }),
            },
            description: 'The phone service will send the code, so the server is not asked.',
            meta: { requirements: ['API-16'] },
            target: 'enteringCode',
            actions: [
              {
                type: 'keepTarget',
                params: ({ event: { channel, target } }) => ({ channel, target }),
              },
            ],
          },
          {
            target: 'sendingOtp',
            actions: [
              {
                type: 'keepTarget',
                params: ({ event: { channel, target } }) => ({ channel, target }),
              },
            ],
          },
        ],
      },
    },
    sendingOtp: {
      description: 'The server is asked to send a code.',
      meta: { requirements: ['API-18'] },
      tags: ['busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'requestCode',
        input: ({ context: { channel, target } }) => ({ channel, target }),
        onDone: {
          meta: { requirements: ['REC-11'] },
          target: 'enteringCode',
          actions: [{ type: 'sayAnswer', params: ({ event }) => ({ message: event.output }) }],
        },
        onError: {
          description: 'No code was sent: the first error is shown, and the entry stays.',
          meta: { requirements: ['REC-11'] },
          target: 'requesting',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'sayFailure', params: ({ event }) => ({ error: event.error, fields: {} }) },
          ],
        },
      },
    },
    enteringCode: {
      description: 'Step 2: the customer types the six digits of the code, which are checked.',
      meta: { requirements: ['REC-01', 'REC-07', 'REC-11', 'API-19'] },
      tags: ['step.code'],
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context: { channel, target, switches, step } }) => ({
          channel,
          target,
          purpose: { flow: 'recovery' },
          service: channel === 'phone' ? switches.phoneService : null,
          sessionInfo: step?.sessionInfo ?? null,
          alreadySent: channel === 'email' || switches.phoneService === null,
          resendAt: step?.resendAt ?? null,
          canResend: true,
        }),
        onDone: [
          {
            guard: {
              type: 'wasVerified',
              params: ({ event }) => ({ outcome: event.output.outcome }),
            },
            target: 'settingPassword',
            actions: [{ type: 'keepCode', params: ({ event }) => ({ code: event.output.code }) }],
          },
          {
            description:
              'The customer goes back to change phone or e-mail, or no code could be sent.',
            target: 'requesting',
            actions: [
              { type: 'keepClosed', params: ({ event }) => event.output },
              'forgetStep',
              'tellStep',
            ],
          },
        ],
        onError: { target: 'requesting', actions: ['sayStuck', 'forgetStep', 'tellStep'] },
      },
      on: {
        'otp.locked': {
          actions: [
            {
              type: 'keepLock',
              params: ({ event: { resendAt, sessionInfo } }) => ({ resendAt, sessionInfo }),
            },
            'tellStep',
          ],
        },
      },
    },
    settingPassword: {
      description: 'Step 3: the customer chooses a new password.',
      meta: { requirements: ['REC-01', 'REC-08', 'REC-09'] },
      tags: ['step.password'],
      on: {
        'recovery.password.chosen': {
          target: 'saving',
          actions: [
            { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
          ],
        },
        'recovery.restarted': {
          description: 'The customer goes back to ask for another code.',
          target: 'requesting',
          actions: ['forgetSecrets', 'forgetStep', 'tellStep'],
        },
      },
    },
    saving: {
      description: 'The server saves the new password.',
      meta: { requirements: ['API-20', 'DATA-10'] },
      tags: ['busy', 'step.password'],
      entry: ['tellMended'],
      invoke: {
        src: 'savePassword',
        input: ({ context: { channel, target, code, password } }) => ({
          channel,
          target,
          code,
          password,
        }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'sayAnswer', params: ({ event }) => ({ message: event.output }) },
            'forgetSecrets',
            'forgetStep',
            'tellStep',
          ],
        },
        onError: [
          {
            guard: { type: 'codeRefused', params: ({ event }) => ({ error: event.error }) },
            description: 'The code has expired meanwhile: the customer types another one.',
            target: 'enteringCode',
            actions: [
              { type: 'sayFailure', params: ({ event }) => ({ error: event.error, fields: {} }) },
              'forgetSecrets',
            ],
          },
          {
            meta: { requirements: ['REC-11'] },
            target: 'settingPassword',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'sayFailure',
                params: ({ event }) => ({ error: event.error, fields: serverFields.newPassword }),
              },
            ],
          },
        ],
      },
    },
    closed: {
      description: 'The new password is saved, and sign-in opens.',
      meta: { requirements: ['REC-01'] },
      type: 'final',
    },
  },
});
