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
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { openServerForTest, type Call, type TestServer } from './support.ts';

/** Bodies a route; a release runs 200 (`FUZZ_RUNS=200`). */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);
const contract = loadContract();
const operations = [...contract.operations.values()].filter(({ id }) => handlers.has(id));

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServerForTest();
  token = await issueToken(server.db, 1, new Date());
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
      signedIn: fc.boolean(),
      moduleId: fc.constantFrom(1, 2, 3),
      zoneIds: fc.constantFrom<number[]>([1], [1, 2, 3], [99]),
      language: fc.constantFrom('en' as const, 'ar' as const),
    })
    .map(({ path, query, body, signedIn, ...scope }) => ({
      ...scope,
      method: methodOf(operation),
      url: operation.path.replace(/\{(\w+)\}/g, (_place, name: string) =>
        encodeURIComponent(textOf(path[name])),
      ),
      query: Object.fromEntries(Object.entries(query).map(([name, sent]) => [name, textOf(sent)])),
      headers: { latitude: '23.8', longitude: '90.4' },
      ...(operation.method !== 'GET' && operation.method !== 'DELETE' && { body }),
      ...(signedIn && { token }),
    }));
}

const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : JSON.stringify(sent));

function methodOf({ method }: Operation): NonNullable<Call['method']> {
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE')
    return method;
  throw new Error(`No test sends ${method}.`);
}

describe('every route of the contract', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '2.2.1: %s answers anything with a typed reply that keeps the contract, never a fault',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(callOf(operation), async (call) => {
          const reply = await server.call(call);
          expect(reply.status, reply.text).toBeLessThan(500);
          expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
          if (reply.status >= 400) {
            expect(Object.keys(Object(reply.body))).toEqual(
              expect.arrayContaining([expect.stringMatching(/^(errors|error|message)$/)]),
            );
            expect(reply.text).not.toMatch(/node_modules|at .*\.ts:\d|select .* from/i);
          }
        }),
        { numRuns: runs },
      );
    },
  );

  it('API-01: tells a stranger 401 where a sign-in is needed', async () => {
    for (const operation of operations.filter(({ access }) => access === 'customer')) {
      const url = operation.path.replace(/\{\w+\}/g, '1');
      const reply = await server.call({ method: methodOf(operation), url });
      expect(reply.status, operation.id).toBe(401);
    }
  });
});
