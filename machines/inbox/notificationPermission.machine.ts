import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef } from '../rules/domain.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { mayOfferNotifications } from '../rules/notifications.ts';

/** Whether this browser can show notifications, and what the customer answered before. */
export interface NotificationAbility {
  /** `none`: this browser cannot show notifications. */
  permission: 'none' | 'default' | 'granted' | 'denied';
  subscribed: boolean;
  /** When the customer last answered "Not now", in ms since 1970; null when never. */
  declinedAt: number | null;
  /** The time at which all this was read, in ms since 1970. */
  now: number;
}

export interface NotificationPermissionContext {
  /**
   * Whether the page shows an order of the customer; without one, notifications are not offered.
   */
  ordered: boolean;
  problem: MessageRef | null;
}

export type NotificationPermissionEvent =
  | { type: 'notifications.turned.on' }
  | { type: 'notifications.turned.off' }
  /** The customer answered "Not now" to the offer of notifications. */
  | { type: 'notifications.declined' }
  | { type: 'notifications.retry' };

/**
 * Emitted after "Not now": the browser stores the time, so that the offer does not return too soon.
 */
export interface NotificationPermissionFact {
  type: 'notifications.declined';
}

type Looked = { ability: NotificationAbility };

/**
 * Turns push notifications on and off. They also arrive while no page of the shop is open, and are
 * offered only after an order.
 */
