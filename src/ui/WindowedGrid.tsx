import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** Columns by the width of the grid itself, as the design's item grid has them. */
const columnsOf = (width: number): number => {
  if (width > 1080) return 5;
  if (width > 780) return 4;
  return width > 560 ? 3 : 2;
};

/** Rows kept before and after what is seen. */
const MARGIN_ROWS = 3;
/** Below this all rows are drawn: windowing a short list only costs. */
const SHORT = 40;

const Frame = styled.div`
  position: relative;
`;

const Cells = styled.div<{ $columns: number; $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => $gap}px var(--grid-gap);
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  > div {
    min-inline-size: 0;
  }
`;

interface WindowedGridProps<T> {
  rows: T[];
  rowKey: (row: T) => string | number;
  children: (row: T) => ReactNode;
  /** How many cards stand side by side in so many px; the design's item grid unless another is given. */
  columns?: (width: number) => number;
  /** Between two lines of cards, in px. */
  gap?: number;
}

/**
 * A grid of equal cards that draws only what is near the screen, so that a store of 10,000 items
 * keeps a flat document. The height of a line of cards is measured from the first one.
 */
export function WindowedGrid<T>({
  rows,
  rowKey,
  children,
  columns: columnsIn = columnsOf,
  gap = 36,
}: WindowedGridProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ columns: 5, line: 360, first: 0, last: SHORT });
  const lines = Math.ceil(rows.length / view.columns);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let asked = 0;
    const measure = () => {
      asked = 0;
      const columns = columnsIn(element.clientWidth);
      const card = element.querySelector<HTMLElement>('[data-cell]');
      const line = card === null ? 360 : card.offsetHeight + gap;
      const top = -element.getBoundingClientRect().top;
      const first = Math.max(0, Math.floor(top / line) - MARGIN_ROWS);
      const seen = Math.ceil(window.innerHeight / line) + 2 * MARGIN_ROWS;
      setView((before) =>
        before.columns === columns &&
        before.line === line &&
        before.first === first &&
        before.last === first + seen
          ? before
          : { columns, line, first, last: first + seen },
      );
    };
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [columnsIn, gap]);

  const whole = rows.length <= SHORT;
  const first = whole ? 0 : Math.min(view.first, Math.max(0, lines - 1));
  const last = whole ? lines : Math.min(view.last, lines);
  const shown = rows.slice(first * view.columns, last * view.columns);
  return (
    <Frame ref={frame} style={whole ? undefined : { minBlockSize: lines * view.line - gap }}>
      <Cells
        $columns={view.columns}
        $gap={gap}
        style={whole ? undefined : { paddingBlockStart: first * view.line }}
      >
        {shown.map((row) => (
          <div key={rowKey(row)} data-cell>
            {children(row)}
          </div>
        ))}
      </Cells>
    </Frame>
  );
}
