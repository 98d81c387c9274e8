import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../openapi/sandbox/areas/registry.ts';
import { bodyFields } from '../../openapi/sandbox/http/body.ts';
import {
  isJson,
  loadContract,
  type Json,
  type Operation,
} from '../../openapi/sandbox/http/contract.ts';
import { isApi } from '../../openapi/sandbox/http/routable.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { refusesInside } from '../../src/api/failure.ts';
import { newGuest, NOON, stopClock } from './shop.ts';
import { openServerForTest, type Answer, type Call, type TestServer } from './support.ts';
import { hasWritten, nextTransaction } from './writes.ts';

/** The number of requests per route; a release makes 50,000 requests in all (`FUZZ_RUNS=240`). */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);
const contract = loadContract();
const operations = [...contract.operations.values()].filter(isApi);

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  token = await issueToken(server.db, 1, new Date(NOON));
});
afterAll(() => server.close());

/** What attackers and careless clients send, beside what the schema asks for. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    "' or 1=1 --",
    '{"$ne":null}',
    '%',
    '\u0000',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>',
    '[1,2]',
    '[',
    -1,
    0,
    0.5,
    1e9,
    99_999_999_999,
    1e300,
    true,
    [],
    {},
    [null],
    { __proto__: { polluted: 1 } },
    null,
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constant('x'.repeat(20_000)),
);

function plausible(schema: Json): fc.Arbitrary<unknown> {
  const choices = schema['enum'];
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  const types = [schema['type']].flat();
  if (types.includes('array')) {
    return fc.array(plausible(contract.resolve(schema['items'])), { maxLength: 3 });
  }
  if (types.includes('integer')) return fc.constantFrom<unknown>(1, 2, 3, '1', 10);
  if (types.includes('number')) return fc.constantFrom<unknown>(1.5, '23.8', 0, 90.4);
  if (types.includes('boolean')) return fc.constantFrom<unknown>(true, false, 0, 1);
  if (types.includes('object')) return objectOf(schema);
  return fc.constantFrom<unknown>(
    '1',
    '[1]',
    'delivery',
    'a@b.example',
    '+15550137000',
    '2026-12-01',
  );
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const { properties } = schema;
  if (!isJson(properties)) return fc.constant({});
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, value(contract.resolve(field))]),
    ),
    { requiredKeys: [] },
  );
}

const value = (schema: Json) =>
  fc.oneof({ arbitrary: plausible(schema), weight: 5 }, { arbitrary: junk, weight: 1 });

/** What can stand in a header: anything else is refused before a server reads it. */
const headerText = fc.oneof(
  fc.constantFrom(
    'null',
    'undefined',
    'NaN',
    '[]',
    '[1,2',
    '{"$ne":null}',
    "' or 1=1 --",
    '-1',
    '0',
    '1.5',
    '1e300',
    '99999999999999999999',
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    'x'.repeat(4000),
  ),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((at) => String.fromCharCode(at)) }),
);

const mostly = (...right: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...right), weight: 4 },
    { arbitrary: headerText, weight: 1 },
  );

/** Headers of the wire, right and wrong, and some that it does not know. */
const headersOf = () =>
  fc.record(
    {
      moduleid: mostly('1', '2', '3', '6', ' 1 '),
      zoneid: mostly('[1]', '[1,2,3]', '[99]', '1'),
      latitude: mostly('23.8', '0', '-91'),
      longitude: mostly('90.4', '181'),
      'x-localization': mostly('en', 'ar', 'fr', ''),
      'idempotency-key': mostly('intent-of-a-test', 'short', 'k'.repeat(101)),
      'x-guest-key': headerText,
      'x-software-id': headerText,
      accept: mostly('application/json', '*/*', 'text/html'),
      'if-none-match': mostly('*'),
      'x-forwarded-for': mostly('203.0.113.9', 'unknown'),
      'x-request-id': headerText,
    },
    { requiredKeys: [] },
  );

/** Who asks: a customer, nobody, or something that only looks like a token. */
const authorizationOf = () =>
  fc.oneof(
    { arbitrary: fc.constant(() => `Bearer ${token}`), weight: 4 },
    { arbitrary: fc.constant(() => null), weight: 3 },
    {
      arbitrary: fc
        .oneof(fc.constantFrom('Bearer null', 'Bearer', 'bearer x', 'Basic YTpi'), headerText)
        .map((text) => () => text),
      weight: 2,
    },
  );

