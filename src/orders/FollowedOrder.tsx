import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { LifeBuoy, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import type { TrackingEvent, trackingMachine } from '../../machines/orders/tracking.machine.ts';
import type { Order, ShopConfig } from '../../machines/rules/domain.ts';
import { mayPayNow } from '../../machines/rules/orderOutcome.ts';
import {
  isOrderOver,
  isPlacedBy,
  mayAskRefund,
  mayCancelOrder,
} from '../../machines/rules/orderStatus.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useCustomer, useIsSignedIn, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { moduleHue } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CourierCard } from './details/CourierCard.tsx';
import { OrderDetails } from './details/OrderDetails.tsx';
import { Age, Eta, OrderSteps, StepBars, statusText } from './OrderProgress.tsx';
import { TrackingMap } from './TrackingMap.tsx';
import { ParcelEta } from './parcel/ParcelEta.tsx';
import { ParcelHandover } from './parcel/ParcelHandover.tsx';
import { ReturnOf } from './parcel/ReturnOf.tsx';
import { PushOffer } from './PushOffer.tsx';
import { ORDER_STATUS, StatusButton } from './StatusButton.tsx';

/**
 * The layout of the page: the map with the order's panel over it; on narrow screens the panel is
 * below the map.
 */
const Stage = styled.div`
  position: relative;
  display: grid;
  @media (min-width: 1181px) {
    block-size: calc(100dvh - var(--topbar-h) - var(--nav-h));
    min-block-size: 720px;
    padding: 24px max(var(--gutter), (100% - var(--content-max)) / 2);
  }
`;

const RouteMap = styled(TrackingMap)`
  @media (min-width: 1181px) {
    position: absolute;
    inset: 0;
  }
  @media (max-width: 1180px) {
    block-size: 380px;
    margin-block-end: -30px;
  }
  @media (max-width: 640px) {
    block-size: 340px;
  }
`;

const Sheet = styled.section`
  position: relative;
  z-index: var(--z-raised);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: 30px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-4), var(--edge);
  @media (min-width: 1181px) {
    inline-size: 432px;
    min-block-size: 0;
  }
  @media (max-width: 1180px) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: none;
  }
`;

const Scroll = styled.div`
  flex: 1;
  display: grid;
  gap: 24px;
  align-content: start;
  padding: 28px;
  overflow-y: auto;
`;

const OrderNumber = styled.span`
  font: var(--type-sm);
  color: var(--text-2);
`;

const Foot = styled.div`
  display: grid;
  padding: 14px 28px 20px;
  border-block-start: 1px solid var(--line);
`;

interface FollowedOrderProps {
  order: Order;
  snapshot: StateFrom<typeof trackingMachine>;
  send: (event: TrackingEvent) => void;
  onAnother: () => void;
}

/**
 * Tracks an order on a map, with its steps, its courier and what the visitor can do about it
 * (GUEST-02). `onAnother` opens the form to track another order.
 */
export function FollowedOrder({ order, snapshot, send, onAnother }: FollowedOrderProps) {
  const sheet = useRef<HTMLElement>(null);
  const { data: config } = useQuery(configQuery());
  const own = useIsPlacedHere(order);
  if (config === undefined) return <Skeleton $height="320px" $radius="28px" />;
  const { updatedAt } = snapshot.context;
  const over = isOrderOver(order);
  const bad = order.status === 'canceled' || order.status === 'failed';
  return (
    <Stage data-module={moduleHue({ type: order.moduleType })}>
      <RouteMap order={order} over={sheet} />
      <Sheet ref={sheet} aria-label={t('orders.track.status')}>
        <Scroll>
          <Row $between $wrap>
            <OrderNumber>
              {t(order.parcel === null ? 'orders.result.number' : 'parcel.home.number')}{' '}
              <bdi dir="ltr">{order.id}</bdi>
            </OrderNumber>
            <span id={ORDER_STATUS} role="status" tabIndex={-1}>
              <Badge $look={bad ? 'danger' : over ? 'success' : 'soft'}>{statusText(order)}</Badge>
            </span>
          </Row>
          {order.parcel === null ? (
            <Eta order={order} config={config} />
          ) : (
            <ParcelEta
              order={order}
              receiver={order.parcel.receiver?.contact.name ?? ''}
              config={config}
            />
          )}
          {!bad && <StepBars order={order} />}
          {order.status === 'canceled' && order.cancellationReason !== null && (
            <Notice>{order.cancellationReason}</Notice>
          )}
          {own && <Unpaid order={order} />}
          {snapshot.matches({ following: 'stale' }) && (
            <Notice look="warning">{t('orders.track.stale')}</Notice>
          )}
          {order.parcel !== null && (
            <ParcelHandover order={order} parcel={order.parcel} own={own} />
          )}
          {own && <ReturnOf snapshot={snapshot} send={send} />}
          {!over && <CourierCard order={order} own={own} />}
          {own && !over && <PushOffer />}
          <OrderSteps order={order} config={config} />
          <OrderActions
            order={order}
            config={config}
            snapshot={snapshot}
            send={send}
            onAnother={onAnother}
            own={own}
          />
          {updatedAt !== null && <Age key={updatedAt} since={updatedAt} />}
          <OrderDetails order={order} />
        </Scroll>
        <Foot data-screen>
          <ButtonBase as={Link} to={linkTo('help')}>
            <LifeBuoy size={18} aria-hidden />
            {t('site.footer.help')}
          </ButtonBase>
        </Foot>
      </Sheet>
    </Stage>
  );
}

/**
 * Whether this visitor placed the order. It compares the payer of the order with the customer's id
 * or, for a guest, with the guest id. Anybody else, such as a parcel's receiver, can only track it.
 */
function useIsPlacedHere(order: Order): boolean {
  const customerId = useCustomer()?.id ?? null;
  const signedIn = useIsSignedIn();
  const guestId = useSelector(useSession(), ({ context }) => context.guestId);
  return isPlacedBy(order, { customerId, guestId: signedIn ? null : guestId });
}

/**
 * A notice that an order is still unpaid, with a link to pay it. Renders nothing when it is paid or
 * its payment is being checked.
 */
function Unpaid({ order }: { order: Order }) {
  if (!mayPayNow(order)) return null;
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {t('orders.track.unpaid')}
        <ButtonBase
          as={Link}
          to={linkTo('orderResult', { order_id: order.id })}
          $look="ink"
          $size="sm"
        >
          {t('orders.track.pay')}
        </ButtonBase>
      </Row>
    </Notice>
  );
}

