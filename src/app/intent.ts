import type { QueryClient } from '@tanstack/react-query';
import { storeQuery } from '../catalogue/index.ts';
import { onFirstTouch, onLinkIntent } from '../platform/browser.ts';
import { loadToasts } from './facts.ts';
import { preloadPage } from './Screens.tsx';

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
    if (id !== undefined) void client.prefetchQuery(storeQuery(decodeURIComponent(id)));
  });
}
