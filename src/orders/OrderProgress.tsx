import {
  Bike,
  Check,
  ChefHat,
  ClipboardCheck,
  House,
  PackageCheck,
  Store,
  Undo2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type {
  DeliveryAddress,
  Order,
  OrderStatus,
  ShopConfig,
} from '../../machines/rules/domain.ts';
import { DAY_MS, HOUR_MS } from '../../machines/rules/durations.ts';
import {
  arrivalOf,
  minutesUntil,
  orderSteps,
  statusKey,
} from '../../machines/rules/orderStatus.ts';
import { dateOf, wallClockOf } from '../../machines/rules/wallClock.ts';
import { clockText } from '../messages/clockText.ts';
import { activeLocale, addressText, formatDate, listOf, t } from '../messages/index.ts';
import { now } from '../platform/browser.ts';
import { useAsOfNow, usePresentMinute } from '../shop/presentTime.ts';
import { ClockTime } from '../ui/text/ClockTime.tsx';
import { Timeline, type TimelineEntry } from '../ui/progress/Progress.tsx';

/** The display text of an order's status. */
export const statusText = (order: Pick<Order, 'status' | 'type'>): string => t(statusKey(order));

/** The time of day of a moment in this device's time zone, as `16:31`. */
export const timeOf = (moment: Date) => wallClockOf(moment).slice(11);

const icons: Partial<Record<OrderStatus, ReactNode>> = {
  pending: <ClipboardCheck size={16} />,
  confirmed: <Check size={16} />,
  processing: <ChefHat size={16} />,
  handover: <PackageCheck size={16} />,
  picked_up: <Bike size={16} />,
  delivered: <House size={16} />,
  canceled: <X size={16} />,
  failed: <X size={16} />,
  returned: <Undo2 size={16} />,
};

/** Whether a step of the order is done, current, or still to come. */
function stateOf(order: Order, status: OrderStatus, steps: OrderStatus[]): TimelineEntry['state'] {
  if (status === order.status) return 'now';
  const before = steps.indexOf(status) < steps.indexOf(order.status);
  return before || order.reached[status] !== undefined ? 'done' : 'todo';
}

/** When a step was reached, as text: the time of day, with the date unless it was today. */
function momentText(moment: Date, today: string, twelveHour: boolean): string {
  const time = clockText(timeOf(moment), twelveHour);
  return dateOf(wallClockOf(moment)) === today
    ? time
    : listOf([formatDate(moment, { day: 'numeric', month: 'short' }), time]);
}

/**
 * The address that is shown at two steps of a parcel: where it is picked up, and where it is
 * delivered. {} for all other steps, and for an order that is no parcel.
 */
function noteOf({ parcel, address }: Order, status: OrderStatus): Pick<TimelineEntry, 'note'> {
  if (parcel === null) return {};
  const places: Partial<Record<OrderStatus, DeliveryAddress | null>> = {
    picked_up: address,
    delivered: parcel.receiver,
  };
  const place = places[status] ?? null;
  return place === null ? {} : { note: <bdi>{addressText(place)}</bdi> };
}

/** The steps of an order with the times they were reached at. */
export function OrderSteps({ order, config }: { order: Order; config: ShopConfig }) {
  const steps = orderSteps(order);
  const today = dateOf(usePresentMinute());
  return (
    <Timeline
      label={t('orders.track.steps')}
      entries={steps.map((status) => {
        const moment = order.reached[status];
        const collected = status === 'delivered' && order.type === 'take_away';
        return {
          key: status,
          label: statusText({ type: order.type, status }),
          ...noteOf(order, status),
          state: stateOf(order, status, steps),
          icon: collected ? <Store size={16} /> : icons[status],
          ...(moment === undefined
            ? {}
            : {
                time: {
                  iso: moment,
                  text: momentText(new Date(moment), today, config.twelveHourClock),
                },
              }),
        };
      })}
    />
  );
}

const Bars = styled.div`
  display: flex;
  gap: 6px;
  i {
    flex: 1;
    block-size: 6px;
    border-radius: 3px;
    background: var(--fill-hover);
  }
  i[data-done] {
    background: var(--accent);
  }
`;

/** A progress bar with one segment for each step of the order. */
export function StepBars({ order }: { order: Order }) {
  const steps = orderSteps(order);
  const done = steps.filter((status) => stateOf(order, status, steps) !== 'todo').length;
  return (
    <Bars
      role="progressbar"
      aria-label={t('orders.track.steps')}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={done}
    >
      {steps.map((status, index) => (
        <i key={status} data-done={index < done || undefined} />
      ))}
    </Bars>
  );
}

/** The layout of an arrival time: the minutes large, and the time of day below them. */
export const Arriving = styled.div`
  display: grid;
  gap: 8px;
  && p:first-child {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
    color: var(--text);
  }
  small {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  p + p {
    color: var(--text-2);
  }
  b {
    color: var(--text);
  }
`;

const longDay = (moment: Date): string =>
  formatDate(moment, { weekday: 'long', day: 'numeric', month: 'long' });

/** Whether an arrival is shown by its day, because nobody counts the minutes until then. */
function isByDay(order: Order, from: Date, at: Date): boolean {
  if (from.getTime() - at.getTime() <= HOUR_MS) return false;
  return order.scheduled || dateOf(wallClockOf(from)) !== dateOf(wallClockOf(at));
}

/** The present time to the second. It is read again every 5 seconds. */
export const useNow = (): Date =>
  new Date(useAsOfNow(() => Math.floor(now().getTime() / 1000) * 1000));

/**
 * When the order arrives or can be collected: a range of minutes and times, or a day and times, or
 * for a store that needs days, a range of days. Renders nothing when the order is over or has no
 * estimate.
 */
export function Eta({ order, config }: { order: Order; config: ShopConfig }) {
  const at = useNow();
  const arrival = arrivalOf(order, config);
  if (arrival === null) return null;
  const { from, to } = arrival;
  const clock = (moment: Date) => (
    <ClockTime time={timeOf(moment)} twelveHour={config.twelveHourClock} />
  );
  const last = minutesUntil(to, at);
  const collected = order.type === 'take_away';
  if (isByDay(order, from, at)) {
    const takesDays = to.getTime() - from.getTime() >= DAY_MS;
    return (
      <Arriving>
        <p>{takesDays ? `${longDay(from)} – ${longDay(to)}` : longDay(from)}</p>
        {!takesDays && <Between collected={collected} from={clock(from)} to={clock(to)} />}
      </Arriving>
    );
  }
  if (last === null) {
    return (
      <Arriving>
        <p>{t('orders.track.anyMoment')}</p>
      </Arriving>
    );
  }
  const first = minutesUntil(from, at);
  return (
    <Arriving>
      <p>
        <bdi dir="ltr">{first === null || first === last ? last : `${first}–${last}`}</bdi>{' '}
        <small>{t('orders.track.minutes', { count: last })}</small>
      </p>
      <Between collected={collected} from={clock(from)} to={clock(to)} />
    </Arriving>
  );
}

interface BetweenProps {
  collected: boolean;
  from: ReactNode;
  to: ReactNode;
}

function Between({ collected, from, to }: BetweenProps) {
  return (
    <p>
      {t(collected ? 'orders.track.readyBetween' : 'orders.track.arrivesBetween')} <b>{from}</b>{' '}
      {t('orders.track.and')} <b>{to}</b>
    </p>
  );
}

function agoText(since: string, at: Date): string {
  const seconds = Math.max(0, Math.round((at.getTime() - new Date(since).getTime()) / 1000));
  const words = new Intl.RelativeTimeFormat(activeLocale(), { numeric: 'auto' });
  return seconds < 60
    ? words.format(-seconds, 'second')
    : words.format(-Math.floor(seconds / 60), 'minute');
}

const Small = styled.small`
  font: var(--type-xs);
  color: var(--text-3);
`;

/**
 * How long ago the order was last loaded. Screen readers do not announce this text when it changes;
 * they announce the order's status.
 */
export function Age({ since }: { since: string }) {
  const at = useNow();
  return <Small>{t('orders.track.updated', { time: agoText(since, at) })}</Small>;
}
