// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/platform/browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what waits for an idle browser happens within two seconds in one that is never idle', () => {
  // Such a browser calls back when the time that it was given is over, and not at all without one.
  vi.stubGlobal(
    'requestIdleCallback',
    (act: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout !== undefined && setTimeout(act, timeout),
  );
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
