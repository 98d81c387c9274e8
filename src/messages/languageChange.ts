import type { LanguageCode } from './languages.ts';

interface LanguageChange {
  ask: string;
  go: string;
}

const inFolders = import.meta.glob<LanguageChange>('./*/languageChange.ts', {
  eager: true,
  import: 'languageChange',
});

/**
 * What is asked before a change into a language, and the button that goes on (MSG-26). Every language
 * is at hand in any other: who does not read the present one has to understand the question (LANG-02).
 */
export const languageChangeInto = (language: LanguageCode): LanguageChange | undefined =>
  inFolders[`./${language}/languageChange.ts`];
