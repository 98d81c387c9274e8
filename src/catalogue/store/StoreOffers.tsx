import { Copy, Percent, Ticket, Truck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type {
  Coupon,
  Currency,
  ShopConfig,
  Store,
  StoreDiscount,
} from '../../../machines/rules/domain.ts';
import { freeDeliveryAt } from '../../../machines/rules/fee.ts';
import { formatDate, t } from '../../messages/index.ts';
import { useCopy } from '../../shop/copying.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`;

const Offer = styled.li`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 14px 18px;
  min-block-size: 76px;
  border-radius: 20px;
  background: var(--accent-softer);
  border: 1.5px dashed color-mix(in oklab, var(--accent) 38%, transparent);
  > svg {
    color: var(--accent);
    flex: none;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

interface StoreOffersProps {
  store: Store;
  config: ShopConfig;
}

/**
 * The store's offers with their terms: its discount, its coupons, and free delivery above an
 * amount.
 */
export function StoreOffers({ store, config }: StoreOffersProps) {
  const { currency } = config;
  const free = freeDeliveryAt(store, config.freeDelivery);
  if (store.discount === null && store.coupons.length === 0 && free.type !== 'overAmount') {
    return null;
  }
  return (
    <List aria-label={t('catalogue.store.offers')}>
      {store.discount !== null && (
        <Entry
          icon={Percent}
          title={t('catalogue.store.discount', { percent: store.discount.discount })}
          terms={[
            ...termsOf(store.discount, currency),
            // A discount without an end date does not end.
            ...(store.discount.endDate === ''
              ? []
              : [t('catalogue.store.offerEnds', { date: formatDate(store.discount.endDate) })]),
          ]}
        />
      )}
      {store.coupons.map((coupon) => (
        <Entry
          key={coupon.id}
          icon={Ticket}
          title={coupon.title}
          terms={[coupon.code, ...termsOf(coupon, currency)]}
        >
          <CopyCode coupon={coupon} />
        </Entry>
      ))}
      {free.type === 'overAmount' && (
        <Entry
          icon={Truck}
          title={t('catalogue.store.freeOver', {
            amount: isolatedMoney(free.threshold, currency),
          })}
          terms={[t('catalogue.store.freeOverNote')]}
        />
      )}
    </List>
  );
}

function termsOf(
  { minPurchase, maxDiscount }: Pick<StoreDiscount, 'minPurchase' | 'maxDiscount'>,
  currency: Currency,
): string[] {
  const money = (amount: number) => isolatedMoney(amount, currency);
  return [
    ...(minPurchase !== null && minPurchase > 0
      ? [t('catalogue.store.offerFrom', { minimum: money(minPurchase) })]
      : []),
    ...(maxDiscount > 0 ? [t('catalogue.store.offerUpTo', { maximum: money(maxDiscount) })] : []),
  ];
}

interface EntryProps {
  icon: LucideIcon;
  title: string;
  terms: readonly string[];
  children?: ReactNode;
}

function Entry({ icon: Icon, title, terms, children }: EntryProps) {
  return (
    <Offer>
      <Icon size={24} aria-hidden />
      <div>
        <b>{title}</b>
        <small>{terms.join(' · ')}</small>
      </div>
      {children}
    </Offer>
  );
}

function CopyCode({ coupon: { code } }: { coupon: Coupon }) {
  const copy = useCopy();
  return (
    <IconButton aria-label={t('catalogue.store.copyCode', { code })} onClick={() => copy(code)}>
      <Copy size={18} aria-hidden />
    </IconButton>
  );
}
