// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled } from '../catalogue/wireShop.tsx';
import { openShopAt } from './shopApp.tsx';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then is not loaded again.
  vi.resetModules();
  return { isLost: false, loaded: vi.fn() };
});
vi.mock('../../src/app/Toasts.tsx', (original) => {
  if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  network.loaded();
  return original();
});

beforeAll(() => loadMessages('en'));

it('MSG-21: the first toast of a visit is seen although the connection is lost by then', async () => {
  serve(() => undefined);
  const { shop } = openShopAt('/help-and-support', settled);
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
