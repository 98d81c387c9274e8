import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Client from '../../src/api/client.ts';
import type * as Browser from '../../src/platform/browser.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SERVER = Date.parse('2026-11-18T12:00:00Z');

let clock: typeof Browser;
let api: typeof Client;

/** The server answers a call, with these headers. */
async function answer(headers: Record<string, string> = {}): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({}, { headers }));
  await api.answer(api.client.GET('/api/v1/config'));
}
const answerAt = (date: string) => answer({ Date: date });

/** The device's clock is set to another time; `performance.now()` does not change with it. */
const setDevice = (ms: number) => void vi.setSystemTime(ms);
const shown = () => clock.now().toISOString();

beforeEach(async () => {
  // What one test has learnt of the server must not be known to the next.
  vi.resetModules();
  vi.useFakeTimers({ now: SERVER, toFake: ['Date', 'performance'] });
  clock = await import('../../src/platform/browser.ts');
  api = await import('../../src/api/client.ts');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.resetModules();
});

describe('wrong clock: the present time', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
    ['an hour behind', -HOUR_MS],
    ['six minutes ahead', 360_000],
  ])('is the server’s on a device that is %s, and goes on', async (_, wrong) => {
    setDevice(SERVER + wrong);
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    expect(shown()).toBe('2026-11-18T12:00:00.000Z');
    vi.advanceTimersByTime(90_250);
    expect(shown()).toBe('2026-11-18T12:01:30.250Z');
    expect(clock.browserTime().getTime()).toBe(SERVER + wrong + 90_250);
  });

  it('is the device’s where it differs by two minutes only, which ticks more finely', async () => {
    setDevice(SERVER + 120_400);
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    expect(shown()).toBe('2026-11-18T12:02:00.400Z');
  });

  it.each([
    ['that names no time', {}],
    ['whose time cannot be read', { Date: 'yesterday' }],
  ])('is the device’s after an answer %s', async (_, headers) => {
    setDevice(SERVER + DAY_MS);
    await answer(headers);
    expect(shown()).toBe('2026-11-19T12:00:00.000Z');
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    await answer(headers);
    expect(shown()).toBe('2026-11-18T12:00:00.000Z');
  });

  it.each([
    ['right', 0],
    ['a day behind', -DAY_MS],
  ])(
    'is not that of an answer which the browser had cached, on a device that is %s',
    async (_, wrong) => {
      setDevice(SERVER + wrong);
      await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
      vi.advanceTimersByTime(60_000);
      await answerAt('Wed, 18 Nov 2026 04:30:00 GMT');
      expect(shown()).toBe('2026-11-18T12:01:00.000Z');
    },
  );

  it('is the device’s again once its clock was set right', async () => {
    setDevice(SERVER + DAY_MS);
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    vi.advanceTimersByTime(600_000);
    setDevice(SERVER + 600_750);
    expect(shown()).toBe('2026-11-18T12:10:00.750Z');
    await answerAt('Wed, 18 Nov 2026 12:10:00 GMT');
    expect(shown()).toBe('2026-11-18T12:10:00.750Z');
  });

  it('is the server’s again from the first answer after the device was set to a wrong time', async () => {
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    setDevice(SERVER - DAY_MS);
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    expect(shown()).toBe('2026-11-18T12:00:00.000Z');
  });

  it.each([
    ['right', 0],
    ['a day ahead', DAY_MS],
  ])('has gone on while a device slept that is %s', async (_, wrong) => {
    setDevice(SERVER + wrong);
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    // The clock goes on while the device sleeps; `performance.now()` may stop.
    setDevice(SERVER + wrong + 8 * HOUR_MS);
    expect(shown()).toBe('2026-11-18T20:00:00.000Z');
    // From the browser's cache.
    await answerAt('Wed, 18 Nov 2026 11:30:00 GMT');
    expect(shown()).toBe('2026-11-18T20:00:00.000Z');
    await answerAt('Wed, 18 Nov 2026 20:00:00 GMT');
    expect(shown()).toBe('2026-11-18T20:00:00.000Z');
  });

  it('is the time of a rendered page while that page is hydrated', async () => {
    setDevice(SERVER + DAY_MS);
    clock.freezeNow(new Date('2026-11-18T11:59:58Z'));
    await answerAt('Wed, 18 Nov 2026 12:00:00 GMT');
    expect(shown()).toBe('2026-11-18T11:59:58.000Z');
    clock.freezeNow();
    expect(shown()).toBe('2026-11-18T12:00:00.000Z');
  });
});
