import type { Texts } from '../../db/schema/columns.ts';

/** What the account's calls say. */
export const texts = {
  languageMissing: {
    en: 'The language of the answer is not named.',
    ar: 'لم تُذكر لغة الإجابة.',
  },
} satisfies Record<string, Texts>;
