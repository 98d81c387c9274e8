// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { visibleLines } from '../../machines/cart/selectors.ts';
import { fetchModules } from '../../src/api/modules/calls.ts';
import { readRentalCart } from '../../src/api/rental/read.ts';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, module, serve, settled, wireItem } from '../catalogue/wireShop.tsx';

const pan = wireItem({ id: 9, name: 'Copper pan', price: 30 });
const list = '/api/v1/customer/cart/list';

beforeAll(() => loadMessages('en'));
beforeEach(() => localStorage.clear());

const malformed = { failure: { kind: 'malformed' } };

describe('F15: a cart whose answer lacks a number', () => {
  /**
   * A visit to a shop whose cart has three pans; `says` is the quantity as the server writes it.
   */
  function visit() {
    const server = { says: 3 as unknown };
    const log = serve(({ path, body }) => {
      if (path.endsWith('/update')) server.says = (body as { quantity: number }).quantity;
      return path === list || path.endsWith('/update')
        ? [{ ...cartRow(pan, '', 1), quantity: server.says }]
        : undefined;
    });
    for (const [key, value] of Object.entries(settled)) localStorage.setItem(key, value);
    const { cart, root } = openShop();
    onTestFinished(() => {
      root.stop();
    });
    const shown = () => visibleLines(cart.getSnapshot()).map(({ choice }) => choice.quantity);
    const changes = () =>
      log.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body);
    return { server, cart, shown, changes };
  }

  it.each([null, undefined, '', 'many', 0, -2, 1.5])(
    'keeps the quantity that was known when the server says %s, sends nothing, and reads again',
    async (says) => {
      const { server, cart, shown, changes } = visit();
      await vi.waitFor(() => expect(shown()).toEqual([3]));
      server.says = says;
      cart.send({ type: 'cart.reload' });
      await vi.waitFor(() => expect(cart.getSnapshot().matches('unavailable')).toBe(true));
      expect(shown()).toEqual([3]);
      cart.send({ type: 'cart.line.quantity.changed', lineId: 90, quantity: 4 });
      expect(shown()).toEqual([4]);
      expect(changes()).toEqual([]);
      server.says = 3;
      cart.send({ type: 'cart.retry' });
      await vi.waitFor(() => expect(changes()).toHaveLength(1));
      expect(changes()[0]).toMatchObject({ cart_id: 90, quantity: 4 });
    },
  );

  it('shows no line at all of a quantity that nobody knows', async () => {
    const { server, cart, shown } = visit();
    server.says = null;
    await vi.waitFor(() => expect(cart.getSnapshot().matches('unavailable')).toBe(true));
    expect(shown()).toEqual([]);
  });
});

it.each([null, undefined, '', 0])(
  'F15: a trip cart whose quantity is %s is read again, not taken for one',
  (quantity) => {
    const row = { id: 21, vehicle_id: 5, quantity, vehicle: { id: 5 } };
    expect(() => readRentalCart({ carts: [row], user_data: [] })).toThrow('malformed');
  },
);

it.each([
  { ...module, module_type: null },
  { ...module, id: null },
])(
  'F15: modules without id or type are asked for again, and the chosen one is kept',
  async (row) => {
    serve(({ path }) => (path === '/api/v1/module' ? [module, row] : undefined));
    await expect(fetchModules([])).rejects.toMatchObject(malformed);
    const later = { ...module, module_type: 'drones' };
    serve(({ path }) => (path === '/api/v1/module' ? [module, later] : undefined));
    expect((await fetchModules([])).map(({ id }) => id)).toEqual([4]);
  },
);