interface OrderActionsProps extends FollowedOrderProps {
  config: ShopConfig;
  /** Whether this visitor placed the order. */
  own: boolean;
}

/**
 * Buttons for what the visitor can do about an order in its current status, such as cancel it. With
 * `own`, the visitor placed the order; only then can they cancel it or ask for a refund.
 * `onAnother` opens the form to track another order.
 */
function OrderActions({ order, config, snapshot, send, onAnother, own }: OrderActionsProps) {
  const signedIn = useIsSignedIn();
  return (
    <Row $wrap>
      {!snapshot.hasTag('over') && (
        <StatusButton
          icon={<RefreshCw size={18} aria-hidden />}
          busy={snapshot.hasTag('busy') && t('orders.track.finding')}
          onClick={() => send({ type: 'tracking.refresh' })}
        >
          {t('orders.track.refresh')}
        </StatusButton>
      )}
      {own && mayCancelOrder(order) && (
        <StatusButton look="dangerGhost" onClick={() => send({ type: 'order.cancel.asked' })}>
          {t(order.parcel === null ? 'orders.track.cancel' : 'parcel.cancel')}
        </StatusButton>
      )}
      {own && signedIn && config.refunds && mayAskRefund(order) && (
        <StatusButton onClick={() => send({ type: 'order.refund.asked' })}>
          {t('orders.refund.open')}
        </StatusButton>
      )}
      <Button onClick={onAnother}>{t('orders.track.another')}</Button>
    </Row>
  );
}
