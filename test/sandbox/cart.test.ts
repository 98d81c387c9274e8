import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

const cart = '/api/v1/customer/cart';
const food = 1;
const grocery = 2;
let server: TestServer;

beforeAll(async () => {
  server = await openServerForTest();
}, 120_000);
afterAll(() => server.close());

async function newGuest(): Promise<number> {
  const reply = await server.call({ method: 'POST', url: '/api/v1/auth/guest/request', body: {} });
  return asNumber(asObject(reply.body)['guest_id']);
}

const listOf = (guest_id: number, moduleId: number) =>
  server.call({ url: `${cart}/list`, query: { guest_id }, moduleId });
const add = (guest_id: number, moduleId: number, line: object) =>
  server.call({
    method: 'POST',
    url: `${cart}/add`,
    moduleId,
    body: { model: 'Item', price: 1, quantity: 1, guest_id, ...line },
  });
const update = (guest_id: number, moduleId: number, line: object) =>
  server.call({
    method: 'POST',
    url: `${cart}/update`,
    moduleId,
    body: { price: 1, quantity: 1, guest_id, ...line },
  });
const remove = (guest_id: number, moduleId: number, cart_id: number) =>
  server.call({
    method: 'DELETE',
    url: `${cart}/remove-item`,
    query: { cart_id, guest_id },
    moduleId,
  });
const clear = (guest_id: number, moduleId: number) =>
  server.call({ method: 'DELETE', url: `${cart}/remove`, query: { guest_id }, moduleId });

const rows = ({ body }: Answer) => asList(body).map(asObject);
const rowId = (answer: Answer) => asNumber(rows(answer)[0]?.['id']);
const codes = ({ body }: Answer) =>
  asList(asObject(body)['errors']).map((entry) => asObject(entry)['code']);

/** The first active item that fits; the seed is the same in every run. */
async function itemWhere(fits: (item: typeof items.$inferSelect) => boolean) {
  const found = (await server.db.select().from(items).orderBy(items.id)).find(
    (item) => item.active && fits(item),
  );
  if (found === undefined) throw new Error('The demo has no such item.');
  return found;
}

const plainFood = () =>
  itemWhere((item) => item.moduleId === food && item.foodVariations.length === 0);
const goods = () =>
  itemWhere(
    ({ moduleId, stock, maximumCartQuantity }) =>
      moduleId === grocery && stock >= 8 && maximumCartQuantity === null,
  );

describe('the cart of a guest', () => {
  it('DATA-18: guest ids are given out anew each time', async () => {
    const ids = await Promise.all([newGuest(), newGuest(), newGuest()]);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });

  it('CART-07: lines are added, changed, removed and cleared, and each answer is the whole cart', async () => {
    const guest = await newGuest();
    const item = await plainFood();
    expect((await listOf(guest, food)).body).toEqual([]);
    const added = await add(guest, food, { item_id: item.id });
    expect(rows(added)).toMatchObject([{ item_id: item.id, quantity: 1, user_id: guest }]);
    const changed = await update(guest, food, { cart_id: rowId(added), quantity: 4 });
    expect(rows(changed)).toMatchObject([{ id: rowId(added), quantity: 4 }]);
    expect((await listOf(guest, food)).body).toEqual(changed.body);
    expect((await remove(guest, food, rowId(added))).body).toEqual([]);
    await add(guest, food, { item_id: item.id });
    expect((await clear(guest, food)).body).toEqual([]);
    expect((await listOf(guest, food)).body).toEqual([]);
  });

  it('CART-08: each module has a cart of its own', async () => {
    const guest = await newGuest();
    await add(guest, food, { item_id: (await plainFood()).id });
    await add(guest, grocery, { item_id: (await goods()).id });
    expect(rows(await listOf(guest, food))).toMatchObject([{ module_id: food }]);
    await clear(guest, food);
    expect(rows(await listOf(guest, grocery))).toMatchObject([{ module_id: grocery }]);
  });

  it('CART-08: an item of another module is refused', async () => {
    const reply = await add(await newGuest(), food, { item_id: (await goods()).id });
    expect([reply.status, codes(reply)]).toEqual([403, ['item_id']]);
  });

  it('CART-09: another guest sees nothing of it and cannot change it', async () => {
    const [guest, stranger] = [await newGuest(), await newGuest()];
    const id = rowId(await add(guest, food, { item_id: (await plainFood()).id, quantity: 2 }));
    expect((await listOf(stranger, food)).body).toEqual([]);
    expect((await update(stranger, food, { cart_id: id, quantity: 9 })).status).toBe(404);
    expect((await remove(stranger, food, id)).status).toBe(404);
    await clear(stranger, food);
    expect(rows(await listOf(guest, food))).toMatchObject([{ id, quantity: 2 }]);
  });

  it('CART-09: without a guest id and a token nothing is answered', async () => {
    const reply = await server.call({ url: `${cart}/list`, moduleId: food });
    expect([reply.status, reply.body]).toEqual([401, { errors: 'Unauthorized' }]);
  });
});

