// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled } from '../catalogue/wireShop.tsx';
import { ShopApp } from './shopApp.tsx';

const network = vi.hoisted(() => ({ isLost: false, loaded: vi.fn() }));
vi.mock('../../src/app/Toasts.tsx', (original) => {
  if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  network.loaded();
  return original();
});

beforeAll(() => loadMessages('en'));

it('MSG-21: the first toast of a visit is seen although the connection is lost by then', async () => {
  serve(() => undefined);
  localStorage.clear();
  for (const [key, value] of Object.entries(settled)) localStorage.setItem(key, value);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', '/help-and-support');
  const shop = openShop();
  onTestFinished(() => {
    shop.root.stop();
    history.replaceState(null, '', '/');
  });
  render(<ShopApp shop={shop} />);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(network.loaded).toHaveBeenCalled());
  network.isLost = true;
  act(() => shop.place.send({ type: 'place.zone.lost' }));
  const toast = await screen.findByText(
    'We no longer deliver there. Please choose your location again.',
  );
  // Not only in the page's live region, which nobody sees.
  expect(toast.closest('div')).toContainElement(screen.getByRole('button', { name: 'Close' }));
});
