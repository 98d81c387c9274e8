import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { notificationListMachine } from '../../../machines/inbox/notificationList.machine.ts';
import { isUnread } from '../../../machines/rules/notifications.ts';
import { useIsAwake } from '../../flow/awake.ts';
import { useRootContext } from '../../shop/root.ts';

/** The actor of the notification list; undefined until it is started. */
export function useNotificationList() {
  const updates = useRootContext((context) => context.updates);
  return useSelector(updates ?? undefined, (snapshot) => snapshot?.children.notificationList);
}

/** The parts of the list's snapshot that its views need; a missing snapshot counts as loading. */
export const listState = (snapshot: SnapshotFrom<typeof notificationListMachine> | undefined) => ({
  isBusy: snapshot === undefined || snapshot.hasTag('busy'),
  problem: snapshot?.hasTag('failed') === true ? snapshot.context.problem : null,
  isEmpty: snapshot?.hasTag('listed') === true && snapshot.context.notifications.length === 0,
  notifications: snapshot?.context.notifications ?? [],
  read: snapshot?.context.read ?? null,
});

/** How many notifications are new to the customer; 0 until it is known. */
export function useNewNotifications(): number {
  const count = useSelector(useNotificationList(), (snapshot) => {
    if (snapshot === undefined) return 0;
    const { notifications, read } = snapshot.context;
    return notifications.filter((one) => isUnread(one, read)).length;
  });
  return useIsAwake() ? count : 0;
}
