import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { openLog, type LogLevel } from '../../openapi/sandbox/http/log.ts';
import { asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { linesWithSecrets } from '../browser/secrets.mjs';
import { auth, codeSentTo, manual, tokenOf } from './identity.ts';
import {
  demoStore,
  newGuest,
  NOON,
  orderOf,
  place,
  plainItem,
  shownTotal,
  stopClock,
} from './shop.ts';
import { openServerForTest, withServerBeside, type Call, type TestServer } from './support.ts';

// F6: what an operator needs is in the log; no person and no secret is.

const maya = { email: 'maya@sixways.example', phone: '+15550137000', password: 'Sixways-demo-1' };
const nadia = {
  name: 'Nadia Saleh',
  email: 'nadia@example.com',
  phone: '+8801700000012',
  password: 'Lake-2025-road',
  confirm_password: 'Lake-2025-road',
};

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
});
afterAll(() => server.close());

/**
 * Another server over the same city, with unused rate limits, whose log is collected: as
 * lines, and as one text.
 */
async function logged(
  level: LogLevel,
  work: (beside: TestServer) => Promise<void>,
): Promise<{ lines: Record<string, unknown>[]; text: string }> {
  const written: string[] = [];
  const log = openLog(level, { write: (line) => void written.push(line) });
  await server.db.delete(throttles);
  await withServerBeside(server, { log }, async (beside) => {
    await stopClock(beside, NOON);
    await work(beside);
  });
  return { lines: written.map((line) => asObject(JSON.parse(line))), text: written.join('') };
}

