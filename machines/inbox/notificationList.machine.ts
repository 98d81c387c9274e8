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
  /** There may be new notifications: the list must be read again. */
  | { type: 'notifications.due' }
  /** The customer signed out: the list is emptied. */
  | { type: 'notifications.ended' }
  | { type: 'notifications.retry' }
  /** The customer opened this notification, so it is marked as read. */
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

/**
 * The list of the shop's notifications to a customer: which are unread, and which page each opens.
 */
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
  description: 'The shop’s notifications for a customer: which are new, and where each leads.',
  context: nobodys,
  initial: 'absent',
  on: {
    'notifications.ended': {
      description: 'The customer signed out: their notifications are removed.',
      meta: { requirements: ['AUTH-25'] },
      target: '.absent',
      actions: ['forget'],
    },
  },
  states: {
    absent: {
      description: 'No signed-in customer has looked at a page yet.',
      meta: { requirements: ['GUEST-05'] },
      tags: ['busy'],
      on: { 'notifications.due': { target: 'reading' } },
    },
    reading: {
      description: 'The notifications are being loaded.',
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
      description: 'The notifications could not be loaded; the customer may try again.',
      tags: ['failed'],
      on: {
        'notifications.retry': { target: 'reading' },
        'notifications.due': { target: 'reading' },
      },
    },
    listed: {
      description: 'The notifications are listed; new ones are marked.',
      meta: { requirements: ['NAV-10'] },
      tags: ['listed'],
      initial: 'resting',
      on: {
        'notifications.due': {
          description: 'Newer notifications may exist, so the list is read again.',
          target: '.refreshing',
        },
        'notification.followed': {
          description: 'The customer opened a notification, so it is no longer new.',
          actions: [{ type: 'markOne', params: ({ event }) => event }, 'tellRead'],
        },
        'notifications.all.read': {
          guard: 'someAreUnread',
          actions: ['markAll', 'tellRead', 'announceRead'],
        },
      },
      states: {
        resting: { description: 'The list is that of the server’s last answer.' },
        refreshing: {
          description: 'The list is read again; if that fails, the shown list stays.',
          invoke: {
            src: 'readNotifications',
            input: ({ context }) => ({ owner: context.owner }),
            onDone: [
              {
                description: 'An order or a trip made progress: a toast tells the customer.',
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
