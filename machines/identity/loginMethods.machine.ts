import { assign, sendParent, setup } from 'xstate';
import type { OfferedMethods } from '../rules/identity.ts';

interface LoginMethodsContext {
  methods: OfferedMethods;
  /** Whether the customer had chosen to sign in by code, before a reload or another step. */
  byCode: boolean;
}

export type LoginMethodsEvent =
  | { type: 'methods.otp.chosen' }
  | { type: 'methods.all.shown' }
  | { type: 'methods.config.changed'; methods: OfferedMethods };

/** F-02: which ways to sign in the dialog offers. */
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
     * Tells the sign-in chart that no way to sign in is hidden, so that Back closes sign-in. After
     * `tellCodeAlone`, Back first shows the other ways, if there are any.
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
        description: 'The same ways as before: what the customer has chosen among them stays.',
        meta: { requirements: ['AUTH-05'] },
        guard: { type: 'areTheSame', params: ({ event }) => ({ methods: event.methods }) },
      },
      {
        description: 'The shop switched a way on or off: what is shown is decided anew.',
        target: '.opening',
        actions: [{ type: 'keepMethods', params: ({ event }) => ({ methods: event.methods }) }],
      },
    ],
  },
  states: {
    opening: {
      description: 'What the customer had chosen before is shown again.',
      meta: { requirements: ['AUTH-05'] },
      always: [{ guard: 'choseCode', target: 'otp' }, { target: 'computing' }],
    },
    computing: {
      description: 'The switches of the shop decide; with none of them on it is by password.',
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
      description: 'By password, by code, or through a provider.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.otp', 'shows.social'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    otp_manual: {
      description: 'By password or by code.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.otp'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    otp_social: {
      description: 'By code or through a provider.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.otp', 'shows.social'],
      on: { 'methods.otp.chosen': { meta: { requirements: ['AUTH-05'] }, target: 'otp' } },
    },
    manual_social: {
      description: 'By password or through a provider.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual', 'shows.social'],
    },
    otp: {
      description: 'By code alone: the only way, or the one that was chosen.',
      meta: { requirements: ['AUTH-04', 'AUTH-05'] },
      tags: ['shows.otp'],
      entry: ['tellCodeAlone'],
      on: {
        'methods.all.shown': {
          guard: 'hasOtherMethods',
          description: 'The customer wants to see the other ways again.',
          target: 'computing',
        },
      },
    },
    manual: {
      description: 'By password alone.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.manual'],
    },
    social: {
      description: 'Through a provider alone.',
      meta: { requirements: ['AUTH-04'] },
      tags: ['shows.social'],
    },
  },
});
