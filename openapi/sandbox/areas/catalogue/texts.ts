import type { Texts } from '../../db/schema/columns.ts';

/** Messages of the catalogue's error answers, and the word for minutes. */
export const texts = {
  minutes: { en: 'min', ar: 'دقيقة' },
  itemUnknown: { en: 'This item is no longer offered.', ar: 'هذا العنصر لم يعد متوفرًا.' },
  categoryUnknown: { en: 'There is no such category.', ar: 'لا توجد فئة كهذه.' },
  zonesNeeded: { en: 'Zone id is required.', ar: 'معرّف المنطقة مطلوب.' },
  noFlashSale: { en: 'No flash sale is running.', ar: 'لا توجد تخفيضات خاطفة الآن.' },
  ratingRange: { en: 'A rating is from 1 to 5.', ar: 'التقييم من 1 إلى 5.' },
  notBought: {
    en: 'Only what was delivered to you can be reviewed.',
    ar: 'يمكن تقييم ما وصلك فقط.',
  },
  reviewTwice: { en: 'You have reviewed this already.', ar: 'لقد قيّمت هذا من قبل.' },
  reviewThanks: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
} satisfies Record<string, Texts>;
