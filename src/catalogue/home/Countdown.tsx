import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatDate, t } from '../../messages/index.ts';
import { now, whenIdle } from '../../platform/browser.ts';

const Clock = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font: var(--type-sm-strong);
  font-variant-numeric: tabular-nums;
  bdi {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  b {
    background: color-mix(in oklab, currentColor 14%, transparent);
    border-radius: 7px;
    padding: 3px 7px;
    font-weight: 660;
  }
`;

const secondsUntil = (moment: string | null): number | null =>
  moment === null
    ? null
    : Math.max(0, Math.ceil((Date.parse(moment) - now().getTime()) / 1000)) || 0;

/** Counts down the seconds until an ISO time and stops at 0; null when the time is unknown. */
export function useSecondsUntil(moment: string | null): number | null {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  const over = left === 0 || left === null;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment, over]);
  return left;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

interface CountdownProps {
  /** When the sale ends, as an ISO time; null when that is unknown. */
  endsAt: string | null;
  /**
   * How many seconds are left until then, which the caller counts with `useSecondsUntil`; null when
   * that is unknown.
   */
  seconds: number | null;
}

/** A countdown to the end of a sale, or a message that the end is unknown. */
export function Countdown({ endsAt, seconds }: CountdownProps) {
  if (endsAt === null || seconds === null) return <Clock>{t('ui.timeMissing')}</Clock>;
  return <Running endsAt={endsAt} seconds={seconds} />;
}

/**
 * The running clock of the countdown. Screen readers read the time of the end, not every second.
 */
function Running({ endsAt, seconds }: { endsAt: string; seconds: number }) {
  const [label, setLabel] = useState<string>();
  // Date formats take a phone long to load, so this waits until the browser is idle.
  useEffect(() => {
    whenIdle(() => {
      const date = formatDate(endsAt, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
      setLabel(t('catalogue.home.endsIn', { date }));
    });
  }, [endsAt]);
  const days = Math.floor(seconds / 86_400);
  const parts = [(seconds % 86_400) / 3600, (seconds % 3600) / 60, seconds % 60];
  return (
    <Clock role="timer" aria-label={label}>
      <span aria-hidden>{t('catalogue.flash.endsIn')}</span>
      {days > 0 && <span aria-hidden>{t('catalogue.flash.days', { count: days })}</span>}
      <bdi dir="ltr" aria-hidden>
        {parts.map((part, index) => (
          <span key={index}>
            {index > 0 && ':'}
            <b>{two(part)}</b>
          </span>
        ))}
      </bdi>
    </Clock>
  );
}
