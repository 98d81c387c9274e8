// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { useOutlet } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

function Page() {
  const outlet = useOutlet();
  return (
    <>
      <button onClick={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}>
        Sign-in named
      </button>
      <Overlays />
    </>
  );
}

function open(stored: Record<string, string> = {}) {
  const login = { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 };
  serve(({ path }) =>
    path === '/api/v1/config' ? { ...config, centralize_login: login } : undefined,
  );
  show(
    <Outlet>
      <Page />
    </Outlet>,
    '/home',
    { ...settled, ...stored },
  );
  return userEvent.setup();
}

describe('AUTH-01: the form that the auth dialog opens with', () => {
  it('is sign-in where that is named', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Sign-in named' }));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sign Up' })).toBeNull();
  });

  it('is sign-up after a reload that kept none', async () => {
    const kept = { at: Date.now(), intent: null, stage: 'open', step: null };
    open({ 'sign-in-step': JSON.stringify(kept) });
    expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  });
});
