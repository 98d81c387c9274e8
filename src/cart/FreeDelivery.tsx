import { Truck } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { freeDeliveryProgress } from '../../machines/rules/fee.ts';
import { t } from '../messages/index.ts';
import { Money } from '../ui/Price.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

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

/** How far the cart is from a delivery that costs nothing; nothing where the shop has none (CART-04, CART-05). */
export function FreeDelivery({ subtotal, config }: { subtotal: number; config: ShopConfig }) {
  const progress = freeDeliveryProgress(subtotal, config.freeDelivery, config.currency.digits);
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
              <Money amount={progress.remaining} currency={config.currency} />
            </b>{' '}
            {t('cart.free.more')}
          </span>
        )}
      </p>
      <ProgressBar percent={progress.percent} label={t('cart.free.label')} />
    </Frame>
  );
}
