// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { longLivedActor } from '../../src/shop/root.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { isLost: true };
});
vi.mock('../../src/wishlist/DueWish.tsx', (original) => {
  if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

beforeAll(() => loadMessages('en'));

/** A guest has pressed the heart of item 5 and has signed in; the code that saves it fails. */
async function signInForHeart() {
  vi.spyOn(console, 'error').mockReturnValue();
  network.isLost = true;
  const log = serve(({ path }) =>
    path.startsWith('/api/v1/customer/wish-list/add') ? { message: 'ok' } : undefined,
  );
  const { shop } = show(<Overlays />, '/home', { ...settled, token: 'maya-token' });
  const gate = longLivedActor(shop.root, 'authGate');
  act(() => {
    gate.send({
      type: 'auth.asked',
      mode: 'signIn',
      intent: { kind: 'wish', thing: 'item', id: 5 },
    });
    gate.send({ type: 'auth.signedIn', via: 'signIn', path: '/home', interests: false });
  });
  await screen.findByText('This could not be loaded. Your cart and what you typed are kept.');
  const saved = () => log.filter(({ path }) => path.startsWith('/api/v1/customer/wish-list/add'));
  return { saved, user: userEvent.setup() };
}

// This test comes first: code that was loaded once cannot fail any more.
it('WISH-07: a customer who does without it closes the message', async () => {
  const { saved, user } = await signInForHeart();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(saved()).toEqual([]);
});

it('WISH-07: a favourite whose code failed after sign-in is saved by Try again', async () => {
  const { saved, user } = await signInForHeart();
  network.isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
});
