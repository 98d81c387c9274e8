// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { visibleLines } from '../../machines/cart/selectors.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { fetchAddresses } from '../../src/api/place/addresses.ts';
import { openShop } from '../../src/app/shop.ts';
import { customerQuery } from '../../src/identity/index.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { cartRow, refusal, serve, settled, wireItem } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const guestCall = '/api/v1/auth/guest/request';

function openedWith(stored: Record<string, string>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const shop = openShop();
  onTestFinished(() => {
    shop.root.stop();
    localStorage.clear();
  });
  return shop;
}

/** A visit with what the browser has stored. */
function visit(stored: Record<string, string>) {
  const log = serve(({ path, headers }) => {
    if (path === guestCall) return { guest_id: 4711 };
    const isCustomers = path === '/api/v1/customer/cart/list' && headers.has('Authorization');
    return isCustomers ? [cartRow(wireItem({ name: 'Copper pan' }), '', 2)] : undefined;
  });
  return { shop: openedWith(stored), asked: () => log.filter(({ path }) => path === guestCall) };
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

it('M5, GUEST-01: whoever signs in in another tab is a customer in a tab that still has no guest id', async () => {
  serve(({ path }) => (path === guestCall ? refusal(500, 'Oops') : undefined));
  const shop = openedWith(settled);
  await vi.waitFor(() => expect(shop.session.getSnapshot().matches('guestIdRefused')).toBe(true));
  localStorage.setItem('token', 'a-token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'a-token' }));
  expect(shop.session.getSnapshot().matches('customer')).toBe(true);
  expect(shop.session.getSnapshot().hasTag('failed')).toBe(false);
});

it('M5, AUTH-25: who signs out and in again in another tab is known here by name, though the answer to nobody is still on its way', async () => {
  let tellNobody = () => undefined as void;
  serve(({ path, headers }) => {
    if (path === guestCall) return { guest_id: 4711 };
    if (path !== '/api/v1/customer/info') return undefined;
    const token = headers.get('Authorization');
    if (token !== null) return { id: 9, f_name: token === 'Bearer second' ? 'Leila' : 'Maya' };
    return new Promise((resolve) => {
      tellNobody = () => resolve(refusal(401, 'Unauthenticated.'));
    });
  });
  const shop = openedWith({ ...settled, token: 'first' });
  const page = new QueryObserver(shop.queryClient, customerQuery());
  onTestFinished(page.subscribe(() => undefined));
  const storeElsewhere = (token: string | null) => {
    if (token === null) {
      localStorage.removeItem('last-customer');
      localStorage.removeItem('token');
    } else localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  };
  await vi.waitFor(() => expect(page.getCurrentResult().data?.name).toBe('Maya'));
  storeElsewhere(null);
  storeElsewhere('second');
  await vi.waitFor(() => expect(page.getCurrentResult().data?.name).toBe('Leila'));
  tellNobody();
  expect(page.getCurrentResult().data?.name).toBe('Leila');
});

/** Gives the browser its locks, which jsdom does not have: one holder after another. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, _options: object, act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}

it.each(['before', 'after'])(
  'M5, GUEST-01, GUEST-02: two tabs in one of which a customer signs out are one guest, where the other notices %s the answer',
  async (when) => {
    giveLocks();
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    if (when === 'after') answer();
    let issued = 500;
    serve(async ({ path }) => {
      if (path !== guestCall) return undefined;
      issued += 1;
      const id = issued;
      await isAnswered;
      return { guest_id: id };
    });
    const one = openedWith({ ...settled, token: 'maya-token' });
    const other = openShop();
    onTestFinished(() => {
      other.root.stop();
    });
    const guestOf = (shop: typeof one) => shop.session.getSnapshot().context.guestId;
    one.session.send({ type: 'session.signOut.asked' });
    one.session.send({ type: 'session.signOut.confirmed', onLanding: false });
    await vi.waitFor(() => expect(issued).toBe(501), 5000);
    if (when === 'after') {
      await vi.waitFor(() => expect(localStorage.getItem('guest_id')).toBe('501'), 5000);
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    answer();
    const both = () => [guestOf(one), guestOf(other)];
    await vi.waitFor(() => expect(both()).not.toContain(null), 5000);
    expect(both()).toEqual(['501', '501']);
    expect(localStorage.getItem('guest_id')).toBe('501');
    expect(issued).toBe(501);
  },
);

/**
 * A visit of Maya (customer 12) with her orders in the cache, which no page shows any longer, and
 * her wallet on the page. Her session expires, and `next` signs in without closing the dialog.
 */
async function afterMaya(next: { id: number; f_name: string }) {
  const people: Record<string, object> = {
    'Bearer maya-token': { id: 12, f_name: 'Maya' },
    'Bearer next-token': next,
  };
  serve(({ path, headers }) => {
    if (path === guestCall) return { guest_id: 4711 };
    return path === '/api/v1/customer/info'
      ? people[headers.get('Authorization') ?? '']
      : undefined;
  });
  const shop = openedWith({ ...settled, token: 'maya-token' });
  const client = shop.queryClient;
  const customer = new QueryObserver(client, customerQuery());
  onTestFinished(customer.subscribe(() => undefined));
  await vi.waitFor(() => expect(customer.getCurrentResult().data?.name).toBe('Maya'), 5000);
  await client.fetchQuery({ queryKey: ['orders'], queryFn: () => 'orders of Maya' });
  let reads = 0;
  const wallet = new QueryObserver<unknown>(client, {
    queryKey: ['wallet'],
    queryFn: () => {
      reads += 1;
      return reads === 1 ? 'wallet of Maya' : new Promise(() => undefined);
    },
  });
  onTestFinished(wallet.subscribe(() => undefined));
  await vi.waitFor(() => expect(wallet.getCurrentResult().data).toBe('wallet of Maya'));
  shop.session.send({ type: 'session.rejected' });
  shop.session.send({ type: 'session.signedIn', token: 'next-token' });
  const orders = client.getQueryData(['orders']);
  await vi.waitFor(() => expect(customer.getCurrentResult().data?.name).toBe(next.f_name), 5000);
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1));
  return { orders, wallet: wallet.getCurrentResult().data };
}

