// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../../src/app/shop.ts';
import { serve, settled } from '../catalogue/wireShop.tsx';

const guestCall = '/api/v1/auth/guest/request';

/** A visit with what the browser has stored. */
function visit(stored: Record<string, string>) {
  const log = serve(({ path }) => (path === guestCall ? { guest_id: 4711 } : undefined));
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const shop = openShop(null);
  onTestFinished(() => {
    shop.root.stop();
    localStorage.clear();
  });
  return { shop, asked: () => log.filter(({ path }) => path === guestCall) };
}

it('GUEST-01: without a stored guest_id one is requested and saved', async () => {
  const { asked } = visit(settled);
  await vi.waitFor(() => expect(localStorage.getItem('guest_id')).toBe('4711'));
  expect(asked().map(({ method, body }) => [method, body])).toEqual([['POST', {}]]);
});

it('GUEST-01: a stored guest_id is used, and none is requested', async () => {
  const { shop, asked } = visit({ ...settled, guest_id: '77' });
  await vi.waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
  expect(shop.session.getSnapshot().context.guestId).toBe('77');
  expect(localStorage.getItem('guest_id')).toBe('77');
  expect(asked()).toEqual([]);
});

it('AUTH-36, CONST-05: the token goes 500 ms after the logout was confirmed, not sooner', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { shop } = visit({ ...settled, token: 'a-token' });
  shop.session.send({ type: 'session.signOut.asked' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(localStorage.getItem('token')).toBe('a-token');
  shop.session.send({ type: 'session.signOut.confirmed', onLanding: false });
  await vi.advanceTimersByTimeAsync(499);
  expect(localStorage.getItem('token')).toBe('a-token');
  await vi.advanceTimersByTimeAsync(1);
  expect(localStorage.getItem('token')).toBeNull();
});
