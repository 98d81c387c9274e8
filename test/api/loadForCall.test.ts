import { beforeAll, expect, it, vi } from 'vitest';
import { messageOf } from '../../machines/rules/failure.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { loadForCall } from '../../src/api/loadForCall.ts';

beforeAll(() => loadMessages('en'));

const words =
  'A part of the shop could not be loaded. What you did is kept. Check your connection and try again; if that fails too, reload the page.';
const reasonOf = (code: Promise<unknown>) =>
  loadForCall(code).catch((error: unknown) => resolve(messageOf(error)));

it('MSG-21: code that the server no longer has, or that does not come, is a reason that a customer can read', async () => {
  expect(await reasonOf(Promise.reject(new TypeError('404')))).toBe(words);
  vi.useFakeTimers();
  const reason = reasonOf(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await reason).toBe(words);
});

it('code that comes is passed on', async () => {
  expect(await loadForCall(Promise.resolve({ send: 1 }))).toEqual({ send: 1 });
});
