/** The French text for an English one of the sandbox; null where there is none. */
export const fr = (_english: string): string | null => null;