it('AUTH-25, AUTH-26: who signs in on the ended session of another customer sees nothing of theirs from the cache', async () => {
  expect(await afterMaya({ id: 13, f_name: 'Karim' })).toEqual({
    orders: undefined,
    wallet: undefined,
  });
});

it('AUTH-25, AUTH-26: who signs in again on their ended session keeps what the page shows', async () => {
  const { wallet } = await afterMaya({ id: 12, f_name: 'Maya' });
  expect(wallet).toBe('wallet of Maya');
});

/** The words for a call that fails. */
const failureOfCall = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'It was answered.',
    (error: unknown) => resolve(messageOf(error)),
  );

/** A visit of Maya with an unsent review, whose token another tab then removes. */
function whereTokenGoes(stored: Record<string, string>) {
  const reviews = JSON.stringify({
    version: 1,
    value: { 100001: { 'item-1': { stars: 5, comment: 'Warm and quick' } } },
  });
  const { shop } = visit({ ...settled, token: 'a-token', 'typed-reviews': reviews, ...stored });
  const says: string[] = [];
  shop.session.on('toast', ({ message }) => says.push(resolve(message)));
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  return { shop, says };
}

it('AUTH-25, DATA-17: a session that expires in another tab ends here as well, and what was typed stays', () => {
  const customer = JSON.stringify({ version: 1, value: 12 });
  const { shop, says } = whereTokenGoes({ 'last-customer': customer });
  expect(shop.session.getSnapshot().matches('expired')).toBe(true);
  expect(says).toEqual(['Your session has ended. Sign in again to go on; your cart is kept.']);
  expect(localStorage.getItem('typed-reviews')).toContain('Warm and quick');
});

it('AUTH-25 MSG-21: every call that meets the end of the session is answered in the words of the shop', async () => {
  const ended = 'Your session has ended. Sign in again to go on; your cart is kept.';
  serve(({ path, headers }) =>
    path.startsWith('/api/v1/customer/') && headers.has('Authorization')
      ? refusal(401, 'Unauthenticated.')
      : undefined,
  );
  const shop = openedWith({ ...settled, token: 'a-token' });
  const says: string[] = [];
  shop.session.on('toast', ({ message }) => says.push(resolve(message)));
  const first = failureOfCall(fetchAddresses());
  const second = failureOfCall(fetchAddresses());
  expect([await first, await second]).toEqual([ended, ended]);
  expect(says).toEqual([ended]);
});

it('AUTH-25 MSG-21: a guest who is refused reads why, not that a session has ended', async () => {
  serve(({ path }) =>
    path.startsWith('/api/v1/customer/') ? refusal(401, 'Please sign in first.') : undefined,
  );
  openedWith({ ...settled, guest_id: '77' });
  expect(await failureOfCall(fetchAddresses())).toBe('Please sign in first.');
});

