// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isSending } from '../../machines/cart/answers.ts';
import { basketOf } from '../../machines/cart/carts.ts';
import { visibleLines } from '../../machines/cart/selectors.ts';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { openShop } from '../../src/app/shop.ts';
import { customerQuery } from '../../src/identity/index.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { cartRow, serve, settled, wireItem } from '../catalogue/wireShop.tsx';

const lamp = wireItem({ id: 8, name: 'Lamp', price: 12 });
const pan = wireItem({ id: 9, name: 'Copper pan', price: 30 });
const stool = wireItem({ id: 10, name: 'Stool', price: 45 });
const cartCalls = '/api/v1/customer/cart/';

type Name = 'maya' | 'noor';
const ids = { maya: 12, noor: 13 };

/** The carts of a server that knows two customers by their tokens, and whose network can fail. */
function shopOfTwo() {
  const carts = {
    maya: [{ ...cartRow(lamp, '', 1), id: 501 }],
    noor: [{ ...cartRow(pan, '', 1), id: 601 }],
  };
  const server = { down: false, ended: '' };
  const log = serve(({ path, headers, body }) => {
    const name = /maya|noor/.exec(headers.get('authorization') ?? '')?.[0] as Name | undefined;
    if (path === '/api/v1/auth/guest/request') return { guest_id: 91, guest_key: 'key-of-91' };
    if (server.down && path.startsWith(cartCalls)) throw new TypeError('Failed to fetch');
    if (path.startsWith(cartCalls) && headers.get('X-Guest-Key') !== null) return [];
    if (path !== '/api/v1/customer/info' && !path.startsWith(cartCalls)) return undefined;
    if (name === undefined || headers.get('authorization') === `Bearer ${server.ended}`) {
      return Response.json({ errors: 'Unauthorized' }, { status: 401 });
    }
    if (path === '/api/v1/customer/info') return { id: ids[name], f_name: name };
    if (path.endsWith('/add')) {
      const { item_id, quantity } = body as { item_id: number; quantity: number };
      carts[name].push({ ...cartRow(item_id === pan.id ? pan : stool, '', quantity), id: 700 });
    }
    if (path.endsWith('/update')) {
      const { cart_id, quantity } = body as { cart_id: number; quantity: number };
      const row = carts[name].find(({ id }) => id === cart_id);
      if (row !== undefined) row.quantity = quantity;
    }
    if (path.endsWith('/remove')) carts[name] = [];
    return carts[name];
  });
  const inServer = (name: Name) => carts[name].map(({ item, quantity }) => [item.name, quantity]);
  const changes = () =>
    log.filter(({ path }) => path.startsWith(cartCalls) && !path.endsWith('/list'));
  return { carts, server, inServer, changes };
}

function visit(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries({ ...settled, guest_id: '', ...stored })) {
    localStorage.setItem(key, value);
  }
  const shop = openShop();
  const close = () => shop.root.stop();
  onTestFinished(close);
  const shown = () =>
    visibleLines(shop.cart.getSnapshot()).map(({ item, choice }) => [item.name, choice.quantity]);
  const isOpen = () => vi.waitFor(() => expect(shop.cart.getSnapshot().matches('open')).toBe(true));
  /** What every page does as soon as somebody is signed in. */
  const askWho = () => shop.queryClient.fetchQuery({ ...customerQuery(), staleTime: 0 });
  const signIn = (token: string) => shop.session.send({ type: 'session.signedIn', token });
  return { shop, shown, isOpen, askWho, signIn, close };
}

/** Maya changes her lamp to 3 and adds a pan without a network; then her session expires. */
async function mayaIsCutOff({ server }: ReturnType<typeof shopOfTwo>) {
  const opened = visit({ token: 'maya-token' });
  const { shop, shown, isOpen, askWho } = opened;
  await askWho();
  await isOpen();
  server.down = true;
  shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
  await vi.waitFor(() => expect(shop.cart.getSnapshot().matches('offline')).toBe(true));
  const choice = { food: [], variationType: null, addOns: [], quantity: 2 };
  shop.cart.send({ type: 'cart.item.added', item: readItem(pan), choice });
  expect(shown()).toEqual([
    ['Lamp', 3],
    ['Copper pan', 2],
  ]);
  shop.session.send({ type: 'session.rejected' });
  server.down = false;
  return opened;
}

