import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { stores } from '../db/schema/stores.ts';
import { escapeHtml } from './html.ts';

/** A store's page by id or slug, but no list of stores (NAV-12, NAV-13). */
const storePage = /^\/store\/(?!latest$|popular$)([^/]+)$/;

/**
 * What the head of a page says of its store: name and picture, for links that are shared. Empty for
 * all other pages, and for stores that are not shown.
 * @param origin of the server as browsers see it
 */
export async function headOf(db: Database, path: string, origin: string): Promise<string> {
  const [, segment] = storePage.exec(path) ?? [];
  if (segment === undefined) return '';
  const idOrSlug = decodeURIComponent(segment);
  const named = /^\d{1,9}$/.test(idOrSlug)
    ? eq(stores.id, Number(idOrSlug))
    : eq(stores.slug, idOrSlug);
  const [store] = await db
    .select({ id: stores.id, name: stores.name, cover: stores.cover })
    .from(stores)
    .where(and(named, eq(stores.status, true)));
  if (store === undefined) return '';
  const title = `<meta property="og:title" content="${escapeHtml(store.name.en)}">`;
  if (store.cover === null) return title;
  const cover = escapeHtml(`${origin}/sandbox/media/${store.cover}`);
  return `${title}<meta property="og:image" content="${cover}">`;
}
