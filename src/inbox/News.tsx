import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useFacts } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { get } from '../platform/stored/store.ts';
import { useUnread } from '../shop/unread.ts';
import { Nothing } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { NewsLink } from './NewsLink.tsx';
import { NotificationsBell } from './notifications/NotificationsBell.tsx';
import { storeRead } from './notificationList.wiring.ts';
import { useNewNotifications, useNotificationList } from './notifications/useNotificationList.ts';
import { useUpdates } from './useUpdates.ts';

const WaitingMessages = lazyPart(
  async () => (await import('./WaitingMessages.tsx')).WaitingMessages,
);

/**
 * Keeps a signed-in customer's messages and notifications up to date on every page, stores which
 * notifications they have read, and sends the messages that wait to be sent. Shows nothing.
 */
export function News() {
  const [hasWaiting] = useState(() => get('outbox') !== null);
  useUpdates();
  useFacts(useNotificationList(), {
    'notifications.read': ({ owner, read }) => {
      if (owner !== null) storeRead(owner, read);
    },
  });
  if (!hasWaiting) return null;
  return (
    <Delayed instead={Nothing}>
      <WaitingMessages />
    </Delayed>
  );
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
