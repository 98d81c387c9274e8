import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { dateOf } from '../../machines/rules/wallClock.ts';
import { t } from '../messages/index.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { Button } from '../ui/Button.tsx';
import { dayText } from './moments.ts';
import type { ThreadRow } from './threadRows.ts';

/** About the height of a message of one line, px. */
const LINE_HEIGHT = 76;

/** How close to the top the customer must scroll, in px, before older messages are loaded. */
const NEAR = 400;

const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  padding: 12px 24px;
  background: var(--surface-quiet);
  scrollbar-width: thin;
  outline-offset: -3px;
  /* When messages are added above, the list itself keeps what is read in place; the browser must
     not do it too. */
  overflow-anchor: none;
  > ol {
    position: relative;
  }
  > ol > li {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
  }
  @media (max-width: 1180px) {
    padding-inline: 16px;
  }
`;

const Day = styled.p`
  padding: 14px 12px;
  text-align: center;
  font: var(--type-micro);
  color: var(--text-3);
`;

const Top = styled.div`
  display: grid;
  justify-items: center;
  padding: 8px;
  font: var(--type-xs);
  color: var(--text-3);
`;

interface MessageListProps {
  label: string;
  rows: readonly ThreadRow[];
  /**
   * The state of the older messages: there are none, they can be loaded, they are loading, or
   * loading failed.
   */
  older: 'none' | 'more' | 'busy' | 'failed';
  onOlder: () => void;
  children: (row: ThreadRow) => ReactNode;
}

/**
 * The messages of a thread, scrolled to the newest. The list is virtualised: only rows near the
 * viewport are rendered, and the visible rows stay in place when older ones are added above.
 */
export function MessageList({ label, rows, older, onOlder, children }: MessageListProps) {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React compiler, which could not memoise it, is not used
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
  });
  const near = () => {
    const top = frame.current?.scrollTop ?? Infinity;
    if (older === 'more' && top < NEAR) onOlder();
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || rows.length === 0) return;
    begun.current = true;
    list.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [list, rows.length]);
  const today = dateOf(usePresentMinute());
  return (
    <Scroll ref={frame} tabIndex={0} role="group" aria-label={label} onScroll={near}>
      {older !== 'none' && <Top role="status">{<OlderSign older={older} onOlder={onOlder} />}</Top>}
      <ol style={{ blockSize: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.day !== null && <Day>{dayText(row.day, today)}</Day>}
              {children(row)}
            </li>
          );
        })}
      </ol>
    </Scroll>
  );
}

function OlderSign({ older, onOlder }: Pick<MessageListProps, 'older' | 'onOlder'>) {
  if (older === 'busy') return t('inbox.older.loading');
  return (
    <>
      {older === 'failed' && t('inbox.older.failed')}
      <Button look="quiet" size="sm" onClick={onOlder}>
        {t(older === 'failed' ? 'ui.retry' : 'ui.loadMore')}
      </Button>
    </>
  );
}
