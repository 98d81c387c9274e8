// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Module } from '../../machines/rules/domain.ts';
import { HomeHero } from '../../src/catalogue/home/HomeHero.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show, wireItem } from './wireShop.tsx';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { failures: 0, isLost: true };
});
vi.mock('../../src/catalogue/home/FlashAd.tsx', (original) => {
  if (!network.isLost) return original();
  network.failures += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the advertisement of the flash sale whose code failed comes when the connection is back', async () => {
  await loadMessages('en');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: !query.includes('reduced-motion') }),
  );
  serve(({ path }) => {
    if (path === '/api/v1/banners') return { banners: [], campaigns: [] };
    if (path !== '/api/v1/flash-sales') return undefined;
    return {
      id: 1,
      title: 'Copper week',
      end_date: new Date(Date.now() + 3_600_000).toISOString(),
      active_products: [
        { id: 1, item: wireItem({ id: 9, name: 'Copper pan' }), stock: 30, sold: 6 },
      ],
    };
  });
  const module = { id: 4, name: 'Shop', type: 'ecommerce', thumbnailUrl: null } as Module;
  show(<HomeHero module={module} />, '/home', settled);
  await vi.waitFor(() => expect(network.failures).toBeGreaterThan(0));
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Copper week' })).toBeVisible();
});
