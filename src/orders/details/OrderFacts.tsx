import { MapPin, MessageSquareText, Store as StoreIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Order } from '../../../machines/rules/domain.ts';
import { addressText, t } from '../../messages/index.ts';

const Facts = styled.ul`
  display: grid;
  gap: 18px;
  margin-block-end: 12px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 14px;
  }
  svg {
    margin-block-start: 2px;
    color: var(--text-3);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
  p {
    color: var(--text-2);
  }
`;

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <small>{label}</small>
        {children}
      </div>
    </li>
  );
}

/** Who sells, where to, and what was asked for besides. */
export function OrderFacts({ order }: { order: Order }) {
  const { store, address } = order;
  return (
    <Facts>
      {store !== null && (
        <Fact icon={<StoreIcon size={20} aria-hidden />} label={t('orders.track.store')}>
          <b>{store.name}</b>
          <p>
            <bdi>{addressText(store)}</bdi>
          </p>
        </Fact>
      )}
      {order.type !== 'take_away' && address !== null && (
        <Fact icon={<MapPin size={20} aria-hidden />} label={t('orders.track.address')}>
          <b>
            <bdi>{addressText(address)}</bdi>
          </b>
        </Fact>
      )}
      {order.note !== '' && (
        <Fact icon={<MessageSquareText size={20} aria-hidden />} label={t('orders.track.note')}>
          <p>{order.note}</p>
        </Fact>
      )}
    </Facts>
  );
}
