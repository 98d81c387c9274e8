import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RequestScope } from '../api/scope.ts';
import { whenIdle } from '../platform/browser.ts';
import { keepPage } from '../platform/keptPages.ts';
import { currentPath } from '../platform/painted.ts';

/**
 * The catalogue of a page is kept for the next visit: it is shown at once, as it was, and asked for
 * anew like any stale reply. Only queries that say so (`meta.kept`) are kept, none of a person.
 */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Shown again on the next visit of a page: the same for everyone at this place. */
      kept?: true;
    };
  }
}

type KeptQuery = [key: QueryKey, data: unknown];

/** After the last reply of a page. */
const PAUSE_MS = 1000;

/** Whose pages are kept, and as which code reads them; all else is another edition. */
export function editionOf({ token, zoneIds, moduleId, language, position }: RequestScope): string {
  const shapes = import.meta.env.VITE_SHAPES;
  return JSON.stringify([shapes, language, zoneIds, position, moduleId, token !== null]);
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** A list is kept with its first page: nobody scrolls down before it is asked for anew. */
const firstPageOf = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** Fills the cache with a page as it was kept; everything of it counts as stale. */
export function showKept(client: QueryClient, text: string | null): void {
  if (text === null) return;
  try {
    for (const [key, data] of JSON.parse(text) as KeptQuery[]) {
      client.setQueryData(key, data, { updatedAt: 0 });
    }
  } catch {
    // What cannot be read is asked for, as on a first visit.
  }
}

/**
 * Keeps what each page shows, once all of it has been answered in this visit.
 * @param put keeps a text for an edition and a path
 */
export function keepPages(
  client: QueryClient,
  scope: () => RequestScope,
  put: typeof keepPage = keepPage,
): void {
  const keep = () => {
    const shown = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ meta }) => meta?.kept === true });
    const isAnswered = ({ state }: Query) => state.status === 'success' && state.dataUpdatedAt > 0;
    if (shown.length === 0 || !shown.every(isAnswered)) return;
    const queries = shown.map(({ queryKey, state }): KeptQuery => [
      queryKey,
      firstPageOf(state.data),
    ]);
    void put(editionOf(scope()), currentPath(), JSON.stringify(queries));
  };
  let timer: ReturnType<typeof setTimeout>;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (query.meta?.kept !== true || (type !== 'updated' && type !== 'observerAdded')) return;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(keep), PAUSE_MS);
  });
}
