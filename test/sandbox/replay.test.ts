import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { at, filled, session, type Memory, type Step } from './foreignSession.ts';
import { codesOf, NOON, stopClock } from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

/** The origin from which the client is served; the server has another one. */
const ORIGIN = 'https://foreign.test';

let server: TestServer;
const memory: Memory = {};
/** The status of every answer; those with 4xx are expected. */
const answered: number[] = [];

beforeAll(async () => {
  server = await openServerForTest({ corsOrigins: [ORIGIN], callbackOrigins: [ORIGIN] });
  await stopClock(server, NOON);
}, 120_000);
afterAll(() => server.close());

function headersOf({ module, token, body }: Step): Record<string, string> {
  return {
    'x-localization': 'en',
    'x-software-id': '33571750',
    'x-server': 'server',
    'ngrok-skip-browser-warning': 'true',
    authorization: `Bearer ${token === true ? memory['token'] : 'null'}`,
    ...(memory['zones'] !== undefined && {
      zoneid: asText(memory['zones']),
      latitude: String(memory['lat']),
      longitude: String(memory['lng']),
    }),
    ...(module !== undefined && { moduleid: String(filled(module, memory)) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

/** What a browser asks before it sends a call with such headers to another site. */
async function preflight(method: string, url: string, headers: Record<string, string>) {
  const asked = Object.keys(headers).sort((one, other) => (one < other ? -1 : 1));
  const reply = await server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: ORIGIN,
      'access-control-request-method': method,
      'access-control-request-headers': asked.join(','),
    },
  });
  const allowed = String(reply.headers['access-control-allow-headers']).split(',');
  expect(reply.statusCode, url).toBe(204);
  expect(reply.headers['access-control-allow-origin'], url).toBe(ORIGIN);
  expect(reply.headers['access-control-allow-methods'], url).toContain(method);
  expect(allowed, url).toEqual(asked);
}

async function send(step: Step): Promise<Answer> {
  const [method = '', path = ''] = step.call.split(' ');
  const url = `/api/v1/${String(filled(path, memory))}`;
  const headers = headersOf(step);
  await preflight(method, url, headers);
  const query = Object.fromEntries(
    Object.entries(step.query ?? {}).map(([name, value]) => [name, String(filled(value, memory))]),
  );
  return server.call({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    query,
    headers: { ...headers, origin: ORIGIN, accept: 'application/json' },
    ...(step.body !== undefined && { body: Object(filled(step.body, memory)) }),
  });
}

async function walk(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.at !== undefined) await stopClock(server, step.at);
    const reply = await send(step);
    const [status, code] = step.provokes ?? [200, null];
    answered.push(reply.status);
    expect(reply.status, `${step.call}: ${reply.text.slice(0, 300)}`).toBe(status);
    expect(reply.headers['access-control-allow-origin'], step.call).toBe(ORIGIN);
    if (code !== null) expect(codesOf(reply), step.call).toContain(code);
    for (const path of step.reads ?? []) {
      expect(at(reply.body, path), `${step.call}: ${path}`).toBeDefined();
      expect(at(reply.body, path), `${step.call}: ${path}`).not.toBeNull();
    }
    for (const [name, how] of Object.entries(step.keeps ?? {})) {
      const kept = typeof how === 'string' ? at(reply.body, how) : how(reply.body, memory);
      expect(['string', 'number'], `${step.call}: ${name}`).toContain(typeof kept);
      memory[name] = typeof kept === 'number' ? kept : asText(kept);
    }
  }
}

/** Reads what the server stores for the customer of this client. */
async function mine(path: string, query: Record<string, string | number>, moduleId?: number) {
  const reply = await server.call({
    url: `/api/v1/${path}`,
    query,
    token: asText(memory['token']),
    ...(moduleId !== undefined && { moduleId }),
  });
  return asObject(reply.body);
}

/** The client of another make, unmodified: every call from its own origin, preflight included. */
describe('a foreign client', () => {
  it('lands, finds its place and the home of a module', () => walk(session.home));

  it('opens a store and fills a cart as a guest', () => walk(session.store));

  it('signs in and orders, though it leaves the tax and the fees out', async () => {
    await walk(session.checkout);
    const goods = asNumber(memory['price']);
    expect(asNumber(memory['total'])).toBeGreaterThan(goods);
  });

  it('tracks the order to its door, and puts it into the cart again', async () => {
    await walk(session.tracking);
    expect(memory['status']).toBe('delivered');
  });

  it('pays money into the wallet and comes back to its own page', async () => {
    const before = asNumber((await mine('customer/info', {}))['wallet_balance']);
    await walk(session.wallet);
    const opened = await server.inject({
      url: asText(memory['pay']).replace(/^https?:\/\/[^/]+/, ''),
    });
    const page = String(opened.headers['location']);
    const paid = await server.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=success',
    });
    const back = String(paid.headers['location']);
    expect(back).toMatch(/^https:\/\/foreign\.test\/profile\?page=wallet\?flag=success&&token=/);
    const after = asNumber((await mine('customer/info', {}))['wallet_balance']);
    expect(after - before).toBeGreaterThanOrEqual(25);
    const list = await mine('customer/wallet/transactions', { limit: 10, offset: 1 });
    expect(asObject(asList(list['data'])[0])).toMatchObject({ transaction_type: 'add_fund' });
  });

  it('writes to the shop and reads its own words', () => walk(session.chat));

  it('rents a vehicle, though it leaves the tax and the fees out', async () => {
    await walk(session.trip);
    const query = { trip_id: memory['trip'] ?? 0 };
    const rental = asNumber(memory['rental']);
    const trip = await mine('rental/user/trip/get-trip-details', query, rental);
    expect(trip['id']).toBe(memory['trip']);
    expect(asNumber(trip['trip_amount'])).toBeGreaterThan(asNumber(memory['tripPrice']));
  });

  it('met no refusal but the two it provoked', () => {
    const steps = Object.values(session).flat();
    expect(answered).toHaveLength(steps.length);
    expect(answered.filter((status) => status !== 200)).toEqual([403, 404]);
  });
});
