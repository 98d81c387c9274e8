/**
 * The name of the IndexedDB database of `files.ts`. This is a module of its own because every page
 * may have to delete the files, and few pages store any.
 */
export const fileDatabase = 'sixways';

/** The files that were stored in this visit, by name. */
export const filesInMemory = new Map<string, unknown>();

/** Forgets every file that is stored. */
export function forgetAllFiles(): void {
  filesInMemory.clear();
  try {
    indexedDB.deleteDatabase(fileDatabase);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