it('AUTH-36: a sign-out in another tab is one here, and deletes what was typed', () => {
  const { shop, says } = whereTokenGoes({});
  expect(shop.session.getSnapshot().matches('expired')).toBe(false);
  expect(says).toEqual(['You logged out in another tab.']);
  expect(localStorage.getItem('typed-reviews')).toBeNull();
});

it('AUTH-36: a sign-out deletes the customer’s id before the token, by which other tabs know it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const customer = JSON.stringify({ version: 1, value: 12 });
  const { shop } = visit({ ...settled, token: 'a-token', 'last-customer': customer });
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  shop.session.send({ type: 'session.signOut.asked' });
  shop.session.send({ type: 'session.signOut.confirmed', onLanding: false });
  await vi.advanceTimersByTimeAsync(500);
  const keys = removed.mock.calls.map(([key]) => key);
  expect(keys).toEqual(expect.arrayContaining(['last-customer', 'token']));
  expect(keys.indexOf('last-customer')).toBeLessThan(keys.indexOf('token'));
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

it.each([
  ['/home', false],
  ['/', true],
])(
  'AUTH-36, AUTH-37: after the 0.5 s the cart is cleared, "Logout successful" is said, and %s opens',
  async (to, onLanding) => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { shop } = visit({ ...settled, token: 'a-token' });
    const inCart = () => visibleLines(shop.cart.getSnapshot()).map(({ item }) => item.name);
    await vi.advanceTimersByTimeAsync(2000);
    expect(inCart()).toEqual(['Copper pan']);
    expect(localStorage.getItem('cart-lines')).toContain('Copper pan');
    const facts: { type: string }[] = [];
    shop.session.on('*', (fact) => facts.push(fact));
    const said = (type: string) => facts.filter((fact) => fact.type === type);
    shop.session.send({ type: 'session.signOut.asked' });
    shop.session.send({ type: 'session.signOut.confirmed', onLanding });
    await vi.advanceTimersByTimeAsync(499);
    expect([said('toast'), said('navigate')]).toEqual([[], []]);
    expect(inCart()).toEqual(['Copper pan']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said('navigate')).toEqual([{ type: 'navigate', to }]);
    const [toast] = said('toast') as { type: string; kind: string; message: MessageRef }[];
    expect(toast?.kind).toBe('success');
    expect(resolve(toast?.message ?? { text: '' })).toBe('Logout successful');
    expect(inCart()).toEqual([]);
    expect(localStorage.getItem('cart-lines') ?? '').not.toContain('Copper pan');
  },
);

it('AUTH-36: a sign-out without a connection ends the session on the server once there is one', async () => {
  const ended: (string | null)[] = [];
  let lost = 0;
  let online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  serve(({ path, headers }) => {
    if (path !== '/api/v1/auth/logout') return undefined;
    if (!online) {
      lost += 1;
      throw new TypeError('Failed to fetch');
    }
    ended.push(headers.get('Authorization'));
    return { message: 'Successfully logged out' };
  });
  const shop = openedWith({ ...settled, token: 'maya-token', guest_id: '77' });
  shop.session.send({ type: 'session.signOut.asked' });
  shop.session.send({ type: 'session.signOut.confirmed', onLanding: false });
  await vi.waitFor(() => expect(lost).toBe(1));
  expect(localStorage.getItem('token')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ended).toEqual([]);
  online = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ended).toEqual(['Bearer maya-token']));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ended).toEqual(['Bearer maya-token']);
  expect(localStorage.getItem('token')).toBeNull();
});

it.each([
  [14_900, []],
  [15_100, ['Your session has ended. Sign in again to go on; your cart is kept.']],
])(
  'REC-01 AUTH-25: %i ms after a new password was set by a code, a session that ends says %j',
  async (ms, texts) => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { shop } = visit({ ...settled, token: 'maya-token' });
    const says: string[] = [];
    shop.session.on('toast', ({ message }: { message: MessageRef }) => says.push(resolve(message)));
    shop.session.send({ type: 'session.passwordReset' });
    await vi.advanceTimersByTimeAsync(ms);
    expect(shop.session.getSnapshot().matches('customer')).toBe(true);
    shop.session.send({ type: 'session.rejected' });
    expect(shop.session.getSnapshot().matches('expired')).toBe(true);
    expect(says).toEqual(texts);
  },
);
