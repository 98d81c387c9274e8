/**
 * What pages showed, kept in this browser for the next visit: for each path one text, with the
 * edition of the shop it belongs to. Where the browser refuses, nothing is kept; nothing here throws.
 */
const DATABASE = 'sixways-pages';
const PAGES = 'pages';
const BY_AGE = 'savedAt';

const MOST_PAGES = 12;
/** Characters of one page; a longer one is not kept. */
const LONGEST = 400_000;
const LASTS_MS = 24 * 60 * 60 * 1000;
/** A database that is blocked by another tab must not keep the shop closed. */
const PATIENCE_MS = 500;

interface KeptPage {
  text: string;
  savedAt: number;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused'));
  });
}

/** Does something with the pages; undefined when the browser refuses. */
async function withPages<T>(
  mode: IDBTransactionMode,
  act: (pages: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(PAGES).createIndex(BY_AGE, BY_AGE);
    const database = await done(opening);
    try {
      return await act(database.transaction(PAGES, mode).objectStore(PAGES));
    } finally {
      database.close();
    }
  } catch {
    // What is not kept is asked for again.
    return undefined;
  }
}

/** What a page showed last, null when nothing young enough is kept or the browser takes too long. */
export async function keptPage(edition: string, path: string): Promise<string | null> {
  const reading = withPages<KeptPage | undefined>('readonly', (pages) =>
    done(pages.get([edition, path])),
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const page = await Promise.race([reading, late]);
  const fits = typeof page?.text === 'string' && Date.now() - page.savedAt < LASTS_MS;
  return fits ? page.text : null;
}

/** Keeps what a page shows; the oldest pages make room for it. */
export async function keepPage(edition: string, path: string, text: string): Promise<void> {
  if (text.length > LONGEST) return;
  await withPages('readwrite', async (pages) => {
    const page: KeptPage = { text, savedAt: Date.now() };
    await done(pages.put(page, [edition, path]));
    const byAge = pages.index(BY_AGE);
    const all = await done(byAge.getAllKeys());
    const old = await done(byAge.count(IDBKeyRange.upperBound(page.savedAt - LASTS_MS)));
    for (const key of all.slice(0, Math.max(old, all.length - MOST_PAGES))) pages.delete(key);
  });
}

/** Forgets what all pages showed. */
export async function forgetPages(): Promise<void> {
  await withPages('readwrite', (pages) => done(pages.clear()));
}
