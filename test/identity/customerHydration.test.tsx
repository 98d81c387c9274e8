// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Awake } from '../../src/flow/awake.ts';
import { customerQuery, useCustomer } from '../../src/identity/index.ts';
import { RootProvider } from '../../src/shop/root.ts';
import { firstRoot } from '../../src/start/firstRoot.ts';
import type { Visit } from '../../src/start/visit.ts';

const visit: Visit = {
  language: 'en',
  theme: 'light',
  textSize: 100,
  lessMotion: false,
  place: null,
  moduleId: null,
  signedIn: true,
  timeZone: null,
};
const root = firstRoot(visit, null, null);
const Greeting = () => <p>{useCustomer()?.name ?? 'Account'}</p>;
const page = (client: QueryClient, isAwake: boolean) => (
  <QueryClientProvider client={client}>
    <RootProvider value={root}>
      <Awake value={isAwake}>
        <Suspense>
          <Greeting />
        </Suspense>
      </Awake>
    </RootProvider>
  </QueryClientProvider>
);

it('19: a part that is hydrated after the customer is known is drawn as the server drew it first', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(new QueryClient(), false));
  expect(place.textContent).toBe('Account');

  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(customerQuery().queryKey, { name: 'Maya Haddad' } as never);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  // The page awakes before what is behind Suspense was hydrated.
  const drawn = await act(() => {
    const opened = hydrateRoot(place, page(client, false), { onRecoverableError });
    startTransition(() => opened.render(page(client, true)));
    return opened;
  });
  onTestFinished(() => drawn.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Maya Haddad');
});
