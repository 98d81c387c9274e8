// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu } from '../../src/account/index.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { maya, shop } from './wireAccount.ts';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { isLost: true };
});
vi.mock('../../src/account/CustomerMenu.tsx', (original) => {
  if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

it('NAV-20: a link stands in for the account menu only until the connection is back', async () => {
  await loadMessages('en');
  vi.spyOn(console, 'error').mockReturnValue();
  serve(({ path }) => {
    if (path === '/api/v1/config') return shop;
    return path === '/api/v1/customer/info' ? maya : undefined;
  });
  show(<AccountMenu />, '/wallet', { ...settled, token: 'maya-token' });
  expect(await screen.findByRole('link', { name: 'Account' })).toHaveAttribute(
    'href',
    '/my-orders',
  );
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Account of Maya' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
});
