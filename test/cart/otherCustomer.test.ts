// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { visibleLines } from '../../machines/cart/selectors.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { openShop } from '../../src/app/shop.ts';
import { customerQuery } from '../../src/identity/index.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, serve, settled, wireItem } from '../catalogue/wireShop.tsx';

const lamp = wireItem({ id: 8, name: 'Lamp', price: 12 });
const pan = wireItem({ id: 9, name: 'Copper pan', price: 30 });
const cartCalls = '/api/v1/customer/cart/';

type Name = 'maya' | 'noor';
const ids = { maya: 12, noor: 13 };

/** The carts of a server that knows two customers by their tokens, and whose network can fail. */
function shopOfTwo() {
  const carts = {
    maya: [{ ...cartRow(lamp, '', 1), id: 501 }],
    noor: [{ ...cartRow(pan, '', 1), id: 601 }],
  };
  const server = { down: false };
  const log = serve(({ path, headers, body }) => {
    const name = /maya|noor/.exec(headers.get('authorization') ?? '')?.[0] as Name | undefined;
    if (path === '/api/v1/auth/guest/request') return { guest_id: 91, guest_key: 'key-of-91' };
    if (server.down && path.startsWith(cartCalls)) throw new TypeError('Failed to fetch');
    if (path.startsWith(cartCalls) && headers.get('X-Guest-Key') !== null) return [];
    if (path !== '/api/v1/customer/info' && !path.startsWith(cartCalls)) return undefined;
    if (name === undefined) {
      return Response.json({ errors: 'Unauthorized' }, { status: 401 });
    }
    if (path === '/api/v1/customer/info') return { id: ids[name], f_name: name };
    if (path.endsWith('/add')) {
      const { quantity } = body as { quantity: number };
      carts[name].push({ ...cartRow(pan, '', quantity), id: 700 });
    }
    if (path.endsWith('/update')) {
      const { cart_id, quantity } = body as { cart_id: number; quantity: number };
      const row = carts[name].find(({ id }) => id === cart_id);
      if (row !== undefined) row.quantity = quantity;
    }
    return carts[name];
  });
  const inServer = (name: Name) => carts[name].map(({ item, quantity }) => [item.name, quantity]);
  const changes = () =>
    log.filter(({ path }) => path.startsWith(cartCalls) && !path.endsWith('/list'));
  return { server, inServer, changes };
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
      // Only the change that Maya lost the network for was ever sent.
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
