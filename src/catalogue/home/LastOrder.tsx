import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Star, X } from 'lucide-react';
import styled from 'styled-components';
import type { Order } from '../../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import { mayOrderAgain } from '../../../machines/rules/orderStatus.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { dismissReviewReminder, fetchOrders, fetchReviewReminder } from '../../api/orders/calls.ts';
import { formatDate, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { ButtonBase } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Money } from '../../ui/Price.tsx';

const Card = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 16px 20px;
  margin-block: 24px;
  border-radius: var(--r-xl);
  box-shadow: inset 0 0 0 1px var(--line);
  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  h2 {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const lastOrderQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['orders', 'last', moduleId],
    queryFn: async ({ signal }) =>
      (await fetchOrders('previous', moduleId, 1, signal)).rows.find(mayOrderAgain) ?? null,
    staleTime: MINUTE_MS,
  });

const reminderQuery = () =>
  queryOptions({
    queryKey: ['review-reminder'],
    queryFn: ({ signal }) => fetchReviewReminder(signal),
    staleTime: MINUTE_MS,
  });

/**
 * A card for the customer's last order in a module, with a link to order it again and a reminder to
 * review it (M7).
 */
export function LastOrder({ moduleId }: { moduleId: number }) {
  const { data: order = null } = useQuery(lastOrderQuery(moduleId));
  const { data: config } = useQuery(configQuery());
  if (order === null || order.store === null || config === undefined) return null;
  const { store } = order;
  return (
    <Card aria-label={t('orders.again.last')}>
      <StoreLogo id={store.id} name={store.name} image={store.logoUrl} size={52} />
      <div>
        <h2>{t('orders.again.last')}</h2>
        <p>
          <bdi>{store.name}</bdi> · {formatDate(order.createdAt ?? '')} ·{' '}
          <Money amount={order.amount} currency={config.currency} />
        </p>
      </div>
      <Reminder order={order} />
      <ButtonBase as={Link} to={linkTo('order', { id: order.id }, { again: 1 })} $look="soft">
        <RotateCcw size={18} aria-hidden />
        {t('orders.again.open')}
      </ButtonBase>
    </Card>
  );
}

/** Asks for a review of the order until the customer writes one or dismisses the question. */
function Reminder({ order }: { order: Order }) {
  const queryClient = useQueryClient();
  const { data: due = null } = useQuery(reminderQuery());
  const dismissal = useMutation({
    mutationFn: () => dismissReviewReminder(order.id),
    // Hidden at once. If the request fails, the reminder comes back at another visit.
    onMutate: () => queryClient.setQueryData(reminderQuery().queryKey, null),
  });
  if (due !== order.id) return null;
  return (
    <span>
      <ButtonBase as={Link} to={linkTo('orderReview', { id: order.id })} $look="ghost">
        <Star size={18} aria-hidden />
        {t('orders.review.ask')}
      </ButtonBase>
      <IconButton
        type="button"
        aria-label={t('orders.review.notNow')}
        onClick={() => dismissal.mutate()}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
