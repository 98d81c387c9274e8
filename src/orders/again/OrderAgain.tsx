import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StateFrom } from 'xstate';
import type {
  OrderAgainEvent,
  orderAgainMachine,
  OrderReview,
} from '../../../machines/orders/orderAgain.machine.ts';
import type { Currency, ShopConfig } from '../../../machines/rules/domain.ts';
import { storeHours } from '../../../machines/rules/availability.ts';
import { listPrice, itemTotalsOf } from '../../../machines/rules/linePrices.ts';
import type { ReorderChange, ReorderLine } from '../../../machines/rules/reorder.ts';
import { storeTermsOf } from '../../../machines/rules/shownPrice.ts';
import type { WallClock } from '../../../machines/rules/wallClock.ts';
import { useCartActor } from '../../cart/index.ts';
import { AgainDialog, AgainLine, AgainLines, type ChangeLook } from '../../shop/AgainDialog.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';
import { hoursText } from '../../shop/storeHoursText.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModuleActor } from '../../modules/index.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Button } from '../../ui/Button.tsx';
import { LostLines } from '../../ui/list/LostLines.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Money } from '../../ui/Price.tsx';
import { wireOrderAgain } from './orderAgain.wiring.ts';

interface OrderAgainProps {
  orderId: number;
  config: ShopConfig;
}

/**
 * The button to order the same items again. It opens a dialog that shows what has changed since
 * then. A URL with `again` opens the dialog at once (M7).
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
      // `again` is first removed from the URL, so that Back from the dialog does not open it once
      // more.
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
      {snapshot.hasTag('open') && <ReorderDialog snapshot={snapshot} send={send} config={config} />}
    </>
  );
}

interface ReorderDialogProps {
  snapshot: StateFrom<typeof orderAgainMachine>;
  send: (event: OrderAgainEvent) => void;
  config: ShopConfig;
}

function ReorderDialog({ snapshot, send, config }: ReorderDialogProps) {
  const { review, problem } = snapshot.context;
  const mayFill = snapshot.matches('reviewing') || snapshot.matches('filling');
  return (
    <AgainDialog
      title={t('orders.again.title')}
      problem={problem}
      loadFailed={snapshot.matches('unread')}
      review={review && <Review review={review} config={config} />}
      confirm={
        review !== null && mayFill ? <Confirm review={review} currency={config.currency} /> : null
      }
      busy={snapshot.hasTag('busy')}
      send={send}
    />
  );
}

function Confirm({ review, currency }: { review: OrderReview; currency: Currency }) {
  const at = usePresentMinute();
  return (
    <>
      {t(review.lost.length > 0 ? 'orders.again.replace' : 'orders.again.add')}{' '}
      <Money amount={totalOf(review, currency, at)} currency={currency} />
    </>
  );
}

/**
 * The price today of the lines that are still available, after item and store discounts, in the
 * shop's currency.
 */
function totalOf({ lines, store }: OrderReview, { digits }: Currency, at: WallClock): number {
  const available = lines.flatMap((line) => (line.now === null ? [] : [line.now]));
  const discounted = available.find(({ item }) => item.storeDiscount > 0);
  const terms = discounted === undefined ? null : storeTermsOf(discounted.item, store ?? undefined);
  return itemTotalsOf(available, { terms, now: at, digits }).subtotal;
}

function Review({ review, config }: { review: OrderReview; config: ShopConfig }) {
  const { lines, lost, obstacle, store } = review;
  const at = usePresentMinute();
  const coming = lines.filter((line) => line.now !== null).length;
  if (obstacle !== null) return <Notice look="warning">{resolve(obstacle)}</Notice>;
  const closed = store !== null && storeHours(store, at).state !== 'open';
  return (
    <>
      <p>
        {coming === 0
          ? t('orders.again.nothing')
          : t('orders.again.canCome', { count: coming, total: lines.length })}
      </p>
      <AgainLines>
        {lines.map((line) => (
          <LineToday key={line.line.id} today={line} currency={config.currency} />
        ))}
      </AgainLines>
      {closed && <Notice look="warning">{hoursText(store, config, at)}</Notice>}
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
  const { line, now: item, changes } = today;
  return (
    <AgainLine
      id={line.itemId ?? line.id}
      image={line.imageUrl}
      picture="52px"
      name={line.name}
      quantity={item?.choice.quantity ?? line.quantity}
      gone={item === null}
      changes={changes.map((change) => ({
        look: lookOf(change),
        text: changeText(change, currency),
      }))}
      same={t('orders.again.same')}
      price={item && (listPrice(item, currency.digits)?.original ?? null)}
      currency={currency}
    />
  );
}

function lookOf(change: ReorderChange): ChangeLook {
  if (change.kind === 'gone' || change.kind === 'unavailable') return 'gone';
  return change.kind === 'price' && change.to < change.from ? 'same' : 'changed';
}

/** The text for what has changed about a line since the first order, such as its price. */
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
      const from = isolatedMoney(change.from, currency);
      return t('orders.again.price', { from, to: isolatedMoney(change.to, currency) });
    }
  }
}
