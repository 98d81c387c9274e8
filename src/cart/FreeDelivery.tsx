import { Truck } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig, Store } from '../../machines/rules/domain.ts';
import { freeDeliveryAt, freeDeliveryProgress } from '../../machines/rules/fee.ts';
import { t } from '../messages/index.ts';
import { Money } from '../ui/Price.tsx';
import { ProgressBar } from '../ui/progress/ProgressBar.tsx';

const Frame = styled.div`
  padding: 14px 16px;
  border-radius: 18px;
  background: var(--accent-softer);
  display: grid;
  gap: 10px;
  p {
    font: var(--type-sm);
    display: flex;
    align-items: center;
    gap: 8px;
  }
  svg {
    color: var(--accent-text);
  }
`;

interface FreeDeliveryProps {
  subtotal: number;
  store: Store;
  config: ShopConfig;
}

/**
 * Shows how much more the customer must order for free delivery, or that delivery is always free.
 * Renders nothing when the store has no free delivery (CART-04, CART-05, PRICE-13).
 */
export function FreeDelivery({
  subtotal,
  store,
  config: { freeDelivery, currency },
}: FreeDeliveryProps) {
  const offer = freeDeliveryAt(store, freeDelivery);
  if (offer.type === 'all') return <Always />;
  const progress = freeDeliveryProgress(subtotal, offer, currency.digits);
  if (progress === null) return null;
  return (
    <Frame>
      <p>
        <Truck size={18} aria-hidden />
        {progress.reached ? (
          <b>{t('cart.free.reached')}</b>
        ) : (
          <span>
            <b>
              <Money amount={progress.remaining} currency={currency} />
            </b>{' '}
            {t('cart.free.more')}
          </span>
        )}
      </p>
      <ProgressBar percent={progress.percent} label={t('cart.free.label')} />
    </Frame>
  );
}

function Always() {
  return (
    <Frame>
      <p>
        <Truck size={18} aria-hidden />
        <b>{t('cart.free.always')}</b>
      </p>
    </Frame>
  );
}
