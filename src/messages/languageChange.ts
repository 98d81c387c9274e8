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
 * The question before the language changes, and the text of its button, both in the new language
 * (MSG-26). They are loaded with every language, because somebody who cannot read the current one
 * has to understand the question (LANG-02).
 */
export const languageChangeInto = (language: LanguageCode): LanguageChange =>
  intoLanguages[language];
