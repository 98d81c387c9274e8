import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Order, OrderStatus } from '../../machines/rules/domain.ts';
import { orderSteps } from '../../machines/rules/orderStatus.ts';
import { activeLocale, t, type MessageKey } from '../messages/index.ts';
import { now } from '../platform/browser.ts';

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

/** A status in the customer's words. */
export const statusText = (status: OrderStatus) => t(`orders.status.${status}` as MessageKey);

const timeText = (moment: string) =>
  new Date(moment).toLocaleTimeString(activeLocale(), { hour: '2-digit', minute: '2-digit' });

/**
 * The steps of an order with the times they were reached at. An order that ended early shows how
 * far it came and how it ended, not steps that will never be.
 */
export function Timeline({ order }: { order: Order }) {
  const planned = orderSteps(order.type);
  const at = planned.indexOf(order.status);
  // An accepted order stands between the steps; it is shown as what has been reached so far.
  const endedEarly = at === -1 && order.status !== 'accepted';
  const steps = endedEarly
    ? [...planned.filter((status) => order.reached[status] !== undefined), order.status]
    : planned;
  return (
    <Steps aria-label={t('orders.track.steps')}>
      {steps.map((status, index) => {
        const moment = order.reached[status];
        const done = moment !== undefined || index < at || status === order.status;
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

/** How often the age of what is shown is written anew. */
const AGE_EVERY_MS = 5000;

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

/** How long ago the order was read; quiet for assistive technology, which hears the status. */
export function Age({ since }: { since: string }) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), AGE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <Small>{t('orders.track.updated', { time: agoText(since, at) })}</Small>;
}
