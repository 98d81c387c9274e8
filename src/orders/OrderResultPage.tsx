import { useQuery } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactPerson, Order, PaymentFlag } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { outcomeOf, waitsForOffline, type Outcome } from '../../machines/rules/orderOutcome.ts';
import { isUnknownOrder } from '../../machines/rules/unknownOrder.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { fillSignUp, useIsSignedIn } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Eta } from './OrderProgress.tsx';
import { paymentFlag } from './paymentFlag.ts';
import { ParcelHandover } from './parcel/ParcelHandover.tsx';
import { PushOffer } from './PushOffer.tsx';
import { orderQuery } from './queries.ts';
import { OrderNumber, ResultHead, ResultLinks } from './ResultParts.tsx';
import { UnpaidOrder } from './UnpaidOrder.tsx';

/** Lazy loaded, because few orders are paid outside the shop. */
const OfflinePanel = lazyPart(async () => (await import('./OfflinePanel.tsx')).OfflinePanel);

const Card = styled(Panel)`
  max-inline-size: 560px;
  margin: 48px auto;
  display: grid;
  justify-items: center;
  gap: 14px;
  text-align: center;
  > svg {
    color: var(--success);
  }
  > svg[data-outcome='pending'] {
    color: var(--warning);
  }
  > svg[data-outcome='failed'] {
    color: var(--danger);
  }
  h1 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  p {
    color: var(--text-2);
  }
`;

/** The result of a checkout: the order is placed, its payment is pending, or the payment failed. */
export function OrderResultPage() {
  const [params] = useSearchParams();
  const { orderId, flag } = paymentFlag(params);
  const signedIn = useIsSignedIn();
  const known = storedGuestOrder();
  const own = known !== null && String(known.orderId) === orderId ? known : null;
  const query = orderQuery(orderId, own?.contact.phone ?? '');
  const order = useQuery({ ...query, enabled: orderId !== '' });
  const outcome = order.data === undefined ? null : outcomeOf(order.data, flag);

  return (
    <Wrap>
      <Card
        aria-live="polite"
        aria-busy={order.isPending && orderId !== ''}
        data-module={order.data && moduleHue({ type: order.data.moduleType })}
      >
        {order.data !== undefined && outcome !== null ? (
          <OrderResult
            order={order.data}
            outcome={outcome}
            flag={flag}
            contact={own?.contact ?? null}
            signedIn={signedIn}
          />
        ) : orderId === '' || isUnknownOrder(order.error) ? (
          <Unknown />
        ) : order.error === null ? (
          <Skeleton $height="220px" $radius="24px" />
        ) : (
          <Unread orderId={orderId} error={order.error} onRetry={() => void order.refetch()} />
        )}
      </Card>
    </Wrap>
  );
}

interface OrderResultProps {
  order: Order;
  outcome: Outcome;
  flag: PaymentFlag | null;
  /** The contact of an order that a guest placed in this browser; null for any other order. */
  contact: ContactPerson | null;
  signedIn: boolean;
}

/**
 * The result of an order that the server knows, paid or not. `flag` is the outcome of its payment
 * from the URL. `contact` is that of an order which a guest placed in this browser, null for any
 * other order.
 */
function OrderResult({ order, outcome, flag, contact, signedIn }: OrderResultProps) {
  // A signed-in customer may open an order that they placed as a guest before.
  const ofGuest = signedIn && contact !== null;
  return (
    <>
      {outcome === 'placed' || outcome === 'orderCanceled' ? (
        <Settled
          order={order}
          outcome={outcome}
          contact={signedIn ? null : contact}
          ofGuest={ofGuest}
        />
      ) : (
        <UnpaidOrder
          // Its statechart pays this order, with this outcome: another one gets its own.
          key={`${order.id} ${outcome}`}
          order={order}
          outcome={outcome}
          flag={flag}
          phone={contact?.phone ?? ''}
          ofGuest={ofGuest}
        />
      )}
      <ResultLinks orderId={String(order.id)} main={outcome === 'placed'} />
      {outcome === 'placed' && !ofGuest && <PushOffer />}
      {outcome === 'placed' && contact !== null && !signedIn && <NewAccount contact={contact} />}
    </>
  );
}

interface SettledProps {
  order: Order;
  outcome: Outcome;
  /**
   * The contact that a guest entered with the order, used to find it again; null for a customer.
   */
  contact: ContactPerson | null;
  ofGuest: boolean;
}

/**
 * The result of an order that needs no more online payment: one that is placed or canceled.
 * `contact` is that of a guest's order, null for a customer. With `ofGuest`, a customer who is now
 * signed in placed the order as a guest before.
 */
function Settled({ order, outcome, contact, ofGuest }: SettledProps) {
  const { data: config } = useQuery(configQuery());
  return (
    <>
      <ResultHead order={order} outcome={outcome} />
      {config !== undefined && outcome === 'placed' && !waitsForOffline(order) && (
        <Eta order={order} config={config} />
      )}
      {outcome === 'placed' && order.parcel !== null && (
        <ParcelHandover order={order} parcel={order.parcel} />
      )}
      {outcome === 'placed' && contact !== null && (
        <Notice>
          {t('orders.result.guest')} <PhoneNumber number={contact.phone} />
        </Notice>
      )}
      {ofGuest && <Notice>{t('orders.ofGuest')}</Notice>}
      {waitsForOffline(order) && (
        <Delayed instead={FailedPart} fallback={<Skeleton $height="160px" />}>
          <OfflinePanel order={order} />
        </Delayed>
      )}
    </>
  );
}

/**
 * Offers an account to a guest. The sign-up form opens with the order's contact filled in; only the
 * password is missing.
 */
function NewAccount({ contact }: { contact: ContactPerson }) {
  const { data: config } = useQuery(configQuery());
  const outlet = useOutlet();
  if (config?.login.manual !== true) return null;
  return (
    <>
      <p>{t('orders.result.account')}</p>
      <Button
        onClick={() => {
          const ask = () => outlet({ type: 'auth.asked', mode: 'signUp', intent: null });
          fillSignUp(contact).then(ask, ask);
        }}
      >
        {t('orders.result.account.go')}
      </Button>
    </>
  );
}

/**
 * Shown when there is no such order or it is another customer's. It links to the page that finds an
 * order by number and phone.
 */
function Unknown() {
  return (
    <>
      <CircleX size={56} data-outcome="failed" aria-hidden />
      <h1>{t('orders.notFound')}</h1>
      <ResultLinks orderId="" main />
    </>
  );
}

/**
 * Shown when the order could not be loaded. It may well have been placed, so its number is shown.
 */
function Unread({
  orderId,
  error,
  onRetry,
}: {
  orderId: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <>
      <h1>{t('orders.result.unread')}</h1>
      <Notice look="warning">{resolve(messageOf(error))}</Notice>
      <OrderNumber orderId={orderId} />
      <Button look="ink" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
      <ResultLinks orderId={orderId} main={false} />
    </>
  );
}
