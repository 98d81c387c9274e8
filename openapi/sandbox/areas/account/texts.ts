import type { Texts } from '../../db/schema/columns.ts';

/** Messages that the account's API answers show to customers. */
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
  fundingOff: {
    en: 'Money cannot be added to the wallet now.',
    ar: 'لا يمكن إضافة رصيد إلى المحفظة الآن.',
  },
  noGateway: {
    en: 'This way to pay is not offered here.',
    ar: 'طريقة الدفع هذه غير متاحة.',
  },
  fundingMost: {
    en: 'Up to {most} can be added at once.',
    ar: 'يمكن إضافة {most} كحد أقصى في المرة الواحدة.',
  },
  keyTaken: {
    en: 'This key belongs to another payment.',
    ar: 'هذا المفتاح يخص عملية دفع أخرى.',
  },
  fundedTitle: { en: 'Money in your wallet', ar: 'رصيد جديد في محفظتك' },
  funded: { en: '{amount} is in your wallet.', ar: 'أضيف {amount} إلى محفظتك.' },
  fundedTwiceTitle: { en: 'Second payment sent back', ar: 'أُعيدت الدفعة الثانية' },
  fundedTwice: {
    en: '{amount} goes back the way you paid it: this top-up was paid already.',
    ar: 'يُعاد {amount} بالطريقة التي دفعت بها: هذه العملية مدفوعة من قبل.',
  },
  stillRunning: {
    en: 'An order or a trip of yours is still under way. Delete the account when it is over.',
    ar: 'لا يزال لديك طلب أو رحلة قيد التنفيذ. احذف الحساب بعد انتهائها.',
  },
  deviceKept: { en: 'Notifications come to this device.', ar: 'ستصل الإشعارات إلى هذا الجهاز.' },
  noOrder: { en: 'There is no such order.', ar: 'لا يوجد طلب كهذا.' },
} satisfies Record<string, Texts>;
