// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Awake } from '../../src/flow/awake.ts';
import { useFormOwner } from '../../src/identity/formOwner/index.ts';
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
  isWide: false,
};
const root = firstRoot(visit, { modules: [], module: null }, null);
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

const known = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(customerQuery().queryKey, { name: 'Maya Haddad' } as never);
  return client;
};

/**
 * Hydrates a page that the server rendered. The browser's actors start before React has hydrated
 * all of it; with `wasAwake` they run from the beginning.
 */
async function hydrated(wasAwake: boolean) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(new QueryClient(), false));
  expect(place.textContent).toBe('Account');
  const client = known();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const drawn = await act(() => {
    const opened = hydrateRoot(place, page(client, wasAwake), { onRecoverableError });
    startTransition(() => opened.render(page(client, true)));
    return opened;
  });
  onTestFinished(() => drawn.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  return place;
}

it('19: a page that awakes before all of it is hydrated is drawn as the server drew it first', async () => {
  expect((await hydrated(false)).textContent).toBe('Maya Haddad');
});

it('19: so is a part whose code comes after the page is awake', async () => {
  expect((await hydrated(true)).textContent).toBe('Maya Haddad');
});

it.each([
  ['in the browser, with its own token', 'maya-token', 'maya-token'],
  ['at the server, without it', undefined, 'of the browser'],
])('AUTH-36: a first page begins signed in %s', (_, token, session) => {
  const first = firstRoot(visit, { modules: [], module: null }, null, token);
  const Session = () => <p>{useFormOwner().session}</p>;
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RootProvider value={first}>
        <Session />
      </RootProvider>
    </QueryClientProvider>,
  );
  expect(html).toBe(`<p>${session}</p>`);
});
