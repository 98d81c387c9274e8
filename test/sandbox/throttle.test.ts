import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../openapi/sandbox/db/open.ts';
import { outbox, paymentSessions, throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { cartRows, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { guests, tokens } from '../../openapi/sandbox/db/schema/people.ts';
import { TestClock } from '../../openapi/sandbox/http/clock.ts';
import { deleteExpired } from '../../openapi/sandbox/http/expired.ts';
import { Throttle } from '../../openapi/sandbox/http/throttle.ts';
import { openCity } from './support.ts';

let city: OpenedDatabase;
let clock: TestClock;
/** Two servers on one database. */
let pair: [Throttle, Throttle];
beforeAll(async () => {
  city = await openCity();
});
afterAll(() => city.close());
beforeEach(async () => {
  clock = new TestClock();
  clock.set(new Date('2026-11-18T12:00:00Z'), true);
  pair = [new Throttle(city.db, clock), new Throttle(city.db, clock)];
  await city.db.delete(throttles);
  await city.db.delete(tokens);
  await city.db.delete(paymentSessions);
  await city.db.delete(outbox);
});

const at = (turn: number) => pair[turn % 2] ?? pair[0];

describe('2.4.1: a limit that servers share', () => {
  it('counts what all of them let through, and says how long to wait', async () => {
    const allowance = { max: 3, seconds: 60 };
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      waits.push(await at(turn).take('a key', allowance));
      clock.advance(10_000);
    }
    expect(waits).toEqual([0, 0, 0, 30, 20]);
    expect(await at(0).take('another key', allowance)).toBe(0);
    clock.advance(10_000);
    expect(await at(1).take('a key', allowance)).toBe(0);
  });

  it.each([
    ['the usual requests a minute', 600, 3],
    ['ten times as many', 6000, 30],
    ['a tenth, once at least', 60, 1],
  ])('of an address grows and shrinks with its requests: %s', async (_, requests, most) => {
    const throttle = new Throttle(city.db, clock, requests);
    const use = () => throttle.requireScaled('guess:203.0.113.9', { max: 3, seconds: 60 });
    for (let turn = 0; turn < most; turn += 1) await use();
    await expect(use()).rejects.toMatchObject({ status: 429 });
  });

  it('begins anew when the clock of a test goes back', async () => {
    const once = { max: 1, seconds: 60 };
    expect(await at(0).take('a key', once)).toBe(0);
    clock.advance(-86_400_000);
    expect(await at(1).take('a key', once)).toBe(0);
    expect(await at(0).take('a key', once)).toBe(60);
  });

  it.each([3, 59, 120, 600, 1000])(
    'of %i a minute gives out as many, however many ask at once',
    async (max) => {
      let passed = 0;
      for (let round = 0; round < 8; round += 1) {
        const waits = await Promise.all(
          Array.from({ length: Math.ceil(max / 4) }, (_, turn) =>
            at(turn).takeOfMany('requests', { max, seconds: 60 }),
          ),
        );
        passed += waits.filter((seconds) => seconds === 0).length;
        expect(new Set(waits.filter((seconds) => seconds > 0)).size).toBeLessThan(2);
      }
      expect(passed).toBe(max);
      clock.advance(60_000);
      expect(await at(0).takeOfMany('requests', { max, seconds: 60 })).toBe(0);
    },
  );

  it('lets a flood thin out: 2 at once, then after 1, 2, 4 and at most 5 minutes', async () => {
    const pace = { free: 2, longest: 300 };
    const waits: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const seconds = await at(turn).takeWithBackoff('a phone', pace);
      waits.push(seconds);
      clock.advance(seconds * 1000);
    }
    expect(waits).toEqual([0, 0, 60, 0, 120, 0, 240, 0, 300, 0, 300, 0]);
  });

  it('of a key that is over is taken out in time', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await at(0).take(`key ${turn}`, { max: 1, seconds: 60 });
    }
    clock.advance(61_000);
    for (let turn = 0; turn < 1000; turn += 1) await at(0).take('lasting', { max: 1, seconds: 60 });
    expect(await city.db.$count(throttles)).toBe(1);
  });

  it('ASVS 14.2.7: takes out what else is over on the way: sessions, payments and messages', async () => {
    await keepOfEach('session-1', 31);
    for (let turn = 0; turn < 1000; turn += 1) await at(0).take('lasting', { max: 1, seconds: 60 });
    expect(await kept()).toEqual({ sessions: [], payments: [], messages: [] });
  });

  it('ASVS 6.3.1: takes back uses, but none that there never were', async () => {
    const allowance = { max: 2, seconds: 60 };
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      waits.push(await at(turn).take('a key', allowance));
      await at(turn).releaseUses(['a key', 'a key that nobody used']);
    }
    await at(0).releaseUses(['a key']);
    for (let turn = 0; turn < 3; turn += 1) waits.push(await at(turn).take('a key', allowance));
    expect(waits).toEqual([0, 0, 0, 0, 0, 60]);
  });
});

