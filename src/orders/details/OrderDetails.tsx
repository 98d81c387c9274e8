import { useQuery } from '@tanstack/react-query';
import type { Order, OrderLine } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Row } from '../../ui/Layout.tsx';
import { orderLinesQuery } from '../queries.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderSums, OrderTotal } from './OrderSums.tsx';

function titleOf(order: Order, lines: readonly OrderLine[] | undefined): string {
  if (order.parcel !== null) return t('parcel.order.contents');
  if (order.isPrescription && lines?.length === 0) return t('orders.details.prescription');
  return lines === undefined
    ? t('orders.track.items')
    : t('orders.track.itemCount', { count: lines.length });
}

/** The details of a tracked order: store, destination, items and costs. */
export function OrderDetails({ order }: { order: Order }) {
  const { data: config } = useQuery(configQuery());
  const { data: lines } = useQuery({
    ...orderLinesQuery(order.id),
    enabled: order.parcel === null,
  });
  if (config === undefined) return null;
  const { currency } = config;
  return (
    <section aria-label={t(order.parcel === null ? 'orders.track.items' : 'parcel.order.contents')}>
      <OrderFacts order={order} />
      <Accordion
        open="items"
        parts={[
          {
            key: 'items',
            title: (
              <Row $between style={{ flex: 1 }}>
                <span>{titleOf(order, lines)}</span>
                <span>
                  <OrderTotal order={order} currency={currency} />
                </span>
              </Row>
            ),
            body: (
              <>
                <OrderItems order={order} currency={currency} />
                <OrderSums order={order} config={config} />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
