import type { Texts } from '../../db/schema/columns.ts';

/** What the account's calls say. */
export const texts = {
  languageMissing: {
    en: 'The language of the answer is not named.',
    ar: 'لم تُذكر لغة الإجابة.',
  },
  noCategory: { en: 'There is no such category.', ar: 'لا توجد فئة كهذه.' },
  interestsSaved: { en: 'Interests saved successfully.', ar: 'تم حفظ اهتماماتك بنجاح.' },
  pointsOff: {
    en: 'Points cannot be turned into money here.',
    ar: 'لا يمكن تحويل النقاط إلى رصيد هنا.',
  },
  pointsFew: {
    en: 'At least {least} points can be converted.',
    ar: 'يمكن تحويل {least} نقطة على الأقل.',
  },
  pointsShort: { en: 'You do not have so many points.', ar: 'ليس لديك هذا العدد من النقاط.' },
  pointsConverted: {
    en: 'Your points are in your wallet.',
    ar: 'أضيفت قيمة نقاطك إلى محفظتك.',
  },
  noOrder: { en: 'There is no such order.', ar: 'لا يوجد طلب كهذا.' },
} satisfies Record<string, Texts>;
