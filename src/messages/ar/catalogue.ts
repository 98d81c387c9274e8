import type { catalogue as english } from '../en/catalogue.ts';
import type { Message } from '../index.ts';

/** Arabic texts of the area `catalogue`. */
export const catalogue: Record<keyof typeof english, Message> = {
  'catalogue.search.placeholder': 'ابحث عن {items} و{stores}',
  'catalogue.search.label': 'بحث',
  'catalogue.search.recent': 'عمليات البحث الأخيرة',
  'catalogue.search.clearRecent': 'مسح',
  'catalogue.search.items': 'العناصر',
  'catalogue.search.stores': 'المتاجر',
  'catalogue.search.none': 'عذرًا، لا توجد نتائج متعلقة ببحثك.',
  'catalogue.search.failed': 'تعذر تحميل الاقتراحات. اضغط Enter للبحث.',
  'catalogue.item.updated': 'تم تحديث العنصر بنجاح',
  'catalogue.item.unchanged': 'لا توجد تغييرات لتحديثها.',
  'catalogue.item.loginNeeded': 'لم تقم بتسجيل الدخول',
};
