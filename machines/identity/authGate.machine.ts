import { assign, emit, sendParent, setup } from 'xstate';
import type { DeferredIntent, OutwardFact } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { linkTo, paths } from '../rules/paths.ts';
import { safeReturnAddress } from '../rules/returnAddress.ts';

/**
 * A sign-in that was interrupted by a reload. `intent` is what the guest wanted to do when sign-in
 * opened, such as opening a page; it is done after sign-in. null when there is no such action.
 */
export interface InterruptedSignIn {
  mode: 'signIn' | 'signUp';
  intent: DeferredIntent | null;
  /**
   * `open`: sign-in is visible; `recovering`: it waits while the customer sets a new password;
   * `aside`: Back closed it, but what was typed in its form stays stored.
   */
  stage: 'open' | 'recovering' | 'aside';
}

export interface AuthGateInput {
  /** The sign-in that a reload interrupted; null when there was none. */
  interrupted: InterruptedSignIn | null;
}

export interface AuthGateContext extends AuthGateInput {
  mode: 'signIn' | 'signUp';
  intent: DeferredIntent | null;
  /** How and where the customer has signed in; null before. */
  entry: Entry | null;
}

interface Entry {
  via: 'signIn' | 'signUp';
  /** The path of the page on which the customer signed in. */
  path: string;
  /**
   * Whether the customer can be asked for interests, which are categories that they like: a place
   * and a module other than parcels are chosen (AUTH-30).
   */
  interests: boolean;
}

export type AuthGateEvent =
  | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; intent: DeferredIntent | null }
  | ({ type: 'auth.signedIn' } & Entry)
  | { type: 'auth.recovery.chosen' }
  /**
   * The customer left the recovery page; `back` is true when they returned, by Back, to the page on
   * which sign-in was open.
   */
  | { type: 'auth.recovery.left'; back: boolean }
  | { type: 'auth.dismissed' }
  /**
   * The customer pressed Back: sign-in closes, and what was typed in its form stays for the next
   * time.
   */
  | { type: 'auth.putAside' };

export type AuthGateFact =
  | OutwardFact
  /** The action that a guest wanted before signing in can be done now. */
  | { type: 'intent.due'; intent: DeferredIntent }
  /** The state to restore after a reload; null when no sign-in is under way. */
  | { type: 'gate.changed'; open: InterruptedSignIn | null };

/**
 * Opens sign-in as an overlay on the current page, and continues afterwards with what the guest
 * wanted to do.
 */
