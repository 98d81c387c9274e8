import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Currency, Order, OrderLine } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { priceOfAll } from '../../../machines/rules/knownAmounts.ts';
import { listOf, t } from '../../messages/index.ts';
import { Row } from '../../ui/Layout.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Money } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ParcelContents } from '../parcel/ParcelContents.tsx';
import { orderLinesQuery } from '../queries.ts';

const Lines = styled.ul`
  display: grid;
  margin-block-end: 16px;
  padding-block-end: 16px;
  border-block-end: 1px solid var(--line);
  color: var(--text);
  > li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding-block: 14px;
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  > li > div > :first-child {
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-3);
  }
`;

interface OrderItemsProps {
  order: Order;
  currency: Currency;
}

/** The lines of an order, or the contents of a parcel. */
export function OrderItems({ order, currency }: OrderItemsProps) {
  return order.parcel === null ? (
    <LinesOfOrder order={order} currency={currency} />
  ) : (
    <ParcelContents order={order} parcel={order.parcel} />
  );
}

/** The lines of an order, loaded when they are first shown. */
function LinesOfOrder({ order, currency }: OrderItemsProps) {
  const { data: lines, error, refetch } = useQuery(orderLinesQuery(order.id));
  if (lines === undefined) {
    return error === null ? (
      <Skeleton $height="80px" $radius="12px" />
    ) : (
      <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Lines>
      {lines.map((line) => (
        <LineOfOrder key={line.id} line={line} currency={currency} />
      ))}
    </Lines>
  );
}

/**
 * The number of an item before its name. It has the direction of the text around it, so that the ×
 * is between the number and the name in Arabic too.
 */
function Times({ quantity }: { quantity: number | null }) {
  return quantity === null ? <>{t('ui.quantityMissing')} ·</> : <>{quantity} ×</>;
}

/**
 * A line of the order with the price of its whole quantity. The price is before discounts, which
 * are listed below all lines.
 */
function LineOfOrder({ line, currency }: { line: OrderLine; currency: Currency }) {
  return (
    <li>
      <Stage id={line.itemId ?? line.id} image={line.imageUrl} radius="var(--r-lg)" art="66%" />
      <div>
        <Row $between>
          <span>
            <Times quantity={line.quantity} /> {line.name}
            {line.options.length > 0 && <small> ({listOf(line.options)})</small>}
          </span>
          <Money
            amount={priceOfAll(line.unitPrice, line.quantity, currency.digits)}
            currency={currency}
          />
        </Row>
        {line.addOns.map((addOn) => (
          <Row $between key={addOn.name}>
            <small>
              <Times quantity={addOn.quantity} /> {addOn.name}
            </small>
            <small>
              <Money
                amount={priceOfAll(addOn.price, addOn.quantity, currency.digits)}
                currency={currency}
              />
            </small>
          </Row>
        ))}
      </div>
    </li>
  );
}
