/** Where `files.ts` keeps files, apart from it: every page may have to forget them, few keep any. */
export const fileDatabase = 'sixways';

/** What this visit has kept or read, by name. */
export const filesInMemory = new Map<string, unknown>();

/** Forgets every file that is kept. */
export function forgetAllFiles(): void {
  filesInMemory.clear();
  try {
    indexedDB.deleteDatabase(fileDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
