import { Bike, Clock, ShoppingBag, Wallet, type LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { refusedWith } from '../../../machines/rules/failure.ts';
import { freeDeliveryAt } from '../../../machines/rules/fee.ts';
import { t } from '../../messages/index.ts';
import { usePlace, usePlaceActor } from '../../shop/place.ts';
import { Money } from '../../ui/Price.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { hoursText } from '../../shop/storeHoursText.ts';
import { useDeliveryFee } from './useDeliveryFee.ts';

const inPairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li:nth-child(3) {
    border-inline-start: 0;
  }
  > li:nth-child(n + 3) {
    border-block-start: 1px solid var(--line);
  }
`;

const Box = styled.ul<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid var(--line);
  border-radius: 22px;
  > li {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: ${({ $compact }) => ($compact ? '14px 18px' : '18px 22px')};
  }
  > li + li {
    border-inline-start: 1px solid var(--line);
  }
  svg {
    color: var(--accent);
    flex: none;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  ${({ $compact }) => $compact && inPairs}
  @media (max-width: 1180px) {
    ${inPairs}
  }
  @media (max-width: 640px) {
    > li {
      padding: 14px;
      gap: 10px;
      align-items: flex-start;
    }
    b {
      font: var(--type-sm-strong);
    }
  }
`;

interface StoreFactsProps {
  store: Store;
  config: ShopConfig;
  /** Whether the facts are in two rows of two, for a narrow place beside other content. */
  compact?: boolean;
}

/** The four facts that customers look for: delivery time, fee, minimum order and hours. */
export function StoreFacts({ store, config, compact = false }: StoreFactsProps) {
  const { currency } = config;
  // A store that its owner closed takes no orders for later either.
  const ahead = config.scheduleOrder && store.scheduleOrder && store.active;
  return (
    <Box $compact={compact}>
      <Fact icon={Bike} name={t('catalogue.store.time')}>
        <bdi>{store.deliveryTime}</bdi>
      </Fact>
      <Fact icon={Wallet} name={t('catalogue.store.fee')}>
        <Fee store={store} config={config} />
      </Fact>
      <Fact icon={ShoppingBag} name={t('catalogue.store.minimum')}>
        {store.minimumOrder !== 0 ? (
          <Money amount={store.minimumOrder} currency={currency} />
        ) : (
          t('catalogue.store.noMinimum')
        )}
      </Fact>
      <Fact
        icon={Clock}
        name={t(ahead ? 'catalogue.store.scheduleOrder' : 'catalogue.store.hours')}
      >
        <Hours store={store} config={config} />
      </Fact>
    </Box>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <li>
      <Icon size={22} aria-hidden />
      <div>
        <b>{children}</b>
        <small>{name}</small>
      </div>
    </li>
  );
}

/** The store's hours; the text changes when the store opens or closes while the page is open. */
function Hours({ store, config }: StoreFactsProps) {
  return hoursText(store, config, usePresentMinute());
}

/**
 * The delivery fee or, where no amount can be shown, a text: take-away only, free delivery, or
 * amount unknown. While the rates of the customer's zone are missing no fee is named, because the
 * shop's general rates may differ from them.
 */
function Fee({ store, config }: StoreFactsProps) {
  const place = usePlace();
  const placeActor = usePlaceActor();
  const { fee, isKnown, error } = useDeliveryFee(store, config);
  const zoneIsGone = place !== null && refusedWith(error, 'coordinates');
  useEffect(() => {
    // The shop no longer serves the location: the customer is asked for another (LOC-08).
    if (zoneIsGone) placeActor.send({ type: 'place.zone.lost' });
  }, [placeActor, zoneIsGone]);
  const free = freeDeliveryAt(store, config.freeDelivery);
  if (!store.delivery) return t('catalogue.store.takeAwayOnly');
  if (free.type === 'all') return t('catalogue.filter.freeDelivery');
  if (!isKnown) return t('catalogue.store.delivery');
  if (fee === null) return t('ui.amountMissing');
  const amount = isolatedMoney(fee, config.currency);
  return free.type === 'overAmount'
    ? t('catalogue.store.feeFreeOver', {
        fee: amount,
        over: isolatedMoney(free.threshold, config.currency),
      })
    : t('catalogue.store.feeFrom', { fee: amount });
}
