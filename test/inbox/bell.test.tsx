// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NotificationsBell } from '../../src/inbox/notifications/NotificationsBell.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { Link } from '../../src/ui/Link.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';

// A test file before this one may have loaded the code, which then comes at once.
vi.hoisted(() => void vi.resetModules());
vi.mock(
  '../../src/inbox/notifications/NotificationsPopover.tsx',
  () => new Promise(() => undefined),
);

beforeAll(() => loadMessages('en'));
afterEach(() => void vi.useRealTimers());

/** Presses the bell on a wide screen. */
function press() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  serve(() => undefined);
  const { url } = show(
    <>
      <NotificationsBell count={0} />
      <Link to="/wishlist">Wishlist</Link>
    </>,
    '/home',
  );
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Notifications' }));
  return url;
}

it('NAV-19: where the code of its popover does not come within three seconds, the bell opens the page', async () => {
  const url = press();
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(url().pathname).toBe('/home');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(`${url().pathname}${url().search}`).toBe('/profile?page=notifications');
});

it('NAV-19: a customer who follows another link meanwhile stays there', async () => {
  const url = press();
  fireEvent.click(screen.getByRole('link', { name: 'Wishlist' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(url().pathname).toBe('/wishlist');
});
