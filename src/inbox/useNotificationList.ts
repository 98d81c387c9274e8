import { useSelector } from '@xstate/react';
import { isUnread } from '../../machines/rules/notifications.ts';
import { useIsHydrated } from '../flow/useIsHydrated.ts';
import { useRootContext } from '../shop/root.ts';

/** The list of notifications of a visit; undefined before it runs. */
export function useNotificationList() {
  const updates = useRootContext((context) => context.updates);
  return useSelector(updates ?? undefined, (snapshot) => snapshot?.children.notificationList);
}

/** How many notifications are new to the customer; 0 until it is known. */
export function useNewNotifications(): number {
  const count = useSelector(useNotificationList(), (snapshot) => {
    if (snapshot === undefined) return 0;
    const { notifications, read } = snapshot.context;
    return notifications.filter((one) => isUnread(one, read)).length;
  });
  return useIsHydrated() ? count : 0;
}
