import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '@testing-library/jest-dom/vitest';

// How long a screen is waited for is the machine's matter, not what a test is about.
configure({ asyncUtilTimeout: 10_000 });

// Files of one worker share a page: each begins with an empty one.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
