import { MessageCircle } from 'lucide-react';
import { useFacts } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { useUnread } from '../shop/unread.ts';
import { NewsLink } from './NewsLink.tsx';
import { NotificationsBell } from './notifications/NotificationsBell.tsx';
import { storeRead } from './notificationList.wiring.ts';
import { useNewNotifications, useNotificationList } from './notifications/useNotificationList.ts';
import { useUpdates } from './useUpdates.ts';

/** Brings news to a customer on every page, and stores what of it they have read; it draws nothing. */
export function News() {
  useUpdates();
  useFacts(useNotificationList(), {
    'notifications.read': ({ owner, read }) => {
      if (owner !== null) storeRead(owner, read);
    },
  });
  return null;
}

/**
 * The ways to what the shop tells, and to what stores, couriers and the shop write, with how much of
 * it is new; guests have neither (NAV-19, GUEST-05).
 */
export function NewsLinks() {
  return (
    <>
      <NotificationsBell count={useNewNotifications()} />
      <NewsLink page="inbox" name={t('inbox.nav.chat')} count={useUnread()} icon={MessageCircle} />
    </>
  );
}
