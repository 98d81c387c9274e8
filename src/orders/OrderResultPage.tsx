import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, Copy } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactPerson, Order } from '../../machines/rules/domain.ts';
import { messageOf, refusedWith } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { payOrderByCash } from '../api/orders/calls.ts';
import { openPayment, storedGuestOrder } from '../checkout/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { fillSignUp, useIsSignedIn } from '../identity/index.ts';
import { resolve, t, type MessageKey } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../place/index.ts';
import { copyText } from '../platform/browser.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Panel, Row, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { later } from '../ui/later.tsx';
import { Eta } from './OrderProgress.tsx';
import { outcomeOf, waitsForOffline, type Outcome } from './outcome.ts';
import { paymentFlag } from './paymentFlag.ts';
import { orderQuery } from './queries.ts';

/** Of those few who pay outside the shop. */
const OfflinePanel = later(async () => (await import('./OfflinePanel.tsx')).OfflinePanel);

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
  }
  p {
    color: var(--text-2);
  }
`;

const Ways = styled(Row)`
  justify-content: center;
`;

const Total = styled.p`
  && {
    font: var(--type-h3);
    color: var(--text);
  }
`;

/** A payment on its way is asked after this often, then the customer decides. */
const PENDING_EVERY_MS = 5000;
const MOST_PENDING_READINGS = 12;

const words: Record<Outcome, { title: MessageKey; text: MessageKey | null }> = {
  placed: { title: 'orders.result.title', text: 'orders.result.text' },
  pending: { title: 'orders.result.pending', text: 'orders.result.pendingText' },
  failed: { title: 'orders.result.failed', text: 'orders.result.failedText' },
  canceled: { title: 'orders.result.canceled', text: 'orders.result.failedText' },
  orderCanceled: { title: 'orders.result.orderCanceled', text: null },
};

/** What became of an order: placed, waiting for its payment, or a payment that did not happen. */
export function OrderResultPage() {
  const [params] = useSearchParams();
  const { orderId, flag } = paymentFlag(params);
  const signedIn = useIsSignedIn();
  const known = storedGuestOrder();
  const own = known !== null && String(known.orderId) === orderId ? known : null;
  const query = orderQuery(orderId, own?.contact.phone ?? '');
  const [readings, setReadings] = useState(0);
  const order = useQuery({ ...query, enabled: orderId !== '' });
  const { refetch } = order;
  const outcome = order.data === undefined ? null : outcomeOf(order.data, flag);
  const waits = outcome === 'pending' && readings < MOST_PENDING_READINGS;

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      // A slow answer is waited for, not asked again.
      void refetch({ cancelRefetch: false }).then(() => setReadings((count) => count + 1));
    }, PENDING_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, refetch]);

  return (
    <Wrap>
      <Card
        aria-live="polite"
        aria-busy={order.isPending && orderId !== ''}
        data-module={order.data && moduleHue({ type: order.data.moduleType })}
      >
        {order.data !== undefined && outcome !== null ? (
          <Standing
            order={order.data}
            outcome={outcome}
            mayPay={outcome !== 'pending' || !waits || flag === null}
            gaveUpWaiting={outcome === 'pending' && !waits}
            contact={signedIn ? null : (own?.contact ?? null)}
            ofGuest={signedIn && own !== null}
            onCheck={() => setReadings(0)}
          />
        ) : orderId === '' || isNotTheirs(order.error) ? (
          <Unknown />
        ) : order.error === null ? (
          <Skeleton $height="220px" $radius="24px" />
        ) : (
          <Unread orderId={orderId} error={order.error} onRetry={() => void refetch()} />
        )}
      </Card>
    </Wrap>
  );
}

function Standing({
  order,
  outcome,
  mayPay,
  gaveUpWaiting,
  contact,
  ofGuest,
  onCheck,
}: {
  order: Order;
  outcome: Outcome;
  /** Whether it can be paid from here: not while a gateway said that it was. */
  mayPay: boolean;
  gaveUpWaiting: boolean;
  /** Who a guest ordered as, and finds the order again with; null for a customer. */
  contact: ContactPerson | null;
  /** A customer looks at what they ordered as a guest before they signed in. */
  ofGuest: boolean;
  onCheck: () => void;
}) {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(configQuery());
  const outlet = useOutlet();
  const cash = useMutation({
    mutationFn: () => payOrderByCash(order.id),
    onSuccess: async () => {
      outlet({ type: 'toast', kind: 'success', message: { key: 'orders.result.cashDone' } });
      await queryClient.invalidateQueries({ queryKey: ['order', String(order.id)] });
    },
  });
  const unpaid = outcome === 'failed' || outcome === 'canceled' || outcome === 'pending';
  const gateways = config?.digitalPayment === true ? config.gateways : [];
  const { title, text } = words[outcome];
  return (
    <>
      {outcome === 'placed' ? (
        <CircleCheck size={56} aria-hidden />
      ) : outcome === 'pending' ? (
        <Clock size={56} data-outcome="pending" aria-hidden />
      ) : (
        <CircleX size={56} data-outcome="failed" aria-hidden />
      )}
      <h1>{t(title)}</h1>
      {text !== null && <p>{t(gaveUpWaiting ? 'orders.result.pendingLong' : text)}</p>}
      <OrderNumber orderId={String(order.id)} />
      {config !== undefined && (
        <Total>
          {t('orders.track.total')} <Money amount={order.amount} currency={config.currency} />
        </Total>
      )}
      {config !== undefined && outcome === 'placed' && !waitsForOffline(order) && (
        <Eta order={order} config={config} />
      )}
      {outcome === 'placed' && contact !== null && (
        <Notice>
          {t('orders.result.guest')} <PhoneNumber number={contact.phone} />
        </Notice>
      )}
      {ofGuest && <Notice>{t('orders.ofGuest')}</Notice>}
      {waitsForOffline(order) && (
        <Suspense fallback={<Skeleton $height="160px" />}>
          <OfflinePanel order={order} />
        </Suspense>
      )}
      {cash.error !== null && <Notice look="danger">{resolve(messageOf(cash.error))}</Notice>}
      {unpaid && mayPay && (
        <Ways $wrap>
          {gaveUpWaiting && <Button onClick={onCheck}>{t('orders.result.check')}</Button>}
          {gateways.map(({ gateway, title: name }, index) => (
            <Button
              key={gateway}
              look={index === 0 ? 'primary' : 'quiet'}
              onClick={() => openPayment({ ...order, orderId: order.id }, gateway)}
            >
              {t('orders.result.payWith', { name })}
            </Button>
          ))}
          {config?.cashOnDelivery === true && (
            <Button
              look={gateways.length === 0 ? 'primary' : 'quiet'}
              busy={cash.isPending && t('ui.loading')}
              onClick={() => cash.mutate()}
            >
              {t('orders.result.cash')}
            </Button>
          )}
        </Ways>
      )}
      <WaysOn orderId={String(order.id)} main={outcome === 'placed'} />
      {outcome === 'placed' && contact !== null && config?.login.manual === true && (
        <NewAccount contact={contact} />
      )}
    </>
  );
}

/** An account for a guest, with all that its form asks for but the password filled in. */
function NewAccount({ contact }: { contact: ContactPerson }) {
  const outlet = useOutlet();
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

function OrderNumber({ orderId }: { orderId: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Ways $wrap>
      <span>{t('orders.result.number')}</span>
      <b>
        <bdi dir="ltr">{orderId}</bdi>
      </b>
      <Button
        size="sm"
        icon={<Copy size={16} aria-hidden />}
        onClick={() =>
          void copyText(orderId).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {t(copied ? 'orders.result.copied' : 'orders.result.copy')}
      </Button>
    </Ways>
  );
}

function WaysOn({ orderId, main }: { orderId: string; main: boolean }) {
  return (
    <Ways $wrap>
      <ButtonFace
        as={Link}
        to={linkTo('trackOrder', { order_id: orderId })}
        $look={main ? 'primary' : 'quiet'}
      >
        {t('orders.result.track')}
      </ButtonFace>
      <ButtonFace as={Link} to={linkTo('home')}>
        {t('orders.result.continue')}
      </ButtonFace>
    </Ways>
  );
}

/** An order of nobody, or of a guest who has to be asked for their phone. */
const isNotTheirs = (error: unknown): boolean =>
  refusedWith(error, 'order') || refusedWith(error, 'contact_number');

/** No such order, or not this customer's: it can be looked up by number and phone. */
function Unknown() {
  return (
    <>
      <CircleX size={56} data-outcome="failed" aria-hidden />
      <h1>{t('orders.notFound')}</h1>
      <WaysOn orderId="" main />
    </>
  );
}

/** The order may well stand, it only could not be read: its number is shown all the same. */
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
      <WaysOn orderId={orderId} main={false} />
    </>
  );
}
