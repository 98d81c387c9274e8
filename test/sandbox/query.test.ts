import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, type Operation } from '../../openapi/sandbox/http/contract.ts';
import { queryFields } from '../../openapi/sandbox/http/query.ts';
import { isApi } from '../../openapi/sandbox/http/routable.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, newGuest, NOON, stopClock } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';
import { hasWritten, nextTransaction } from './writes.ts';

/** The number of query strings per route; a release is tested with 200 (`FUZZ_RUNS=200`). */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);
const contract = loadContract();
const reads = [...contract.operations.values()].filter(
  (operation) => isApi(operation) && operation.method === 'GET',
);
/**
 * Reads that write something, as the contract states (wire facts 12, 18.18). Reading a conversation
 * marks it as seen.
 */
const writing = new Set(['saveCustomerZone', 'dismissReviewReminder', 'getConversation']);

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  token = await issueToken(server.db, 1, new Date(NOON));
}, 120_000);
afterAll(() => server.close());

const ask = (url: string, more: { token?: string } = {}) =>
  server.call({ url: `/api/v1/${url}`, moduleId: 2, zoneIds: [1, 2], ...more });
const rowsOf = async (url: string, key: string) =>
  asList(asObject((await ask(url)).body)[key]).length;

describe('the query of a read', () => {
  it('wire facts 18.36: undefined, null and nothing are absent', async () => {
    const plain = await ask('items/popular');
    for (const nothing of ['undefined', 'null', '', 'NaN']) {
      const same = await ask(`items/popular?limit=${nothing}&offset=${nothing}&type=${nothing}`);
      expect([same.status, same.body]).toEqual([200, plain.body]);
    }
    const needed = await ask('items/search-suggestion?name=undefined');
    expect([needed.status, codesOf(needed)]).toEqual([403, ['name']]);
  });

  it('wire facts 18.36: a number is read from its leading digits, a stray question mark is none', async () => {
    expect(await rowsOf('items/popular?limit=3rows&offset=1', 'products')).toBe(3);
    expect(await rowsOf('items/popular?limit=3?&offset=1', 'products')).toBe(3);
    expect(await rowsOf('items/popular??limit=3&offset=1', 'products')).toBe(3);
    const priced = asList(
      asObject((await ask('items/new-arrival?min_price=5.5usd&limit=50&offset=1')).body)[
        'products'
      ],
    );
    expect(priced.length).toBeGreaterThan(0);
    for (const item of priced)
      expect(asNumber(asObject(item)['price'])).toBeGreaterThanOrEqual(5.5);
  });

  it('a number beyond all numbers is none, in short or in full', async () => {
    for (const amount of ['1e999', '-1e999', '9'.repeat(400), '1e300']) {
      const reply = await ask(`cashback/getCashback?amount=${amount}`, { token });
      expect([reply.status, codesOf(reply)]).toEqual([403, ['amount']]);
    }
  });

  it('wire facts 18.36: of a doubled parameter the last one counts', async () => {
    expect(await rowsOf('items/popular?limit=4&offset=1&limit=2', 'products')).toBe(2);
  });

  it('wire facts 18.36: an unknown choice is none', async () => {
    const all = await ask('stores/get-stores/all?store_type=all');
    const unknown = await ask('stores/get-stores/all?store_type=best&type=default');
    expect(unknown.body).toEqual(all.body);
    const needed = await ask('get-combined-data?list_type=things');
    expect([needed.status, codesOf(needed)]).toEqual([403, ['list_type']]);
  });

  it('keeps bodies strict', async () => {
    const sent = await server.call({
      method: 'POST',
      url: '/api/v1/customer/cart/add',
      moduleId: 2,
      body: {
        guest_id: await newGuest(server),
        item_id: '1?',
        model: 'Item',
        price: 1,
        quantity: 'undefined',
      },
    });
    expect([sent.status, new Set(codesOf(sent))]).toEqual([403, new Set(['item_id', 'quantity'])]);
  });
});

const nonsense = fc.constantFrom(
  'undefined',
  'null',
  'NaN',
  '',
  '?',
  '1?',
  '2undefined',
  '-1',
  '0',
  '1e999',
  '9'.repeat(30),
  '[object Object]',
  '[undefined]',
  'default',
  '%00',
  '%25',
  "'",
  '1',
  '1',
  '2',
  'all',
);

/**
 * A random query string: parameters of the operation and unknown ones, some repeated, some after a
 * superfluous `?` or `&`.
 */
function queryOf(operation: Operation): fc.Arbitrary<string> {
  const names = [...queryFields(contract, operation).keys(), 'other'];
  const parameter = fc
    .tuple(fc.constantFrom('', '', '', '?', '&'), fc.constantFrom(...names), nonsense)
    .map(([stray, name, value]) => `${stray}${name}=${value}`);
  return fc.array(parameter, { maxLength: 2 * names.length }).map((parts) => `?${parts.join('&')}`);
}

describe.skipIf(process.env['DATABASE_URL_TEST'] !== undefined)(
  'every read of the contract',
  () => {
    it.each(reads.map((operation) => [operation.id, operation] as const))(
      '%s answers any query with 2xx or a typed 4xx, and changes nothing',
      async (_id, operation) => {
        const url = operation.path.replace(/\{\w+\}/g, '1');
        const asked = (query: string) =>
          server.call({ url: `${url}${query}`, moduleId: 2, zoneIds: [1, 2], token });
        // What time has done to orders and talks is written by the first read that comes.
        await asked('');
        await fc.assert(
          fc.asyncProperty(queryOf(operation), async (query) => {
            const turn = await nextTransaction(server.db);
            const { status, body, text } = await asked(query);
            const said = asObject(body);
            expect(status < 500, text).toBe(true);
            const isTyped = ['errors', 'message', 'error'].some((key) => said[key] !== undefined);
            expect(status < 300 || isTyped, text).toBe(true);
            const mayWrite = writing.has(operation.id) && status < 300;
            const wrote = await hasWritten(server.db, turn, await nextTransaction(server.db));
            expect(wrote && !mayWrite, `${url}${query}`).toBe(false);
          }),
          { numRuns: runs },
        );
      },
    );
  },
);
