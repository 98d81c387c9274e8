import { notificationListMachine } from '../../machines/inbox/notificationList.machine.ts';
import { isUnread } from '../../machines/rules/notifications.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { notice } from './inboxSamples.ts';

const nothing = { through: 0, ids: [] };
const wallet = notice({ id: 3, kind: 'wallet', subjectId: null });
const confirmed = notice({ id: 4, text: 'Your order 100482 is confirmed.' });

export const notificationListModel = defineModel(notificationListMachine, {
  events: { 'notification.followed': [named('the top-up', { id: 3 })] },
  actors: {
    readNotifications: {
      done: [
        named('none', { owner: 12, notifications: [], read: nothing }),
        named('a top-up', { owner: 12, notifications: [wallet], read: nothing }),
        named('a top-up and an order that moved', {
          owner: 12,
          notifications: [confirmed, wallet],
          read: nothing,
        }),
      ],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    owner: context.owner,
    listed: context.notifications.map(({ id }) => id),
    unread: context.notifications.filter((one) => isUnread(one, context.read)).length,
    problem: context.problem !== null,
  }),
  invariants: {
    'AUTH-25: of a customer who is gone nothing is left': (s) =>
      !s.matches('absent') || (s.context.owner === null && s.context.notifications.length === 0),
    'screens: after all are marked none is new': (s, step) =>
      step?.label !== 'notifications.all.read' ||
      s.context.notifications.every((one) => !isUnread(one, s.context.read)),
    'screens: what is marked as read is stored for its customer': (_, step) =>
      step?.emitted.every((fact) => fact.type !== 'notifications.read' || 'owner' in fact) ?? true,
    'screens: a failure after the first reading leaves the list on the screen': (s, step) =>
      step === null ||
      !step.previous.hasTag('listed') ||
      step.answer?.failed !== true ||
      s.hasTag('listed'),
    'screens: a list that failed says why': (s) =>
      !s.matches('unavailable') || s.context.problem !== null,
    'issue 23: an order that moved on is told once, with the way to it': (_, step) => {
      const told = step?.emitted.filter(({ type }) => type === 'toast') ?? [];
      const isNews =
        step?.label.startsWith('readNotifications done: a top-up and an order') === true &&
        step.previous.hasTag('listed') &&
        !step.previous.context.notifications.some(({ id }: { id: number }) => id === 4);
      return isNews
        ? JSON.stringify(told) ===
            JSON.stringify([
              {
                type: 'toast',
                kind: 'info',
                message: { text: 'Your order 100482 is confirmed.' },
                about: 'progress',
                to: '/my-orders/100482',
              },
            ])
        : told.length === 0;
    },
  },
});
