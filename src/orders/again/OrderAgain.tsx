import { useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import type {
  OrderAgainEvent,
  orderAgainMachine,
  OrderReview,
} from '../../../machines/orders/orderAgain.machine.ts';
import type { Currency, ShopConfig } from '../../../machines/rules/domain.ts';
import { storeHours } from '../../../machines/rules/availability.ts';
import { listPrice, itemTotalsOf } from '../../../machines/rules/linePrices.ts';
import { formatMoney } from '../../../machines/rules/money.ts';
import type { ReorderChange, ReorderLine } from '../../../machines/rules/reorder.ts';
import { storeTermsOf } from '../../../machines/rules/shownPrice.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { useCartActor } from '../../cart/index.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';
import { hoursText } from '../../shop/storeHoursText.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModuleActor } from '../../modules/index.ts';
import { now } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { LostLines } from '../../ui/list/LostLines.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Money } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { wireOrderAgain } from './orderAgain.wiring.ts';

const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding-block: 12px;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  b {
    font: var(--type-label);
  }
  p {
    display: flex;
    gap: 7px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  p > svg {
    flex: none;
    margin-block-start: 2px;
  }
  p[data-look='same'] {
    color: var(--success);
  }
  p[data-look='changed'] {
    color: var(--warning);
  }
  [data-gone] > div:first-child {
    opacity: 0.5;
  }
`;

interface OrderAgainProps {
  orderId: number;
  config: ShopConfig;
}

/**
 * The button to order the same items again, after a dialog that shows what has changed since. A URL
 * with `again` opens the dialog at once (M7).
 */
export function OrderAgain({ orderId, config }: OrderAgainProps) {
  const queryClient = useQueryClient();
  const cart = useCartActor();
  const module = useModuleActor();
  const [params, change] = useUrlChoices();
  const [chart] = useState(() => wireOrderAgain({ queryClient, cart, module }));
  const [snapshot, send] = useFlow(chart);
  const asked = params.has('again');
  const wanted = useRef(false);
  useEffect(() => {
    if (asked) {
      // The address is cleared first, so that Back from the dialog does not ask once more.
      wanted.current = true;
      change({ again: null });
    } else if (wanted.current) {
      wanted.current = false;
      send({ type: 'again.asked', orderId });
    }
  }, [asked, change, orderId, send]);
  return (
    <>
      <Button
        look="primary"
        size="lg"
        icon={<RotateCcw size={20} aria-hidden />}
        onClick={() => send({ type: 'again.asked', orderId })}
      >
        {t('orders.again.open')}
      </Button>
      {snapshot.hasTag('open') && <AgainDialog snapshot={snapshot} send={send} config={config} />}
    </>
  );
}

interface AgainDialogProps {
  snapshot: StateFrom<typeof orderAgainMachine>;
  send: (event: OrderAgainEvent) => void;
  config: ShopConfig;
}

function AgainDialog({ snapshot, send, config }: AgainDialogProps) {
  const { review, problem } = snapshot.context;
  const close = () => send({ type: 'again.closed' });
  const mayFill = snapshot.matches('reviewing') || snapshot.matches('filling');
  return (
    <Dialog open onClose={close} title={t('orders.again.title')} width="var(--dialog-sm)">
      <DialogBody>
        {snapshot.matches('unread') ? (
          <ErrorPanel
            message={problem ?? { key: 'app.error.generic' }}
            onRetry={() => send({ type: 'again.retry' })}
          />
        ) : review === null ? (
          <Skeleton $height="220px" $radius="24px" />
        ) : (
          <>
            {problem !== null && <Notice look="warning">{resolve(problem)}</Notice>}
            <Review review={review} config={config} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={close}>{t('ui.cancel')}</Button>
        {review !== null && mayFill && (
          <Button
            look="primary"
            busy={snapshot.hasTag('busy') && t('ui.loading')}
            onClick={() => send({ type: 'again.confirmed' })}
          >
            {t(review.lost.length > 0 ? 'orders.again.replace' : 'orders.again.add')}{' '}
            <Money amount={totalOf(review, config.currency)} currency={config.currency} />
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

/** What the lines that are still available cost today, after item and store discounts. */
function totalOf({ lines, store }: OrderReview, { digits }: Currency): number {
  const available = lines.flatMap((line) => (line.now === null ? [] : [line.now]));
  const discounted = available.find(({ item }) => item.storeDiscount > 0);
  const terms = discounted === undefined ? null : storeTermsOf(discounted.item, store ?? undefined);
  return itemTotalsOf(available, { terms, now: wallClockOf(now()), digits }).subtotal;
}

function Review({ review, config }: { review: OrderReview; config: ShopConfig }) {
  const { lines, lost, obstacle, store } = review;
  const coming = lines.filter((line) => line.now !== null).length;
  if (obstacle !== null) return <Notice look="warning">{resolve(obstacle)}</Notice>;
  const closed = store !== null && storeHours(store, wallClockOf(now())).state !== 'open';
  return (
    <>
      <p>
        {coming === 0
          ? t('orders.again.nothing')
          : t('orders.again.canCome', { count: coming, total: lines.length })}
      </p>
      <Lines>
        {lines.map((line) => (
          <LineToday key={line.line.id} today={line} currency={config.currency} />
        ))}
      </Lines>
      {closed && <Notice look="warning">{hoursText(store, config)}</Notice>}
      {lost.length > 0 && (
        <Notice>
          {t('orders.again.lost', { count: lost.length, store: lost[0]?.item.storeName ?? '' })}
          <LostLines
            lists={[
              {
                id: 0,
                title: null,
                lines: lost.map(({ id, item, choice }) => ({
                  id,
                  name: item.name,
                  image: item.imageUrl,
                  thingId: item.id,
                  count: choice.quantity,
                })),
              },
            ]}
          />
        </Notice>
      )}
    </>
  );
}

function LineToday({ today, currency }: { today: ReorderLine; currency: Currency }) {
  const { line, changes } = today;
  const quantity = today.now?.choice.quantity ?? line.quantity;
  const price = today.now === null ? null : listPrice(today.now, currency.digits);
  return (
    <li data-gone={today.now === null || undefined}>
      <Stage id={line.itemId ?? line.id} image={line.imageUrl} radius="var(--r-sm)" art="70%" />
      <div>
        <b>
          {quantity !== null && <bdi dir="ltr">{quantity} ×</bdi>} {line.name}
        </b>
        {changes.length === 0 && (
          <p data-look="same">
            <Check size={16} aria-hidden />
            {t('orders.again.same')}
          </p>
        )}
        {changes.map((change) => (
          <Changed key={changeText(change, currency)} change={change} currency={currency} />
        ))}
      </div>
      {price !== null && (
        <b>
          <Money amount={price.original} currency={currency} />
        </b>
      )}
    </li>
  );
}

const icons = { gone: X, same: Check, changed: TriangleAlert };

function Changed({ change, currency }: { change: ReorderChange; currency: Currency }) {
  const look = lookOf(change);
  const Icon = icons[look];
  return (
    <p data-look={look}>
      <Icon size={16} aria-hidden />
      {changeText(change, currency)}
    </p>
  );
}

function lookOf(change: ReorderChange): 'gone' | 'same' | 'changed' {
  if (change.kind === 'gone' || change.kind === 'unavailable') return 'gone';
  return change.kind === 'price' && change.to < change.from ? 'same' : 'changed';
}

/** The text that describes a change of a line since the first order. */
function changeText(change: ReorderChange, currency: Currency): string {
  switch (change.kind) {
    case 'gone':
      return t('orders.again.gone');
    case 'unavailable':
      return t('orders.again.unavailable');
    case 'option':
      return change.to === null
        ? t('orders.again.without', { from: change.from })
        : t('orders.again.instead', { from: change.from, to: change.to });
    case 'quantity':
      return t('orders.again.fewer', { from: change.from, to: change.to });
    case 'price': {
      const from = formatMoney(change.from, currency);
      return t('orders.again.price', { from, to: formatMoney(change.to, currency) });
    }
  }
}
