// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoriesQuery, featuredCategoriesQuery } from '../../src/catalogue/queries.ts';
import { serve } from './wireShop.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const scope = { moduleId: 4, zoneIds: [1] };

it.each([
  ['categories', categoriesQuery(scope), 5],
  ['featured categories', featuredCategoriesQuery(scope), 8],
])('CAT-08: %s are asked for again after $2 minutes', async (_, query, minutes) => {
  const log = serve(() => []);
  const client = new QueryClient();
  // Runs the timers, because the cache removes unused data by a timer.
  const askedAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await client.fetchQuery(query as never);
    return log.length;
  };
  expect(await askedAfter(0)).toBe(1);
  expect(await askedAfter(minutes * MINUTE - SECOND)).toBe(1);
  expect(await askedAfter(SECOND)).toBe(2);
  client.clear();
});
