import { useMachine } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, OutwardFact } from '../../machines/rules/domain.ts';
import { mayCancelOrder } from '../../machines/rules/orderStatus.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { t } from '../messages/index.ts';
import { onVisibilityChange } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Badge } from '../ui/Chip.tsx';
import { TextField } from '../ui/Field.tsx';
import { Column, H1, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { Age, statusText, Timeline } from './OrderProgress.tsx';
import { wiredTracking } from './wiring.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-inline-size: 480px;
  margin-block: 24px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 24px;
  align-items: start;
  margin-block-start: 24px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Eta = styled.p`
  font: var(--type-h3);
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
        />
      )}
      {context.order !== null && !asking && (
        <Followed
          order={context.order}
          updatedAt={context.updatedAt}
          stale={snapshot.matches({ following: 'stale' })}
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

function Followed({
  order,
  updatedAt,
  stale,
  over,
  onRefresh,
  onAnother,
  onCancel,
}: {
  order: Order;
  updatedAt: string | null;
  stale: boolean;
  over: boolean;
  onRefresh: () => void;
  onAnother: () => void;
  onCancel: () => void;
}) {
  const eta = order.minutesMin !== null && order.minutesMax !== null && !over;
  return (
    <Columns>
      <Panel>
        <Column $gap={18}>
          <Row $between $wrap>
            <b>
              <bdi dir="ltr">#{order.id}</bdi>
            </b>
            <span role="status">
              <Badge
                $look={
                  order.status === 'canceled' || order.status === 'failed' ? 'danger' : 'success'
                }
              >
                {statusText(order.status)}
              </Badge>
            </span>
          </Row>
          {eta && (
            <Eta>
              {t(order.type === 'take_away' ? 'orders.track.ready' : 'orders.track.eta', {
                min: order.minutesMin ?? 0,
                max: order.minutesMax ?? 0,
              })}
            </Eta>
          )}
          {order.status === 'canceled' && order.cancellationReason !== null && (
            <Notice>{order.cancellationReason}</Notice>
          )}
          {stale && <Notice look="warning">{t('orders.track.stale')}</Notice>}
          <Timeline order={order} />
          <Row $wrap>
            {!over && (
              <Button icon={<RefreshCw size={18} aria-hidden />} onClick={onRefresh}>
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
