import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { seed } from '../seed.ts';
import { newGuest, NOON, orderOf, stopClock } from './shop.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { openServerForTest, type TestServer } from './support.ts';

const BODIES = 100;

let server: TestServer;
let guest: number;
let itemId: number;
let cartId: number;
let order: Record<string, unknown>;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  guest = await newGuest(server);
  const [shop] = await server.db.select().from(stores).where(eq(stores.id, 1));
  if (shop === undefined) throw new Error('The demo has no first store.');
  const rows = await server.db.select().from(items).where(eq(items.storeId, shop.id));
  const plain = rows.find((row) => row.foodVariations.length === 0 && row.availableFrom === null);
  itemId = plain?.id ?? 0;
  order = orderOf(shop, guest, [{ item_id: itemId, quantity: 2 }], 10);
  const cart = await server.call({
    method: 'POST',
    url: '/api/v1/customer/cart/add',
    moduleId: 1,
    body: line(),
  });
  cartId = asNumber(asObject(asList(cart.body)[0])['id']);
}, 120_000);
afterAll(() => server.close());

/** What bodies are spoiled with: bounds of numbers, of the database's types and of texts. */
const odd = fc.oneof(
  fc.constantFrom<unknown[]>(null, '', 0, -1, 1.5, 2 ** 31, 2 ** 53, '99999999999', true, [], {}),
  fc.constantFrom('9'.repeat(400), '1e9', '0x10', 'null', '\u0000', "'; drop table orders;--", '٣'),
  fc.constantFrom<unknown[]>([null], [[]], [{ name: null, values: null }], [{ type: {} }], ['x']),
  fc.constantFrom('[null]', '[1]', '{"a":1}', '[{"item_id":"99999999999","quantity":1}]'),
  fc.constantFrom('[{"item_id":1,"quantity":1e300}]', '[{"item_campaign_id":1,"quantity":"2"}]'),
  fc.constantFrom('[{"item_id":1,"quantity":1,"add_on_ids":[null,"x"],"variation":[{}]}]'),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

/** A correct request body of which one to three fields are changed, added or removed. */
const spoiled = (names: readonly string[], right: () => Record<string, unknown>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.option(odd, { nil: undefined, freq: 5 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => ({ ...right(), ...Object.fromEntries(changes) }));

const line = () => ({ item_id: itemId, model: 'Item', price: 5, quantity: 1, guest_id: guest });
const lineNames = [
  'item_id',
  'model',
  'price',
  'quantity',
  'variation',
  'add_on_ids',
  'add_on_qtys',
];
const orderNames = `order_type payment_method order_amount store_id distance latitude longitude
  contact_person_name contact_person_number is_guest schedule_at coupon_code dm_tips cutlery
  extra_packaging_amount is_buy_now cart order_note address guest_id discount_amount
  order_attachment`.split(/\s+/);

const routes: readonly (readonly ['POST' | 'PUT', string, () => fc.Arbitrary<object>])[] = [
  ['POST', '/api/v1/customer/cart/add', () => spoiled([...lineNames, 'guest_id'], line)],
  [
    'POST',
    '/api/v1/customer/cart/update',
    () => spoiled([...lineNames, 'cart_id', 'guest_id'], () => ({ ...line(), cart_id: cartId })),
  ],
  ['POST', '/api/v1/customer/order/place', () => spoiled(orderNames, () => order)],
  [
    'PUT',
    '/api/v1/customer/order/cancel',
    () =>
      spoiled(['order_id', 'reason', 'guest_id'], () => ({
        order_id: 1,
        reason: 'Late',
        guest_id: guest,
      })),
  ],
  [
    'PUT',
    '/api/v1/customer/order/payment-method',
    () => spoiled(['order_id', 'guest_id'], () => ({ order_id: 1, guest_id: guest })),
  ],
];

describe(`spoiled bodies (SEED=${seed})`, () => {
  it.each(routes)(
    `MSG-21: %s %s answers ${BODIES} of them and never faults`,
    async (method, url, bodies) => {
      await fc.assert(
        fc.asyncProperty(bodies(), async (body) => {
          server.faults.length = 0;
          const { status } = await server.call({ method, url, moduleId: 1, zoneIds: [1], body });
          expect(status, String(server.faults[0])).toBeLessThan(500);
        }),
        { numRuns: BODIES, seed },
      );
    },
    60_000,
  );

  it.each([
    ['/api/v1/customer/order/track', ['order_id', 'contact_number', 'guest_id']],
    ['/api/v1/customer/order/by-key', ['key', 'guest_id']],
    ['/api/v1/customer/order/details', ['order_id', 'guest_id']],
    ['/api/v1/customer/cart/list', ['guest_id']],
    ['/api/v1/coupon/apply', ['code', 'store_id']],
  ])(
    'MSG-21: GET %s answers odd queries and never faults',
    async (url, names) => {
      const values = fc.oneof(
        fc.constantFrom('', '0', '-1', '1.5', 'x', '2147483648', '99999999999999999999', '\u0000'),
        fc.string({ unit: 'binary' }),
      );
      const queries = fc
        .tuple(...names.map(() => values))
        .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          server.faults.length = 0;
          const { status } = await server.call({ url, query, moduleId: 1, zoneIds: [1] });
          expect(status, String(server.faults[0])).toBeLessThan(500);
        }),
        { numRuns: 50, seed },
      );
    },
    60_000,
  );
});
