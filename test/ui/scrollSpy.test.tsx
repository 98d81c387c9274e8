// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollSpy } from '../../src/ui/list/useScrollSpy.ts';

let tell: IntersectionObserverCallback;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: IntersectionObserverCallback) {
        tell = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  for (const id of ['soups', 'mains'])
    document.body.appendChild(document.createElement('i')).id = id;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/**
 * Reports that the start of these sections has scrolled above (or below) the line that decides
 * which section is being read.
 */
const pass = (above: boolean, ...ids: string[]) =>
  act(() => {
    const entries = ids.map((id) => ({
      target: document.getElementById(id),
      isIntersecting: above,
    }));
    tell(entries as never, null as never);
  });

it('names the part being read, and none after a jump from the end of the page to its top', () => {
  const { result } = renderHook(() => useScrollSpy(['soups', 'mains']));
  expect(result.current).toBeNull();
  pass(true, 'soups');
  expect(result.current).toBe('soups');
  pass(true, 'mains');
  expect(result.current).toBe('mains');
  pass(false, 'mains');
  expect(result.current).toBe('soups');
  pass(true, 'mains');
  pass(false, 'soups', 'mains');
  expect(result.current).toBeNull();
});
