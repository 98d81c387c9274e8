/**
 * The database of `files.ts`. It is a module of its own because every page may have to delete the
 * files, and few pages store any.
 */
export const fileDatabase = 'sixways';

/** The files that this visit has stored or read, by name. */
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
