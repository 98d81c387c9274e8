import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartRows } from '../../openapi/sandbox/db/schema/orders.ts';
import { isJson, loadContract, type Json } from '../../openapi/sandbox/http/contract.ts';
import { isApi } from '../../openapi/sandbox/http/routable.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { asObject } from '../anyObject.ts';
import {
  codesOf,
  demoStore,
  newGuest,
  NOON,
  orderOf,
  place,
  plainItem,
  stopClock,
  type ItemRow,
  type Line,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

let server: TestServer;
let store: StoreRow;
let item: ItemRow;

beforeAll(async () => {
  server = await openServerForTest();
  store = await demoStore(server, ({ id }) => id === 1);
  item = await plainItem(server, store);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

const firstError = ({ body }: Answer) => {
  const [first] = asObject(body)['errors'] as unknown[];
  return asObject(first);
};

async function order(lines: Line[], changes: object = {}, key?: string): Promise<Answer> {
  const guest = await newGuest(server);
  return place(server, store, { ...orderOf(store, guest, lines, 1), ...changes }, key);
}

const lines = (count: number): Line[] =>
  Array.from({ length: count }, () => ({ item_id: item.id, quantity: 1 }));

describe('F2: the work of a request is bounded before it begins', () => {
  it('prices 200 lines, and refuses 201 with the number that an order may have', async () => {
    // 200 lines are over what is paid in cash: they were priced.
    expect(codesOf(await order(lines(200)))).toEqual(['order_amount']);
    const tooMany = await order(lines(201));
    expect(tooMany.status).toBe(403);
    expect(firstError(tooMany)).toEqual({
      code: 'cart',
      message: 'An order may have up to 200 lines. Please order the rest separately.',
    });
  });

  it('reads no cart of 30,000 lines, neither to place it nor to say its tax', async () => {
    const guest = await newGuest(server);
    const body = orderOf(store, guest, lines(30_000), 1);
    const asked = ['/api/v1/customer/order/place', '/api/v1/customer/order/get-Tax'].map((url) =>
      server.call({ method: 'POST', url, body, moduleId: store.moduleId, zoneIds: [store.zoneId] }),
    );
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(403);
      expect(firstError(answer)).toEqual({
        code: 'cart',
        message: 'The cart may not have more than 100000 characters.',
      });
    }
  });

  it('takes no line of more than 50 options or add-ons', async () => {
    for (const field of ['variation', 'add_on_ids', 'add_on_qtys']) {
      const refused = await order([{ item_id: item.id, [field]: Array(51).fill(1) }]);
      expect([refused.status, codesOf(refused)]).toEqual([403, ['cart']]);
    }
  });

  it('puts 200 different rows into a cart and says why the next one stays out', async () => {
    const guest = await newGuest(server);
    const row = {
      ownerId: guest,
      isGuest: true,
      moduleId: store.moduleId,
      model: 'Item' as const,
      price: 1,
      quantity: 1,
      variation: [],
      addOnIds: [],
      addOnQuantities: [],
      createdAt: new Date(NOON),
      updatedAt: new Date(NOON),
    };
    await server.db
      .insert(cartRows)
      .values(Array.from({ length: 200 }, () => ({ ...row, itemId: item.id })));
    const other = await plainItem(server, store, ({ id }) => id !== item.id);
    const refused = await server.call({
      method: 'POST',
      url: '/api/v1/customer/cart/add',
      moduleId: store.moduleId,
      body: { item_id: other.id, model: 'Item', price: 1, quantity: 1, guest_id: guest },
    });
    expect([refused.status, firstError(refused)]).toEqual([
      403,
      {
        code: 'cart_item',
        message: 'Your cart holds 200 different things, as many as it can. Order them first.',
      },
    ]);
  });

  it('tells how late the process came to its work', async () => {
    const { body } = await server.call({ url: '/sandbox/health' });
    expect(body).toEqual({
      status: 'ok',
      mode: 'test',
      loop: { p99_ms: expect.any(Number) as number, longest_ms: expect.any(Number) as number },
      memory_mb: expect.any(Number) as number,
      heap_mb: expect.any(Number) as number,
    });
  });
});

describe('F7, F8: no quantity is endless', () => {
  /** An object that JavaScript converts neither to a number nor to a text. */
  const formless = { toString: 1, valueOf: 1 };

  it.each([1e308, '1e308', 1e9, 100_000, 1.5, 0, -1, formless])(
    '%j is no quantity',
    async (quantity) => {
      const wanted = { item_id: item.id, quantity } as Line;
      const digital = await order([wanted], { payment_method: 'digital_payment' });
      expect([digital.status, codesOf(digital)]).toEqual([403, ['quantity']]);
    },
  );

  it.each([1e308, -1, 100_000, formless])('%j is no quantity of an add-on', async (quantity) => {
    const line = { item_id: item.id, add_on_ids: [1], add_on_qtys: [quantity] };
    expect((await order([line as Line])).status).toBe(403);
  });

  it('1.6: an object is no item and no add-on', async () => {
    const unknown = await order([{ item_id: formless } as unknown as Line]);
    expect([unknown.status, codesOf(unknown)]).toEqual([404, ['item']]);
    const line = { item_id: item.id, add_on_ids: [formless] };
    expect((await order([line as unknown as Line])).status).toBe(403);
  });

  it('1.6: a number too large for JavaScript is refused as no number', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/customer/wallet/add-fund',
      payload: '{"amount":1e400,"payment_method":"demo_card"}',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await issueToken(server.db, 1, new Date(NOON))}`,
      },
    });
    expect([reply.statusCode, asObject(reply.json())]).toMatchObject([
      403,
      { errors: [{ code: 'amount' }] },
    ]);
  });
});

describe('F11: every text and list that is sent has an end', () => {
  it('an address of 501 characters, a name and a phone of 256 are refused, and say so', async () => {
    const long = await order(lines(3), {
      address: 'a'.repeat(501),
      contact_person_name: 'n'.repeat(256),
      contact_person_number: '1'.repeat(256),
    });
    expect(long.status).toBe(403);
    expect(asObject(long.body)['errors']).toEqual([
      { code: 'address', message: 'The address may not have more than 500 characters.' },
      {
        code: 'contact_person_name',
        message: 'The contact person name may not have more than 255 characters.',
      },
      {
        code: 'contact_person_number',
        message: 'The contact person number may not have more than 255 characters.',
      },
    ]);
  });

  it('lists within lists are refused, before anything follows them to their end', async () => {
    const guest = await newGuest(server);
    const body = JSON.stringify(orderOf(store, guest, lines(3), 1));
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/customer/order/place',
      payload: `${body.slice(0, -1)},"order_attachment":${deep}}`,
      headers: {
        'content-type': 'application/json',
        moduleid: String(store.moduleId),
        'x-localization': 'en',
      },
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { errors: [{ code: 'body', message: 'The request could not be read.' }] },
    ]);
  });

  it('the contract says how long each one is', () => {
    const contract = loadContract();
    const endless: string[] = [];
    const visit = (value: unknown, place_: string, path: readonly unknown[]) => {
      const schema = contract.resolve(value);
      if (path.includes(schema)) return;
      const types = [schema['type']].flat();
      const text = types.includes('string') && schema['enum'] === undefined;
      if (text && schema['maxLength'] === undefined) endless.push(place_);
      if (types.includes('array') && schema['maxItems'] === undefined) endless.push(place_);
      const parts: Json = isJson(schema['properties']) ? schema['properties'] : {};
      const inner = [schema['items'], schema['additionalProperties']].filter(isJson);
      const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => schema[key] ?? []);
      for (const [name, part] of Object.entries(parts)) {
        visit(part, `${place_}.${name}`, [...path, schema]);
      }
      for (const part of [...inner, ...choices]) visit(part, place_, [...path, schema]);
    };
    for (const operation of contract.operations.values()) {
      if (!isApi(operation)) continue;
      const { parameters, requestBody } = operation.definition;
      for (const one of Array.isArray(parameters) ? parameters : []) {
        const { name, schema } = contract.resolve(one);
        visit(schema, `${operation.id}?${String(name)}`, []);
      }
      const { content } = contract.resolve(requestBody);
      for (const one of Object.values(isJson(content) ? content : {})) {
        if (isJson(one)) visit(one['schema'], operation.id, []);
      }
    }
    expect(contract.operations.size).toBeGreaterThan(200);
    expect(endless).toEqual([]);
  });
});

describe('F12: the key of an order', () => {
  it.each(['1234567', 'k'.repeat(101)])('has 8 to 100 characters, not %s', async (key) => {
    const refused = await order(lines(3), {}, key);
    expect([refused.status, firstError(refused)]).toEqual([
      403,
      { code: 'idempotency_key', message: 'An idempotency key has 8 to 100 characters.' },
    ]);
  });
});
