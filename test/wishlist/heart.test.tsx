// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Heart } from '../../src/wishlist/Heart.tsx';
import { Outlet } from '../app/outlet.tsx';
import { refusal, serve, settled, show, wireItem } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

/** The heart of item 5, as a signed-in customer sees it. */
function heartOfCustomer(): Promise<HTMLElement> {
  show(
    <Outlet>
      <Heart thing="item" id={5} name="Tomato soup" />
    </Outlet>,
    '/home',
    { ...settled, token: 'a-token' },
  );
  return screen.findByRole('button', { name: 'Favourite: Tomato soup' });
}

it('WISH-06, WISH-08: a heart is pressed as long as the server lists what it is about, and says the server’s words', async () => {
  let listed = [wireItem({ id: 5, name: 'Tomato soup' })];
  const log = serve(({ method, path }) => {
    if (path === '/api/v1/customer/wish-list') return { item: listed, store: [] };
    if (method === 'DELETE') listed = [];
    if (path.endsWith('/wish-list/add')) return refusal(403, 'This is full.');
    return path.startsWith('/api/v1/customer/wish-list') ? { message: 'Removed.' } : undefined;
  });
  const heart = await heartOfCustomer();
  const user = userEvent.setup();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(await screen.findByText('Removed.')).toBeVisible();
  // What the server refuses to list is not shown as listed.
  await user.click(heart);
  await waitFor(() => expect(log.some(({ path }) => path.endsWith('/add'))).toBe(true));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(await screen.findByText('This is full.')).toBeVisible();
});

it.each([
  ['taken off', 'true', 404, 'It is not one of your favourites.'],
  ['added', 'false', 409, 'It is already one of your favourites.'],
])(
  'WISH-08: a heart that another tab has %s already is so here too, with the server’s words',
  async (_, before, status, words) => {
    let isListed = before === 'true';
    serve(({ method, path }) => {
      const item = isListed ? [wireItem({ id: 5, name: 'Tomato soup' })] : [];
      if (path === '/api/v1/customer/wish-list') return { item, store: [] };
      if (!path.startsWith('/api/v1/customer/wish-list/')) return undefined;
      isListed = method === 'POST';
      return Response.json({ message: words }, { status });
    });
    const heart = await heartOfCustomer();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', before));
    await userEvent.setup().click(heart);
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await waitFor(() =>
      expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'),
    );
  },
);

it('WISH-06: a heart stays as pressed while the list is read again after it was saved', async () => {
  let added = false;
  let asked = 0;
  serve(({ method, path }) => {
    if (path === '/api/v1/customer/wish-list') {
      asked += 1;
      return added ? new Promise<Response>(() => undefined) : { item: [], store: [] };
    }
    if (method === 'POST' && path.endsWith('/wish-list/add')) {
      added = true;
      return { message: 'Added.' };
    }
    return undefined;
  });
  const heart = await heartOfCustomer();
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.setup().click(heart);
  expect(await screen.findByText('Added.')).toBeVisible();
  await waitFor(() => expect(asked).toBe(2));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});
