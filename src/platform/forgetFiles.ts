/**
 * Where `files.ts` stores files. It is a module of its own because every page may have to forget
 * them, and few store any.
 */
export const fileDatabase = 'sixways';

/** What this visit has stored or read, by name. */
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
