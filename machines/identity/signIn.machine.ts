import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Failure, OutwardFact } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, refusedWith } from '../rules/failure.ts';
import {
  fieldsOf,
  offeredMedia,
  offeredMethods,
  type LoginAnswer,
  type LoginSwitches,
  type Medium,
  type SignInRequest,
  type SocialCredential,
} from '../rules/identity.ts';
import { notProvided } from '../rules/notProvided.ts';
import { refusalToasts, toastsBeyond } from '../rules/formFailure.ts';
import { loginMethodsMachine } from './loginMethods.machine.ts';
import {
  isCodeUnderway,
  requestOf,
  viaOf,
  type SignInProgress,
  type SignInStep,
  type SignInSubmitted,
} from './signInProgress.ts';
import {
  signInStepsMachine,
  type SignInStepReport,
  type SignInStepsOutput,
} from './signInSteps.machine.ts';

export interface SignInInput {
  mode: 'signIn' | 'signUp';
  switches: LoginSwitches;
  /** The step that the customer had reached before a reload; null when there was none. */
  step: SignInStep | null;
  /** Whether the customer chose to sign in by code, earlier in this sign-in or before a reload. */
  byCode: boolean;
}

export interface SignInContext extends SignInInput, SignInProgress {
  /** The provider, such as Google, that the customer chose last; null before. */
  medium: Medium | null;
  /**
   * Why signing in with the provider failed; null when it did not. Shown beside the other methods.
   */
  providerProblem: Failure['entries'][number] | null;
  /** The server's errors for the last submitted form, one entry for each wrong field. */
  refusal: Failure['entries'];
  /** Whether other sign-in methods are hidden behind the code form, so that Back shows them. */
  otherWays: boolean;
}

export type SignInEvent =
  | SignInSubmitted
  | { type: 'provider.chosen'; medium: Medium }
  | { type: 'provider.left' }
  | { type: 'signIn.chosen' }
  | { type: 'signUp.chosen' }
  | { type: 'auth.closed' }
  /**
   * The customer pressed Back: the previous step is shown; or sign-in closes, but what was typed in
   * its form stays stored.
   */
  | { type: 'auth.back' }
  | { type: 'switches.changed'; switches: LoginSwitches }
  /** Sent by `loginMethods`: whether Back can show other sign-in methods. */
  | { type: 'methods.shown'; otherWays: boolean }
  | SignInStepReport;

export type SignInOutput =
  | { outcome: 'signedIn'; token: string; via: 'signIn' | 'signUp' }
  | { outcome: 'dismissed' | 'putAside' };

/**
 * How long the toast about items that the joined cart could not keep is shown, in ms. It comes
 * together with the greeting, and nothing else tells the customer about these items.
 */
const LOST_ITEMS_MS = 15_000;

/**
 * What sign-in emits. `step.changed` is stored, so that a reload restores the step.
 * `provider.missing` is logged as a warning: the sign-in of the provider `medium` is not set up, or
 * could not be loaded.
 */
export type SignInFact =
  | OutwardFact
  | { type: 'step.changed'; step: SignInStep | null }
  | { type: 'provider.missing'; medium: Medium | null };

