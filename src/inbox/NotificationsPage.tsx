import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import {
  Bell,
  CheckCheck,
  KeyRound,
  MessageCircle,
  ReceiptText,
  Sparkles,
  TicketPercent,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { notificationListMachine } from '../../machines/inbox/notificationList.machine.ts';
import type { ReadNotifications, ShopNotification } from '../../machines/rules/domain.ts';
import { isUnread, notificationLink } from '../../machines/rules/notifications.ts';
import { addDays, dateOf, wallClockOf } from '../../machines/rules/wallClock.ts';
import { MembersPage } from '../account/index.ts';
import { useCustomer } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { now } from '../platform/browser.ts';
import { configQuery } from '../shop/config.ts';
import { usePlace } from '../shop/place.ts';
import { Button } from '../ui/Button.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { H3, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InboxHead } from './InboxHead.tsx';
import { dayOf, dayText, timeText } from './moments.ts';
import { useNotificationList } from './useNotificationList.ts';
import { useUpdates } from './useUpdates.ts';

const List = styled.div`
  max-inline-size: 860px;
  margin-block: 20px 96px;
  h2 {
    font: var(--type-sm);
    color: var(--text-3);
    margin-block: 20px 8px;
  }
`;

/** Beside the name of the first day. */
const MarkAll = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -6px -50px;
`;

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
  }
`;

const signs = {
  order: ReceiptText,
  trip: KeyRound,
  message: MessageCircle,
  wallet: Wallet,
  coupon: TicketPercent,
  referral: Sparkles,
  plain: Bell,
} as const;

/** The shop's notifications to the customer in the last days, and where each leads (GUEST-05, NAV-10). */
export function NotificationsPage() {
  const customer = useCustomer();
  return (
    <MembersPage title={t('inbox.nav.news')} purpose={t('inbox.notifications.purpose')} below>
      {customer !== null && <Notifications />}
    </MembersPage>
  );
}

const stateOf = (snapshot: SnapshotFrom<typeof notificationListMachine> | undefined) => ({
  isBusy: snapshot === undefined || snapshot.hasTag('busy'),
  problem: snapshot?.hasTag('failed') === true ? snapshot.context.problem : null,
  isEmpty: snapshot?.hasTag('listed') === true && snapshot.context.notifications.length === 0,
  notifications: snapshot?.context.notifications ?? [],
  read: snapshot?.context.read ?? null,
});

function Notifications() {
  useUpdates();
  const list = useNotificationList();
  const isSomewhere = usePlace() !== null;
  const { isBusy, problem, isEmpty, notifications, read } = stateOf(
    useSelector(list, (snapshot) => snapshot),
  );
  return (
    <Wrap>
      <InboxHead page="notifications" />
      <List aria-busy={isBusy}>
        {isBusy &&
          [1, 2, 3, 4].map((row) => (
            <Skeleton key={row} $height="76px" style={{ marginBlockEnd: 4 }} />
          ))}
        {problem !== null && (
          <ErrorPanel
            message={isSomewhere ? problem : { key: 'inbox.notifications.placeless' }}
            onRetry={() => list?.send({ type: 'notifications.retry' })}
          />
        )}
        {isEmpty && (
          <EmptyPanel
            title={t('inbox.notifications.empty')}
            text={t('inbox.notifications.empty.text')}
            object="loudspeaker"
          />
        )}
        {list !== undefined && read !== null && notifications.length > 0 && (
          <Days list={list} notifications={notifications} read={read} />
        )}
      </List>
    </Wrap>
  );
}

interface DaysProps {
  list: ActorRefFrom<typeof notificationListMachine>;
  notifications: readonly ShopNotification[];
  read: ReadNotifications;
}

function Days({ list, notifications, read }: DaysProps) {
  return (
    <>
      <MarkAll>
        <Button
          look="ghost"
          size="sm"
          icon={<CheckCheck size={18} aria-hidden />}
          disabled={!notifications.some((one) => isUnread(one, read))}
          onClick={() => list.send({ type: 'notifications.all.read' })}
        >
          {t('inbox.notifications.markAll')}
        </Button>
      </MarkAll>
      {daysOf(notifications).map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <H3 as="h2">{name}</H3>
          <ul>
            {rows.map((one) => (
              <One
                key={one.id}
                notification={one}
                isNew={isUnread(one, read)}
                onFollow={() => list.send({ type: 'notification.followed', id: one.id })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Day {
  name: string;
  rows: ShopNotification[];
}

/** Today's, yesterday's, and those before, each where there are some. */
function daysOf(notifications: readonly ShopNotification[]): Day[] {
  const today = dateOf(wallClockOf(now()));
  const yesterday = addDays(today, -1);
  const names = [t('inbox.today'), t('inbox.yesterday'), t('inbox.notifications.earlier')];
  const placeOf = ({ at }: ShopNotification) => {
    const day = dayOf(at);
    if (day === today) return 0;
    return day === yesterday ? 1 : 2;
  };
  return names
    .map((name, place) => ({ name, rows: notifications.filter((one) => placeOf(one) === place) }))
    .filter(({ rows }) => rows.length > 0);
}

interface OneProps {
  notification: ShopNotification;
  isNew: boolean;
  onFollow: () => void;
}

function One({ notification, isNew, onFollow }: OneProps) {
  const { data: config } = useQuery(configQuery());
  const { kind, title, text, at } = notification;
  const to = notificationLink(notification);
  const Sign = signs[kind];
  const today = dateOf(wallClockOf(now()));
  const isRecent = at !== null && [today, addDays(today, -1)].includes(dayOf(at) ?? '');
  const said: ReactNode = (
    <>
      <span aria-hidden>
        <Sign size={20} />
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
            <bdi>
              {isRecent ? timeText(at, config?.twelveHourClock ?? false) : dayText(at, today)}
            </bdi>
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
        <div>{said}</div>
      ) : (
        <Link to={to} onClick={onFollow}>
          {said}
        </Link>
      )}
    </Entry>
  );
}
