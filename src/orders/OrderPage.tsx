import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Printer, RotateCcw, Route, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { TrackingEvent } from '../../machines/orders/tracking.machine.ts';
import type { Order, ShopConfig } from '../../machines/rules/domain.ts';
import { isOfflineChecked, mayPayNow } from '../../machines/rules/orderOutcome.ts';
import {
  isOrderOver,
  mayAskRefund,
  mayCancelOrder,
  mayOrderAgain,
  mayPrescribeAgain,
  mayReview,
} from '../../machines/rules/orderStatus.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { MembersPage } from '../account/index.ts';
import { useFormOwner } from '../identity/formOwner/index.ts';
import { hourCycleOf } from '../messages/hourCycle.ts';
import { formatDate, t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { printPage } from '../platform/share.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { hidden } from '../ui/Hidden.tsx';
import { H3, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { SubpageHead } from '../ui/menu/SubpageHead.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CourierCard } from './details/CourierCard.tsx';
import { InvoiceHead } from './details/InvoiceHead.tsx';
import { OrderFacts } from './details/OrderFacts.tsx';
import { OrderItems } from './details/OrderItems.tsx';
import { OrderSums } from './details/OrderSums.tsx';
import { PrescriptionPictures } from './details/PrescriptionPictures.tsx';
import { PrescriptionAgain } from './again/PrescriptionAgain.tsx';
import { StatusBadge } from './OrderCard.tsx';
import { Eta, OrderSteps } from './OrderProgress.tsx';
import { ORDER_STATUS, StatusButton } from './StatusButton.tsx';
import { orderLinesQuery } from './queries.ts';
import { ParcelHandover } from './parcel/ParcelHandover.tsx';
import { ReturnOf } from './parcel/ReturnOf.tsx';
import { TrackingDialogs } from './TrackingDialogs.tsx';
import { useTracking } from './useTracking.ts';

/** Lazy loaded, because only finished orders need it. */
const OrderAgain = lazyPart(async () => (await import('./again/OrderAgain.tsx')).OrderAgain);

const Page = styled(Wrap)`
  padding-block-end: 32px;
`;

/** The invoice button; a phone shows its icon alone. */
const Invoice = styled(Button)`
  @media (max-width: 640px) {
    padding-inline: 13px;
    margin-inline-end: -13px;
    box-shadow: none;
    > span:last-child {
      ${hidden}
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  gap: 20px 32px;
  align-items: start;
  > div {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Part = styled(Panel)`
  display: grid;
  gap: 18px;
  align-content: start;
  && > ul {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 10px;
`;

/**
 * The page of one order of a signed-in customer: its status, items and costs, and what the customer
 * can do about it (NAV-11, M7).
 */
export function OrderPage() {
  const { id = '' } = useParams();
  const { session } = useFormOwner();
  return (
    <MembersPage title={t('account.orders')} below>
      <Followed
        // Another customer may have signed in in another tab; the order may not be theirs.
        key={`${id} ${session}`}
        id={id}
      />
    </MembersPage>
  );
}

/** The title of the page; its number alone while it is not known whether it is of a parcel. */
function titleOf(order: Order | null, id: string): string {
  if (order === null) return t('orders.details.number', { id });
  return t(order.parcel === null ? 'orders.details.title' : 'parcel.order.title', { id });
}

function Followed({ id }: { id: string }) {
  const { data: config } = useQuery(configQuery());
  const [snapshot, send] = useTracking(id, '');
  const { order, problem } = snapshot.context;
  const title = titleOf(order, id);
  usePageTitle(title);
  if (snapshot.matches('notFound') || snapshot.matches('asking')) return <NotFound />;
  if (snapshot.matches('unavailable')) {
    return (
      <Page>
        <PageHead order={null} title={title} />
        <ErrorPanel
          message={problem ?? { key: 'app.error.generic' }}
          onRetry={() => send({ type: 'tracking.refresh' })}
        />
      </Page>
    );
  }
  if (order === null || config === undefined) {
    return (
      <Page aria-busy>
        <PageHead order={null} title={title} />
        <Skeleton $height="480px" $radius="28px" />
      </Page>
    );
  }
  // An order by prescription has no items until the store has read the prescription.
  const ofPicturesAlone = order.isPrescription && order.lineCount === 0;
  return (
    <Page data-module={moduleHue({ type: order.moduleType })}>
      <InvoiceHead order={order} config={config} />
      <PageHead order={order} title={title} />
      {snapshot.matches({ following: 'stale' }) && (
        <Notice look="warning">{t('orders.track.stale')}</Notice>
      )}
      <Columns>
        <div>
          <Progress order={order} config={config}>
            <ReturnOf snapshot={snapshot} send={send} />
          </Progress>
          <Part>
            {!ofPicturesAlone && (
              <>
                <H3 as="h2">
                  {order.parcel === null
                    ? t('orders.track.itemCount', { count: order.lineCount })
                    : t('parcel.order.contents')}
                </H3>
                <OrderItems order={order} currency={config.currency} />
              </>
            )}
            <PrescriptionPictures urls={order.prescriptionUrls} alone={ofPicturesAlone} />
          </Part>
          <Part>
            <H3 as="h2">{t('orders.details.delivery')}</H3>
            <OrderFacts order={order} />
          </Part>
        </div>
        <Part as="aside" $look="raised" aria-label={t('orders.details.payment')}>
          <H3 as="h2">{t('orders.details.payment')}</H3>
          <Sums order={order} config={config} />
          <NextSteps order={order} config={config} send={send} />
        </Part>
      </Columns>
      <TrackingDialogs snapshot={snapshot} send={send} />
    </Page>
  );
}

/** The amounts of an order; its subtotal is shown once the lines are loaded. */
function Sums({ order, config }: { order: Order; config: ShopConfig }) {
  const { data: lines } = useQuery({
    ...orderLinesQuery(order.id),
    enabled: order.parcel === null && !order.isPrescription,
  });
  return <OrderSums order={order} config={config} {...(lines === undefined ? {} : { lines })} />;
}

function NotFound() {
  return (
    <Page>
      <EmptyPanel
        page
        title={t('orders.details.notFound')}
        text={t('orders.details.notFoundText')}
        object="shopping-bags"
        tint="food"
        action={
          <ButtonBase as={Link} to={linkTo('orders')} $look="ink">
            {t('account.orders')}
          </ButtonBase>
        }
      />
    </Page>
  );
}

/** The head of the page; before the order has been read (`order` is null) it has the title alone. */
function PageHead({ order, title }: { order: Order | null; title: string }) {
  const { data: config } = useQuery(configQuery());
  const hourCycle = hourCycleOf(config?.twelveHourClock);
  const head = { title, to: linkTo('orders'), back: t('account.orders') };
  if (order === null) return <SubpageHead {...head} />;
  return (
    <SubpageHead
      {...head}
      note={
        formatDate(order.createdAt ?? '', { dateStyle: 'long', timeStyle: 'short', hourCycle }) ||
        t('ui.timeMissing')
      }
      action={
        <Invoice look="outline" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
          <span>{t('orders.details.invoice')}</span>
        </Invoice>
      }
    />
  );
}

interface ProgressProps {
  order: Order;
  config: ShopConfig;
  /** What the customer still has to do, such as take back a parcel. */
  children: ReactNode;
}

function Progress({ order, config, children }: ProgressProps) {
  const over = isOrderOver(order);
  return (
    <Part data-screen>
      <Row $between $wrap>
        <Eta order={order} config={config} />
        <span id={ORDER_STATUS} role="status" tabIndex={-1}>
          <StatusBadge order={order} />
        </span>
      </Row>
      {order.status === 'canceled' && order.cancellationReason !== null && (
        <Notice>{order.cancellationReason}</Notice>
      )}
      {order.status === 'refund_request_canceled' && order.refundNote !== null && (
        <Notice>{order.refundNote}</Notice>
      )}
      {children}
      {order.parcel !== null && <ParcelHandover order={order} parcel={order.parcel} />}
      <OrderSteps order={order} config={config} />
      {!over && <CourierCard order={order} own />}
      {mayReview(order) && (
        <Row $between $wrap>
          <b>{t('orders.review.ask')}</b>
          <ButtonBase as={Link} to={linkTo('orderReview', { id: order.id })} $look="soft">
            <Star size={18} aria-hidden />
            {t(order.reviews.length > 0 ? 'orders.review.see' : 'orders.review.open')}
          </ButtonBase>
        </Row>
      )}
    </Part>
  );
}

interface NextStepsProps {
  order: Order;
  config: ShopConfig;
  send: (event: TrackingEvent) => void;
}

/** Buttons and links for what the customer can do about an order in its current status. */
function NextSteps({ order, config, send }: NextStepsProps) {
  const over = isOrderOver(order);
  const unpaid = mayPayNow(order);
  return (
    <Actions data-screen>
      {isOfflineChecked(order) && <Notice>{t('orders.offline.checking')}</Notice>}
      {unpaid && (
        <ButtonBase
          as={Link}
          to={linkTo('orderResult', { order_id: order.id })}
          $look="primary"
          $size="lg"
        >
          {t('orders.track.pay')}
        </ButtonBase>
      )}
      {!over && (
        <ButtonBase
          as={Link}
          to={linkTo('trackOrder', { order_id: order.id })}
          $look={unpaid ? 'quiet' : 'primary'}
          $size="lg"
        >
          <Route size={20} aria-hidden />
          {t('orders.details.map')}
        </ButtonBase>
      )}
      {mayOrderAgain(order) && (
        <Delayed instead={FailedPart} fallback={<Skeleton $height="56px" $radius="28px" />}>
          <OrderAgain orderId={order.id} config={config} />
        </Delayed>
      )}
      {mayPrescribeAgain(order) && <PrescriptionAgain order={order} />}
      {order.parcel !== null && (
        <ButtonBase
          as={Link}
          to={linkTo('checkout', { page: 'parcel', again: order.id })}
          $look={over ? 'primary' : 'quiet'}
        >
          <RotateCcw size={18} aria-hidden />
          {t('parcel.resend')}
        </ButtonBase>
      )}
      {mayCancelOrder(order) && (
        <StatusButton look="dangerGhost" onClick={() => send({ type: 'order.cancel.asked' })}>
          {t(order.parcel === null ? 'orders.track.cancel' : 'parcel.cancel')}
        </StatusButton>
      )}
      {config.refunds && mayAskRefund(order) && (
        <StatusButton onClick={() => send({ type: 'order.refund.asked' })}>
          {t('orders.refund.open')}
        </StatusButton>
      )}
      <ButtonBase as={Link} to={linkTo('help')} $look="ghost">
        <LifeBuoy size={18} aria-hidden />
        {t('site.footer.help')}
      </ButtonBase>
    </Actions>
  );
}
