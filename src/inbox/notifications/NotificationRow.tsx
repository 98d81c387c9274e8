import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  KeyRound,
  MessageCircle,
  ReceiptText,
  Sparkles,
  TicketPercent,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShopNotification } from '../../../machines/rules/domain.ts';
import { notificationLink } from '../../../machines/rules/notifications.ts';
import { addDays, dateOf } from '../../../machines/rules/wallClock.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Link } from '../../ui/Link.tsx';
import { dayOf, dayText, timeText } from '../moments.ts';

const Entry = styled.li`
  > a,
  > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding: 10px;
    margin-inline: -10px;
    min-block-size: 76px;
    border-radius: 20px;
    overflow-wrap: anywhere;
  }
  a > span:first-child,
  div > span:first-child {
    display: grid;
    place-items: center;
    block-size: 48px;
    border-radius: 14px;
    background: var(--fill);
    &[data-module] {
      background: var(--accent-soft);
      color: var(--accent-text);
    }
  }
  b {
    display: block;
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  @media (hover: hover) {
    > a:hover {
      background: var(--fill);
    }
  }
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  align-self: start;
  padding-block-start: 4px;
  time {
    font: var(--type-xs);
    color: var(--text-3);
    white-space: nowrap;
  }
  i {
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--ink);
    /* In a contrast theme the browser leaves out every fill that is not one of its own colours. */
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const kindIcons = {
  order: ReceiptText,
  trip: KeyRound,
  message: MessageCircle,
  wallet: Wallet,
  coupon: TicketPercent,
  referral: Sparkles,
  plain: Bell,
} as const;

/** A colour for each kind of notification, so that a list is easier to scan. */
const hues: Partial<Record<ShopNotification['kind'], string>> = {
  order: 'food',
  message: 'grocery',
  trip: 'rental',
  coupon: 'shop',
};

interface NotificationRowProps {
  notification: ShopNotification;
  isNew: boolean;
  onFollow: () => void;
}

/** A row of the notification list; a link if the notification is about a page. */
export function NotificationRow({ notification, isNew, onFollow }: NotificationRowProps) {
  const { data: config } = useQuery(configQuery());
  const { kind, title, text, at } = notification;
  const to = notificationLink(notification);
  const KindIcon = kindIcons[kind];
  const today = dateOf(usePresentMinute());
  const isRecent = at !== null && [today, addDays(today, -1)].includes(dayOf(at) ?? '');
  const content: ReactNode = (
    <>
      <span aria-hidden data-module={hues[kind]}>
        <KindIcon size={20} />
      </span>
      <span>
        <b>
          <bdi>{title}</bdi>
        </b>
        <p>
          <bdi>{text}</bdi>
        </p>
      </span>
      <End>
        {at !== null && (
          <time dateTime={at}>
            <bdi>{isRecent ? timeText(at, config?.twelveHourClock) : dayText(at, today)}</bdi>
          </time>
        )}
        {isNew && (
          <>
            <i aria-hidden />
            <Hidden>{t('inbox.notifications.new')}</Hidden>
          </>
        )}
      </End>
    </>
  );
  return (
    <Entry>
      {to === null ? (
        <div>{content}</div>
      ) : (
        <Link to={to} onClick={onFollow}>
          {content}
        </Link>
      )}
    </Entry>
  );
}
