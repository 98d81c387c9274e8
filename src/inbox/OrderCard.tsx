import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import type { ChatMessage } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Badge } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { Money } from '../ui/Price.tsx';

const Place = styled.div`
  padding: 12px 20px;
  background: var(--surface-quiet);
  border-block-end: 1px solid var(--line);
  @media (max-width: 1180px) {
    padding-inline: 16px;
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 12px 14px;
  border-radius: 20px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1), var(--edge);
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

type Order = NonNullable<ChatMessage['order']>;

interface OrderCardProps {
  /** The order. Only its id is known when no message was written about it yet. */
  order: Pick<Order, 'id'> & Partial<Order>;
}

/** A link to the order that a thread is about, with its total and status. */
export function OrderCard({ order: { id, status = 'unknown', amount = null } }: OrderCardProps) {
  const { data: config } = useQuery(configQuery());
  return (
    <Place>
      <Card to={linkTo('order', { id })}>
        <ReceiptText size={22} aria-hidden />
        <span>
          <b>
            {t('inbox.order')} <bdi>#{id}</bdi>
          </b>
          {amount !== null && config !== undefined && (
            <small>
              <Money amount={amount} currency={config.currency} />
            </small>
          )}
        </span>
        {status !== 'unknown' && <Badge $look="soft">{t(`orders.status.${status}`)}</Badge>}
      </Card>
    </Place>
  );
}
