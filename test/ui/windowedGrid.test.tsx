// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedGrid } from '../../src/ui/list/WindowedGrid.tsx';

const CARD = 260;
const GAP = 40;
const LINE = CARD + GAP;
const SCREEN = 2 * LINE;

/** Rows from a number on, each named by it. */
const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

const twoColumns = () => 2;
const keyOf = (row: number) => row;
const cards = () => screen.queryAllByText(/^card /).length;

function grid(rows: number[]) {
  return (
    <WindowedGrid rows={rows} rowKey={keyOf} columns={twoColumns} gap={GAP} line={LINE}>
      {(row) => <p>card {row}</p>}
    </WindowedGrid>
  );
}

/** Where on the screen the grid's head is, in px. */
const standAt = (top: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};

const frame = () => {
  act(() => {
    vi.advanceTimersByTime(20);
  });
};

/**
 * Scrolls the page until the top of the grid is at this height of the window, and renders a frame.
 */
function scrollTo(top: number) {
  standAt(top);
  fireEvent.scroll(window);
  frame();
}

describe('a list of which only what is near is drawn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', SCREEN);
    standAt(0);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  it('draws what the screen shows and a line more, and more of it to somebody who scrolls', () => {
    render(grid(rowsOf(200)));
    frame();
    expect(cards()).toBe(3 * 2);
    scrollTo(-10);
    expect(cards()).toBe((3 + 3) * 2);
    scrollTo(-50 * LINE);
    expect(screen.queryByText('card 0')).toBeNull();
    expect(screen.getByText('card 100')).toBeVisible();
  });

  it('draws more of a list that was looked at for a second, and of the next one no more than at first', () => {
    const { rerender } = render(grid(rowsOf(200)));
    frame();
    const calm = () => {
      act(() => {
        vi.advanceTimersByTime(1000);
      });
    };
    calm();
    expect(cards()).toBe((2 + 3) * 2);
    rerender(grid(rowsOf(200, 1000)));
    expect(cards()).toBe((2 + 1) * 2);
    calm();
    expect(cards()).toBe((2 + 3) * 2);
  });

  it('draws two lines of a list far below the screen, and no more for being looked at', () => {
    standAt(10 * LINE);
    render(grid(rowsOf(200)));
    frame();
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(cards()).toBe(2 * 2);
  });

  it('draws what comes into view because the page above it shrank, without a scroll', () => {
    let shrink = () => undefined as void;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          shrink = tell;
        }
        observe() {}
        disconnect() {}
      },
    );
    standAt(20 * LINE);
    render(grid(rowsOf(200)));
    frame();
    expect(cards()).toBe(2 * 2);
    standAt(-10 * LINE);
    shrink();
    frame();
    expect(screen.getByText('card 20')).toBeVisible();
  });

  it('goes on with a list that grew, and keeps a short one drawn as far as it was read', () => {
    const { rerender } = render(grid(rowsOf(24)));
    scrollTo(-3 * LINE);
    const read = cards();
    rerender(grid(rowsOf(36)));
    expect(cards()).toBe(read);
    scrollTo(0);
    expect(cards()).toBe(read);
  });

  it('begins anew with another list, however far the one before was read', () => {
    const { rerender } = render(grid(rowsOf(24)));
    scrollTo(-3 * LINE);
    scrollTo(0);
    expect(cards()).toBe((5 + 3) * 2);
    rerender(grid(rowsOf(24, 1000)));
    expect(cards()).toBe((2 + 1) * 2);
    expect(screen.getByText('card 1000')).toBeVisible();
  });

  it('knows its columns when the first list comes after none', () => {
    const { rerender } = render(grid([]));
    frame();
    expect(cards()).toBe(0);
    rerender(grid(rowsOf(24)));
    expect(cards()).toBe((2 + 1) * 2);
  });
});