/** A call of one operation, right in most of its parts and wrong in some. */
function callOf(operation: Operation): fc.Arbitrary<Call> {
  const listed = operation.definition['parameters'];
  const parameters = (Array.isArray(listed) ? listed : []).map(contract.resolve);
  const inside = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter['in'] === place)
        .map((parameter) => [
          String(parameter['name']),
          value(contract.resolve(parameter['schema'])),
        ]),
    );
  const fields = Object.fromEntries(
    [...bodyFields(contract, operation)].map(([name, schema]) => [name, value(schema)]),
  );
  return fc
    .record({
      path: fc.record(inside('path')),
      query: fc.record(inside('query'), { requiredKeys: [] }),
      body: fc.record(fields, { requiredKeys: [] }),
      headers: headersOf(),
      authorization: authorizationOf(),
    })
    .map(({ path, query, body, headers, authorization }) => ({
      method: methodOf(operation),
      url: operation.path.replace(/\{(\w+)\}/g, (_place, name: string) =>
        encodeURIComponent(textOf(path[name])),
      ),
      query: Object.fromEntries(Object.entries(query).map(([name, sent]) => [name, textOf(sent)])),
      headers: withoutNothing({ ...headers, authorization: authorization() }),
      ...(operation.method !== 'GET' && operation.method !== 'DELETE' && { body }),
    }));
}

const withoutNothing = (headers: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, sent]) => (sent == null ? [] : [[name, sent]])),
  );

/** The required fields of a body that is one plain object. */
const requiredOf = ({ definition }: Operation): string[] => {
  const content = contract.resolve(definition['requestBody'])['content'];
  const [media] = isJson(content) ? Object.values(content) : [];
  const { required } = contract.resolve(isJson(media) ? media['schema'] : undefined);
  return Array.isArray(required) ? required.map(String) : [];
};

const isMissing = (sent: unknown) => sent === undefined || sent === null || sent === '';

/** What the contract forbids of a call that was answered with success; null when it is as it should be. */
function forbidden(operation: Operation, call: Call): string | null {
  const headers = call.headers ?? {};
  const given = (name: string) => headers[name]?.trim() ?? '';
  if (operation.access === 'customer' && given('authorization') !== `Bearer ${token}`) {
    return 'it came without a token';
  }
  if (operation.module === 'required' && !/^-?\d+$/.test(given('moduleid'))) {
    return 'it names no module';
  }
  if (operation.zones === 'required' && !/\d/.test(given('zoneid'))) return 'it names no zone';
  const parameters = operation.definition['parameters'];
  const knowsKeys = (Array.isArray(parameters) ? parameters : [])
    .map(contract.resolve)
    .some(({ name }) => name === 'Idempotency-Key');
  const key = headers['idempotency-key'];
  if (knowsKeys && key !== undefined && key !== '' && (key.length < 8 || key.length > 100)) {
    return 'its key has another length than the contract says';
  }
  const body = Object.entries(call.body ?? {});
  const missing = requiredOf(operation).find((name) =>
    isMissing(body.find(([sent]) => sent === name)?.[1]),
  );
  return missing === undefined ? null : `it lacks ${missing}`;
}

const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : JSON.stringify(sent));

function methodOf({ method }: Operation): NonNullable<Call['method']> {
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE')
    return method;
  throw new Error(`No test sends ${method}.`);
}

/**
 * Whether a body has one of the allowed forms of an error: entries with code and message, a single
 * entry, or a text. In rental it can also be a list of cart rows (wire facts 1.6).
 */
function isEnvelope({ body }: Answer): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every(Number.isInteger);
  if (!isJson(body)) return false;
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  const isEntry = (entry: unknown) =>
    isJson(entry) && isText(entry['code']) && isText(entry['message']);
  const isSaid = (said: unknown) =>
    Array.isArray(said) ? said.length > 0 && said.every(isEntry) : isEntry(said) || isText(said);
  return [body['errors'], body['message'], body['error']].some(isSaid);
}

/**
 * Whether a refused call may write: failed sign-ins are counted, and on a shared database server
 * other tests write as well.
 */
