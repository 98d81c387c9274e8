import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import styled from 'styled-components';

/**
 * The default number of columns for a grid of this width in px, as in the design of the item grid.
 */
const columnsOf = (width: number): number => {
  if (width > 1080) return 5;
  if (width > 780) return 4;
  return width > 560 ? 3 : 2;
};

/**
 * In a new list, how many lines of cards are rendered before and after the visible ones. They are
 * few, so that the list appears quickly.
 */
const FIRST_MARGIN = 1;
/**
 * How many lines of cards are rendered before and after the visible ones, once the page was
 * scrolled or `CALM_MS` have passed.
 */
const MARGIN = 3;
const CALM_MS = 1000;
/**
 * In a list of at most this many cards, cards stay rendered after they were scrolled past, so that
 * nothing above the reader moves.
 */
const SHORT = 40;
/**
 * The minimum number of lines that are rendered, even before the grid's position on the screen is
 * known.
 */
const START = 2;

/** Which part of the grid is visible and rendered. A line is one row of cards. */
interface View {
  columns: number;
  /** Height of a line with its gap, in px. */
  line: number;
  /**
   * The first visible line, and the line after the last visible one. While the grid is still below
   * the screen, `to` is 0 or negative.
   */
  from: number;
  to: number;
  margin: number;
  /**
   * How many lines there are from the start of the list to the last one that has been rendered so
   * far. In a short list, all of them stay rendered.
   */
  read: number;
  /** The number of the shown list; it grows by one when another list replaces it. */
  list: number;
}

const withMargin = (view: View, margin: number): View => ({
  ...view,
  margin,
  read: Math.max(view.read, view.to + margin, START),
});

const isSame = (one: View, other: View): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof View]);

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

interface Measures {
  columnsIn: (width: number) => number;
  gap: number;
  guess: number;
}

/**
 * Measures which lines of a grid are visible: at once, and when the page is scrolled or the window
 * or the page changes its size. Content above the grid may shrink, which moves the grid without a
 * scroll.
 * @param columnsIn returns the number of columns for a width in px
 * @param gap the space between two lines, in px
 * @param guess the height of a line with its gap, in px, as long as no card can be measured
 * @param onMeasured called with the lines, and the minimum number of lines to render around them
 * @returns a function that stops the measuring
 */
function watchLines(
  grid: HTMLElement,
  { columnsIn, gap, guess }: Measures,
  onMeasured: (seen: Pick<View, 'columns' | 'line' | 'from' | 'to'>, least: number) => void,
): () => void {
  let asked = 0;
  let moved = false;
  const measure = () => {
    asked = 0;
    const card = grid.querySelector<HTMLElement>('[data-cell]');
    const line = card === null ? guess : card.offsetHeight + gap;
    const { top } = grid.getBoundingClientRect();
    const from = Math.max(0, Math.floor(-top / line));
    const to = Math.ceil((window.innerHeight - top) / line);
    const least = moved ? MARGIN : FIRST_MARGIN;
    moved = false;
    onMeasured({ columns: columnsIn(grid.clientWidth), line, from, to }, least);
  };
  // Deferred: measuring at once would lay the page out while it is being built, and again
  // afterwards.
  const ask = () => {
    if (asked === 0) asked = requestAnimationFrame(measure);
  };
  const move = () => {
    moved = true;
    ask();
  };
  ask();
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('resize', ask);
  const page = new ResizeObserver(ask);
  page.observe(document.body);
  return () => {
    cancelAnimationFrame(asked);
    window.removeEventListener('scroll', move);
    window.removeEventListener('resize', ask);
    page.disconnect();
  };
}

interface WindowedGridProps<T> {
  rows: T[];
  rowKey: (row: T) => string | number;
  children: (row: T) => ReactNode;
  /** Returns the number of columns for a width in px; by default that of the design's item grid. */
  columns?: (width: number) => number;
  /** The space between two lines of cards, in px. */
  gap?: number;
  /**
   * The estimated height of a line of cards with its gap, in px. It is used until the height is
   * measured.
   */
  line?: number;
}

/**
 * A grid of equal cards that renders only those near the viewport, so that a page starts with few
 * cards and a store of 10,000 items has a small DOM. The height of a line of cards is measured from
 * the first one.
 */
export function WindowedGrid<T>({
  rows,
  rowKey,
  children,
  columns: columnsIn = columnsOf,
  gap = 36,
  line: guess = 360,
}: WindowedGridProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({
    columns: 2,
    line: guess,
    from: 0,
    to: START,
    margin: 0,
    read: START,
    list: 0,
  });
  const drawn = useRef({ first: 0, last: START });
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    const grown =
      known.length <= rows.length &&
      known.every((row, at) => rowKey(row) === rowKey(rows[at] as T));
    setKnown(rows);
    // It is another list, of which nothing has been scrolled yet.
    if (!grown) setView(withMargin({ ...view, read: 0, list: view.list + 1 }, FIRST_MARGIN));
  }

  useEffect(() => {
    if (frame.current === null) return;
    return watchLines(frame.current, { columnsIn, gap, guess }, (seen, least) => {
      const look = () =>
        setView((before) => {
          const now = withMargin({ ...before, ...seen }, Math.max(before.margin, least));
          return isSame(before, now) ? before : now;
        });
      // Lines outside the viewport are rendered in short steps, between which presses are handled.
      if (seen.from >= drawn.current.first && seen.to <= drawn.current.last) startTransition(look);
      else look();
    });
  }, [columnsIn, gap, guess]);

  const listed = view.list;
  useEffect(() => {
    const settle = () =>
      setView((before) => (before.list === listed ? withMargin(before, MARGIN) : before));
    const calm = setTimeout(() => startTransition(settle), CALM_MS);
    return () => clearTimeout(calm);
  }, [listed]);

  const lines = Math.ceil(rows.length / view.columns);
  const short = rows.length <= SHORT;
  const first = short ? 0 : Math.min(Math.max(0, view.from - view.margin), Math.max(0, lines - 1));
  const last = Math.min(short ? view.read : Math.max(first + START, view.to + view.margin), lines);
  useLayoutEffect(() => {
    drawn.current = { first, last };
  });
  const shown = rows.slice(first * view.columns, last * view.columns);
  return (
    <Frame
      ref={frame}
      style={first === 0 && last === lines ? undefined : { minBlockSize: lines * view.line - gap }}
    >
      <Cells
        $columns={view.columns}
        $gap={gap}
        style={first === 0 ? undefined : { paddingBlockStart: first * view.line }}
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