/** Runs `work` while the database rejects every row that is written to the table. */
async function whileBroken<T>(table: string, work: () => Promise<T>): Promise<T> {
  await server.db.execute(
    sql.raw(`alter table ${table} add constraint full_disk check (id < 0) not valid`),
  );
  try {
    return await work();
  } finally {
    await server.db.execute(sql.raw(`alter table ${table} drop constraint full_disk`));
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('F6: the log', () => {
  test('F6: an order that fails is told by route, status, time, id, code and stack, and by nobody’s name', async () => {
    let id = '';
    let secret = 'none';
    const { lines, text } = await logged('warn', (beside) =>
      whileBroken('orders', async () => {
        const store = await demoStore(beside, (one) => one.id === 1);
        const item = await plainItem(beside, store);
        const amount = await shownTotal(beside, store, item, 3);
        const guest = await newGuest(beside);
        const body = {
          ...orderOf(store, guest, [{ item_id: item.id, quantity: 3 }], amount),
          order_note: 'Ring at Layla twice',
          contact_person_email: 'maya@private.example',
        };
        const failed = await place(beside, store, body);
        expect(failed.status).toBe(500);
        id = asText(asObject(failed.body)['id']);
        expect(failed.headers['x-request-id']).toBe(id);
        secret = String(guest);
      }),
    );
    expect(text).not.toContain(secret);
    expect(id).toMatch(uuid);
    const faults = lines.filter(({ msg }) => msg === 'fault');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      level: 'error',
      requestId: id,
      method: 'POST',
      route: '/api/v1/customer/order/place',
      status: 500,
      msg: 'fault',
      err: {
        message: 'Failed query',
        sql: expect.stringMatching(/^insert into "orders"/) as string,
        stack: expect.stringMatching(/^Error: Failed query\n\s+at .*:\d+:\d+/) as string,
        cause: { code: '23514' },
      },
    });
    expect(typeof faults[0]?.['ms']).toBe('number');
    for (const part of ['Maya', 'Haddad', '5550137', 'Harbour', 'Layla', 'private', 'params']) {
      expect(text).not.toContain(part);
    }
  });

  test('F6: a sign-up that fails tells no phone, no address and no hash', async () => {
    const { lines, text } = await logged('warn', (beside) =>
      whileBroken('one_time_codes', async () => {
        expect((await auth(beside, 'sign-up', nadia)).status).toBe(500);
      }),
    );
    const faults = lines.filter(({ msg }) => msg === 'fault');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      route: '/api/v1/auth/sign-up',
      status: 500,
      err: { sql: expect.stringMatching(/^insert into "one_time_codes"/) as string },
    });
    for (const secret of [
      'Nadia',
      'Saleh',
      '8801700',
      'nadia@',
      'Lake-2025',
      'scrypt',
      '127.0.0.1',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('F6: with every request told, a run through the shop with faults tells no person and no secret', async () => {
    const secrets: string[] = [];
    const { lines, text } = await logged('info', async (beside) => {
      await auth(beside, 'sign-up', nadia);
      const code = await codeSentTo(beside, nadia.phone);
      const opened = await auth(beside, 'verify-phone', {
        otp: code,
        phone: nadia.phone,
        verification_type: 'phone',
        login_type: 'manual',
      });
      const token = tokenOf(opened);
      const mayas = tokenOf(await auth(beside, 'login', manual(maya.email, maya.password)));
      secrets.push(code, token, mayas);
      const store = await demoStore(beside, (one) => one.id === 1);
      const item = await plainItem(beside, store);
      const amount = await shownTotal(beside, store, item, 3);
      const {
        guest_id: _guest,
        is_guest: _flag,
        ...order
      } = orderOf(store, 0, [{ item_id: item.id, quantity: 3 }], amount);
      const talk = {
        method: 'POST',
        url: '/api/v1/customer/message/send',
        query: { note: 'from-nadia' },
        token,
        body: {
          receiver_id: 0,
          receiver_type: 'admin',
          message: 'My door is 24 Harbour Lane, +15550137001',
        },
      } as const;
      const trip: Call = {
        method: 'POST',
        url: '/api/v1/rental/user/trip/trip-booking',
        token: mayas,
        moduleId: 6,
        zoneIds: [1],
        body: { pickup_location: '{"lat":23.790123,"lng":90.412345}', note: 'Call Maya Haddad' },
      };
      const runs = async () => {
        await place(beside, store, order, undefined, mayas);
        await beside.call(talk);
        await beside.call(trip);
        await beside.call({ url: '/api/v1/customer/info', token });
      };
      await runs();
      for (const table of ['orders', 'messages', 'trips']) {
        await whileBroken(table, runs);
      }
    });
    expect(lines.length).toBeGreaterThanOrEqual(20);
    expect(lines.filter(({ msg }) => msg === 'fault').length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      expect(line['requestId']).toMatch(uuid);
      expect(String(line['route'])).toMatch(/^\/(api|sandbox)\//);
      expect(typeof line['status']).toBe('number');
      expect(typeof line['ms']).toBe('number');
    }
    const people = ['Maya', 'Haddad', 'Nadia', 'Saleh', 'Karim'];
    const contacts = ['5550137', '8801700', 'sixways.example', 'example.com', '127.0.0.1'];
    const places = ['Harbour', '23.79', '90.41'];
    const typed = ['Lake-2025', 'Sixways-demo', 'from-nadia', 'scrypt', 'Bearer', 'My door'];
    for (const secret of [...secrets, ...people, ...contacts, ...places, ...typed]) {
      expect(secret).not.toBe('');
      expect(text, secret).not.toContain(secret);
    }
  });

  test('F6: as usual only faults and slow requests are told', async () => {
    const { lines } = await logged('warn', async (beside) => {
      const answered = await beside.call({ url: '/api/v1/config' });
      expect(String(answered.headers['x-request-id'])).toMatch(uuid);
    });
    expect(lines.filter(({ msg }) => msg !== 'slow request')).toEqual([]);
  });

  test.each([
    ['a phone', '+1 (415) 999-1000'],
    ['a phone without a plus', '4159991000'],
    ['an e-mail address', 'maya.h+shop@mail.example.org'],
    ['a code', '493021'],
    ['a token', 'Bearer kV3nTq_8Lw0'],
    ['a long token', 'q8ZpT1xW5cN7bR2mK9vL4sD6'],
    ['a hash', 'scrypt$c2FsdA$a2V5$16384.8.5'],
    ['a query', '/track?order=7&contact=maya'],
    ['a position', '23.790123'],
    ['an internet address', '203.0.113.9'],
  ])('F6: %s is taken out of a text by its looks', (_what, secret) => {
    const written: string[] = [];
    const log = openLog('warn', { write: (line) => void written.push(line) });
    log.warn(`seen ${secret} there`);
    log.warn({ seen: [secret] }, 'a list');
    log.error(new Error(`not good: ${secret}`));
    const told = written.join('');
    const part = secret.split(' ').at(-1) ?? '';
    expect(told).not.toContain(part);
    expect(told).toContain('seen ');
    expect(told).toContain('[redacted]');
  });

  test('F6: the log of the browser tests is searched for people and secrets', () => {
    const plain =
      '{"level":"info","time":"2026-11-23T19:23:59.551Z","requestId":"83ca7b3d-1963-49b7-a201-fa29fdb8d0dc","method":"GET","route":"/api/v1/config","status":200,"ms":1084,"msg":"request"}';
    const leaks = [
      '{"msg":"sign-up of leila5551234567@example.com"}',
      '{"msg":"code 493021"}',
      '{"route":"/track-order?phone=+15551234567"}',
      '{"cookie":"Bearer kV3nTq_8Lw0"}',
    ];
    expect(linesWithSecrets([plain, ...leaks].join('\n'))).toEqual(leaks);
  });
});