beforeAll(() => loadMessages('en'));
beforeEach(() => localStorage.clear());

describe('a session that expired with changes of the cart that are not saved', () => {
  it.each(['at once', 'after a reload'])(
    'AUTH-25 CART-09: another customer who signs in %s gets none of them',
    async (when) => {
      const shops = shopOfTwo();
      const before = await mayaIsCutOff(shops);
      if (when === 'after a reload') before.close();
      const { shown, isOpen, askWho, signIn } = when === 'at once' ? before : visit();
      signIn('noor-token');
      await isOpen();
      expect(shops.changes()).toHaveLength(1);
      await askWho();
      await vi.waitFor(() => expect(shown()).toEqual([['Copper pan', 1]]));
      expect(shops.inServer('noor')).toEqual([['Copper pan', 1]]);
      expect(shops.inServer('maya')).toEqual([['Lamp', 1]]);
      // Only one change was ever sent: the one during which Maya lost the network.
      expect(shops.changes()).toHaveLength(1);
      expect(localStorage.getItem('cart-lines')).not.toContain('Lamp');
    },
  );

  it.each(['at once', 'after a reload'])(
    'AUTH-25: the same customer who signs in %s keeps them',
    async (when) => {
      const shops = shopOfTwo();
      const before = await mayaIsCutOff(shops);
      if (when === 'after a reload') before.close();
      const { shown, isOpen, askWho, signIn } = when === 'at once' ? before : visit();
      signIn('maya-token-2');
      await isOpen();
      await askWho();
      const both = [
        ['Lamp', 3],
        ['Copper pan', 2],
      ];
      await vi.waitFor(() => expect(shops.inServer('maya')).toEqual(both));
      expect(shown()).toEqual(both);
    },
  );
});

/** Maya's session ends at the server while her cart is open; she does not know it yet. */
async function mayaIsEnded() {
  const shops = shopOfTwo();
  const opened = visit({ token: 'maya-token' });
  const says: string[] = [];
  const hear = ({ message }: { message: MessageRef }) => says.push(resolve(message));
  opened.shop.cart.on('toast', hear);
  opened.shop.session.on('toast', hear);
  await opened.askWho();
  await opened.isOpen();
  shops.server.ended = 'maya-token';
  return { ...shops, ...opened, says };
}

const expired = 'Your session has ended. Sign in again to go on; your cart is kept.';

