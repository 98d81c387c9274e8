import type { ui as english } from '../en/ui.ts';
import type { Message } from '../message.ts';

export const ui: Record<keyof typeof english, Message> = {
  'ui.close': 'إغلاق',
  'ui.cancel': 'إلغاء',
  'ui.retry': 'حاول مرة أخرى',
  'ui.loading': 'جارٍ التحميل',
  'ui.loadMore': 'عرض المزيد',
  'ui.increase': 'زيادة الكمية',
  'ui.decrease': 'تقليل الكمية',
  'ui.remove': 'إزالة',
  'ui.quantity': 'الكمية',
  'ui.optional': 'اختياري',
  'ui.skip': 'انتقل إلى المحتوى',
  'ui.rating': 'التقييم {rating} من 5',
  'ui.veg': 'نباتي',
  'ui.nonVeg': 'غير نباتي',
  'ui.viewAll': 'عرض الكل',
  'ui.back': 'رجوع',
  'ui.amountMissing': 'المبلغ غير متاح',
  'ui.nameMissing': 'الاسم غير متاح',
  'ui.phoneMissing': 'رقم الهاتف غير متاح',
  'ui.timeMissing': 'الوقت غير متاح',
  'ui.originalPrice': 'السعر الأصلي',
  'ui.favourite': 'المفضلة',
  'ui.search.clear': 'امسح البحث',
  'ui.steps.done': 'تم',
};
