import { MessageCircle } from 'lucide-react';
import { useFacts } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { useUnread } from '../shop/unread.ts';
import { NewsLink } from './NewsLink.tsx';
import { NotificationsBell } from './notifications/NotificationsBell.tsx';
import { storeRead } from './notificationList.wiring.ts';
import { useNewNotifications, useNotificationList } from './notifications/useNotificationList.ts';
import { useUpdates } from './useUpdates.ts';

/**
 * Keeps a signed-in customer's messages and notifications up to date on every page, and stores
 * which notifications they have read. Renders nothing.
 */
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
 * Links to the notifications and to the messages, each with the number of unread ones. Not shown to
 * guests (NAV-19, GUEST-05). A `narrow` bar has no space for the messages, which the menu of small
 * screens has instead.
 */
export function NewsLinks({ narrow }: { narrow: boolean }) {
  return (
    <>
      <NotificationsBell count={useNewNotifications()} />
      {!narrow && <MessagesLink />}
    </>
  );
}

function MessagesLink() {
  return (
    <NewsLink page="inbox" name={t('inbox.nav.chat')} count={useUnread()} icon={MessageCircle} />
  );
}
