// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthDialog } from '../../src/identity/signIn/AuthDialog.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { allSwitches } from './samples.ts';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { failures: 0, isLost: true };
});
vi.mock('../../src/identity/signIn/AuthArt.tsx', (original) => {
  if (!network.isLost) return original();
  network.failures += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('AUTH-01: the picture beside the sign-in form, when its code failed, comes with the connection, and what was typed stays', async () => {
  await loadMessages('en');
  vi.spyOn(console, 'error').mockReturnValue();
  serve(() => undefined);
  show(
    <AuthDialog
      mode="signIn"
      switches={{ ...allSwitches, otp: false }}
      onEnd={() => undefined}
      onForgot={() => undefined}
      onAgain={() => undefined}
    />,
    '/home',
    settled,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Password/), 'copper-kettle-9');
  await vi.waitFor(() => expect(network.failures).toBeGreaterThan(0));
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('One account, six ways to get things done.')).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('copper-kettle-9');
});
