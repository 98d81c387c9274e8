import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { cartRows } from '../../openapi/sandbox/db/schema/orders.ts';
import { asObject } from '../anyObject.ts';
import { auth, keepIdentities, manual } from './identity.ts';
import { newGuest } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

const MAYA = 1;

let server: TestServer;
let freshStart: () => Promise<void>;
/** Two items of one store and one item of another store, in a module with limited stock. */
let moduleId: number;
let first: typeof items.$inferSelect;
let second: typeof items.$inferSelect;
let foreign: typeof items.$inferSelect;

beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
  const goods = await server.db
    .select()
    .from(items)
    .where(and(eq(items.moduleId, 2), gt(items.stock, 6)))
    .orderBy(asc(items.storeId), asc(items.id));
  const plain = goods.filter(({ variations }) => variations.length === 0);
  const [one] = plain;
  const two = plain.find((item) => item.storeId === one?.storeId && item.id !== one.id);
  const other = plain.find((item) => item.storeId !== one?.storeId);
  if (one === undefined || two === undefined || other === undefined) {
    throw new Error('The demo city has no such goods.');
  }
  [moduleId, first, second, foreign] = [one.moduleId, one, two, other];
});
afterAll(() => server.close());
beforeEach(() => freshStart());

const put = (owner: { guest: number } | 'maya', item: typeof first, quantity: number) =>
  server.db.insert(cartRows).values({
    ownerId: owner === 'maya' ? MAYA : owner.guest,
    isGuest: owner !== 'maya',
    moduleId,
    model: 'Item',
    itemId: item.id,
    price: item.price,
    quantity,
    variation: [],
    addOnIds: [],
    addOnQuantities: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  });

async function signIn(guest: number) {
  const login = manual('maya@sixways.example', 'Sixways-demo-1', guest);
  const reply = await auth(server, 'login', login);
  const rows = await server.db
    .select()
    .from(cartRows)
    .where(and(eq(cartRows.ownerId, MAYA), eq(cartRows.isGuest, false)))
    .orderBy(asc(cartRows.id));
  const cart = rows.map(({ itemId, quantity }) => [itemId, quantity]);
  return { told: asObject(reply.body)['cart_join'], cart };
}

describe('a guest becomes a customer', () => {
  test('GUEST-02: the cart goes with them, and there is nothing to tell', async () => {
    const guest = await newGuest(server);
    await put({ guest }, first, 2);
    expect(await signIn(guest)).toEqual({ told: undefined, cart: [[first.id, 2]] });
    expect(await server.db.$count(cartRows, eq(cartRows.isGuest, true))).toBe(0);
  });

  test('ASVS 7.2.4: only who names the guest gets its cart, and nobody after that', async () => {
    const guest = await newGuest(server);
    await put({ guest }, first, 2);
    expect(await signIn(guest + 1)).toEqual({ told: undefined, cart: [] });
    expect(await server.db.$count(cartRows, eq(cartRows.ownerId, guest))).toBe(1);
    await signIn(guest);
    const again = await auth(
      server,
      'login',
      manual('karim@sixways.example', 'Sixways-demo-2', guest),
    );
    expect(asObject(again.body)['cart_join']).toBeUndefined();
    expect(await server.db.$count(cartRows, eq(cartRows.ownerId, MAYA))).toBe(1);
  });

  test('the same item becomes one row, others stand beside it', async () => {
    const guest = await newGuest(server);
    await put('maya', first, 1);
    await put({ guest }, first, 2);
    await put({ guest }, second, 1);
    expect(await signIn(guest)).toEqual({
      told: { combined: 2, left: 0 },
      cart: [
        [first.id, 3],
        [second.id, 1],
      ],
    });
  });

  test('ITEM-31: no more than a cart may hold', async () => {
    const guest = await newGuest(server);
    await server.db.update(items).set({ maximumCartQuantity: 3 }).where(eq(items.id, first.id));
    await put('maya', first, 2);
    await put({ guest }, first, 2);
    expect(await signIn(guest)).toEqual({
      told: { combined: 0, left: 1 },
      cart: [[first.id, 3]],
    });
    await server.db.update(items).set({ maximumCartQuantity: null }).where(eq(items.id, first.id));
  });

  test('ITEM-32: one store: what was chosen last stays', async () => {
    const guest = await newGuest(server);
    await put('maya', foreign, 1);
    await put({ guest }, first, 1);
    expect(await signIn(guest)).toEqual({
      told: { combined: 1, left: 1 },
      cart: [[first.id, 1]],
    });
  });

  test('a sign-in without a guest’s cart leaves the account’s as it is', async () => {
    const guest = await newGuest(server);
    await put('maya', foreign, 1);
    expect(await signIn(guest)).toEqual({ told: undefined, cart: [[foreign.id, 1]] });
  });
});