describe('what the cart refuses', () => {
  it('ITEM-29: more than is in stock, at once, by a change, and over what the cart holds', async () => {
    const guest = await newGuest();
    const item = await goods();
    const over = await add(guest, grocery, { item_id: item.id, quantity: item.stock + 1 });
    expect([over.status, codes(over)]).toEqual([403, ['stock']]);
    const all = await add(guest, grocery, { item_id: item.id, quantity: item.stock });
    expect(rows(all)).toMatchObject([{ quantity: item.stock }]);
    const more = await update(guest, grocery, { cart_id: rowId(all), quantity: item.stock + 1 });
    expect([more.status, codes(more)]).toEqual([403, ['stock']]);
    expect(rows(await listOf(guest, grocery))).toMatchObject([{ quantity: item.stock }]);
  });

  it('ITEM-30, ITEM-31: more than the maximum, and food has no other limit', async () => {
    const guest = await newGuest();
    const limited = await itemWhere(
      ({ moduleId, maximumCartQuantity, foodVariations }) =>
        moduleId === food && maximumCartQuantity !== null && foodVariations.length === 0,
    );
    const maximum = limited.maximumCartQuantity ?? 0;
    const over = await add(guest, food, { item_id: limited.id, quantity: maximum + 1 });
    expect([over.status, codes(over)]).toEqual([403, ['cart_item_limit']]);
    const full = await add(guest, food, { item_id: limited.id, quantity: maximum });
    expect(full.status).toBe(200);
    const more = await update(guest, food, { cart_id: rowId(full), quantity: maximum + 1 });
    expect([more.status, codes(more)]).toEqual([403, ['cart_item_limit']]);
    const free = await itemWhere(
      ({ moduleId, maximumCartQuantity, foodVariations }) =>
        moduleId === food && maximumCartQuantity === null && foodVariations.length === 0,
    );
    expect((await add(guest, food, { item_id: free.id, quantity: free.stock + 1 })).status).toBe(
      200,
    );
  });

  it('ITEM-21, ITEM-22: options that are missing, unknown or too many', async () => {
    const guest = await newGuest();
    const sized = await itemWhere(
      ({ foodVariations: [first, second] }) =>
        first?.required === true && first.type === 'single' && second === undefined,
    );
    const group = sized.foodVariations[0];
    const labels = group?.values.map(({ label }) => label.en) ?? [];
    const choose = (name: unknown, label: unknown[]) =>
      add(guest, food, { item_id: sized.id, variation: [{ name, values: { label } }] });
    for (const reply of [
      await add(guest, food, { item_id: sized.id }),
      await choose(group?.name.en, ['Colossal']),
      await choose('Colour', labels.slice(0, 1)),
      await choose(group?.name.en, labels),
      await choose(group?.name.en, []),
      // JavaScript converts this object neither to a number nor to a text.
      await choose(group?.name.en, [{ toString: 1, valueOf: 1 }]),
    ]) {
      expect([reply.status, codes(reply)]).toEqual([403, ['variation']]);
    }
    expect((await listOf(guest, food)).body).toEqual([]);
    expect((await choose(group?.name.en, labels.slice(0, 1))).status).toBe(200);
  });

  it('ITEM-38: a variation out of stock, and one that is not there', async () => {
    const guest = await newGuest();
    const soldOut = await itemWhere(
      ({ variations }) => variations.some(({ stock }) => stock === 0) && variations.length > 1,
    );
    const type = soldOut.variations.find(({ stock }) => stock === 0)?.type;
    for (const wanted of [type, 'Invisible-XXL']) {
      const reply = await add(guest, soldOut.moduleId, {
        item_id: soldOut.id,
        variation: [{ type: wanted, price: 0.01, stock: 99 }],
      });
      expect([reply.status, codes(reply)]).toEqual([403, ['variation']]);
    }
  });

  it('ITEM-38: a variation of an item that has none', async () => {
    const item = await itemWhere(
      (one) => one.moduleId !== food && one.variations.length === 0 && one.stock > 5,
    );
    const reply = await add(await newGuest(), item.moduleId, {
      item_id: item.id,
      variation: [{ type: 'Invisible-XXL', price: 0.01, stock: 99 }],
    });
    expect([reply.status, codes(reply)]).toEqual([403, ['variation']]);
  });

  it('LANG-01: a variation is offered, taken and told in the language of each call', async () => {
    const guest = await newGuest();
    const worn = await itemWhere(({ variations }) => (variations[0]?.stock ?? 0) > 0);
    const offered = async (language: 'en' | 'ar') => {
      const url = `/api/v1/items/details/${worn.id}`;
      const item = asObject((await server.call({ url, moduleId: worn.moduleId, language })).body);
      const type = asObject(asList(item['variations'])[0])['type'];
      const options = asList(item['choice_options']).map((choice) =>
        asList(asObject(choice)['options']),
      );
      return { type, first: options.map(([option]) => option).join('-') };
    };
    const [english, arabic] = [await offered('en'), await offered('ar')];
    expect(english).toEqual({ type: worn.variations[0]?.type, first: worn.variations[0]?.type });
    expect(arabic.type).toBe(arabic.first);
    expect(arabic.type).not.toMatch(/[A-Za-z]/);

    await add(guest, worn.moduleId, { item_id: worn.id, variation: [{ type: arabic.type }] });
    for (const [language, { type }] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const url = `${cart}/list`;
      const held = await server.call({
        url,
        query: { guest_id: guest },
        moduleId: worn.moduleId,
        language,
      });
      expect(asList(rows(held)[0]?.['variation'])).toEqual([expect.objectContaining({ type })]);
    }
  });

  it('ITEM-27: an add-on that the item does not offer', async () => {
    const item = await itemWhere(
      ({ moduleId, addOnIds, foodVariations }) =>
        moduleId === food && addOnIds.length === 0 && foodVariations.length === 0,
    );
    const line = { item_id: item.id, add_on_ids: [1], add_on_qtys: [1] };
    expect((await add(await newGuest(), food, line)).status).toBe(403);
  });

  it('ITEM-27: an add-on that stays, while another goes, keeps its own quantity', async () => {
    const guest = await newGuest();
    const item = await itemWhere(
      ({ moduleId, addOnIds, foodVariations }) =>
        moduleId === food && addOnIds.length > 1 && foodVariations.length === 0,
    );
    const [first = 0, second = 0] = item.addOnIds;
    const line = { item_id: item.id, add_on_ids: [first, second], add_on_qtys: [2, 3] };
    const cart_id = rowId(await add(guest, food, line));
    const reply = await update(guest, food, { cart_id, add_on_ids: [second] });
    expect(rows(reply)).toMatchObject([{ add_on_ids: [second], add_on_qtys: [3] }]);
  });

  it('ITEM-35: the same choice twice', async () => {
    const guest = await newGuest();
    const item = await plainFood();
    await add(guest, food, { item_id: item.id });
    // A group without options is no choice, and some clients send it.
    for (const variation of [[], [{ name: 'Size', values: { label: [] } }]]) {
      const again = await add(guest, food, { item_id: item.id, variation });
      expect([again.status, codes(again)]).toEqual([403, ['cart_item']]);
    }
  });

  it('ITEM-28: a quantity below 1 and an item that is gone', async () => {
    const guest = await newGuest();
    const item = await plainFood();
    for (const quantity of [0, -1, '0', 'x']) {
      expect((await add(guest, food, { item_id: item.id, quantity })).status).toBe(403);
    }
    expect(codes(await add(guest, food, { item_id: 999_999 }))).toEqual(['item_id']);
    await add(guest, food, { item_id: item.id });
    await server.db.update(items).set({ active: false }).where(eq(items.id, item.id));
    expect((await listOf(guest, food)).body).toEqual([]);
    await server.db.update(items).set({ active: true }).where(eq(items.id, item.id));
  });
});
