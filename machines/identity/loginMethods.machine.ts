import { assign, sendParent, setup } from 'xstate';
import type { OfferedMethods } from '../rules/identity.ts';

interface LoginMethodsContext {
  methods: OfferedMethods;
  /** Whether the customer chose to sign in by code, earlier in this sign-in or before a reload. */
  byCode: boolean;
}

export type LoginMethodsEvent =
  | { type: 'methods.otp.chosen' }
  | { type: 'methods.all.shown' }
  | { type: 'methods.config.changed'; methods: OfferedMethods };

/**
 * F-02: decides which sign-in methods the dialog shows: password, code and provider, or only some.
 */
export const loginMethodsMachine = setup({
  types: {
    context: {} as LoginMethodsContext,
    input: {} as LoginMethodsContext,
    events: {} as LoginMethodsEvent,
    tags: {} as 'shows.manual' | 'shows.otp' | 'shows.social',
  },
  guards: {
    areTheSame: ({ context }, { methods }: { methods: OfferedMethods }) =>
      context.methods.manual === methods.manual &&
      context.methods.otp === methods.otp &&
      context.methods.social === methods.social,
    choseCode: ({ context: { methods, byCode } }) => methods.otp && byCode,
    all: ({ context: { methods } }) => methods.manual && methods.otp && methods.social,
    otpAndManual: ({ context: { methods } }) => methods.manual && methods.otp,
    otpAndSocial: ({ context: { methods } }) => methods.otp && methods.social,
    manualAndSocial: ({ context: { methods } }) => methods.manual && methods.social,
    otpAlone: ({ context: { methods } }) => methods.otp,
    socialAlone: ({ context: { methods } }) => methods.social,
    hasOtherMethods: ({ context: { methods } }) => methods.manual || methods.social,
  },
  actions: {
    /**
     * Tells the sign-in statechart that no offered method is hidden, so that Back closes sign-in.
     * After `tellCodeAlone`, Back first shows the hidden methods, if there are any.
     */
    tellEveryWay: sendParent({ type: 'methods.shown' as const, otherWays: false }),
    tellCodeAlone: sendParent(({ context: { methods } }: { context: LoginMethodsContext }) => ({
      type: 'methods.shown' as const,
      otherWays: methods.manual || methods.social,
    })),
    keepMethods: assign({ methods: (_, params: { methods: OfferedMethods }) => params.methods }),
  },
}).createMachine({
  id: 'loginMethods',
  description: 'The ways to sign in that the dialog offers.',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    'methods.config.changed': [
      {
        description: 'The offered ways are the same as before: the customer’s choice stays.',
        meta: { requirements: ['AUTH-05'] },
        guard: { type: 'areTheSame', params: ({ event }) => ({ methods: event.methods }) },
      },
      {
        description: 'The shop switched a way to sign in on or off: the offer is decided again.',
        target: '.opening',
        actions: [{ type: 'keepMethods', params: ({ event }) => ({ methods: event.methods }) }],
      },
    ],
  },
  states: {
    opening: {
      description: 'If the customer had chosen sign-in by code, it is shown again.',
      meta: { requirements: ['AUTH-05'] },
      always: [{ guard: 'choseCode', target: 'otp' }, { target: 'computing' }],
    },
    computing: {
      description:
        'The shop’s settings decide the offer; if all ways are off, the password is offered.',
      meta: { requirements: ['AUTH-03', 'AUTH-04'] },
      entry: ['tellEveryWay'],
      always: [
        { guard: 'all', target: 'all' },
        { guard: 'otpAndManual', target: 'otp_manual' },
        { guard: 'otpAndSocial', target: 'otp_social' },
        { guard: 'manualAndSocial', target: 'manual_social' },
        { guard: 'otpAlone', target: 'otp' },
        { guard: 'socialAlone', target: 'social' },
        { target: 'manual' },
      ],
    },
    all: {
      description: 'Sign-in by password, by code or with a provider, such as Google, is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.otp', 'shows.social'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    otp_manual: {
      description: 'Sign-in by password or by code is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.otp'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    otp_social: {
      description: 'Sign-in by code or with a provider, such as Google, is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.otp', 'shows.social'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    manual_social: {
      description: 'Sign-in by password or with a provider, such as Google, is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.social'],
    },
    otp: {
      description: 'Only sign-in by code is offered: it is the only way, or the customer chose it.',
      meta: { requirements: ['AUTH-04', 'AUTH-05'] },
      tags: ['shows.otp'],
      entry: ['tellCodeAlone'],
      on: {
        'methods.all.shown': {
          guard: 'hasOtherMethods',
          description: 'The customer wants to see the other ways to sign in again.',
          target: 'computing',
        },
      },
    },
    manual: {
      description: 'Only sign-in by password is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual'],
    },
    social: {
      description: 'Only sign-in with a provider, such as Google, is offered.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.social'],
    },
  },
});
