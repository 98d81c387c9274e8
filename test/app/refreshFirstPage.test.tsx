// @vitest-environment jsdom
import { dehydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { configQuery } from '../../src/shop/config.ts';
import { config, serve } from '../catalogue/wireShop.tsx';
import { moduleOf } from '../modules/samples.ts';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const noQueries = dehydrate(new QueryClient());

const Name = () => <p>{useQuery(configQuery()).data?.businessName}</p>;

it('19: what the server answered shows at once, and is requested again only once the page is hydrated', async () => {
  const log = serve(({ path }) =>
    path === '/api/v1/config' ? { ...config, business_name: 'Sixways of today' } : undefined,
  );
  const server = new QueryClient();
  server.setQueryData(configQuery().queryKey, { businessName: 'Sixways of before' } as never);
  const queries = dehydrate(server);
  for (const { state } of queries.queries) state.dataUpdatedAt = 0;
  const shop = openShop({ queries, modules: [], module: null });
  onTestFinished(() => {
    shop.root.stop();
  });
  const asked = () => log.filter(({ path }) => path === '/api/v1/config').length;
  render(
    <QueryClientProvider client={shop.queryClient}>
      <Name />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sixways of before')).toBeVisible();
  await new Promise((done) => setTimeout(done, 20));
  expect(asked()).toBe(0);
  shop.refreshFirstPage();
  expect(await screen.findByText('Sixways of today')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(1));
});

it('MOD-04: the modules that came with the page can be chosen at once, and are requested again only for another place', async () => {
  const log = serve(() => undefined);
  const [food, rental] = [moduleOf(1, 'food'), moduleOf(6, 'rental')];
  const shop = openShop({ queries: noQueries, modules: [food, rental], module: food });
  onTestFinished(() => {
    shop.root.stop();
  });
  const asked = () => log.filter(({ path }) => path === '/api/v1/module').length;
  expect(shop.module.getSnapshot().context.modules).toEqual([food, rental]);
  await waitFor(() => expect(shop.module.getSnapshot().matches('served')).toBe(true));
  expect(shop.module.getSnapshot().context.module).toEqual(food);
  expect(asked()).toBe(0);
  shop.module.send({ type: 'module.zones.changed', zoneIds: [2] });
  await waitFor(() => expect(asked()).toBe(1));
});
