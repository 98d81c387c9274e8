import { configure, getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Lets time pass ten times as fast until the test ends, for tests that wait as long as a customer
 * would: for an answer that does not come, or for the next try.
 */
export function hurryTime(): void {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: 10 * asyncUtilTimeout });
  // Intervals stay real, because the testing library uses one to check again for what a test waits
  // for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const passing = setInterval(() => vi.advanceTimersByTime(50), 5);
  onTestFinished(() => {
    clearInterval(passing);
    vi.useRealTimers();
    configure({ asyncUtilTimeout });
  });
}
