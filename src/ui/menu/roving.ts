import type { KeyboardEvent } from 'react';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/**
 * The index to which an arrow key, Home or End moves the focus from index `at`. At the ends it
 * continues at the other end. null for all other keys.
 */
export function nextIndex(
  key: string,
  at: number,
  count: number,
  axis: keyof typeof steps,
  rtl: boolean,
): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (steps[axis] as Record<string, number>)[key];
  if (step === undefined) return null;
  const move = axis === 'horizontal' && rtl ? -step : step;
  return (at + move + count) % count;
}

/**
 * Moves the focus among entries when an arrow key, Home or End is pressed. Returns the new index;
 * null for all other keys.
 * @param axis which arrow keys count: left and right, or up and down
 */
export function moveFocus(
  event: KeyboardEvent,
  entries: readonly HTMLElement[],
  axis: keyof typeof steps,
): number | null {
  const at = entries.findIndex((entry) => entry === event.target);
  const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const next = nextIndex(event.key, at, entries.length, axis, rtl);
  if (next === null) return null;
  event.preventDefault();
  entries[next]?.focus();
  return next;
}
