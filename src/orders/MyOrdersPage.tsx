import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Currency, Order } from '../../machines/rules/domain.ts';
import { isOrderOver } from '../../machines/rules/orderStatus.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { MembersPage } from '../account/index.ts';
import { formatDate, t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../place/index.ts';
import { StoreLogo } from '../ui/Avatar.tsx';
import { ButtonFace } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { statusText } from './OrderProgress.tsx';
import { ordersQuery } from './queries.ts';

type Which = 'running' | 'previous';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 20px;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    padding: 16px 20px;
    border-radius: var(--r-xl);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  > li:hover {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  h2 {
    font: var(--type-label);
  }
  /* The whole card leads to the order. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  p {
    color: var(--text-2);
    font: var(--type-sm);
  }
  > li > div:last-child {
    display: grid;
    justify-items: end;
    gap: 6px;
  }
`;

/** A customer's orders, those under way and those that are over, 10 a page (NAV-11, NAV-28). */
export function MyOrdersPage() {
  const [params, setParams] = useSearchParams();
  const which: Which = params.get('tab') === 'previous' ? 'previous' : 'running';
  return (
    <MembersPage title={t('account.orders')}>
      <Tabs
        label={t('orders.list.show')}
        value={which}
        tabs={[
          { value: 'running', label: t('orders.list.running') },
          { value: 'previous', label: t('orders.list.previous') },
        ]}
        onChange={(tab) => setParams(tab === 'running' ? {} : { tab }, { replace: true })}
      >
        <Orders key={which} which={which} />
      </Tabs>
    </MembersPage>
  );
}

function Orders({ which }: { which: Which }) {
  const query = useInfiniteQuery(ordersQuery(which));
  const { data: config } = useQuery(configQuery());
  if (query.data === undefined || config === undefined) {
    return query.error === null ? (
      <List as="div" aria-busy>
        <Skeleton $height="92px" $radius="28px" />
        <Skeleton $height="92px" $radius="28px" />
        <Skeleton $height="92px" $radius="28px" />
      </List>
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  // One that moved to a later page while the customer read is shown once.
  const orders = [
    ...new Map(query.data.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
  ];
  if (orders.length === 0) {
    return (
      <EmptyPanel
        title={t(`orders.list.none.${which}`)}
        text={t('orders.list.noneText')}
        object="shopping-bags"
        tint="food"
        action={
          <ButtonFace as={Link} to={linkTo('home')} $look="ink">
            {t('orders.list.browse')}
          </ButtonFace>
        }
      />
    );
  }
  return (
    <>
      <List>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} currency={config.currency} />
        ))}
      </List>
      {query.isFetchNextPageError && (
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <LoadMore
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

function OrderCard({ order, currency }: { order: Order; currency: Currency }) {
  const name = order.store?.name ?? t('orders.list.parcel');
  const bad = order.status === 'canceled' || order.status === 'failed';
  return (
    <li data-module={moduleHue({ type: order.moduleType })}>
      <StoreLogo
        id={order.store?.id ?? order.id}
        name={name}
        image={order.store?.logoUrl ?? null}
        size={52}
      />
      <div>
        <h2>
          <Link to={linkTo('trackOrder', { order_id: order.id })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p>
          <bdi dir="ltr">#{order.id}</bdi> ·{' '}
          {formatDate(order.createdAt ?? '') || t('ui.timeMissing')}
          {order.lineCount > 0 && ` · ${t('orders.track.itemCount', { count: order.lineCount })}`}
        </p>
      </div>
      <div>
        <Badge $look={bad ? 'danger' : isOrderOver(order) ? 'success' : 'soft'}>
          {statusText(order.status, order.type)}
        </Badge>
        <Row>
          <b>
            <Money amount={order.amount} currency={currency} />
          </b>
        </Row>
      </div>
    </li>
  );
}
