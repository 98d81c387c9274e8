import { assign, emit, fromPromise, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { messageOf, refusedWith } from '../rules/failure.ts';
import type {
  InfoForm,
  LoginAnswer,
  SignInRequest,
  SocialCredential,
  SocialMedium,
} from '../rules/identity.ts';

export interface SocialInput {
  medium: SocialMedium | null;
}

export interface SocialContext extends SocialInput {
  credential: SocialCredential | null;
  phone: string | null;
  answer: LoginAnswer | null;
}

export type SocialEvent = { type: 'info.submitted'; info: InfoForm } | { type: 'social.closed' };

export interface SocialOutput {
  outcome: 'answered' | 'closed';
  request: SignInRequest | null;
  answer: LoginAnswer | null;
}

/** F-04: a provider says who the customer is, and the shop is told. */
export const socialMachine = setup({
  types: {
    context: {} as SocialContext,
    input: {} as SocialInput,
    events: {} as SocialEvent,
    emitted: {} as OutwardFact,
    output: {} as SocialOutput,
    tags: {} as 'busy' | 'info',
  },
  actors: {
    /** Opens the provider; null when the customer closed it or it could not be loaded. */
    askProvider: fromPromise<SocialCredential | null, { medium: SocialMedium | null }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    postCredential: fromPromise<
      LoginAnswer,
      { credential: SocialCredential | null; phone: string | null }
    >(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    hasCredential: (_, params: { credential: SocialCredential | null }) =>
      params.credential !== null,
    emailMissing: (_, params: { error: unknown }) => refusedWith(params.error, 'email'),
  },
  actions: {
    keepCredential: assign({
      credential: (_, params: { credential: SocialCredential | null }) => params.credential,
    }),
    keepInfo: assign({
      credential: ({ context }, params: { info: InfoForm }) =>
        context.credential === null
          ? null
          : { ...context.credential, email: params.info.email || context.credential.email },
      phone: (_, params) => params.info.phone || null,
    }),
    keepAnswer: assign({ answer: (_, params: { answer: LoginAnswer }) => params.answer }),
    sayFailure: emit((_, params: { error: unknown }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: messageOf(params.error),
    })),
  },
}).createMachine({
  id: 'social',
  description: 'Sign-in through a provider.',
  context: ({ input }) => ({ ...input, credential: null, phone: null, answer: null }),
  initial: 'askingProvider',
  output: ({ context: { answer, credential, phone } }) =>
    answer === null || credential === null
      ? { outcome: 'closed', request: null, answer: null }
      : { outcome: 'answered', request: { kind: 'social', credential, phone }, answer },
  states: {
    askingProvider: {
      description: 'The provider asks the customer.',
      meta: { requirements: ['AUTH-34', 'AUTH-35'] },
      tags: ['busy'],
      invoke: {
        src: 'askProvider',
        input: ({ context }) => ({ medium: context.medium }),
        onDone: [
          {
            guard: {
              type: 'hasCredential',
              params: ({ event }) => ({ credential: event.output }),
            },
            target: 'posting',
            actions: [
              { type: 'keepCredential', params: ({ event }) => ({ credential: event.output }) },
            ],
          },
          { description: 'The customer closed the provider’s window.', target: 'closed' },
        ],
        onError: {
          target: 'closed',
          actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'social.closed': { target: 'closed' } },
    },
    posting: {
      description: 'The shop looks at what the provider said.',
      meta: { requirements: ['API-13', 'API-14', 'DATA-05'] },
      tags: ['busy'],
      invoke: {
        src: 'postCredential',
        input: ({ context }) => ({ credential: context.credential, phone: context.phone }),
        onDone: {
          target: 'answered',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'emailMissing', params: ({ event }) => ({ error: event.error }) },
            meta: { requirements: ['AUTH-33'] },
            target: 'extraInfo',
          },
          {
            meta: { requirements: ['AUTH-33'] },
            target: 'closed',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: { 'social.closed': { target: 'closed' } },
    },
    extraInfo: {
      description: 'The provider gave no e-mail: phone or e-mail are asked for.',
      meta: { requirements: ['AUTH-31', 'AUTH-32', 'AUTH-33'] },
      tags: ['info'],
      on: {
        'info.submitted': {
          target: 'posting',
          actions: [{ type: 'keepInfo', params: ({ event }) => ({ info: event.info }) }],
        },
        'social.closed': { target: 'closed' },
      },
    },
    answered: { description: 'The shop has answered.', type: 'final' },
    closed: { description: 'Nothing came of it; the dialog goes on.', type: 'final' },
  },
});
