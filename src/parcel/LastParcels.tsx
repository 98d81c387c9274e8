import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Order, ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { addressText, formatDate, listOf, t } from '../messages/index.ts';
import { orderQuery } from '../orders/index.ts';
import { configQuery } from '../shop/config.ts';
import { Grid, Section } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Money } from '../ui/Price.tsx';
import { Stage } from '../ui/Stage.tsx';
import { lastParcelsQuery } from './queries.ts';

const Sent = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  padding: 14px;
  border-radius: var(--r-xl);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  @media (hover: hover) {
    &:hover {
      background: var(--accent-softer);
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-2);
    font: var(--type-xs);
  }
`;

const noParcels: readonly Order[] = [];

/**
 * For a customer: their last parcels. For a guest: the parcel whose order is stored in this
 * browser.
 */
function useLastParcels(moduleId: number): readonly Order[] {
  const signedIn = useIsSignedIn();
  const known = storedGuestOrder();
  const { data: ofCustomer } = useQuery({ ...lastParcelsQuery(moduleId), enabled: signedIn });
  const { data: ofGuest } = useQuery({
    ...orderQuery(String(known?.orderId ?? ''), known?.contact.phone ?? ''),
    enabled: !signedIn && known !== null,
  });
  if (signedIn) return ofCustomer ?? noParcels;
  return ofGuest === undefined || ofGuest.parcel === null ? noParcels : [ofGuest];
}

/**
 * The last parcels, each a link that fills a new booking with its data. Renders nothing when there
 * are none.
 */
export function LastParcels({ moduleId }: { moduleId: number }) {
  const sent = useLastParcels(moduleId);
  const { data: config } = useQuery(configQuery());
  if (sent.length === 0 || config === undefined) return null;
  return (
    <Section title={t('parcel.resend')}>
      <Grid as="ul" $columns={2}>
        {sent.map((order) => (
          <li key={order.id}>
            <SentParcelLink order={order} config={config} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function SentParcelLink({ order, config }: { order: Order; config: ShopConfig }) {
  const category = order.parcel?.category;
  const receiver = order.parcel?.receiver;
  const kind = category?.name ?? t('orders.list.parcel');
  const place = receiver == null ? '' : addressText(receiver);
  return (
    <Sent to={linkTo('checkout', { page: 'parcel', again: order.id })}>
      <Stage id={order.parcel?.categoryId ?? order.id} image={category?.imageUrl ?? null} />
      <span>
        <b>{t('parcel.resend.to', { kind, name: receiver?.contact.name ?? '' })}</b>
        <small>
          <bdi>
            {listOf([place, formatDate(order.createdAt ?? '', { day: 'numeric', month: 'short' })])}
          </bdi>
        </small>
      </span>
      <Money amount={order.amount} currency={config.currency} />
    </Sent>
  );
}
