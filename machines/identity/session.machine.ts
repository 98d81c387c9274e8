import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { SESSION_ENDED } from '../rules/failure.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';

/** The present visitor: a customer, who has a token, or a guest, who has a guest id (NAV-03). */
export interface SessionContext {
  token: string | null;
  guestId: string | null;
  /**
   * Whether the server refused the guest id after the page was loaded, and a new one was requested.
   */
  renewed: boolean;
}

export interface SessionInput {
  token: string | null;
  guestId: string | null;
}

export type SessionEvent =
  | { type: 'session.retry' }
  | { type: 'session.signedIn'; token: string }
  | { type: 'session.signOut.asked' }
  | { type: 'session.signOut.confirmed'; onLanding: boolean }
  | { type: 'session.signOut.declined' }
  /** The customer has deleted the account: the token is no longer valid. */
  | { type: 'session.accountDeleted' }
  /** A new password was set by a code, for this customer's account or another one. */
  | { type: 'session.passwordReset' }
  | { type: 'session.rejected' }
  | { type: 'session.abandoned' }
  | { type: 'session.elsewhere'; token: string | null };

/**
 * What the session tells the page. `session.changed` is emitted for every change of customer or
 * guest: the token is stored, a customer's guest id is deleted, and the cart switches to the new
 * owner.
 */
export type SessionFact =
  | OutwardFact
  | { type: 'session.changed'; token: string | null; guestId: string | null }
  /**
   * The server refused the token; the page stays as it is until the customer signs in or leaves.
   */
  | { type: 'session.expired' }
  /** The customer signed in in another tab, so no sign-in is needed in this one. */
  | { type: 'session.joined' }
  /**
   * The customer signed out: a call asks the server to end the token. The page does not wait for
   * the answer.
   */
  | { type: 'session.signedOut'; token: string | null }
  /**
   * The customer signed out, in this tab or another: all data of the customer in this browser is
   * deleted. This is told before the change of the session: another tab, which sees that the token
   * is gone, then knows that it was a sign-out.
   */
  | { type: 'session.ended' };

/**
 * How long, in ms, the session waits after the customer has confirmed the sign-out. Then it removes
 * the token (AUTH-36).
 */
const SIGN_OUT_MS = 500;

/**
 * For how long after a password was set by a code, in ms, the server's first refusal of the token is
 * taken as its consequence: as long as a call waits for its answer.
 */
const PASSWORD_RESET_MS = 15_000;

