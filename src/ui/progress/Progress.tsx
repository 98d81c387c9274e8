import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { Hidden, hidden } from '../Hidden.tsx';

const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    font: var(--type-sm-strong);
    color: var(--text-3);
  }
  li + li::before {
    content: '';
    inline-size: 28px;
    block-size: 2px;
    border-radius: 1px;
    background: var(--line-strong);
  }
  bdi {
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    font: 680 0.8125rem/1 var(--font);
    font-variant-numeric: tabular-nums;
    background: var(--fill);
  }
  [aria-current] {
    color: var(--text);
  }
  [aria-current] bdi {
    background: var(--ink);
    color: var(--on-ink);
  }
  [data-done] bdi {
    background: var(--success-soft);
    color: var(--success);
  }
  /* A phone has room for the words of the current step alone. */
  @media (max-width: 640px) {
    li:not([aria-current]) > span {
      ${hidden}
    }
  }
`;

interface StepsProps {
  /** The accessible name of the list of steps. */
  label: string;
  steps: readonly string[];
  /** The index of the current step, from 0; all steps before it are done. */
  current: number;
}

/** Shows the steps of a short flow, and which of them is the current one. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <Line aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <bdi aria-hidden>{index < current ? <Check size={16} /> : index + 1}</bdi>
          <span>{step}</span>
          {index < current && <Hidden>({t('ui.steps.done')})</Hidden>}
        </li>
      ))}
    </Line>
  );
}

const Path = styled.ol`
  li {
    position: relative;
    display: grid;
    /* With large text the time breaks before it would lie over the name of the event. */
    grid-template-columns: 32px minmax(min-content, 1fr) auto;
    gap: 14px;
    padding-block-end: 18px;
    color: var(--text);
  }
  li:last-child {
    padding-block-end: 0;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 15px;
    inset-block: 32px 0;
    inline-size: 2px;
    background: var(--accent);
  }
  li > span {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    z-index: 1;
    background: var(--accent);
    color: var(--on-accent);
  }
  b {
    display: block;
    font: var(--type-label);
    padding-block-start: 6px;
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  time {
    font: var(--type-xs);
    color: var(--text-3);
    padding-block-start: 7px;
    font-variant-numeric: tabular-nums;
  }
  [data-state='now'] > span {
    box-shadow: 0 0 0 5px var(--accent-soft);
  }
  li[data-state='now']:not(:last-child)::before {
    background: var(--line-strong);
  }
  [data-state='todo'] {
    color: var(--text-3);
  }
  [data-state='todo'] > span {
    background: var(--fill);
    color: var(--text-3);
  }
  li[data-state='todo']:not(:last-child)::before {
    background: var(--line-strong);
  }
`;

export interface TimelineEntry {
  key: string;
  label: string;
  state: 'done' | 'now' | 'todo';
  note?: ReactNode;
  /** An icon of 16 px; by default a tick, and none while the event is still to come. */
  icon?: ReactNode;
  /** When the event happened: an ISO date and time, and the text that is shown. */
  time?: { iso: string; text: string };
}

/** Past and future events, one below the other; the current one has a halo. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <Path aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          data-state={entry.state}
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          <span aria-hidden>
            {entry.icon ?? (entry.state === 'todo' ? null : <Check size={16} />)}
          </span>
          <div>
            <b>{entry.label}</b>
            {entry.state === 'done' && <Hidden>({t('ui.steps.done')})</Hidden>}
            {entry.note !== undefined && <p>{entry.note}</p>}
          </div>
          {entry.time !== undefined && (
            <time dateTime={entry.time.iso}>
              <bdi>{entry.time.text}</bdi>
            </time>
          )}
        </li>
      ))}
    </Path>
  );
}
