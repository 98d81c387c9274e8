import { Bell, MessageCircle, type LucideIcon } from 'lucide-react';
import { linkTo } from '../../machines/rules/paths.ts';
import { useFacts } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { useUnread } from '../shop/unread.ts';
import { Count, IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { storeRead } from './notificationList.wiring.ts';
import { useNewNotifications, useNotificationList } from './useNotificationList.ts';
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
      <NewsLink
        page="notifications"
        name={t('inbox.nav.news')}
        count={useNewNotifications()}
        icon={Bell}
      />
      <NewsLink page="inbox" name={t('inbox.nav.chat')} count={useUnread()} icon={MessageCircle} />
    </>
  );
}

interface NewsLinkProps {
  page: 'inbox' | 'notifications';
  name: string;
  count: number;
  icon: LucideIcon;
}

function NewsLink({ page, name, count, icon: Icon }: NewsLinkProps) {
  return (
    <IconButton
      as={Link}
      to={linkTo('profile', { page })}
      aria-label={count === 0 ? name : `${name}: ${t('inbox.nav.unread', { count })}`}
      title={name}
    >
      <Icon size={20} aria-hidden />
      {count > 0 && <Count>{count}</Count>}
    </IconButton>
  );
}