/**
 * F-01: the present visitor, either a guest with an id that owns a cart or a customer with a token.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as 'busy' | 'failed' | 'customer',
  },
  actors: {
    requestGuestId: fromPromise<{ guestId: string }, { refused: string | null }>(notProvided),
  },
  delays: {
    signOutPause: SIGN_OUT_MS,
    passwordResetPause: PASSWORD_RESET_MS,
    beforeAskingAgain: 5000,
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasGuestId: ({ context }) => context.guestId !== null,
    tokenGone: (_, params: { token: string | null }) => params.token === null,
    tokenIsOther: ({ context }, params: { token: string | null }) =>
      params.token !== null && params.token !== context.token,
    wasRenewed: ({ context }) => context.renewed,
    onLanding: (_, params: { onLanding: boolean }) => params.onLanding,
  },
  actions: {
    keepGuestId: assign({ guestId: (_, params: { guestId: string }) => params.guestId }),
    keepToken: assign({
      token: (_, params: { token: string | null }) => params.token,
      // The guest id ends with the sign-in: the guest's cart is now part of the account's.
      guestId: null,
    }),
    noteRenewal: assign({ renewed: true }),
    dropToken: assign({ token: null }),
    tellChange: emit(({ context }) => ({
      type: 'session.changed' as const,
      token: context.token,
      guestId: context.guestId,
    })),
    layQuestionOver: sendParent({ type: 'overlay.opened', overlay: { kind: 'signOut' } }),
    takeQuestionOff: sendParent({ type: 'overlay.closed', kind: 'signOut' }),
    tellShop: sendParent(({ context }: { context: SessionContext }) => ({
      type: 'session.changed' as const,
      signedIn: context.token !== null,
      guestId: context.guestId,
    })),
    tellShopExpired: sendParent({ type: 'session.expired' }),
    tellShopEnded: sendParent({ type: 'session.ended' }),
    tellSignedOut: emit(({ context }) => ({
      type: 'session.signedOut' as const,
      token: context.token,
    })),
    tellEnded: emit({ type: 'session.ended' as const }),
    tellJoined: emit({ type: 'session.joined' as const }),
    tellExpired: emit({ type: 'session.expired' as const }),
    sayRejected: emit(toast('info', SESSION_ENDED)),
    saySignedOut: emit(toast('success', 'account.signOut.done')),
    saySignedOutElsewhere: emit(toast('info', 'account.signOut.elsewhere')),
    openHome: emit(navigate(linkTo('home'))),
    openLanding: emit(navigate('/')),
  },
}).createMachine({
  id: 'session',
  description: 'Who is visiting: a guest with a guest id, or a customer with a token.',
  context: ({ input }) => ({ token: input.token, guestId: input.guestId, renewed: false }),
  initial: 'booting',
  on: {
    'session.signedIn': {
      description: 'The customer signed in; the guest id is no longer used.',
      meta: { requirements: ['AUTH-25', 'AUTH-27', 'AUTH-29'] },
      target: '.customer',
      actions: [{ type: 'keepToken', params: ({ event }) => ({ token: event.token }) }],
    },
    'session.elsewhere': {
      description: 'In another tab, the customer signed in or changed the account.',
      guard: { type: 'tokenIsOther', params: ({ event }) => ({ token: event.token }) },
      target: '.customer',
      actions: [
        { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        'tellJoined',
      ],
    },
  },
  states: {
    booting: {
      description: 'The token or guest id stored in this browser is read.',
      meta: { requirements: ['NAV-03'] },
      always: [
        { guard: 'hasToken', target: 'customer' },
        { guard: 'hasGuestId', target: 'guest' },
        { target: 'issuingGuestId' },
      ],
    },
    issuingGuestId: {
      description:
        'The visitor has no guest id that the server knows, and gets one to keep a cart.',
      meta: { requirements: ['GUEST-01', 'API-35'] },
      tags: ['busy'],
      invoke: {
        src: 'requestGuestId',
        input: ({ context }) => ({ refused: context.guestId }),
        onDone: {
          target: 'guest',
          actions: {
            type: 'keepGuestId',
            params: ({ event }) => ({ guestId: event.output.guestId }),
          },
        },
        onError: { target: 'guestIdRefused' },
      },
    },
    guestIdRefused: {
      description:
        'No guest id was issued, and the visitor is told; additions to the cart wait for it.',
      meta: { requirements: ['GUEST-01'] },
      tags: ['failed'],
      on: { 'session.retry': { target: 'askingAgain' } },
      after: { beforeAskingAgain: { target: 'askingAgain' } },
    },
    askingAgain: {
      description: 'The guest id is requested again; the message stays until it arrives.',
      meta: { requirements: ['GUEST-01', 'API-35'] },
      tags: ['busy', 'failed'],
      invoke: {
        src: 'requestGuestId',
        input: ({ context }) => ({ refused: context.guestId }),
        onDone: {
          target: 'guest',
          actions: {
            type: 'keepGuestId',
            params: ({ event }) => ({ guestId: event.output.guestId }),
          },
        },
        onError: { target: 'guestIdRefused' },
      },
    },
    guest: {
      description: 'A guest browses; the cart is stored under the guest id.',
      meta: { requirements: ['GUEST-02', 'GUEST-05'] },
      entry: ['tellChange', 'tellShop'],
      on: {
        'session.rejected': [
          {
            description:
              'The new guest id was refused too: the visitor is told, and it is tried again later.',
            guard: 'wasRenewed',
            target: 'guestIdRefused',
          },
          {
            description:
              'The server no longer knows the guest: a new guest id takes over the cart.',
            target: 'issuingGuestId',
            actions: ['noteRenewal'],
          },
        ],
      },
    },
    customer: {
      description: 'A signed-in customer, known by the token.',
      meta: { requirements: ['NAV-20', 'GUEST-05'] },
      tags: ['customer'],
      entry: ['tellChange', 'tellShop'],
      exit: ['takeQuestionOff'],
      initial: 'signedIn',
      on: {
        'session.rejected': {
          description: 'The server no longer accepts the token: sign-in opens over the page.',
          target: 'expired',
          actions: ['dropToken', 'sayRejected'],
        },
        'session.accountDeleted': {
          description:
            'The account was deleted: the customer’s data is deleted in this browser too.',
          meta: { requirements: ['PROF-13'] },
          target: 'booting',
          actions: [
            'dropToken',
            'tellEnded',
            'tellChange',
            'tellShop',
            'tellShopEnded',
            'openLanding',
          ],
        },
        'session.elsewhere': {
          guard: { type: 'tokenGone', params: ({ event }) => ({ token: event.token }) },
          description: 'The customer signed out in another tab.',
          target: 'booting',
          actions: [
            'dropToken',
            'saySignedOutElsewhere',
            'tellEnded',
            'tellChange',
            'tellShop',
            'tellShopEnded',
          ],
        },
      },
      states: {
        signedIn: {
          description: 'The customer is signed in and shops.',
          on: {
            'session.signOut.asked': { target: 'confirmingSignOut' },
            'session.passwordReset': { target: 'passwordReset' },
          },
        },
        passwordReset: {
          description: 'A new password was set by a code, which ends all sessions of its account.',
          meta: { requirements: ['REC-01'] },
          on: {
            'session.rejected': {
              description:
                'The server ended this session too. The customer was already told to sign in again.',
              target: '#session.expired',
              actions: ['dropToken'],
            },
            'session.signOut.asked': { target: 'confirmingSignOut' },
          },
          after: {
            passwordResetPause: {
              description: 'The password was another account’s: this session goes on.',
              target: 'signedIn',
            },
          },
        },
        confirmingSignOut: {
          description: 'A dialog asks whether the customer really wants to sign out.',
          meta: { requirements: ['AUTH-36'] },
          entry: ['layQuestionOver'],
          on: {
            'session.signOut.confirmed': [
              {
                guard: {
                  type: 'onLanding',
                  params: ({ event }) => ({ onLanding: event.onLanding }),
                },
                meta: { requirements: ['AUTH-37'] },
                target: 'leavingLanding',
              },
              { target: 'leaving' },
            ],
            'session.signOut.declined': { target: 'signedIn', actions: ['takeQuestionOff'] },
          },
        },
        leaving: {
          description: 'After half a second, token and cart are removed, and the home page opens.',
          meta: { requirements: ['AUTH-36', 'AUTH-37'] },
          tags: ['busy'],
          after: {
            signOutPause: {
              target: '#session.booting',
              actions: [
                'tellSignedOut',
                'dropToken',
                'saySignedOut',
                'tellEnded',
                'tellChange',
                'tellShop',
                'tellShopEnded',
                'openHome',
              ],
            },
          },
        },
        leavingLanding: {
          description: 'The same sign-out on the landing page, which stays open.',
          meta: { requirements: ['AUTH-36', 'AUTH-37'] },
          tags: ['busy'],
          after: {
            signOutPause: {
              target: '#session.booting',
              actions: [
                'tellSignedOut',
                'dropToken',
                'saySignedOut',
                'tellEnded',
                'tellChange',
                'tellShop',
                'tellShopEnded',
                'openLanding',
              ],
            },
          },
        },
      },
    },
    expired: {
      description: 'The session has ended; the page stays as it is under the sign-in dialog.',
      meta: { requirements: ['API-02', 'AUTH-25'] },
      entry: ['tellShopExpired', 'tellExpired'],
      on: {
        'session.abandoned': {
          description: 'The customer does not sign in again and goes on as a guest.',
          target: 'booting',
          actions: ['tellChange', 'tellShop'],
        },
      },
    },
  },
});
