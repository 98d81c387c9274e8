import { useSelector } from '@xstate/react';
import { CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { notificationListMachine } from '../../../machines/inbox/notificationList.machine.ts';
import type { ReadNotifications, ShopNotification } from '../../../machines/rules/domain.ts';
import { isUnread } from '../../../machines/rules/notifications.ts';
import { addDays, dateOf } from '../../../machines/rules/wallClock.ts';
import { MembersPage } from '../../account/index.ts';
import { CustomerPending } from '../../identity/formOwner/index.ts';
import { useCustomer } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { usePlace } from '../../shop/place.ts';
import { PlaceButton } from '../../shop/PlaceButton.tsx';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Button } from '../../ui/Button.tsx';
import { H3, Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { InboxHead } from '../InboxHead.tsx';
import { dayOf } from '../moments.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { listState, useNotificationList } from './useNotificationList.ts';
import { useUpdates } from '../useUpdates.ts';

const List = styled.div`
  max-inline-size: 860px;
  margin-block: 20px 96px;
  h2 {
    font: var(--type-sm);
    color: var(--text-3);
    margin-block: 20px 8px;
  }
`;

/**
 * The row of the button “mark all as read”. Negative margins place it beside the first day's
 * heading.
 */
const MarkAll = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -6px -50px;
  /* The button has no background at rest, so its text ends where the rows end. */
  margin-inline-end: -16px;
`;

/**
 * The page of the shop's recent notifications, each with a link to its subject (GUEST-05, NAV-10).
 */
export function NotificationsPage() {
  const customer = useCustomer();
  return (
    <MembersPage title={t('inbox.nav.news')} purpose={t('inbox.notifications.purpose')} below>
      {customer === null ? <CustomerPending /> : <Notifications />}
    </MembersPage>
  );
}

function Notifications() {
  useUpdates();
  const list = useNotificationList();
  const isSomewhere = usePlace() !== null;
  const { isBusy, problem, isEmpty, notifications, read } = listState(
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
        {problem !== null && isSomewhere && (
          <ErrorPanel
            message={problem}
            onRetry={() => list?.send({ type: 'notifications.retry' })}
          />
        )}
        {problem !== null && !isSomewhere && (
          <ErrorPanel message={{ key: 'inbox.notifications.placeless' }} action={<PlaceButton />} />
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
  const today = dateOf(usePresentMinute());
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
      {daysOf(notifications, today).map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <H3 as="h2">{name}</H3>
          <ul>
            {rows.map((one) => (
              <NotificationRow
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

/** Groups notifications into today, yesterday and earlier; empty groups are left out. */
function daysOf(notifications: readonly ShopNotification[], today: string): Day[] {
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
