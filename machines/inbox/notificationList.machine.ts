import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MessageRef,
  OutwardFact,
  ReadNotifications,
  ShopNotification,
} from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import {
  allRead,
  isUnread,
  newProgress,
  notificationLink,
  oneRead,
} from '../rules/notifications.ts';
import { announce, toast } from '../rules/outwardFacts.ts';

/**
 * A customer's notifications from the server, and which of them are marked as read in this browser.
 */
export interface NotificationReading {
  /** Id of the customer. */
  owner: number;
  /** The newest first. */
  notifications: ShopNotification[];
  read: ReadNotifications;
}

export interface NotificationListContext extends Omit<NotificationReading, 'owner'> {
  /** Id of the customer; null until it is known. */
  owner: number | null;
  problem: MessageRef | null;
}

export type NotificationListEvent =
  /** There may be new notifications: the list is read. */
  | { type: 'notifications.due' }
  /** The customer signed out: the list is emptied. */
  | { type: 'notifications.ended' }
  | { type: 'notifications.retry' }
  /** The customer opened a notification, which is read from now on. */
  | { type: 'notification.followed'; id: number }
  | { type: 'notifications.all.read' };

export type NotificationListFact =
  | OutwardFact
  /** Which notifications are read now; the browser stores this. */
  | { type: 'notifications.read'; owner: number | null; read: ReadNotifications };

type Arrived = { reading: NotificationReading };

const nobodys: NotificationListContext = {
  owner: null,
  notifications: [],
  read: { through: 0, ids: [] },
  problem: null,
};

const progressOf = (context: NotificationListContext, { reading }: Arrived) =>
  newProgress(context.notifications, reading);

/** The shop's notifications to a customer: what is new, and where each leads. */
export const notificationListMachine = setup({
  types: {
    context: {} as NotificationListContext,
    events: {} as NotificationListEvent,
    emitted: {} as NotificationListFact,
    tags: {} as 'busy' | 'failed' | 'listed',
  },
  actors: {
    readNotifications: fromPromise<NotificationReading, { owner: number | null }>(notProvided),
  },
  guards: {
    someAreUnread: ({ context }) =>
      context.notifications.some((one) => isUnread(one, context.read)),
    isProgress: ({ context }, params: Arrived) => progressOf(context, params) !== undefined,
  },
  actions: {
    keepReading: assign((_, { reading }: Arrived) => ({ ...reading, problem: null })),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    markOne: assign({ read: ({ context }, { id }: { id: number }) => oneRead(context.read, id) }),
    markAll: assign({ read: ({ context }) => allRead(context.read, context.notifications) }),
    forget: assign(nobodys),
    tellRead: emit(({ context: { owner, read } }) => ({
      type: 'notifications.read' as const,
      owner,
      read,
    })),
    announceRead: emit(announce('inbox.notifications.allRead')),
    /**
     * Shows a toast about the progress of an order or a trip, with a link to it; a newer toast
     * replaces the one before.
     */
    tellProgress: emit(({ context }, params: Arrived) => {
      const progress = progressOf(context, params);
      const to = progress === undefined ? null : notificationLink(progress);
      const text = progress?.text || progress?.title || '';
      return toast('info', { text }, { about: 'progress', ...(to !== null && { to }) });
    }),
  },
}).createMachine({
  id: 'notificationList',
  description: 'Notifications of the shop to a customer: what is new, and where each leads.',
  context: nobodys,
  initial: 'absent',
  on: {
    'notifications.ended': {
      description: 'Nothing of a customer stays for the next one.',
      meta: { requirements: ['AUTH-25'] },
      target: '.absent',
      actions: ['forget'],
    },
  },
  states: {
    absent: {
      description: 'No customer has looked at a page yet.',
      meta: { requirements: ['GUEST-05'] },
      tags: ['busy'],
      on: { 'notifications.due': { target: 'reading' } },
    },
    reading: {
      description: 'The list is asked for.',
      tags: ['busy'],
      invoke: {
        src: 'readNotifications',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepReading', params: ({ event }) => ({ reading: event.output }) }],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unavailable: {
      description: 'The list could not be read; it can be tried again.',
      tags: ['failed'],
      on: {
        'notifications.retry': { target: 'reading' },
        'notifications.due': { target: 'reading' },
      },
    },
    listed: {
      description: 'The list is there; what is new is marked.',
      meta: { requirements: ['NAV-10'] },
      tags: ['listed'],
      initial: 'resting',
      on: {
        'notifications.due': {
          description: 'What is on its way may be older than the news.',
          target: '.refreshing',
        },
        'notification.followed': {
          description: 'What was followed is not new any more.',
          actions: [{ type: 'markOne', params: ({ event }) => event }, 'tellRead'],
        },
        'notifications.all.read': {
          guard: 'someAreUnread',
          actions: ['markAll', 'tellRead', 'announceRead'],
        },
      },
      states: {
        resting: { description: 'The list is as the server had it last.' },
        refreshing: {
          description: 'The list is read again; a failure leaves what is there.',
          invoke: {
            src: 'readNotifications',
            input: ({ context }) => ({ owner: context.owner }),
            onDone: [
              {
                description:
                  'An order or a trip has moved on: the customer is told where they are.',
                guard: { type: 'isProgress', params: ({ event }) => ({ reading: event.output }) },
                target: 'resting',
                actions: [
                  { type: 'tellProgress', params: ({ event }) => ({ reading: event.output }) },
                  { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) },
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) },
                ],
              },
            ],
            onError: { target: 'resting' },
          },
        },
      },
    },
  },
});