describe('a change of the cart that meets the end of the session', () => {
  it('AUTH-25 CART-09: waits, and is sent when the same customer signs in again', async () => {
    const { shop, shown, says, askWho, signIn, inServer, changes } = await mayaIsEnded();
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    await vi.waitFor(() =>
      expect(isSending(basketOf(shop.cart.getSnapshot().context))).toBe(false),
    );
    expect(shown()).toEqual([['Lamp', 3]]);
    expect(says).toEqual([expired]);
    signIn('maya-token-2');
    await askWho();
    await vi.waitFor(() => expect(inServer('maya')).toEqual([['Lamp', 3]]));
    expect(shown()).toEqual([['Lamp', 3]]);
    expect(changes()).toHaveLength(2);
    expect(says).toEqual([expired]);
  });

  it('AUTH-25 CART-07: waits together with what is changed after it', async () => {
    const { shop, shown, says, askWho, signIn, inServer, changes } = await mayaIsEnded();
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 4 });
    const choice = { food: [], variationType: null, addOns: [], quantity: 2 };
    shop.cart.send({ type: 'cart.item.added', item: readItem(pan), choice });
    const both = [
      ['Lamp', 4],
      ['Copper pan', 2],
    ];
    await new Promise((resume) => setTimeout(resume, 100));
    expect(shown()).toEqual(both);
    expect(says).toEqual([expired]);
    expect(changes()).toHaveLength(1);
    signIn('maya-token-2');
    await askWho();
    await vi.waitFor(() => expect(inServer('maya')).toEqual(both));
    expect(shown()).toEqual(both);
  });

  it('AUTH-25 CART-09: is not sent for another customer, nor what is changed after it', async () => {
    const { shop, shown, isOpen, askWho, signIn, inServer, changes } = await mayaIsEnded();
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 4 });
    signIn('noor-token');
    await isOpen();
    expect(changes()).toHaveLength(1);
    await askWho();
    await vi.waitFor(() => expect(shown()).toEqual([['Copper pan', 1]]));
    expect(inServer('noor')).toEqual([['Copper pan', 1]]);
    expect(changes()).toHaveLength(1);
  });

  it('AUTH-25 CART-09: waits also where the customer first goes on as a guest', async () => {
    const { shop, shown, askWho, signIn, inServer } = await mayaIsEnded();
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    shop.session.send({ type: 'session.abandoned' });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
    await vi.waitFor(() => expect(shown()).toEqual([]));
    signIn('maya-token-2');
    await askWho();
    await vi.waitFor(() => expect(inServer('maya')).toEqual([['Lamp', 3]]));
    expect(shown()).toEqual([['Lamp', 3]]);
  });

  it('AUTH-25 CART-09: is not sent for another customer who signs in after a guest', async () => {
    const { shop, shown, askWho, signIn, inServer, changes } = await mayaIsEnded();
    shop.cart.send({ type: 'cart.line.quantity.changed', lineId: 501, quantity: 3 });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    shop.session.send({ type: 'session.abandoned' });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
    signIn('noor-token');
    await askWho();
    await vi.waitFor(() => expect(shown()).toEqual([['Copper pan', 1]]));
    expect(inServer('noor')).toEqual([['Copper pan', 1]]);
    expect(changes()).toHaveLength(1);
  });

  it('AUTH-25 CART-10: waits also as the emptying of the cart', async () => {
    const { shop, shown, says, isOpen, askWho, signIn, inServer, carts, server } =
      await mayaIsEnded();
    server.ended = '';
    carts.maya.push({ ...cartRow(pan, '', 1), id: 502 });
    shop.cart.send({ type: 'cart.reload' });
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    await isOpen();
    server.ended = 'maya-token';
    const choice = { food: [], variationType: null, addOns: [], quantity: 2 };
    shop.cart.send({ type: 'cart.replaced', item: readItem(stool), choice });
    await vi.waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    expect(shown()).toEqual([['Stool', 2]]);
    expect(says).toEqual([expired]);
    signIn('maya-token-2');
    await askWho();
    await vi.waitFor(() => expect(inServer('maya')).toEqual([['Stool', 2]]));
    expect(shown()).toEqual([['Stool', 2]]);
    expect(inServer('noor')).toEqual([['Copper pan', 1]]);
  });
});

it('AUTH-36 CART-09: a sign-out drops what still waits to know who is signed in', async () => {
  const shops = shopOfTwo();
  (await mayaIsCutOff(shops)).close();
  // Signed in again in another tab; the server has not said yet that it is Maya.
  const { shop, shown, isOpen, askWho, signIn } = visit({ token: 'maya-token-2' });
  shop.session.send({ type: 'session.signOut.asked' });
  shop.session.send({ type: 'session.signOut.confirmed', onLanding: false });
  await vi.waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
  signIn('noor-token');
  await isOpen();
  await askWho();
  await vi.waitFor(() => expect(shown()).toEqual([['Copper pan', 1]]));
  expect(shops.inServer('noor')).toEqual([['Copper pan', 1]]);
  expect(shops.changes()).toHaveLength(1);
});
