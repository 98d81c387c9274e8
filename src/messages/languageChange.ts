import { languageChange as ar } from './ar/languageChange.ts';
import { languageChange as en } from './en/languageChange.ts';
import { languageChange as fr } from './fr/languageChange.ts';
import type { LanguageCode } from './languages.ts';

interface LanguageChange {
  ask: string;
  go: string;
}

const intoLanguages: Record<LanguageCode, LanguageChange> = { en, ar, fr };

/**
 * What is asked before a change into a language, and the button that goes on (MSG-26). Every language
 * is at hand in any other: who does not read the present one has to understand the question (LANG-02).
 */
export const languageChangeInto = (language: LanguageCode): LanguageChange =>
  intoLanguages[language];
