// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhenNear } from '../../src/ui/list/WhenNear.tsx';

it('a part far down is drawn when it comes near, and at once on the next visit', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const part = (
    <WhenNear name="shelf" height={300}>
      <p>Shelf</p>
    </WhenNear>
  );
  const first = render(part);
  act(() => report([{ isIntersecting: false }]));
  expect(screen.queryByText('Shelf')).toBeNull();
  act(() => report([{ isIntersecting: true }]));
  expect(screen.getByText('Shelf')).toBeVisible();
  first.unmount();
  render(part);
  expect(screen.getByText('Shelf')).toBeVisible();
});
