// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { shop as config } from '../account/wireAccount.ts';
import { serve, settled } from '../catalogue/wireShop.tsx';
import { openShopAt } from './shopApp.tsx';

const loaded = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then is not loaded again.
  vi.resetModules();
  return vi.fn<() => void>();
});
vi.mock('../../src/app/SignOutDialog.tsx', () => {
  loaded();
  return { SignOutDialog: () => null };
});

const homeLoaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../src/catalogue/home/HomePage.tsx', () => {
  homeLoaded();
  return { HomePage: () => null };
});

beforeAll(() => loadMessages('en'));

function visit(who: Record<string, string>) {
  serve(({ path }) => {
    if (path === '/api/v1/config') return config;
    return path === '/api/v1/customer/info' ? { id: 12, f_name: 'Maya' } : undefined;
  });
  return openShopAt('/about-us', { ...settled, ...who });
}

it('AUTH-36 AUTH-37: the question before a sign-out and the home page after it are loaded in advance, but not for a guest', async () => {
  const guest = visit({ guest_id: '77' });
  expect((await screen.findAllByRole('button', { name: 'Sign In' }))[0]).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(loaded).not.toHaveBeenCalled();
  expect(homeLoaded).not.toHaveBeenCalled();
  guest.unmount();
  visit({ token: 'maya-token' });
  expect(await screen.findByRole('button', { name: 'Account of Maya' })).toBeVisible();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(homeLoaded).toHaveBeenCalledOnce());
});
