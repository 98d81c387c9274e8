// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { visibleLines } from '../../machines/cart/selectors.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, serve, settled, wireItem, type Asked } from '../catalogue/wireShop.tsx';

const lamp = wireItem({ id: 8, name: 'Lamp', price: 12 });
const pan = wireItem({ id: 9, name: 'Copper pan', price: 30 });
const guestCall = '/api/v1/auth/guest/request';
const cartCalls = '/api/v1/customer/cart/';

const guestOf = ({ query, body }: Asked): unknown =>
  query.get('guest_id') ?? (body as { guest_id?: unknown } | null)?.guest_id;

/** The carts of a server that identifies guests by number and key, and that can end a guest. */
function shopOfGuests() {
  const carts = new Map<string, ReturnType<typeof cartRow>[]>();
  let made = 90;
  let nextRow = 500;
  const log = serve((asked) => {
    const { path, headers, body } = asked;
    if (path === guestCall) {
      made += 1;
      carts.set(String(made), []);
      return { guest_id: made, guest_key: `key-of-${made}` };
    }
    if (!path.startsWith(cartCalls)) return undefined;
    const guest = String(guestOf(asked));
    const rows = carts.get(guest);
    if (rows === undefined || headers.get('X-Guest-Key') !== `key-of-${guest}`) {
      return Response.json({ errors: 'Unauthorized' }, { status: 401 });
    }
    if (path.endsWith('/add')) {
      const { item_id, quantity } = body as { item_id: number; quantity: number };
      nextRow += 1;
      rows.push({ ...cartRow(item_id === lamp.id ? lamp : pan, '', quantity), id: nextRow });
    }
    return rows;
  });
  const inServer = (guest: string) =>
    carts.get(guest)?.map(({ item, quantity }) => [item.name, quantity]);
  return { log, carts, inServer, asked: () => log.filter(({ path }) => path === guestCall).length };
}

function visit(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries({ ...settled, ...stored })) {
    localStorage.setItem(key, value);
  }
  const shop = openShop();
  onTestFinished(() => {
    shop.root.stop();
  });
  const shown = () =>
    visibleLines(shop.cart.getSnapshot()).map(({ item, choice }) => [item.name, choice.quantity]);
  const add = (item: typeof lamp, quantity: number) =>
    shop.cart.send({
      type: 'cart.item.added',
      item: readItem(item),
      choice: { food: [], variationType: null, addOns: [], quantity },
    });
  return { shop, shown, add };
}

beforeAll(() => loadMessages('en'));
beforeEach(() => localStorage.clear());

describe('the key of a guest (F13)', () => {
  it('GUEST-01: is stored with the guest id and sent with every call of the guest', async () => {
    const { log, inServer } = shopOfGuests();
    const { add } = visit();
    add(lamp, 2);
    await vi.waitFor(() => expect(inServer('91')).toEqual([['Lamp', 2]]));
    expect(localStorage.getItem('guest_id')).toBe('91');
    expect(localStorage.getItem('guest_key')).toBe('key-of-91');
    const keys = log
      .filter(({ path }) => path.startsWith(cartCalls))
      .map(({ headers }) => headers.get('X-Guest-Key'));
    expect(new Set(keys)).toEqual(new Set(['key-of-91']));
  });

  it('is not sent where the backend gave none, nor by a customer', async () => {
    const log = serve(({ path }) => (path === guestCall ? { guest_id: 7 } : undefined));
    visit();
    await vi.waitFor(() => expect(log.some(({ path }) => path.startsWith(cartCalls))).toBe(true));
    visit({ token: 'a-token', guest_id: '91', guest_key: 'key-of-91' });
    await vi.waitFor(() =>
      expect(log.some(({ headers }) => headers.get('Authorization') !== null)).toBe(true),
    );
    expect(log.filter(({ headers }) => headers.get('X-Guest-Key') !== null)).toEqual([]);
  });

  it('goes with the guest id when a customer signs in', async () => {
    shopOfGuests();
    const { shop } = visit();
    await vi.waitFor(() => expect(localStorage.getItem('guest_key')).toBe('key-of-91'));
    shop.session.send({ type: 'session.signedIn', token: 'a-token' });
    expect(localStorage.getItem('guest_id')).toBeNull();
    expect(localStorage.getItem('guest_key')).toBeNull();
  });
});

