import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import styled from 'styled-components';
import type { Currency, Order } from '../../machines/rules/domain.ts';
import { times } from '../../machines/rules/money.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Column, Panel, Row } from '../ui/Layout.tsx';
import { Money } from '../ui/Price.tsx';
import { orderLinesQuery } from './queries.ts';

const Fact = styled.div`
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  p + p {
    color: var(--text-2);
  }
`;

const Call = styled.a`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
`;

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  border-block-start: 1px solid var(--line);
  padding-block-start: 14px;
  small {
    color: var(--text-3);
  }
`;

const Amounts = styled.dl`
  display: grid;
  gap: 8px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    border-block-start: 1.5px dashed var(--line-strong);
    padding-block-start: 12px;
    font: var(--type-title);
  }
  [data-total] dt {
    color: var(--text);
  }
`;

/** Who sells, who brings, where to, what, and for how much. A line is its price times its quantity
 * before discounts, which are named below it. */
export function OrderDetails({ order }: { order: Order }) {
  const { data: config } = useQuery(configQuery());
  const { data: lines } = useQuery(orderLinesQuery(order.id));
  if (config === undefined) return null;
  const { address } = order;
  return (
    <Panel aria-label={t('orders.track.items')}>
      <Column $gap={16}>
        {order.store !== null && (
          <Fact>
            <small>{t('orders.track.store')}</small>
            <p>
              <b>{order.store.name}</b>
            </p>
            <p>
              <bdi>{order.store.address}</bdi>
            </p>
          </Fact>
        )}
        {order.courier !== null && (
          <Row $between>
            <Fact>
              <small>{t('orders.track.courier')}</small>
              <p>
                <b>{order.courier.name}</b>
              </p>
            </Fact>
            <Call
              href={`tel:${order.courier.phone}`}
              aria-label={`${t('orders.track.call')}: ${order.courier.name}`}
            >
              <Phone size={20} aria-hidden />
            </Call>
          </Row>
        )}
        {order.type !== 'take_away' && address !== null && (
          <Fact>
            <small>{t('orders.track.address')}</small>
            <p>
              <bdi>{address.address}</bdi>
            </p>
            <p>
              <bdi>{[address.road, address.house, address.floor].filter(Boolean).join(', ')}</bdi>
            </p>
          </Fact>
        )}
        <Lines>
          {lines?.map((line) => (
            <li key={line.id}>
              <Row $between>
                <span>
                  <bdi dir="ltr">{line.quantity} ×</bdi> {line.name}
                  {line.options.length > 0 && <small> ({line.options.join(', ')})</small>}
                </span>
                <Money
                  amount={times(line.unitPrice, line.quantity, config.currency.digits)}
                  currency={config.currency}
                />
              </Row>
              {line.addOns.map((addOn) => (
                <Row $between key={addOn.name}>
                  <small>
                    <bdi dir="ltr">{addOn.quantity} ×</bdi> {addOn.name}
                  </small>
                  <small>
                    <Money
                      amount={times(addOn.price, addOn.quantity, config.currency.digits)}
                      currency={config.currency}
                    />
                  </small>
                </Row>
              ))}
            </li>
          ))}
        </Lines>
        <OrderAmounts order={order} currency={config.currency} />
      </Column>
    </Panel>
  );
}

/** The amounts the server charged, each named; nothing is computed here. */
function OrderAmounts({ order, currency }: { order: Order; currency: Currency }) {
  const rows = [
    { label: t('orders.track.storeDiscount'), amount: -order.storeDiscount },
    { label: t('orders.track.coupon'), amount: -order.couponDiscount },
    {
      label: t(order.taxIncluded ? 'orders.track.taxIncluded' : 'orders.track.tax'),
      amount: order.tax,
    },
    { label: t('orders.track.fee'), amount: order.deliveryCharge },
    { label: t('orders.track.packaging'), amount: order.packagingCharge },
    { label: t('orders.track.tip'), amount: order.tip },
    { label: t('orders.track.charge'), amount: order.additionalCharge },
  ];
  return (
    <Amounts>
      {rows
        .filter(({ amount }) => amount !== 0)
        .map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <div data-total>
        <dt>{t('orders.track.total')}</dt>
        <dd>
          <Money amount={order.amount} currency={currency} />
        </dd>
      </div>
    </Amounts>
  );
}
