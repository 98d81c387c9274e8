import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { orderTotals } from '../../machines/rules/checkout.ts';
import type { CheckoutPage as Page, MessageRef } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { SessionEnded, SignInFirst, useFormOwner } from '../identity/formOwner/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { addressesQuery } from '../place/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePlace } from '../shop/place.ts';
import { H1, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PrescriptionStore } from './PrescriptionStore.tsx';
import { PlacingNotice } from './PlacingNotice.tsx';
import { hasSubmission } from './storedCheckout.ts';
import { useOrderTax } from './tax.ts';
import { useCartChanges, useCheckout, type CheckoutProps } from './useCheckout.ts';
import { Interruptions } from './Interruptions.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  margin-block-start: 28px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-block-start: 16px;
  }
`;

const pages: readonly Page[] = ['cart', 'buy_now', 'campaign', 'prescription'];

/**
 * The checkout page for four kinds of order: the cart, one item that is bought at once without the
 * cart, an item of a campaign, or a prescription (F-27, NAV-15). `page` in the URL says which. Where
 * guests may not order, and for an item of a campaign (ITEM-14), a guest signs in first (GUEST-03),
 * unless the outcome of an order that the guest sent before has to be found out (CHK-01).
 */
export function CheckoutPage() {
  const module = useModule();
  const place = usePlace();
  const owner = useFormOwner();
  const { signedIn, session, customer, isPending, error, retry } = owner;
  const { data: config } = useQuery(configQuery());
  const savedAddresses = useQuery({ ...addressesQuery(), enabled: signedIn, retry: false });
  const [params] = useSearchParams();
  const page = pages.find((one) => one === params.get('page')) ?? 'cart';
  const isForCustomers = page === 'campaign';
  if (owner.ended) {
    return (
      <Wrap>
        <SessionEnded onGuest={isForCustomers ? null : owner.goOnAsGuest} />
      </Wrap>
    );
  }
  const mustSignIn = !signedIn && (isForCustomers || config?.guestCheckout === false);
  if (mustSignIn && !hasSubmission()) return <SignInFirst title={t('checkout.title')} />;
  if (error !== null) return <Unavailable message={messageOf(error)} onRetry={retry} />;
  if (place === null || isPending || (signedIn && savedAddresses.isPending)) return <Loading />;
  const { lat, lng } = place.position;
  const key = [page, session, customer?.id, lat, lng, place.zoneIds.join()].join(' ');
  const account = { customer, addresses: signedIn ? (savedAddresses.data ?? null) : [] };
  const visit = { page, place, signedIn, mustSignIn, account };
  if (page === 'prescription') {
    return (
      <PrescriptionStore
        storeId={params.get('store_id') ?? ''}
        repeatedOrderId={params.get('again')}
        waiting={<Loading />}
      >
        {(prescription, ofStore) => (
          <Checkout
            key={`${key} ${prescription.storeId} ${prescription.repeatedOrderId ?? ''}`}
            {...visit}
            module={ofStore}
            prescription={prescription}
          />
        )}
      </PrescriptionStore>
    );
  }
  if (module === null) return <Loading />;
  return <Checkout key={`${key} ${module.id}`} {...visit} module={module} prescription={null} />;
}

interface UnavailableProps {
  message: MessageRef;
  onRetry: () => void;
}

function Unavailable({ message, onRetry }: UnavailableProps) {
  return (
    <Wrap>
      <ErrorPanel message={message} reassurance={t('checkout.kept')} onRetry={onRetry} />
    </Wrap>
  );
}

function Loading() {
  return (
    <Wrap aria-busy style={{ paddingBlockStart: 28 }}>
      <H1>{t('checkout.title')}</H1>
      <Columns>
        <Skeleton $height="420px" $radius="28px" />
        <Skeleton $height="360px" $radius="28px" />
      </Columns>
    </Wrap>
  );
}

/** @param props `mustSignIn` is true for a guest where guests may not order any more */
function Checkout(props: CheckoutProps & { mustSignIn: boolean }) {
  const { page, place, mustSignIn } = props;
  const flow = useCheckout(props);
  const { snapshot, send, actor } = flow;
  const { context } = snapshot;
  const { facts } = context;
  const { placing } = snapshot.children;
  useCartChanges(actor, page);
  useOrderTax(actor, snapshot);
  if (mustSignIn && context.submission === null) {
    return <SignInFirst title={t('checkout.title')} />;
  }
  if (snapshot.matches('unavailable')) {
    return (
      <Unavailable
        message={context.problem ?? { key: 'app.error.generic' }}
        onRetry={() => send({ type: 'checkout.retry' })}
      />
    );
  }
  if (facts === null) {
    return placing === undefined ? (
      <Loading />
    ) : (
      <Wrap>
        <PlacingNotice actor={placing} />
      </Wrap>
    );
  }
  const totals = orderTotals({ ...context, facts });
  return (
    <Wrap style={{ paddingBlockStart: 28 }}>
      <H1>{t('checkout.title')}</H1>
      {placing !== undefined && <PlacingNotice actor={placing} />}
      <Interruptions props={props} flow={flow} facts={facts} />
      <Columns>
        <CheckoutForm
          snapshot={snapshot}
          send={send}
          facts={facts}
          totals={totals}
          place={place}
          repeatedOrderId={props.prescription?.repeatedOrderId ?? null}
        />
        <OrderSummary props={props} flow={flow} facts={facts} totals={totals} />
      </Columns>
    </Wrap>
  );
}