describe('a guest whom the server no longer knows (F13)', () => {
  it('GUEST-01, CART-09: gets another id, and the cart goes along', async () => {
    const { carts, inServer, asked } = shopOfGuests();
    const { shop, shown, add } = visit();
    add(lamp, 2);
    add(pan, 1);
    await vi.waitFor(() => expect(inServer('91')).toHaveLength(2));
    carts.delete('91');
    shop.cart.send({ type: 'cart.reload' });
    await vi.waitFor(() =>
      expect(inServer('92')).toEqual([
        ['Lamp', 2],
        ['Copper pan', 1],
      ]),
    );
    await vi.waitFor(() => expect(shop.cart.getSnapshot().matches('open')).toBe(true));
    expect(shown()).toEqual([
      ['Lamp', 2],
      ['Copper pan', 1],
    ]);
    expect(localStorage.getItem('guest_id')).toBe('92');
    expect(localStorage.getItem('guest_key')).toBe('key-of-92');
    expect(asked()).toBe(2);
  });

  it('CART-09: loses nothing that is added at that very moment', async () => {
    const { carts, inServer } = shopOfGuests();
    const { shown, add } = visit();
    add(lamp, 2);
    await vi.waitFor(() => expect(inServer('91')).toEqual([['Lamp', 2]]));
    carts.delete('91');
    add(pan, 3);
    await vi.waitFor(() =>
      expect(inServer('92')).toEqual([
        ['Lamp', 2],
        ['Copper pan', 3],
      ]),
    );
    expect(shown()).toEqual([
      ['Lamp', 2],
      ['Copper pan', 3],
    ]);
  });

  it('CART-09: brings the cart that the browser remembers of an earlier visit', async () => {
    const { carts, inServer } = shopOfGuests();
    const before = visit();
    before.add(lamp, 2);
    await vi.waitFor(() => expect(inServer('91')).toEqual([['Lamp', 2]]));
    await vi.waitFor(() => expect(before.shop.cart.getSnapshot().matches('open')).toBe(true));
    before.shop.root.stop();
    carts.delete('91');
    const { shown } = visit();
    await vi.waitFor(() => expect(inServer('92')).toEqual([['Lamp', 2]]));
    expect(shown()).toEqual([['Lamp', 2]]);
  });

  it('GUEST-01: is the guest that another tab has become meanwhile', async () => {
    const { carts, asked } = shopOfGuests();
    const { shop } = visit();
    await vi.waitFor(() => expect(shop.cart.getSnapshot().matches('open')).toBe(true));
    carts.delete('91');
    carts.set('95', []);
    localStorage.setItem('guest_key', 'key-of-95');
    localStorage.setItem('guest_id', '95');
    shop.cart.send({ type: 'cart.reload' });
    await vi.waitFor(() => expect(shop.session.getSnapshot().context.guestId).toBe('95'));
    expect(asked()).toBe(1);
  });

  it('GUEST-01: who is refused again waits five seconds, and is told', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { carts, asked } = shopOfGuests();
    const { shop } = visit();
    await vi.advanceTimersByTimeAsync(100);
    carts.delete('91');
    shop.cart.send({ type: 'cart.reload' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(2);
    carts.delete('92');
    shop.cart.send({ type: 'cart.reload' });
    await vi.advanceTimersByTimeAsync(4800);
    expect(asked()).toBe(2);
    expect(shop.session.getSnapshot().matches('guestIdRefused')).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked()).toBe(3);
    expect(shop.session.getSnapshot().matches('guest')).toBe(true);
  });
});
