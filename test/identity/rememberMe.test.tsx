// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetForm } from '../../src/identity/storedForms.ts';
import { SignInFields } from '../../src/identity/signIn/SignInForm.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));
beforeEach(() => localStorage.clear());

const account = () => screen.getByRole('textbox', { name: 'Email or phone' });
const tick = () => screen.getByRole('checkbox', { name: 'Remember me' });

/** Opens the form as a new visit does: without the values that were typed in the visit before. */
function visit() {
  cleanup();
  forgetForm();
  const sent = vi.fn<(form: object) => void>();
  serve(({ path }) => (path === '/api/v1/config' ? config : undefined));
  show(
    <SignInFields busy={false} refusal={[]} onSubmit={sent} onForgot={() => undefined} />,
    '/home',
    { ...settled, ...Object.fromEntries(Object.entries(localStorage)) },
  );
  const user = userEvent.setup();
  const submit = async () => {
    await user.type(screen.getByLabelText(/^Password/), 'harbour-lane');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  };
  return { user, submit };
}

it('AUTH-06, OPEN-25: with the tick, the next visit finds the address and the tick, never the password', async () => {
  const { user, submit } = visit();
  expect(tick()).not.toBeChecked();
  await user.type(account(), 'maya@shop.test');
  await user.click(tick());
  await submit();
  visit();
  expect(account()).toHaveValue('maya@shop.test');
  expect(tick()).toBeChecked();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('harbour-lane');
});

it('AUTH-06, OPEN-25: without the tick, the next visit finds nothing of it', async () => {
  const first = visit();
  await first.user.type(account(), 'maya@shop.test');
  await first.user.click(tick());
  await first.submit();
  const second = visit();
  await second.user.click(tick());
  await second.submit();
  visit();
  expect(account()).toHaveValue('');
  expect(tick()).not.toBeChecked();
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('maya@shop.test');
});

it('AUTH-06, OPEN-25: an unticked box forgets the account at once, without signing in', async () => {
  const first = visit();
  await first.user.type(account(), 'maya@shop.test');
  await first.user.click(tick());
  await first.submit();
  const second = visit();
  await second.user.click(tick());
  visit();
  expect(account()).toHaveValue('');
  expect(tick()).not.toBeChecked();
});
