// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Heart } from '../../src/wishlist/Heart.tsx';
import { refusal, serve, settled, show, wireItem } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

it('WISH-06: a heart is pressed as long as the server lists what it is about', async () => {
  let listed = [wireItem({ id: 5, name: 'Tomato soup' })];
  const log = serve(({ method, path }) => {
    if (path === '/api/v1/customer/wish-list') return { item: listed, store: [] };
    if (method === 'DELETE') listed = [];
    if (path.endsWith('/wish-list/add')) return refusal(403, 'This is full.');
    return path.startsWith('/api/v1/customer/wish-list') ? { message: 'Removed.' } : undefined;
  });
  show(<Heart thing="item" id={5} name="Tomato soup" />, '/home', {
    ...settled,
    token: 'a-token',
  });
  const user = userEvent.setup();
  const heart = await screen.findByRole('button', { name: 'Favourite: Tomato soup' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  // What the server refuses to list is not shown as listed.
  await user.click(heart);
  await waitFor(() => expect(log.some(({ path }) => path.endsWith('/add'))).toBe(true));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});
