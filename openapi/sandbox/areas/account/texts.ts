import type { Texts } from '../../db/schema/columns.ts';

/** What the account's calls say. */
export const texts = {
  languageMissing: {
    en: 'The language of the answer is not named.',
    ar: 'لم تُذكر لغة الإجابة.',
  },
  noCategory: { en: 'There is no such category.', ar: 'لا توجد فئة كهذه.' },
  interestsSaved: { en: 'Interests saved successfully.', ar: 'تم حفظ اهتماماتك بنجاح.' },
} satisfies Record<string, Texts>;
