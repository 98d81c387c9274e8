// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { IdentityLayer } from '../../src/app/IdentityLayer.tsx';
import { useAuthGate } from '../../src/identity/useAuthGate.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

function Page() {
  const gate = useAuthGate({ onFact: () => undefined, onIntent: () => undefined });
  return (
    <>
      <button onClick={() => gate.ask()}>No form named</button>
      <button onClick={() => gate.ask('signIn')}>Sign-in named</button>
      <IdentityLayer gate={gate} onFact={() => undefined} />
    </>
  );
}

function open(stored: Record<string, string> = {}) {
  const login = { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 };
  serve(({ path }) =>
    path === '/api/v1/config' ? { ...config, centralize_login: login } : undefined,
  );
  show(<Page />, '/home', { ...settled, ...stored });
  return userEvent.setup();
}

describe('AUTH-01: the form that the auth dialog opens with', () => {
  it('is sign-up where none is named', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'No form named' }));
    expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sign In' })).toBeNull();
  });

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
