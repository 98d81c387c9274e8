// @vitest-environment jsdom
import { dehydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { configQuery } from '../../src/shop/config.ts';
import { config, serve } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const Name = () => <p>{useQuery(configQuery()).data?.businessName}</p>;

it('19: what the server answered shows at once, and is requested again only once the page is hydrated', async () => {
  const log = serve(({ path }) =>
    path === '/api/v1/config' ? { ...config, business_name: 'Sixways of today' } : undefined,
  );
  const server = new QueryClient();
  server.setQueryData(configQuery().queryKey, { businessName: 'Sixways of before' } as never);
  const queries = dehydrate(server);
  for (const { state } of queries.queries) state.dataUpdatedAt = 0;
  const shop = openShop({ queries, module: null });
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
