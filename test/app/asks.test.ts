// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { prefetchOnHover } from '../../src/app/prefetchOnHover.ts';
import { openShop } from '../../src/app/shop.ts';
import { storeQuery } from '../../src/shop/store.ts';
import { wireRentalSearch } from '../../src/rental/queries.ts';
import { refusal, serve } from '../catalogue/wireShop.tsx';

/** Longer than all pauses between three tries. */
const A_WHILE_MS = 20_000;

const later = () => vi.advanceTimersByTimeAsync(A_WHILE_MS);

/**
 * Opens a shop whose server answers every call with this error status; `asks` counts the calls of a
 * path.
 */
function failing(status: number) {
  const log = serve(() => refusal(status, 'no'));
  const { root, queryClient } = openShop();
  onTestFinished(() => {
    root.stop();
    queryClient.clear();
  });
  const asks = (path: string) => log.filter((asked) => asked.path === path).length;
  return { client: queryClient, asks };
}

describe('a failing server is asked', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  describe('for a store whose link is pointed at', () => {
    const details = '/api/v1/stores/details/7';
    function shopWithLink() {
      const shop = failing(500);
      const heard = vi.spyOn(document, 'addEventListener');
      prefetchOnHover(shop.client);
      const calls = [...heard.mock.calls];
      onTestFinished(() => {
        for (const [type, hear] of calls) document.removeEventListener(type, hear);
      });
      return shop;
    }
    /** Moves the pointer about on the link, then touches and focuses the link. */
    function pointAtStore() {
      document.body.innerHTML = '<a href="/store/7"><b>Copper</b> <i>Street</i></a>';
      for (const part of document.querySelectorAll('a, b, i')) fireEvent.pointerOver(part);
      const link = document.querySelector('a') ?? document.body;
      fireEvent.touchStart(link);
      fireEvent.focusIn(link);
      return link;
    }

    it('CAT-06: once, and once more when the pointer comes back', async () => {
      const { asks } = shopWithLink();
      const link = pointAtStore();
      await later();
      fireEvent.pointerOver(link);
      await later();
      expect(asks(details)).toBe(1);
      fireEvent.pointerOver(document.body);
      fireEvent.pointerOver(link);
      await later();
      expect(asks(details)).toBe(2);
    });

    it('CAT-06: three times in all when its page opens meanwhile', async () => {
      const { client, asks } = shopWithLink();
      pointAtStore();
      const leave = new QueryObserver(client, storeQuery('7')).subscribe(() => undefined);
      onTestFinished(leave);
      await later();
      expect(asks(details)).toBe(3);
    });

    it('CAT-06: never, and without an error, when the link is malformed', () => {
      shopWithLink();
      const errors: unknown[] = [];
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        errors.push(event.error);
      };
      window.addEventListener('error', onError);
      onTestFinished(() => window.removeEventListener('error', onError));
      document.body.innerHTML = '<a href="/store/%E0%A4%A">Copper Street</a>';
      fireEvent.pointerOver(document.querySelector('a') ?? document.body);
      expect(errors).toEqual([]);
    });
  });

  it.each([
    [500, 3],
    [404, 1],
  ])('API-36: by %i, at one press on a filter, so often: %i', async (status, times) => {
    const { client, asks } = failing(status);
    const path = '/api/v1/rental/vehicle/search';
    const { machine, prefetch } = wireRentalSearch(client, null);
    const query = { filters: {}, trip: null };
    prefetch(query);
    await later();
    const search = createActor(machine, { input: { query } });
    search.start();
    search.send({ type: 'vehicles.asked', query });
    await later();
    expect(asks(path)).toBe(times);
    expect(search.getSnapshot().hasTag('failed')).toBe(true);
    search.send({ type: 'vehicles.retry' });
    await later();
    expect(asks(path)).toBe(2 * times);
    search.stop();
  });
});
