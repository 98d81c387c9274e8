import { assign, emit, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import type { DeferredIntent } from '../rules/identity.ts';
import { safeReturnAddress } from '../rules/returnAddress.ts';

export interface AuthGateInput {
  /** A sign-in that a reload interrupted; null when none was under way. */
  interrupted: { mode: 'signIn' | 'signUp'; intent: DeferredIntent | null } | null;
}

export interface AuthGateContext {
  wasInterrupted: boolean;
  mode: 'signIn' | 'signUp';
  intent: DeferredIntent | null;
}

export type AuthGateEvent =
  | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; intent: DeferredIntent | null }
  | { type: 'auth.signedIn'; via: 'signIn' | 'signUp'; path: string; interests: boolean }
  | { type: 'auth.dismissed' };

export type AuthGateFact =
  | OutwardFact
  | {
      type: 'gate.changed';
      open: boolean;
      mode: 'signIn' | 'signUp';
      intent: DeferredIntent | null;
    };

/** Signing in on top of whatever the customer was doing, and going on with it afterwards. */
export const authGateMachine = setup({
  types: {
    context: {} as AuthGateContext,
    input: {} as AuthGateInput,
    events: {} as AuthGateEvent,
    emitted: {} as AuthGateFact,
    tags: {} as 'open',
  },
  guards: {
    wasInterrupted: ({ context }) => context.wasInterrupted,
    isAuthPath: (_, params: { path: string }) =>
      params.path === '/forgot-password' || params.path.startsWith('/auth'),
    isSignUp: (_, params: { via: 'signIn' | 'signUp' }) => params.via === 'signUp',
    interestsOffered: (_, params: { via: 'signIn' | 'signUp'; interests: boolean }) =>
      params.via === 'signUp' && params.interests,
    hasIntent: ({ context }) =>
      context.intent !== null && safeReturnAddress(context.intent.to) !== null,
  },
  actions: {
    keepAsked: assign({
      mode: (_, params: { mode: 'signIn' | 'signUp'; intent: DeferredIntent | null }) =>
        params.mode,
      intent: (_, params) => params.intent,
    }),
    forgetIntent: assign({ intent: null }),
    resumeIntent: emit(({ context }) => ({
      type: 'navigate' as const,
      to: safeReturnAddress(context.intent?.to) ?? '/home',
    })),
    openHome: emit({ type: 'navigate' as const, to: '/home' }),
    openInterests: emit({ type: 'navigate' as const, to: '/interest' }),
    sayIntentDropped: emit({
      type: 'toast' as const,
      kind: 'info' as const,
      message: { key: 'identity.notLoggedIn' },
    }),
    tellGate: emit(({ context }) => ({
      type: 'gate.changed' as const,
      open: true,
      mode: context.mode,
      intent: context.intent,
    })),
    tellGateClosed: emit(({ context }) => ({
      type: 'gate.changed' as const,
      open: false,
      mode: context.mode,
      intent: null,
    })),
  },
}).createMachine({
  id: 'authGate',
  description: 'Sign-in on top of the page, and what goes on after it.',
  context: ({ input: { interrupted } }) => ({
    wasInterrupted: interrupted !== null,
    mode: interrupted?.mode ?? 'signIn',
    intent: interrupted?.intent ?? null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A sign-in that a reload interrupted goes on.',
      always: [{ guard: 'wasInterrupted', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      description: 'Nobody is signing in.',
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
      tags: ['open'],
      entry: ['tellGate'],
      exit: ['tellGateClosed'],
      on: {
        'auth.asked': {
          description: 'Asked for again: the newest wish counts.',
          actions: [
            {
              type: 'keepAsked',
              params: ({ event }) => ({ mode: event.mode, intent: event.intent }),
            },
            'tellGate',
          ],
        },
        'auth.signedIn': [
          {
            guard: 'hasIntent',
            description: 'What was wanted before is done now.',
            target: 'closed',
            actions: ['resumeIntent', 'forgetIntent'],
          },
          {
            guard: {
              type: 'interestsOffered',
              params: ({ event: { via, interests } }) => ({ via, interests }),
            },
            meta: { requirements: ['AUTH-30'] },
            target: 'closed',
            actions: ['openInterests', 'forgetIntent'],
          },
          {
            guard: { type: 'isSignUp', params: ({ event }) => ({ via: event.via }) },
            meta: { requirements: ['AUTH-30'] },
            target: 'closed',
            actions: ['openHome', 'forgetIntent'],
          },
          {
            guard: { type: 'isAuthPath', params: ({ event }) => ({ path: event.path }) },
            meta: { requirements: ['AUTH-28'] },
            target: 'closed',
            actions: ['openHome', 'forgetIntent'],
          },
          {
            description: 'The dialog closes where the customer is.',
            meta: { requirements: ['AUTH-27', 'AUTH-28'] },
            target: 'closed',
            actions: ['forgetIntent'],
          },
        ],
        'auth.dismissed': [
          {
            guard: 'hasIntent',
            description: 'Still a guest: what was wanted is not done, and that is said.',
            target: 'closed',
            actions: ['sayIntentDropped', 'forgetIntent'],
          },
          { target: 'closed', actions: ['forgetIntent'] },
        ],
      },
    },
  },
});
