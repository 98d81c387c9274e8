// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { JoinBanners } from '../../src/site/JoinBanners.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});

const showBanners = (config: Record<string, unknown>) => {
  const log = serve(({ path }) => (path === '/api/v1/config' ? config : undefined));
  show(<JoinBanners />, '/');
  return log;
};

describe('the banners of those who join', () => {
  it('LAND-12, LAND-13: lead to both registrations', async () => {
    showBanners({ toggle_store_registration: true, toggle_dm_registration: true });
    expect(await screen.findByRole('heading', { name: 'Become a Vendor owner' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register your store' })).toHaveAttribute(
      'href',
      '/store-registration?active=active',
    );
    expect(screen.getByRole('link', { name: 'Start delivering' })).toHaveAttribute(
      'href',
      '/deliveryman-registration',
    );
  });

  it('LAND-13: a shop that takes in couriers alone speaks of no stores', async () => {
    showBanners({ toggle_store_registration: false, toggle_dm_registration: true });
    expect(await screen.findByRole('link', { name: 'Start delivering' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register your store' })).toBeNull();
  });
});
