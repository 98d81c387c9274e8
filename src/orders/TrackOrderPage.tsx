import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Check, Phone, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, OrderStatus } from '../../machines/rules/domain.ts';
import { mayCancelOrder, orderSteps } from '../../machines/rules/orderStatus.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { activeLocale, resolve, t, type MessageKey } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { onVisibilityChange } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Radio } from '../ui/Choice.tsx';
import { Badge } from '../ui/Chip.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Column, H1, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { cancelReasonsQuery, orderLinesQuery } from './queries.ts';
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

const Steps = styled.ol`
  display: grid;
  gap: 0;
  li {
    display: grid;
    grid-template-columns: 30px 1fr auto;
    gap: 14px;
    padding-block-end: 22px;
    position: relative;
    color: var(--text-3);
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 14px;
    inset-block: 30px 0;
    inline-size: 2px;
    background: var(--line-strong);
  }
  i {
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--fill);
    font-style: normal;
  }
  li[data-done] {
    color: var(--text);
  }
  li[data-done] i {
    background: var(--success-soft);
    color: var(--success);
  }
  li[aria-current] i {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: 0 0 0 6px var(--fill);
  }
  time {
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

interface TrackOrderProps {
  onFact: (fact: { type: string }) => void;
}

const typed = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const statusText = (status: OrderStatus) => t(`orders.status.${status}` as MessageKey);

const timeText = (moment: string) =>
  new Date(moment).toLocaleTimeString(activeLocale(), { hour: '2-digit', minute: '2-digit' });

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
      <CancelDialog
        open={snapshot.matches('confirmingCancel')}
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
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onAsk(typed(form.get('order')), typed(form.get('phone')));
      }}
    >
      {notFound && <Notice look="danger">{t('orders.notFound')}</Notice>}
      <TextField
        label={t('orders.track.id')}
        name="order"
        inputMode="numeric"
        dir="ltr"
        required
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
            <Badge $look={order.status === 'canceled' ? 'danger' : 'success'}>
              {statusText(order.status)}
            </Badge>
          </Row>
          {eta && (
            <p role="status">
              {t(order.type === 'take_away' ? 'orders.track.ready' : 'orders.track.eta', {
                min: order.minutesMin ?? 0,
                max: order.minutesMax ?? 0,
              })}
            </p>
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
          {updatedAt !== null && (
            <small>{t('orders.track.updated', { time: timeText(updatedAt) })}</small>
          )}
        </Column>
      </Panel>
      <Details order={order} />
    </Columns>
  );
}

function Timeline({ order }: { order: Order }) {
  const steps = orderSteps(order.type);
  const at = steps.indexOf(order.status);
  return (
    <Steps aria-label={t('orders.track.steps')}>
      {steps.map((status, index) => {
        const moment = order.reached[status];
        const done = moment !== undefined || index < at;
        return (
          <li
            key={status}
            {...(done ? { 'data-done': '' } : {})}
            aria-current={order.status === status ? 'step' : undefined}
          >
            <i aria-hidden>{done && <Check size={16} />}</i>
            <span>{statusText(status)}</span>
            {moment !== undefined && (
              <time dateTime={moment}>
                <bdi>{timeText(moment)}</bdi>
              </time>
            )}
          </li>
        );
      })}
    </Steps>
  );
}

function Details({ order }: { order: Order }) {
  const { data: config } = useQuery(configQuery());
  const { data: lines } = useQuery(orderLinesQuery(order.id));
  if (config === undefined) return null;
  return (
    <Panel aria-label={t('orders.track.items')}>
      <Column $gap={14}>
        {order.store !== null && (
          <div>
            <small>{t('orders.track.store')}</small>
            <p>
              <b>{order.store.name}</b>
            </p>
            <p>{order.store.address}</p>
          </div>
        )}
        {order.courier !== null && (
          <Row $between>
            <div>
              <small>{t('orders.track.courier')}</small>
              <p>
                <b>{order.courier.name}</b>
              </p>
            </div>
            <a href={`tel:${order.courier.phone}`} aria-label={t('orders.track.call')}>
              <Phone size={20} aria-hidden />
            </a>
          </Row>
        )}
        {order.type !== 'take_away' && order.address !== null && (
          <div>
            <small>{t('orders.track.address')}</small>
            <p>{order.address.address}</p>
          </div>
        )}
        <ul>
          {lines?.map((line) => (
            <li key={line.id}>
              <Row $between>
                <span>
                  <bdi dir="ltr">{line.quantity} ×</bdi> {line.name}
                  {line.options.length > 0 && <small> ({line.options.join(', ')})</small>}
                </span>
                <Money amount={line.unitPrice} currency={config.currency} />
              </Row>
            </li>
          ))}
        </ul>
        <Row $between>
          <b>{t('orders.track.total')}</b>
          <b>
            <Money amount={order.amount} currency={config.currency} />
          </b>
        </Row>
      </Column>
    </Panel>
  );
}

function CancelDialog({
  open,
  onConfirm,
  onDecline,
}: {
  open: boolean;
  onConfirm: (reason: string) => void;
  onDecline: () => void;
}) {
  const { data: reasons } = useQuery({ ...cancelReasonsQuery(), enabled: open });
  const [reason, setReason] = useState<string | null>(null);
  const chosen = reason ?? reasons?.[0] ?? resolve({ key: 'orders.track.cancel' });
  return (
    <ConfirmDialog
      open={open}
      title={t('orders.track.cancel')}
      confirm={t('orders.track.cancel')}
      cancel={t('orders.track.keep')}
      danger
      onConfirm={() => onConfirm(chosen)}
      onCancel={onDecline}
    >
      <fieldset>
        <legend>{t('orders.track.reason')}</legend>
        {reasons?.map((one) => (
          <Radio key={one} name="reason" checked={one === chosen} onChange={() => setReason(one)}>
            {one}
          </Radio>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
