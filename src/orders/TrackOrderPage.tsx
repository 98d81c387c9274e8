import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, OutwardFact } from '../../machines/rules/domain.ts';
import { mayCancelOrder } from '../../machines/rules/orderStatus.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { isVisible, onVisibilityChange } from '../platform/browser.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { TextField } from '../ui/Field.tsx';
import { Column, H1, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { CourierCard, OrderDetails } from './OrderDetails.tsx';
import { Age, Eta, OrderSteps, StepBars, statusText } from './OrderProgress.tsx';
import { waitsForPayment } from './outcome.ts';
import { wiredTracking } from './wiring.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-inline-size: 480px;
  margin-block: 24px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  margin-block-start: 24px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface TrackOrderProps {
  onFact: (fact: OutwardFact) => void;
}

const typed = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Following an order, by token or by number and phone (GUEST-02, NAV-18). */
export function TrackOrderPage({ onFact }: TrackOrderProps) {
  const [params] = useSearchParams();
  const known = storedGuestOrder();
  const asked = params.get('order_id') ?? '';
  const ownPhone = known === null ? '' : known.contact.phone;
  const [snapshot, send, actor] = useMachine(wiredTracking, {
    input: { orderId: asked, phone: asked === '' ? '' : ownPhone },
  });
  useEffect(() => {
    const heard = actor.on('*', onFact);
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'tracking.shown' : 'tracking.hidden' }),
      ),
    [actor],
  );
  const followed = snapshot.hasTag('live');
  useEffect(() => {
    // A page that is in the background when it starts to follow reads nothing either.
    if (followed && !isVisible()) actor.send({ type: 'tracking.hidden' });
  }, [actor, followed]);
  const { context } = snapshot;
  const asking = snapshot.matches('asking') || snapshot.matches('notFound');
  return (
    <Wrap style={{ paddingBlockStart: 28 }}>
      <H1>{t('orders.track.title')}</H1>
      {asking && (
        <AskForm
          orderId={context.orderId || String(known?.orderId ?? '')}
          phone={context.phone || ownPhone}
          notFound={snapshot.matches('notFound')}
          onAsk={(orderId, phone) => send({ type: 'tracking.asked', orderId, phone })}
        />
      )}
      {snapshot.matches('searching') && context.order === null && (
        <Skeleton $height="320px" $radius="28px" />
      )}
      {snapshot.matches('unavailable') && (
        <ErrorPanel
          message={context.problem ?? { key: 'app.error.generic' }}
          onRetry={() => send({ type: 'tracking.refresh' })}
          action={
            <Button onClick={() => send({ type: 'tracking.another' })}>
              {t('orders.track.another')}
            </Button>
          }
        />
      )}
      {context.order !== null && !asking && (
        <Followed
          order={context.order}
          updatedAt={context.updatedAt}
          stale={snapshot.matches({ following: 'stale' })}
          busy={snapshot.hasTag('busy')}
          over={snapshot.matches('ended')}
          onRefresh={() => send({ type: 'tracking.refresh' })}
          onAnother={() => send({ type: 'tracking.another' })}
          onCancel={() => send({ type: 'order.cancel.asked' })}
        />
      )}
      <CancelOrderDialog
        open={snapshot.matches('confirmingCancel') || snapshot.matches('canceling')}
        busy={snapshot.matches('canceling')}
        onConfirm={(reason) => send({ type: 'order.cancel.confirmed', reason })}
        onDecline={() => send({ type: 'order.cancel.declined' })}
      />
    </Wrap>
  );
}

function AskForm({
  orderId,
  phone,
  notFound,
  onAsk,
}: {
  orderId: string;
  phone: string;
  notFound: boolean;
  onAsk: (orderId: string, phone: string) => void;
}) {
  const [missing, setMissing] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const asked = typed(form.get('order')).replaceAll(/\D/g, '');
        setMissing(asked === '');
        if (asked === '') number.current?.focus();
        else onAsk(asked, typed(form.get('phone')));
      }}
    >
      {notFound && <Notice look="danger">{t('orders.notFound')}</Notice>}
      <TextField
        label={t('orders.track.id')}
        name="order"
        inputMode="numeric"
        dir="ltr"
        ref={number}
        error={missing ? t('orders.track.idRequired') : undefined}
        defaultValue={orderId}
      />
      <TextField
        label={t('orders.track.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        defaultValue={phone}
      />
      <Button type="submit" look="ink" size="lg">
        {t('orders.track.find')}
      </Button>
    </Form>
  );
}

interface FollowedProps {
  order: Order;
  updatedAt: string | null;
  stale: boolean;
  busy: boolean;
  over: boolean;
  onRefresh: () => void;
  onAnother: () => void;
  onCancel: () => void;
}

function Followed(props: FollowedProps) {
  const { order, updatedAt, stale, busy, over, onRefresh, onAnother, onCancel } = props;
  const { data: config } = useQuery(configQuery());
  if (config === undefined) return <Skeleton $height="320px" $radius="28px" />;
  const bad = order.status === 'canceled' || order.status === 'failed';
  return (
    <Columns>
      <Panel aria-label={t('orders.track.status')}>
        <Column $gap={20}>
          <Row $between $wrap>
            <span>
              {t('orders.result.number')} <bdi dir="ltr">#{order.id}</bdi>
            </span>
            <span role="status">
              <Badge $look={bad ? 'danger' : over ? 'success' : 'soft'}>
                {statusText(order.status, order.type)}
              </Badge>
            </span>
          </Row>
          <Eta order={order} config={config} />
          {!bad && <StepBars order={order} />}
          {order.status === 'canceled' && order.cancellationReason !== null && (
            <Notice>{order.cancellationReason}</Notice>
          )}
          {waitsForPayment(order) && (
            <Notice look="warning">
              <Row $between $wrap>
                {t('orders.track.unpaid')}
                <ButtonFace
                  as={Link}
                  to={`/order-result?order_id=${order.id}`}
                  $look="ink"
                  $size="sm"
                >
                  {t('orders.track.pay')}
                </ButtonFace>
              </Row>
            </Notice>
          )}
          {stale && <Notice look="warning">{t('orders.track.stale')}</Notice>}
          {order.courier !== null && !over && <CourierCard courier={order.courier} />}
          <OrderSteps order={order} config={config} />
          <Row $wrap>
            {!over && (
              <Button
                icon={<RefreshCw size={18} aria-hidden />}
                busy={busy && t('orders.track.finding')}
                onClick={onRefresh}
              >
                {t('orders.track.refresh')}
              </Button>
            )}
            {mayCancelOrder(order) && (
              <Button look="dangerGhost" onClick={onCancel}>
                {t('orders.track.cancel')}
              </Button>
            )}
            <Button look="ghost" onClick={onAnother}>
              {t('orders.track.another')}
            </Button>
          </Row>
          {updatedAt !== null && <Age key={updatedAt} since={updatedAt} />}
        </Column>
      </Panel>
      <OrderDetails order={order} />
    </Columns>
  );
}