export const notificationPermissionMachine = setup({
  types: {
    context: {} as NotificationPermissionContext,
    input: {} as { ordered: boolean },
    events: {} as NotificationPermissionEvent,
    emitted: {} as NotificationPermissionFact,
    tags: {} as 'busy' | 'failed' | 'on',
  },
  delays: { subscribingPatience: 30_000 },
  actors: {
    readAbility: fromPromise<NotificationAbility>(notProvided),
    /**
     * Opens the browser's permission prompt; `default` means that it was closed without an answer.
     */
    askBrowser: fromPromise<'default' | 'granted' | 'denied'>(notProvided),
    subscribe: fromPromise<void>(notProvided),
    /**
     * Sends the browser's existing push subscription to the server again, with the present
     * language: the server may have lost it.
     */
    renew: fromPromise<void>(notProvided),
    unsubscribe: fromPromise<void>(notProvided),
  },
  guards: {
    canShowNone: (_, { ability }: Looked) => ability.permission === 'none',
    isRefused: (_, { ability }: Looked) => ability.permission === 'denied',
    isSubscribed: (_, { ability }: Looked) => ability.subscribed,
    isOfferDue: ({ context }, { ability: { declinedAt, now } }: Looked) =>
      context.ordered && mayOfferNotifications(declinedAt, now),
    wasGranted: (_, params: { answer: string }) => params.answer === 'granted',
    wasRefused: (_, params: { answer: string }) => params.answer === 'denied',
    shopSendsNone: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'notFound',
  },
  actions: {
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    explainSilence: assign({ problem: { key: 'app.error.timeout' } }),
    forgetProblem: assign({ problem: null }),
    tellDeclined: emit({ type: 'notifications.declined' as const }),
  },
}).createMachine({
  id: 'notificationPermission',
  description:
    'Push notifications: they are offered after an order, and can be turned off at any time.',
  context: ({ input }) => ({ ordered: input.ordered, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The browser is asked what it allows; the customer is asked nothing.',
      invoke: {
        src: 'readAbility',
        onDone: [
          {
            guard: { type: 'canShowNone', params: ({ event }) => ({ ability: event.output }) },
            target: 'unsupported',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ ability: event.output }) },
            target: 'refused',
          },
          {
            guard: { type: 'isSubscribed', params: ({ event }) => ({ ability: event.output }) },
            target: 'renewing',
          },
          {
            guard: { type: 'isOfferDue', params: ({ event }) => ({ ability: event.output }) },
            description: 'An order was placed, without a “Not now” in the last 30 days.',
            target: 'offered',
          },
          { target: 'notAsked' },
        ],
        onError: {
          description: 'The browser does not answer: it is treated as one without notifications.',
          target: 'unsupported',
        },
      },
    },
    unsupported: {
      description: 'This browser shows no notifications, or the shop sends none.',
    },
    notAsked: {
      description: 'Notifications are off; the customer can turn them on in the settings.',
      meta: { requirements: ['OPEN-73'] },
      on: { 'notifications.turned.on': { target: 'asking' } },
    },
    offered: {
      description: 'After an order, the customer reads what notifications are for, and decides.',
      meta: { requirements: ['OPEN-73'] },
      on: {
        'notifications.turned.on': { target: 'asking' },
        'notifications.declined': { target: 'notAsked', actions: ['tellDeclined'] },
      },
    },
    asking: {
      description: 'The browser’s own question is open, and the customer answers it there.',
      tags: ['busy'],
      on: {
        'notifications.declined': {
          description:
            'Some browsers hide their question, so the customer can decline on the page.',
          target: 'notAsked',
          actions: ['tellDeclined'],
        },
      },
      invoke: {
        src: 'askBrowser',
        onDone: [
          {
            guard: { type: 'wasGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused.justNow',
          },
          {
            description: 'The question was closed without an answer, which counts as “Not now”.',
            target: 'notAsked',
            actions: ['tellDeclined'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    subscribing: {
      description:
        'The browser subscribes to its push service, and the shop stores the subscription.',
      tags: ['busy'],
      after: { subscribingPatience: { target: 'failed', actions: ['explainSilence'] } },
      invoke: {
        src: 'subscribe',
        onDone: { target: 'on.sinceNow' },
        onError: [
          {
            guard: { type: 'shopSendsNone', params: ({ event }) => ({ error: event.error }) },
            target: 'unsupported',
          },
          { target: 'failed', actions: [{ type: 'explain', params: ({ event }) => event }] },
        ],
      },
    },
    renewing: {
      description: 'The subscription is sent to the shop again, with the present language.',
      tags: ['on'],
      invoke: {
        src: 'renew',
        onDone: { target: 'on' },
        onError: {
          description:
            'Sending failed: the shop may have the subscription; the next visit sends it again.',
          target: 'on',
        },
      },
    },
    on: {
      description: 'Notifications reach this browser.',
      tags: ['on'],
      on: { 'notifications.turned.off': { target: 'turningOff' } },
      initial: 'sinceBefore',
      states: {
        sinceBefore: { description: 'Notifications were on when the page opened.' },
        sinceNow: { description: 'Notifications were just turned on; the customer is told.' },
      },
    },
    turningOff: {
      description: 'The shop deletes the subscription, and the browser ends it.',
      tags: ['busy', 'on'],
      invoke: {
        src: 'unsubscribe',
        onDone: { target: 'notAsked' },
        onError: {
          target: 'stillOn',
          actions: [{ type: 'explain', params: ({ event }) => event }],
        },
      },
    },
    stillOn: {
      description: 'Turning off failed: notifications may still come, and the customer may retry.',
      tags: ['failed', 'on'],
      exit: ['forgetProblem'],
      on: { 'notifications.retry': { target: 'turningOff' } },
    },
    failed: {
      description: 'Turning on failed: the customer is told why, and may retry or decline.',
      tags: ['failed'],
      exit: ['forgetProblem'],
      on: {
        'notifications.retry': { target: 'asking' },
        'notifications.declined': { target: 'notAsked', actions: ['tellDeclined'] },
      },
    },
    refused: {
      description:
        'The browser blocks the shop’s notifications: only the browser’s settings allow them.',
      on: { 'notifications.retry': { target: 'looking' } },
      initial: 'before',
      states: {
        before: {
          description:
            'The customer refused notifications earlier, so the order page does not ask.',
        },
        justNow: {
          description: 'The customer refused just now; the page says how to allow notifications.',
        },
      },
    },
  },
});
