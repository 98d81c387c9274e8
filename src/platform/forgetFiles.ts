/**
 * The name of the IndexedDB database of `files.ts`. This is a module of its own because any page
 * may have to delete the files at sign-out, but few pages store files.
 */
export const fileDatabase = 'sixways';

/**
 * The files that were stored since the page was loaded, by name. They are also in memory because
 * the browser may refuse to store them.
 */
export const filesInMemory = new Map<string, unknown>();

/** Deletes all files that this browser stores for the shop. */
export function forgetAllFiles(): void {
  filesInMemory.clear();
  try {
    indexedDB.deleteDatabase(fileDatabase);
  } catch {
    // A browser that refuses storage has nothing stored that could be deleted.
  }
}