export const authGateMachine = setup({
  types: {
    context: {} as AuthGateContext,
    input: {} as AuthGateInput,
    events: {} as AuthGateEvent,
    emitted: {} as AuthGateFact,
  },
  guards: {
    wasOpen: ({ context }) => context.interrupted?.stage === 'open',
    wasRecovering: ({ context }) => context.interrupted?.stage === 'recovering',
    asksForMore: (_, params: { intent: DeferredIntent | null }) => params.intent !== null,
    isAuthPath: ({ context }) =>
      context.entry?.path === paths.recovery || (context.entry?.path ?? '').startsWith('/auth'),
    isSignUp: ({ context }) => context.entry?.via === 'signUp',
    interestsOffered: ({ context }) => context.entry?.via === 'signUp' && context.entry.interests,
    wantsPage: ({ context }) => context.intent?.kind === 'open',
    wantsDeed: ({ context }) => context.intent !== null && context.intent.kind !== 'open',
    cameBack: (_, params: { back: boolean }) => params.back,
    hasIntent: ({ context }) => context.intent !== null,
  },
  actions: {
    keepAsked: assign({
      mode: (_, params: { mode: 'signIn' | 'signUp'; intent: DeferredIntent | null }) =>
        params.mode,
      intent: (_, params) => params.intent,
    }),
    keepMode: assign({ mode: (_, params: { mode: 'signIn' | 'signUp' }) => params.mode }),
    keepEntry: assign({ entry: (_, params: Entry) => params }),
    forgetIntent: assign({ intent: null, entry: null }),
    /**
     * Opens the page that the guest wanted; opens home instead if that address is outside the shop
     * (ASVS 3.7.2).
     */
    openWantedPage: emit(({ context }) =>
      navigate(
        (context.intent?.kind === 'open' ? safeReturnAddress(context.intent.to) : null) ??
          linkTo('home'),
      ),
    ),
    tellIntent: emit(({ context }) => ({
      type: 'intent.due' as const,
      intent: context.intent ?? { kind: 'open' as const, to: linkTo('home') },
    })),
    openHome: emit(navigate(linkTo('home'))),
    openInterests: emit(navigate(linkTo('interest'))),
    sayIntentDropped: emit(toast('info', 'identity.notLoggedIn')),
    tellOpen: emit(({ context: { mode, intent } }) => ({
      type: 'gate.changed' as const,
      open: { mode, intent, stage: 'open' as const },
    })),
    tellRecovering: emit(({ context: { mode, intent } }) => ({
      type: 'gate.changed' as const,
      open: { mode, intent, stage: 'recovering' as const },
    })),
    tellAside: emit(({ context: { mode } }) => ({
      type: 'gate.changed' as const,
      open: { mode, intent: null, stage: 'aside' as const },
    })),
    layOver: sendParent({ type: 'overlay.opened', overlay: { kind: 'signIn' } }),
    takeOff: sendParent({ type: 'overlay.closed', kind: 'signIn' }),
    tellClosed: emit({ type: 'gate.changed' as const, open: null }),
  },
}).createMachine({
  id: 'authGate',
  description: 'The sign-in dialog over the page, and what happens after signing in.',
  context: ({ input: { interrupted } }) => ({
    interrupted,
    mode: interrupted?.mode ?? 'signUp',
    intent: interrupted?.intent ?? null,
    entry: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'If a reload interrupted a sign-in, it continues.',
      always: [
        { guard: 'wasOpen', target: 'open' },
        { guard: 'wasRecovering', target: 'recovering' },
        { target: 'closed' },
      ],
    },
    closed: {
      description: 'The sign-in dialog is closed.',
      on: {
        'auth.asked': {
          target: 'open',
          actions: [
            {
              type: 'keepAsked',
              params: ({ event }) => ({ mode: event.mode, intent: event.intent }),
            },
          ],
        },
      },
    },
    open: {
      description: 'The customer signs in or up; the page behind stays as it is.',
      meta: { requirements: ['AUTH-01'] },
      entry: ['tellOpen', 'layOver'],
      exit: ['takeOff'],
      on: {
        'auth.asked': {
          description: 'Sign-in is asked for again: the newest request replaces the earlier one.',
          actions: [
            {
              type: 'keepAsked',
              params: ({ event }) => ({ mode: event.mode, intent: event.intent }),
            },
            'tellOpen',
          ],
        },
        'auth.recovery.chosen': {
          description: 'The customer forgot the password: a separate page sets a new one.',
          meta: { requirements: ['AUTH-07'] },
          target: 'recovering',
        },
        'auth.signedIn': {
          target: 'goingOn',
          actions: [
            {
              type: 'keepEntry',
              params: ({ event: { via, path, interests } }) => ({ via, path, interests }),
            },
          ],
        },
        'auth.dismissed': [
          {
            guard: 'hasIntent',
            description:
              'The customer closed sign-in: the action that needed it is dropped with a message.',
            meta: { requirements: ['WISH-07', 'OPEN-11'] },
            target: 'closed',
            actions: ['sayIntentDropped', 'forgetIntent', 'tellClosed'],
          },
          { target: 'closed', actions: ['tellClosed'] },
        ],
        'auth.putAside': [
          {
            guard: 'hasIntent',
            description:
              'Browser Back closed sign-in: the action is dropped, but typed entries are kept.',
            meta: { requirements: ['WISH-07', 'OPEN-11'] },
            target: 'closed',
            actions: ['sayIntentDropped', 'forgetIntent', 'tellAside'],
          },
          { target: 'closed', actions: ['tellAside'] },
        ],
      },
    },
    recovering: {
      description: 'The password is being recovered; the action that needed sign-in waits.',
      meta: { requirements: ['AUTH-07', 'REC-01'] },
      entry: ['tellRecovering'],
      on: {
        'auth.asked': [
          {
            guard: { type: 'asksForMore', params: ({ event }) => ({ intent: event.intent }) },
            description: 'A newer action needs sign-in: it replaces the waiting one.',
            target: 'open',
            actions: [
              {
                type: 'keepAsked',
                params: ({ event }) => ({ mode: event.mode, intent: event.intent }),
              },
            ],
          },
          {
            description: 'Sign-in opens again, and the waiting action is kept.',
            target: 'open',
            actions: [{ type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) }],
          },
        ],
        'auth.recovery.left': [
          {
            guard: { type: 'cameBack', params: ({ event }) => ({ back: event.back }) },
            description: 'The customer is back on the page where sign-in was open: it opens again.',
            meta: { requirements: ['AUTH-07'] },
            target: 'open',
            actions: [{ type: 'keepMode', params: { mode: 'signIn' } }],
          },
          {
            guard: 'hasIntent',
            description: 'The customer went to another page: the waiting action is dropped.',
            target: 'closed',
            actions: ['sayIntentDropped', 'forgetIntent', 'tellClosed'],
          },
          { target: 'closed', actions: ['tellClosed'] },
        ],
      },
    },
    goingOn: {
      description: 'The customer is signed in: the action that needed it comes first.',
      always: [
        {
          guard: 'wantsPage',
          description:
            'The page that needed sign-in opens: the checkout, a chat or a members’ page.',
          target: 'closed',
          actions: ['openWantedPage', 'forgetIntent', 'tellClosed'],
        },
        {
          guard: 'wantsDeed',
          description: 'The waiting action needs no page, like saving a favourite: it is done.',
          target: 'landing',
          actions: ['tellIntent'],
        },
        { target: 'landing' },
      ],
    },
    landing: {
      description: 'It is decided which page the customer sees after signing in.',
      meta: { requirements: ['AUTH-28', 'AUTH-30'] },
      exit: ['forgetIntent', 'tellClosed'],
      always: [
        {
          guard: 'interestsOffered',
          meta: { requirements: ['AUTH-30'] },
          target: 'closed',
          actions: ['openInterests'],
        },
        {
          guard: 'isSignUp',
          meta: { requirements: ['AUTH-30'] },
          target: 'closed',
          actions: ['openHome'],
        },
        {
          guard: 'isAuthPath',
          meta: { requirements: ['AUTH-28'] },
          target: 'closed',
          actions: ['openHome'],
        },
        {
          description: 'The dialog closes, and the customer stays on the page.',
          meta: { requirements: ['AUTH-27', 'AUTH-28'] },
          target: 'closed',
        },
      ],
    },
  },
});