const mayWrite = ({ definition }: Operation) =>
  process.env['DATABASE_URL_TEST'] !== undefined ||
  [definition['tags']].flat().includes('identity');

describe('every route of the contract', () => {
  it('4.1.4: has somebody who answers it, and nobody answers what is not in it', () => {
    expect([...handlers.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '2.2.1: %s answers anything with a typed reply by the contract, and a refusal changes nothing',
    async (_id, operation) => {
      let turn = await nextTransaction(server.db);
      await fc.assert(
        fc.asyncProperty(callOf(operation), async (call) => {
          const reply = await server.call(call);
          const since = turn;
          turn = await nextTransaction(server.db);
          expect(reply.status, reply.text).toBeLessThan(500);
          if (reply.status === 304) return;
          expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
          if (reply.status < 300 && !refusesInside(reply.status, reply.body)) {
            expect(forbidden(operation, call), JSON.stringify(call)).toBeNull();
          }
          if (reply.status >= 400) {
            expect(isEnvelope(reply), reply.text).toBe(true);
            expect(reply.text).not.toMatch(/node_modules|at .*\.ts:\d|select .* from/i);
            expect(
              mayWrite(operation) || !(await hasWritten(server.db, since, turn)),
              reply.text,
            ).toBe(true);
          }
        }),
        { numRuns: runs },
      );
    },
    60_000 + runs * 500,
  );

  it('2.2.1: checks a body the same in each form it may come in, also of a PUT sent as POST', async () => {
    const inForms = (fields: Record<string, string>): [type: string, payload: string][] => [
      ['application/json', JSON.stringify(fields)],
      ['application/x-www-form-urlencoded', new URLSearchParams(fields).toString()],
      [
        'multipart/form-data; boundary=b',
        Object.entries(fields)
          .map(([n, v]) => `--b\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`)
          .join('') + '--b--\r\n',
      ],
    ];
    const codes = (body: unknown) =>
      isJson(body) && Array.isArray(body['errors'])
        ? body['errors'].map((entry) => isJson(entry) && entry['code'])
        : [];
    for (const operation of operations.filter(({ definition }) => definition['requestBody'])) {
      const url = operation.path.replace(/\{\w+\}/g, '1');
      const send = async (method: 'POST' | 'PUT', [type, payload]: [string, string]) => {
        const headers = { 'content-type': type, authorization: `Bearer ${token}`, moduleid: '1' };
        const reply = await server.inject({ method, url, headers, payload });
        return [reply.statusCode, codes(reply.json())];
      };
      const told = await Promise.all([
        ...(operation.method === 'PUT'
          ? inForms({ unknown: '7', _method: 'put' }).map((sent) => send('POST', sent))
          : []),
        ...inForms({ unknown: '7' }).map((sent) =>
          send(operation.method === 'PUT' ? 'PUT' : 'POST', sent),
        ),
      ]);
      for (const other of told) expect(other, operation.id).toEqual(told.at(-1));
    }
  });

  it('4.1.4: answers methods it does not list with 405 and those it does', async () => {
    for (const operation of operations) {
      const url = operation.path.replace(/\{\w+\}/g, '1');
      const reply = await server.inject({ method: 'PATCH', url });
      expect(reply.statusCode, operation.id).toBe(405);
      expect(reply.headers['allow'], operation.id).toContain(operation.method);
    }
  });

  it('3.5.1: takes no change as plain text, the one JSON that another site may send', async () => {
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      const reply = await server.inject({
        method: 'POST',
        url: operation.path,
        headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
        payload: '{"guest_id":5}',
      });
      expect(reply.statusCode, operation.id).toBe(415);
    }
  });

  it('the watch over writes notices one', async () => {
    const turn = await nextTransaction(server.db);
    expect(await hasWritten(server.db, turn, await nextTransaction(server.db))).toBe(false);
    await newGuest(server);
    expect(await hasWritten(server.db, turn, await nextTransaction(server.db))).toBe(true);
  });

  it('7.2.1: tells a stranger 401 where a sign-in is needed', async () => {
    for (const operation of operations.filter(({ access }) => access === 'customer')) {
      const url = operation.path.replace(/\{\w+\}/g, '1');
      const reply = await server.call({ method: methodOf(operation), url });
      expect(reply.status, operation.id).toBe(401);
    }
  });
});
