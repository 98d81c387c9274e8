import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { storeItemsQuery } from '../catalogue/index.ts';
import { storeQuery } from '../shop/store.ts';
import { onFirstAction, onLinkHover } from '../platform/browser.ts';
import { loadToasts } from './pageOutlet.ts';
import { preloadPage } from './routes.ts';
import { shouldRetry } from './shop.ts';

/**
 * Options for a query that is prefetched, perhaps for nothing: when it fails, it is retried only if
 * a page on screen needs the data by now.
 */
const guess = (client: QueryClient, queryKey: QueryKey) => ({
  retry: (count: number, error: unknown) =>
    client.getQueryCache().find({ queryKey })?.isActive() === true && shouldRetry(count, error),
});

/**
 * Prefetches what a store's page shows first: the store and its first items.
 * @param part the store's id or slug, as in the path of its page; a malformed one rejects
 */
async function prefetchStore(client: QueryClient, part: string): Promise<void> {
  const details = storeQuery(decodeURIComponent(part));
  const store = await client.fetchQuery({ ...details, ...guess(client, details.queryKey) });
  const items = storeItemsQuery(store, 0);
  await client.prefetchInfiniteQuery({ ...items, ...guess(client, items.queryKey) });
}

/**
 * Prefetches a page's code when its link is hovered, focused or touched, and for a store's page
 * also its data. The visitor's first action on the page also loads the code of toasts, because an
 * action may show one.
 */
export function prefetchOnHover(client: QueryClient): void {
  onFirstAction(() => {
    loadToasts().catch(() => undefined);
  });
  onLinkHover((path) => {
    // The page itself retries what failed here, and shows the error.
    preloadPage(path).catch(() => undefined);
    const [, part] = /^\/store\/(?!latest$|popular$)([^/]+)$/.exec(path) ?? [];
    if (part !== undefined) prefetchStore(client, part).catch(() => undefined);
  });
}