const DAY_MS = 86_400_000;

/** Stores a session, a payment and a message, each begun some days ago; the session is unused since. */
async function keepOfEach(name: string, daysAgo: number): Promise<void> {
  const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  await city.db.insert(tokens).values({
    hash: name,
    customerId: 1,
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 60 * DAY_MS),
  });
  await city.db.insert(paymentSessions).values({
    id: name,
    kind: 'order',
    attributeId: 1,
    payerId: 1,
    method: 'demo_card',
    amount: 12,
    callback: 'http://localhost/checkout',
    status: 'open',
    reference: name,
    createdAt,
  });
  await city.db
    .insert(outbox)
    .values({ channel: 'sms', target: name, purpose: 'notice', body: {}, createdAt });
}

const kept = async () => ({
  sessions: (await city.db.select().from(tokens)).map(({ hash }) => hash).sort(),
  payments: (await city.db.select().from(paymentSessions)).map(({ id }) => id).sort(),
  messages: (await city.db.select().from(outbox)).map(({ target }) => target).sort(),
});

describe('ASVS 14.2.7: what is over', () => {
  it('ASVS 14.2.7: sessions go after 20 idle days or 60 in all, payments and messages after 30', async () => {
    for (const days of [19, 21, 29, 31]) await keepOfEach(`${days} days ago`, days);
    const begun = new Date(clock.now().getTime() - 61 * DAY_MS);
    await city.db.insert(tokens).values({
      hash: 'in use for 61 days',
      customerId: 1,
      createdAt: begun,
      lastUsedAt: clock.now(),
      expiresAt: new Date(begun.getTime() + 60 * DAY_MS),
    });
    await deleteExpired(city.db, clock.now());
    const young = ['19 days ago', '21 days ago', '29 days ago'];
    expect(await kept()).toEqual({ sessions: ['19 days ago'], payments: young, messages: young });
  });

  it('ASVS 14.2.7: a guest goes after 60 days without an order, a trip or a change of a cart', async () => {
    const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    const at59 = { createdAt: ago(59), updatedAt: ago(59) };
    const at61 = { createdAt: ago(61), updatedAt: ago(61) };
    const [gone, goneWithCart, ordered, filling, young] = [1, 2, 3, 4, 5];
    await city.db
      .insert(guests)
      .values([
        ...[gone, goneWithCart, ordered, filling].map((id) => ({ id, createdAt: ago(61) })),
        { id: young, createdAt: ago(59) },
      ]);
    const row = {
      isGuest: true,
      moduleId: 1,
      model: 'Item' as const,
      itemId: 3,
      price: 1,
      quantity: 1,
      variation: [],
      addOnIds: [],
      addOnQuantities: [],
    };
    await city.db.insert(cartRows).values([
      { ...row, ...at61, ownerId: goneWithCart },
      { ...row, ...at59, ownerId: filling },
      { ...row, ...at61, ownerId: goneWithCart, isGuest: false },
    ]);
    await city.db.insert(orders).values({
      ...at61,
      ownerId: ordered,
      isGuest: true,
      moduleId: 1,
      zoneId: 1,
      type: 'delivery',
      status: 'delivered',
      paymentStatus: 'paid',
      paymentMethod: 'cash_on_delivery',
      orderAmount: 1,
      itemsAmount: 1,
      attachments: [],
      otp: '1234',
      scheduleAt: ago(61),
    });
    await deleteExpired(city.db, clock.now());
    const ids = await city.db.select({ id: guests.id }).from(guests).orderBy(guests.id);
    expect(ids.map(({ id }) => id)).toEqual([ordered, filling, young]);
    const carts = await city.db.select().from(cartRows).orderBy(cartRows.id);
    expect(carts.map(({ ownerId, isGuest }) => [ownerId, isGuest])).toEqual([
      [filling, true],
      [goneWithCart, false],
    ]);
  });
});
