import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../../openapi/sandbox/db/schema/offers.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import {
  codesOf,
  demoStore,
  NOON,
  orderOf,
  place,
  plainItem,
  shownTotal,
  stopClock,
  type ItemRow,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

let server: TestServer;
let shop: StoreRow;
let item: ItemRow;

beforeAll(async () => {
  server = await openServerForTest();
  shop = await demoStore(server, ({ id }) => id === 1);
  item = await plainItem(server, shop);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

interface Guest {
  id: number;
  key: string;
}

async function newGuest(): Promise<Guest> {
  const url = '/api/v1/auth/guest/request';
  const { body } = await server.call({ method: 'POST', url, body: {} });
  const { guest_id, guest_key } = asObject(body);
  return { id: asNumber(guest_id), key: asText(guest_key) };
}

const keyed = (key: string | null) => (key === null ? {} : { 'X-Guest-Key': key });

const read = (id: number, key: string | null) =>
  server.call({
    url: '/api/v1/customer/cart/list',
    query: { guest_id: id },
    moduleId: shop.moduleId,
    headers: keyed(key),
  });

const add = (id: number, key: string | null) =>
  server.call({
    method: 'POST',
    url: '/api/v1/customer/cart/add',
    moduleId: shop.moduleId,
    headers: keyed(key),
    body: { item_id: item.id, model: 'Item', price: 1, quantity: 2, guest_id: id },
  });

const unauthorised = { status: 401, body: { errors: 'Unauthorized' } };
const quantities = ({ body }: Answer) => asList(body).map((row) => asObject(row)['quantity']);

const signIn = (id: number, key: string | null) =>
  server.call({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: keyed(key),
    body: {
      login_type: 'manual',
      field_type: 'email',
      email_or_phone: 'maya@sixways.example',
      password: 'Sixways-demo-1',
      guest_id: id,
    },
  });

describe('a guest (ASVS 7.2.4)', () => {
  it('GUEST-01: gets a key of 256 bits that is another each time', async () => {
    const [one, other] = [await newGuest(), await newGuest()];
    expect(one.key).toMatch(/^[\w-]{43}$/);
    expect(other.key).not.toBe(one.key);
  });

  it('F13: is nobody under a number that was never given out', async () => {
    for (const id of [1, 4711, 2 ** 47 + 1]) {
      expect(await add(id, null)).toMatchObject(unauthorised);
      expect(await read(id, 'invented')).toMatchObject(unauthorised);
    }
  });

  it('F13: is known by the number alone to clients that never send a key', async () => {
    const { id } = await newGuest();
    expect(quantities(await add(id, null))).toEqual([2]);
    expect(quantities(await read(id, null))).toEqual([2]);
  });

  it('F13: is known by number and key together once the key was sent', async () => {
    const { id, key } = await newGuest();
    const stranger = await newGuest();
    expect(quantities(await add(id, key))).toEqual([2]);
    expect(await read(id, null)).toMatchObject(unauthorised);
    expect(await read(id, stranger.key)).toMatchObject(unauthorised);
    expect(quantities(await read(id, key))).toEqual([2]);
  });

  it('F13: keeps its number when a stranger guesses a key first', async () => {
    const { id, key } = await newGuest();
    expect(await read(id, 'guessed')).toMatchObject(unauthorised);
    expect(quantities(await add(id, null))).toEqual([2]);
    expect(quantities(await read(id, key))).toEqual([2]);
  });

  it('F13: loses its cart to nobody who signs in with its number alone', async () => {
    const { id, key } = await newGuest();
    await add(id, key);
    expect((await signIn(id, null)).status).toBe(200);
    expect(quantities(await read(id, key))).toEqual([2]);
  });

  it('F13: is dead after signing in, when its cart has joined the account’s', async () => {
    const { id, key } = await newGuest();
    await add(id, key);
    expect((await signIn(id, key)).status).toBe(200);
    expect(await read(id, key)).toMatchObject(unauthorised);
    expect(await add(id, key)).toMatchObject(unauthorised);
    expect(await add(id, null)).toMatchObject(unauthorised);
    // Who comes with the dead number once more signs in all the same.
    expect((await signIn(id, key)).status).toBe(200);
  });
});

describe('a coupon with a limit', () => {
  const phone = '+15550137313';
  const email = 'one.buyer@sixways.example';

  let amount: number;

  beforeAll(async () => {
    await server.db.insert(coupons).values({
      title: { en: 'A thank-you', ar: 'شكر' },
      code: 'ONCE',
      type: 'default',
      moduleId: shop.moduleId,
      // It takes nothing off, so that the total is the one without it.
      discount: 0,
      discountType: 'amount',
      startDate: '2026-01-01',
      expireDate: '2027-12-31',
      limit: 1,
      zoneIds: [],
      storeIds: [],
      customerIds: [],
    });
    amount = await shownTotal(server, shop, item, 3);
  });

  /** Orders three with the coupon, as a new guest or as a customer. */
  async function buy(
    contact: { contact_person_number: string; contact_person_email: string | null },
    token?: string,
  ): Promise<Answer> {
    const lines = [{ item_id: item.id, quantity: 3 }];
    const guest = token === undefined ? await newGuest() : { id: 0 };
    const { is_guest, guest_id, ...order } = orderOf(shop, guest.id, lines, amount);
    const who = token === undefined ? { is_guest, guest_id } : {};
    const body = { ...order, ...contact, ...who, coupon_code: 'ONCE' };
    return place(server, shop, body, undefined, token);
  }

  const contactOf = (number: string, mail: string | null) => ({
    contact_person_number: number,
    contact_person_email: mail,
  });

  it('F13: is used once by one phone, whichever guests ask', async () => {
    expect((await buy(contactOf(phone, email))).status).toBe(200);
    const again = await buy(contactOf('+1 (555) 013-7313', 'another@sixways.example'));
    expect(again.status).toBe(406);
    expect(codesOf(again)).toEqual(['coupon']);
  });

  it('F13: is used once by one e-mail, however it is written', async () => {
    const again = await buy(contactOf('+15550137314', 'One.Buyer@Sixways.Example'));
    expect(again.status).toBe(406);
  });

  it('F13: is used once by a customer who was a guest before', async () => {
    const [customer] = await server.db
      .insert(customers)
      .values({
        firstName: 'Nadia',
        phone,
        refCode: 'ONCE1',
        interests: [],
        interestModules: [],
        createdAt: new Date(NOON),
      })
      .returning();
    const token = await issueToken(server.db, customer?.id ?? 0, new Date(NOON));
    const again = await buy(contactOf('+15550137315', null), token);
    expect(again.status).toBe(406);
  });

  it('F13: is used once when two guests of one phone order at the same time', async () => {
    const both = [contactOf('+15550137316', 'a@sixways.example')].flatMap((one) => [
      one,
      { ...one, contact_person_email: 'b@sixways.example' },
    ]);
    const replies = await Promise.all(both.map((contact) => buy(contact)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 406]);
  });

  it('is still for another buyer', async () => {
    expect((await buy(contactOf('+15550137317', 'other@sixways.example'))).status).toBe(200);
  });
});
