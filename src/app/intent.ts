import type { QueryClient } from '@tanstack/react-query';
import { storeItemsQuery, storeQuery } from '../catalogue/index.ts';
import { onFirstTouch, onLinkIntent } from '../platform/browser.ts';
import { loadToasts } from './facts.ts';
import { preloadPage } from './Screens.tsx';

/** Asks for what a store's page shows first. */
async function prefetchStore(client: QueryClient, id: string): Promise<void> {
  const store = await client.fetchQuery(storeQuery(id));
  await client.prefetchInfiniteQuery(storeItemsQuery(store, 0));
}

/**
 * Loads a page's code, and a store's data, when its link is pointed at or touched; and with the first
 * touch of the page what a touch may lead to.
 */
export function prefetchOnIntent(client: QueryClient): void {
  onFirstTouch(() => {
    loadToasts().catch(() => undefined);
  });
  onLinkIntent((path) => {
    // What fails here is asked for again, and spoken of, by the page itself.
    preloadPage(path).catch(() => undefined);
    const [, id] = /^\/store\/(?!latest$|popular$)([^/]+)$/.exec(path) ?? [];
    if (id !== undefined) prefetchStore(client, decodeURIComponent(id)).catch(() => undefined);
  });
}
