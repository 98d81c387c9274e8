import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { storeItemsQuery } from '../catalogue/index.ts';
import { storeQuery } from '../shop/store.ts';
import { onFirstTouch, onLinkIntent } from '../platform/browser.ts';
import { loadToasts } from './pageOutlet.ts';
import { preloadPage } from './routes.ts';
import { triesAgain } from './shop.ts';

/** Options of a prefetch: a failed one is retried only while a page on screen needs the data. */
const guess = (client: QueryClient, queryKey: QueryKey) => ({
  retry: (count: number, error: unknown) =>
    client.getQueryCache().find({ queryKey })?.isActive() === true && triesAgain(count, error),
});

/** Prefetches what a store's page shows first: the store and its first items. */
async function prefetchStore(client: QueryClient, id: string): Promise<void> {
  const details = storeQuery(id);
  const store = await client.fetchQuery({ ...details, ...guess(client, details.queryKey) });
  const items = storeItemsQuery(store, 0);
  await client.prefetchInfiniteQuery({ ...items, ...guess(client, items.queryKey) });
}

/**
 * Prefetches a page's code, and a store's data, when its link is pointed at or touched. The first
 * touch of the page also loads the code of toasts, because a touch may lead to one.
 */
export function prefetchOnIntent(client: QueryClient): void {
  onFirstTouch(() => {
    loadToasts().catch(() => undefined);
  });
  onLinkIntent((path) => {
    // The page itself retries a failed prefetch, and shows its error.
    preloadPage(path).catch(() => undefined);
    const [, id] = /^\/store\/(?!latest$|popular$)([^/]+)$/.exec(path) ?? [];
    if (id !== undefined) prefetchStore(client, decodeURIComponent(id)).catch(() => undefined);
  });
}
