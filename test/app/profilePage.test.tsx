// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProfilePage } from '../../src/app/ProfilePage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { module, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

function open(at: string, who: Record<string, string>) {
  serve(({ path }) => (path === '/api/v1/customer/address/list' ? { addresses: [] } : undefined));
  return show(
    <Routes>
      <Route path="/profile" element={<ProfilePage />} />
    </Routes>,
    at,
    { ...settled, ...who },
  );
}

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the profile', () => {
  it.each(['/profile', '/profile?page='])('%s leads to its first page', async (at) => {
    const { url } = open(at, { token: 'maya-token' });
    expect(await heading()).toHaveTextContent('Profile settings');
    expect(url().search).toBe('?page=profile-settings');
  });

  it('NAV-28: the links of the account come together, once it is known which there are', async () => {
    let answer = (): void => undefined;
    const modules = new Promise((resolve) => {
      answer = () => resolve([{ ...module, id: 6, module_type: 'rental' }]);
    });
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    show(<ProfilePage />, '/profile?page=addresses', { ...settled, token: 'maya-token' });
    const links = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(links.queryByRole('link')).toBeNull();
    answer();
    expect(await links.findByRole('link', { name: 'My trips' })).toBeVisible();
    expect(links.getByRole('link', { name: 'Coupons' })).toBeVisible();
  });

  it('GUEST-05: a guest is asked to sign in for it', async () => {
    open('/profile', {});
    expect(await heading()).toHaveTextContent('Profile settings');
    expect(screen.getByRole('button', { name: /Sign In/ })).toBeVisible();
  });

  it.each([
    ['/profile?page=wallet', '/wallet'],
    ['/profile?page=wallet?flag=success&&token=cGF5', '/wallet?flag=success'],
    ['/profile?page=wallet&flag=cancel', '/wallet?flag=cancel'],
  ])('NAV-10, WAL-04: %s, where payments come back to, is the wallet', async (at, wallet) => {
    const { url } = open(at, { token: 'maya-token' });
    await waitFor(() => expect(url().pathname + url().search).toBe(wallet));
  });

  it('NAV-10: ?page= names the page it shows; one that it does not have is not found', async () => {
    open('/profile?page=addresses', { token: 'maya-token' });
    expect(await heading()).toHaveTextContent('My addresses');
    cleanup();
    const { url } = open('/profile?page=garage', { token: 'maya-token' });
    expect(await heading()).toHaveTextContent('There is nothing here');
    expect(url().search).toBe('?page=garage');
  });
});
