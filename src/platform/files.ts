import { fileDatabase, filesInMemory } from './forgetFiles.ts';

/**
 * The name of the IndexedDB store for files, which are too large for local storage. Where the
 * browser refuses to store files, for instance in a private window, they stay in memory for this
 * visit.
 */
const STORE = 'files';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused'));
  });
}

/** The open database; undefined before it is needed, and after it was closed. */
let opened: Promise<IDBDatabase> | undefined;

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(fileDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  const close = () => {
    database.close();
    opened = undefined;
  };
  // At sign-out the database is deleted, which waits until every page has closed it.
  database.onversionchange = close;
  database.onclose = close;
  return database;
}

/**
 * Reads or changes the store. The database stays open and the transaction is committed at once:
 * otherwise a page that is reloaded right after a picture was chosen would lose the picture.
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= openDatabase();
  try {
    const transaction = (await opened).transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.commit();
    return await done(request);
  } catch (error) {
    // The next call opens it again.
    opened = undefined;
    throw error;
  }
}

/** Stores a value that may contain files, and replaces what was stored with this name. */
export async function storeFiles(name: string, value: unknown): Promise<void> {
  filesInMemory.set(name, value);
  try {
    await inStore('readwrite', (store) => store.put(value, name));
  } catch {
    // The browser refused, so the copy in memory is used until the visitor leaves the page.
  }
}

/** The value stored with a name; undefined when there is none. */
export async function readFiles(name: string): Promise<unknown> {
  const known = filesInMemory.get(name);
  if (known !== undefined) return known;
  try {
    return await inStore('readonly', (store) => store.get(name) as IDBRequest<unknown>);
  } catch {
    return undefined;
  }
}

/** Deletes the value stored with a name. */
export async function forgetFiles(name: string): Promise<void> {
  filesInMemory.delete(name);
  try {
    await inStore('readwrite', (store) => store.delete(name));
  } catch {
    // A browser that refuses storage has nothing stored that could be deleted.
  }
}