/** F-03: the whole sign-in or sign-up, from the form until the customer is signed in. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    input: {} as SignInInput,
    events: {} as SignInEvent,
    emitted: {} as SignInFact,
    output: {} as SignInOutput,
    tags: {} as 'busy' | 'form' | 'provider',
    children: {} as { methods: 'loginMethods'; steps: 'signInSteps' },
  },
  actors: {
    submitRequest: fromPromise<LoginAnswer, { request: SignInRequest | null }>(notProvided),
    /**
     * Opens the window of the provider. Rejects with code `closed` (by the customer), `missing`
     * (not loaded or not set up), `blocked` (by the browser), `refused`, or `foreign` (the answer
     * to another request).
     */
    askProvider: fromPromise<SocialCredential, { medium: Medium | null; switches: LoginSwitches }>(
      notProvided,
    ),
    loginMethods: loginMethodsMachine,
    signInSteps: signInStepsMachine,
  },
  guards: {
    hasOtherWays: ({ context }) => context.otherWays,
    stepIsStored: ({ context }) => context.step !== null,
    asksForSignUp: ({ context }) => context.mode === 'signUp',
    cameFromSignUp: ({ context }) => viaOf(context) === 'signUp',
    /** Whether a code was sent to this phone and a new one is not allowed yet. */
    codeUnderway: ({ context }, { phone }: { phone: string }) =>
      isCodeUnderway(context.step, phone),
    mediumEnabled: ({ context }, params: { medium: Medium }) =>
      offeredMedia(context.switches).includes(params.medium),
    customerLeft: (_, params: { error: unknown }) => refusedWith(params.error, 'closed'),
    /** Whether Apple's sign-in could not be loaded, or is not set up. */
    appleMissing: ({ context }, params: { error: unknown }) =>
      context.medium === 'apple' && refusedWith(params.error, 'missing'),
    /**
     * Whether the server lacks an e-mail address: the provider gave none, and a new account needs
     * one.
     */
    emailMissing: ({ context }, params: { error: unknown }) =>
      context.request?.kind === 'social' && refusedWith(params.error, 'email'),
    accountOpened: (_, params: SignInStepsOutput) => params.outcome === 'opened',
    isStuck: (_, params: SignInStepsOutput) => params.outcome === 'stuck',
    olderDeclined: (_, params: SignInStepsOutput) => params.outcome === 'declined',
    isPutAside: (_, params: SignInStepsOutput) => params.outcome === 'putAside',
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
      request: (_, params: SignInRequest) => params,
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
    keepAnswer: assign({ answer: (_, params: { answer: LoginAnswer | null }) => params.answer }),
    keepStepsRefusal: assign({ refusal: (_, params: SignInStepsOutput) => params.refusal }),
    forgetRefusal: assign({ refusal: [] }),
    keepStep: assign({ step: (_, params: { step: SignInStep | null }) => params.step }),
    forgetAnswer: assign({ answer: null }),
    tellSteps: sendTo('steps', ({ context }) => ({
      type: 'switches.changed' as const,
      switches: context.switches,
    })),
    goBackAStep: sendTo('steps', { type: 'auth.back' as const }),
    warnMissing: emit(({ context }) => ({
      type: 'provider.missing' as const,
      medium: context.medium,
    })),
    tellStep: emit(({ context }) => ({ type: 'step.changed' as const, step: context.step })),
    tellNoStep: emit({ type: 'step.changed' as const, step: null }),
    /** Errors for a field are shown at that field only; each other one becomes a toast. */
    takeRefusal: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ refusal: failureOf(error)?.entries ?? [] });
      for (const fact of refusalToasts(error, fieldsOf(context.request), 'account')) {
        enqueue.emit(fact);
      }
    }),
    /** The missing e-mail is asked for in the next step; each other error becomes a toast. */
    sayOtherErrors: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const fact of toastsBeyond(error, { email: 'email' }, 'account')) enqueue.emit(fact);
    }),
    tellMended: emit(mended('account')),
    sayStuck: emit(toast('error', 'app.error.generic', { about: 'account' })),
    saySignedIn: emit(({ context }) => {
      const isNew = viaOf(context) === 'signUp';
      const key = isNew ? 'identity.signUp.done' : 'identity.signIn.done';
      return toast('success', { key }, { about: 'account' });
    }),
    sayCartJoined: emit(({ context }) => {
      const count = context.answer?.cartJoin?.left ?? 0;
      const key = count > 0 ? 'identity.cart.joinedSome' : 'identity.cart.joined';
      const more = count > 0 ? { durationMs: LOST_ITEMS_MS } : {};
      return toast('info', { key, values: { count } }, more);
    }),
  },
}).createMachine({
  id: 'signIn',
  description: 'The customer signs in or opens an account: forms, proofs, and the result.',
  context: ({ input }) => {
    const unsent = { request: null, answer: null, providerProblem: null, refusal: [] };
    return { ...input, ...unsent, medium: null, otherWays: false };
  },
  initial: 'opening',
  invoke: {
    id: 'methods',
    src: 'loginMethods',
    input: ({ context }) => ({
      methods: offeredMethods(context.switches),
      byCode: context.byCode,
    }),
    onError: {
      description: 'The ways to sign in cannot be shown: the dialog closes with a message.',
      meta: { requirements: ['MSG-21'] },
      target: '.dismissed',
      actions: ['sayStuck'],
    },
  },
  output: ({ context, event }) => {
    const token = context.answer?.token ?? null;
    if (token === null) return { outcome: event.output === 'putAside' ? 'putAside' : 'dismissed' };
    return { outcome: 'signedIn', token, via: viaOf(context) };
  },
  on: {
    'auth.closed': { target: '.dismissed' },
    'methods.shown': {
      description: 'The dialog now shows other ways to sign in.',
      meta: { requirements: ['AUTH-05'] },
      actions: [{ type: 'keepOtherWays', params: ({ event }) => event }],
    },
    'switches.changed': {
      description: 'The shop changed its ways to sign in: the dialog shows the new ones.',
      meta: { requirements: ['AUTH-03', 'AUTH-35'] },
      actions: [{ type: 'keepSwitches', params: ({ event }) => event }, 'tellMethods'],
    },
  },
  states: {
    opening: {
      description: 'The dialog opens at the requested form, or where a reload interrupted it.',
      always: [
        { guard: 'stepIsStored', target: 'remainingSteps' },
        { guard: 'asksForSignUp', target: 'signUp' },
        { target: 'signIn' },
      ],
    },
    signIn: {
      description: 'The customer signs in by password, by code or with a provider.',
      meta: { requirements: ['AUTH-01', 'AUTH-03', 'AUTH-07', 'AUTH-08', 'AUTH-11'] },
      tags: ['form'],
      on: {
        'signIn.submitted': {
          meta: { requirements: ['API-13', 'DATA-04'] },
          target: 'submitting',
          actions: [{ type: 'keepRequest', params: ({ event }) => requestOf(event) }],
        },
        'signIn.code.asked': [
          {
            guard: { type: 'codeUnderway', params: ({ event }) => event },
            description: 'A code was sent to this phone a moment ago: it can still be typed.',
            meta: { requirements: ['OTP-03'] },
            target: 'remainingSteps',
            actions: [{ type: 'keepRequest', params: ({ event }) => requestOf(event) }],
          },
          {
            target: 'submitting',
            actions: [{ type: 'keepRequest', params: ({ event }) => requestOf(event) }],
          },
        ],
        'provider.chosen': {
          guard: { type: 'mediumEnabled', params: ({ event }) => event },
          meta: { requirements: ['AUTH-35'] },
          target: 'askingProvider',
          actions: [{ type: 'keepMedium', params: ({ event }) => event }],
        },
        'signUp.chosen': { target: 'signUp', actions: ['forgetRefusal'] },
        'auth.back': [
          {
            guard: 'hasOtherWays',
            description: 'Back from the code form: the other ways to sign in are shown again.',
            meta: { requirements: ['AUTH-05'] },
            actions: ['showOtherWays'],
          },
          {
            description: 'Back from the first form: the dialog closes, and the page is seen again.',
            target: 'putAside',
          },
        ],
      },
    },
    askingProvider: {
      description: 'The customer signs in with a provider, such as Google, in its window.',
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
              params: ({ event }) => ({ kind: 'social', credential: event.output, phone: null }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'customerLeft', params: ({ event }) => event },
            description: 'The customer closed the provider’s window: no message is needed.',
            target: 'signIn',
          },
          {
            guard: { type: 'appleMissing', params: ({ event }) => event },
            meta: { requirements: ['AUTH-34'] },
            target: 'signIn',
            actions: ['warnMissing'],
          },
          {
            description: 'The provider cannot be used: the reason is shown beside the other ways.',
            target: 'signIn',
            actions: [{ type: 'keepProviderProblem', params: ({ event }) => event }],
          },
        ],
      },
      on: {
        'provider.left': {
          description: 'The customer prefers another way to sign in.',
          target: 'signIn',
        },
        'auth.back': { target: 'signIn' },
      },
    },
    signUp: {
      description: 'The customer fills in the form for a new account.',
      meta: { requirements: ['AUTH-01', 'AUTH-12', 'AUTH-13', 'AUTH-14', 'AUTH-15', 'AUTH-16'] },
      tags: ['form'],
      on: {
        'signUp.submitted': {
          meta: { requirements: ['API-17', 'DATA-06'] },
          target: 'submitting',
          actions: [{ type: 'keepRequest', params: ({ event }) => requestOf(event) }],
        },
        'signIn.chosen': { target: 'signIn', actions: ['forgetRefusal'] },
        'auth.back': [
          {
            guard: 'asksForSignUp',
            description: 'The dialog began with sign-up: no form comes before it, so it closes.',
            target: 'putAside',
          },
          { target: 'signIn', actions: ['forgetRefusal'] },
        ],
      },
    },
    submitting: {
      description: 'The form is being sent to the server.',
      tags: ['form', 'busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'submitRequest',
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: 'remainingSteps',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'emailMissing', params: ({ event }) => event },
            description: 'The provider gave no e-mail: e-mail, name and phone are asked for.',
            meta: { requirements: ['AUTH-33'] },
            target: 'remainingSteps',
            actions: [{ type: 'sayOtherErrors', params: ({ event }) => event }],
          },
          {
            description:
              'The server refused: its message is shown at the field or as a toast; entries stay.',
            meta: { requirements: ['AUTH-33', 'MSG-21'] },
            target: 'backToForm',
            actions: [{ type: 'takeRefusal', params: ({ event }) => event }],
          },
        ],
      },
    },
    backToForm: {
      description: 'The form that was sent opens again.',
      always: [{ guard: 'cameFromSignUp', target: 'signUp' }, { target: 'signIn' }],
    },
    remainingSteps: {
      description: 'The steps before the account opens: personal details, a question, codes.',
      meta: { requirements: ['AUTH-18', 'AUTH-20', 'AUTH-21', 'AUTH-23', 'AUTH-24'] },
      invoke: {
        id: 'steps',
        src: 'signInSteps',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'accountOpened', params: ({ event }) => event.output },
            target: 'completing',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'olderDeclined', params: ({ event }) => event.output },
            meta: { requirements: ['AUTH-20'] },
            target: 'dismissed',
          },
          {
            guard: { type: 'isPutAside', params: ({ event }) => event.output },
            target: 'putAside',
          },
          {
            guard: { type: 'isStuck', params: ({ event }) => event.output },
            target: 'backToForm',
            actions: ['sayStuck'],
          },
          {
            target: 'backToForm',
            actions: [{ type: 'keepStepsRefusal', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'backToForm', actions: ['sayStuck', 'tellNoStep'] },
      },
      on: {
        'signIn.step.changed': {
          description: 'The step is stored, so that a reload leads back to it.',
          meta: { requirements: ['OTP-03'] },
          actions: [{ type: 'keepStep', params: ({ event }) => event }, 'tellStep'],
        },
        'signIn.step.left': { actions: ['tellNoStep'] },
        'switches.changed': {
          description: 'The shop changed its ways to sign in: the present step follows them, too.',
          actions: [
            { type: 'keepSwitches', params: ({ event }) => event },
            'tellMethods',
            'tellSteps',
          ],
        },
        'auth.back': { actions: ['goBackAStep'] },
      },
    },
    completing: {
      description: 'The account is open, and the customer is told.',
      meta: { requirements: ['AUTH-25', 'AUTH-27', 'AUTH-29'] },
      entry: ['saySignedIn'],
      always: [
        { guard: 'cartsMet', target: 'done', actions: ['sayCartJoined'] },
        { target: 'done' },
      ],
    },
    done: {
      description: 'The customer is signed in, and the dialog closes.',
      type: 'final',
    },
    dismissed: {
      description: 'The customer closed the dialog and stays a guest.',
      entry: ['forgetAnswer', 'tellNoStep'],
      type: 'final',
    },
    putAside: {
      description: 'The customer went back from the first form; the entries are kept for later.',
      entry: ['forgetAnswer'],
      type: 'final',
      output: 'putAside',
    },
  },
});
