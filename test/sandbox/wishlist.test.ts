import { afterAll, beforeAll, expect, test } from 'vitest';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { auth, manual, tokenOf } from './identity.ts';
import { openServerForTest, type TestServer } from './support.ts';

let server: TestServer;
let maya: string;
let omar: string;

beforeAll(async () => {
  server = await openServerForTest();
  maya = tokenOf(await auth(server, 'login', manual('maya@sixways.example', 'Sixways-demo-1')));
  omar = tokenOf(await auth(server, 'login', manual('karim@sixways.example', 'Sixways-demo-2')));
});
afterAll(() => server.close());

const ask = (token: string | null, method: 'GET' | 'POST' | 'DELETE', tail: string) =>
  server.call({
    method,
    url: `/api/v1/customer/wish-list${tail}`,
    headers: {
      zoneId: '[1]',
      'X-localization': 'en',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
  });

const idsOf = async (token: string, kind: 'item' | 'store') => {
  const { body } = await ask(token, 'GET', '');
  return asList(asObject(body)[kind]).map((row) => asObject(row)['id']);
};

test('WISH-07 WISH-13: a guest has no favourites', async () => {
  expect((await ask(null, 'GET', '')).status).toBe(401);
  expect((await ask(null, 'POST', '/add?item_id=1')).status).toBe(401);
});

test('API-30: an item and a store are added once, newest first, and removed once', async () => {
  const before = await idsOf(maya, 'item');
  expect((await ask(maya, 'POST', '/add?item_id=1')).body).toEqual({
    message: 'Added to your favourites.',
  });
  expect((await ask(maya, 'POST', '/add?item_id=1')).status).toBe(409);
  expect(await idsOf(maya, 'item')).toEqual([1, ...before]);
  expect((await ask(maya, 'POST', '/add?store_id=2')).status).toBe(200);
  expect(await idsOf(maya, 'store')).toContain(2);
  expect((await ask(maya, 'DELETE', '/remove?item_id=1')).body).toEqual({
    message: 'Removed from your favourites.',
  });
  expect((await ask(maya, 'DELETE', '/remove?item_id=1')).status).toBe(404);
});

test('ASVS 8.2.1: nobody sees or changes another’s favourites', async () => {
  await ask(maya, 'POST', '/add?item_id=3');
  expect(await idsOf(omar, 'item')).not.toContain(3);
  expect((await ask(omar, 'DELETE', '/remove?item_id=3')).status).toBe(404);
  expect(await idsOf(maya, 'item')).toContain(3);
});

test.each(['', '?item_id=1&store_id=2', '?item_id=999999', '?item_id=x'])(
  'API-30: a call about nothing that is there is refused: add%s',
  async (query) => {
    const { status } = await ask(maya, 'POST', `/add${query}`);
    expect([403, 404]).toContain(status);
  },
);
