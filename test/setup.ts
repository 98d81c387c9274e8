import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { routerWindow } from '../src/platform/browser.ts';
import { storedNames } from '../src/platform/stored/schema.ts';
import { forget } from '../src/platform/stored/store.ts';
import { answerStylesQuickly } from './quickStyles.ts';

// The time that a screen needs depends on the machine, so the limit is long enough for a slow one.
configure({ asyncUtilTimeout: 25_000 });

class NoSizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/**
 * Stops React from recording the stack of the creating component for each element, which it needs
 * only for warnings and which took an eighth of the time of page tests. React stops by itself after
 * 10,000 records in a second: here its counter always returns that number.
 */
async function leaveOutOwnerStacks(): Promise<void> {
  const { default: react } = (await import('react')) as unknown as {
    default: Record<string, object | undefined>;
  };
  const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'] ?? {};
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    // React counts on, and begins again with each second.
    set() {},
  });
}

// Files of one worker share a page: each begins with an empty one.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  await leaveOutOwnerStacks();
  // Pages of tests have no width that a media query could ask for.
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // Nor do they have sizes that could change.
  window.ResizeObserver ??= NoSizes;
  // Nor can they be scrolled.
  if (!('scrollIntoView' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  }
  answerStylesQuickly(window);
  localStorage.clear();
  // Values that were stored while there was no page are in memory.
  storedNames.forEach(forget);
  sessionStorage.clear();
  document.title = '';
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  // A file that draws without React leaves its elements, and a Tab of the next file would go to them.
  document.body.replaceChildren();
});

// Each test begins as after a press on a link to the first page: after a Back, which an earlier test
// may have ended with, what opens over a page adds no history entry until something is pressed.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  routerWindow.history.pushState(null, '', '/');
  window.dispatchEvent(new Event('pointerdown'));
});

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  // Each test is a tab of its own.
  sessionStorage.clear();
});

// Files of one worker share their modules: one whose loading is cut off by the end of a file would be
// missing in the next.
afterAll(() => vi.dynamicImportSettled());
