// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { AuthDialog } from '../../src/identity/signIn/AuthDialog.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { allSwitches } from './samples.ts';

beforeAll(() => loadMessages('en'));

it('AUTH-34: Apple’s script that does not load is a warning in the console, and nothing on the screen', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = serve(() => undefined);
  const toasts: unknown[] = [];
  show(
    <Outlet onFact={(fact) => fact.type === 'toast' && toasts.push(fact)}>
      <AuthDialog
        mode="signIn"
        switches={allSwitches}
        onEnd={() => undefined}
        onForgot={() => undefined}
        onAgain={() => undefined}
      />
    </Outlet>,
    '/home',
    settled,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Apple' }));
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="https://apple.test/apple.js"]');
    if (found === null) throw new Error('Apple’s script is not asked for yet');
    return found;
  });
  fireEvent.error(script);
  await waitFor(() =>
    expect(warned).toHaveBeenCalledExactlyOnceWith('Sign-in of apple did not load.'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
  expect(screen.getByRole('button', { name: 'Apple' })).toBeEnabled();
  expect(log.some(({ path }) => path === '/api/v1/auth/login')).toBe(false);
});
