import { useQuery } from '@tanstack/react-query';
import { MapPin, MessageSquareText, Phone, Store as StoreIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type {
  Currency,
  Order,
  OrderLine,
  PaidBy,
  ShopConfig,
} from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { times } from '../../machines/rules/money.ts';
import { nameElsewhere } from '../../machines/rules/payment/digital.ts';
import { ways } from '../../machines/rules/payment/ways.ts';
import { AverageRating } from '../catalogue/index.ts';
import { addressText, listOf, resolve, t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { Amounts, type AmountRow } from '../ui/Amounts.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Row } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { orderLinesQuery } from './queries.ts';

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

const Rider = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-block: 18px;
  border-block: 1px solid var(--line);
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    flex: none;
  }
`;

/** Who brings the order, and how to reach them; nobody before it is picked up. */
export function CourierCard({ courier }: { courier: NonNullable<Order['courier']> }) {
  return (
    <Rider>
      <Avatar name={courier.name} image={courier.imageUrl} size={52} />
      <div>
        <b>{courier.name}</b>
        <Row $gap={10}>
          {courier.rating > 0 && <AverageRating value={courier.rating} />}
          <small>{t('orders.track.courier')}</small>
        </Row>
      </div>
      {courier.phone === '' ? (
        <small>{t('ui.phoneMissing')}</small>
      ) : (
        <a href={`tel:${courier.phone}`} aria-label={`${t('orders.track.call')}: ${courier.name}`}>
          <Phone size={20} aria-hidden />
        </a>
      )}
    </Rider>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 10px;
  margin-block-end: 16px;
  padding-block-end: 16px;
  border-block-end: 1px solid var(--line);
  color: var(--text);
  small {
    color: var(--text-3);
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

/** Who sells, where to, what, and for how much. */
export function OrderDetails({ order }: { order: Order }) {
  const { data: config } = useQuery(configQuery());
  const { data: lines, error, refetch } = useQuery(orderLinesQuery(order.id));
  if (config === undefined) return null;
  const { currency } = config;
  const { store, address } = order;
  return (
    <section aria-label={t('orders.track.items')}>
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
      <Accordion
        open="items"
        parts={[
          {
            key: 'items',
            title: (
              <Row $between style={{ flex: 1 }}>
                <span>
                  {lines === undefined
                    ? t('orders.track.items')
                    : t('orders.track.itemCount', { count: lines.length })}
                </span>
                <Money amount={order.amount} currency={currency} />
              </Row>
            ),
            body: (
              <>
                {error !== null && (
                  <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
                )}
                {lines === undefined && error === null && (
                  <Skeleton $height="80px" $radius="12px" />
                )}
                {lines !== undefined && (
                  <Lines>
                    {lines.map((line) => (
                      <LineOfOrder key={line.id} line={line} currency={currency} />
                    ))}
                  </Lines>
                )}
                <Amounts rows={rowsOf(order, config)} />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

interface Bought {
  quantity: number | null;
}

/** What all of something cost; null when the price of one, or how many there are, is not known. */
const ofAll = (price: number | null, { quantity }: Bought, { digits }: Currency) =>
  price === null || quantity === null ? null : times(price, quantity, digits);

function Times({ quantity }: Bought) {
  return quantity === null ? <>{t('ui.quantityMissing')} ·</> : <bdi dir="ltr">{quantity} ×</bdi>;
}

/** A line is its price times its quantity before discounts, which are named below all lines. */
function LineOfOrder({ line, currency }: { line: OrderLine; currency: Currency }) {
  return (
    <li>
      <Row $between>
        <span>
          <Times quantity={line.quantity} /> {line.name}
          {line.options.length > 0 && <small> ({listOf(line.options)})</small>}
        </span>
        <Money amount={ofAll(line.unitPrice, line, currency)} currency={currency} />
      </Row>
      {line.addOns.map((addOn) => (
        <Row $between key={addOn.name}>
          <small>
            <Times quantity={addOn.quantity} /> {addOn.name}
          </small>
          <small>
            <Money amount={ofAll(addOn.price, addOn, currency)} currency={currency} />
          </small>
        </Row>
      ))}
    </li>
  );
}

/**
 * How a part is paid. What was paid at a gateway goes by its key, which says nothing to a customer;
 * what is still to be paid by a way that the shop has not says so, under its own name.
 */
function methodText(method: PaidBy | null, paid: boolean, config: ShopConfig): string {
  if (method?.kind === 'partWallet') return t('orders.track.byWallet');
  if (method !== null && method.kind !== 'unknown')
    return resolve({ key: ways[method.kind].paidLabel });
  const name = paid ? null : nameElsewhere(method, config);
  return name === null ? t('orders.track.online') : t('orders.track.unknownWay', { name });
}

/** How the order is paid, in one part or several; nothing of one that will never be paid. */
function paymentsOf(order: Order): Order['payments'] {
  const { amount, paymentMethod: method, payments, status } = order;
  if (payments.length > 1) return payments;
  const paid = order.paymentStatus === 'paid';
  const ended = status === 'canceled' || status === 'failed';
  return method === null || (ended && !paid) ? [] : [{ amount, method, paid }];
}

const taken = (amount: number | null): number | null => (amount === null ? null : -amount);

/**
 * The amounts the server charged, each named; nothing is computed here. One that is not known is
 * named as missing: it is not the same as nothing.
 */
function rowsOf(order: Order, config: ShopConfig): AmountRow[] {
  const { currency } = config;
  const brought = order.type !== 'take_away';
  const rows = [
    { label: t('orders.track.storeDiscount'), amount: taken(order.storeDiscount), off: true },
    { label: t('orders.track.coupon'), amount: taken(order.couponDiscount), off: true },
    {
      label: t(order.taxIncluded ? 'orders.track.taxIncluded' : 'orders.track.tax'),
      amount: order.tax,
    },
    { label: t('orders.track.fee'), amount: brought ? order.deliveryCharge : 0 },
    { label: t('orders.track.packaging'), amount: order.packagingCharge },
    { label: t('orders.track.tip'), amount: order.tip },
    { label: t('orders.track.charge'), amount: order.additionalCharge },
  ];
  const money = (amount: number | null) => <Money amount={amount} currency={currency} />;
  return [
    ...rows
      .filter(({ amount }) => amount !== 0)
      .map(({ label, amount, off }): AmountRow => ({
        label,
        value: money(amount),
        ...(off === true ? { look: 'off' } : {}),
      })),
    { label: t('orders.track.total'), value: money(order.amount), look: 'total' },
    ...paymentsOf(order).map(({ amount, method, paid }) => ({
      label: `${methodText(method, paid, config)} (${t(paid ? 'orders.track.paid' : 'orders.track.toPay')})`,
      value: money(amount),
    })),
  ];
}
