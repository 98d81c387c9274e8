// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

const byPassword = { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 };

function open(stored: Record<string, string> = {}, login: object = byPassword) {
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

describe('AUTH-01: from the one form to the other', () => {
  it('the title of the new form has the focus, because the pressed button is gone', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Sign-in named' }));
    await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
    const signUp = await screen.findByRole('heading', { name: 'Sign Up' });
    await waitFor(() => expect(signUp).toHaveFocus());
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign In' }));
    const signIn = await screen.findByRole('heading', { name: 'Sign In' });
    await waitFor(() => expect(signIn).toHaveFocus());
  });
});

describe('AUTH-03, AUTH-35: the providers', () => {
  const providers = ['google_login_status', 'facebook_login_status', 'apple_login_status'];

  it.each([
    ['google_login_status', 'Google'],
    ['facebook_login_status', 'Facebook'],
    ['apple_login_status', 'Apple'],
  ])('with %s alone, %s is the only one', async (setting, name) => {
    const off = Object.fromEntries(providers.map((other) => [other, 0]));
    const login = { ...byPassword, social_login_status: 1, ...off, [setting]: 1 };
    const user = open({}, login);
    await user.click(screen.getByRole('button', { name: 'Sign-in named' }));
    const group = await screen.findByRole('group', { name: 'Sign in with' });
    const offered = within(group).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('with none of them, there is no group of them', async () => {
    const off = Object.fromEntries(providers.map((other) => [other, 0]));
    const user = open({}, { ...byPassword, social_login_status: 1, ...off });
    await user.click(screen.getByRole('button', { name: 'Sign-in named' }));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Sign in with' })).toBeNull();
  });
});

describe('AUTH-04, AUTH-05: the ways to sign in after a reload', () => {
  const kept = { at: Date.now(), intent: null, stage: 'open', step: null, mode: 'signIn' };
  const reloaded = () => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    'sign-in-step': JSON.stringify(kept),
  });
  const google = () => screen.findByRole('button', { name: /Google/ });

  it('are all of otp_social where the customer chose none', async () => {
    const login = {
      manual_login_status: 0,
      otp_login_status: 1,
      social_login_status: 1,
      google_login_status: 1,
    };
    open({ 'sign-in-step': JSON.stringify(kept) }, login);
    expect(await google()).toBeVisible();
    cleanup();
    open(reloaded(), login);
    expect(await google()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Other ways to sign in' })).toBeNull();
  });

  it('are the code alone where the customer chose it', async () => {
    const login = { manual_login_status: 1, otp_login_status: 1, social_login_status: 0 };
    const user = open({ 'sign-in-step': JSON.stringify(kept) }, login);
    const withCode = () => screen.findByRole('button', { name: 'Sign in with OTP' });
    await waitFor(async () => expect(await withCode()).toBeEnabled());
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
    await user.click(await withCode());
    expect(await screen.findByRole('button', { name: 'Other ways to sign in' })).toBeVisible();
    expect(await screen.findByLabelText(/^Phone/)).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign in with OTP' })).toBeNull();
    cleanup();
    open(reloaded(), login);
    expect(await screen.findByRole('button', { name: 'Other ways to sign in' })).toBeVisible();
  });
});
