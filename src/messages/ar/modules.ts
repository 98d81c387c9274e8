import type { modules as english } from '../en/modules.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `modules`. */
export const modules: Record<keyof typeof english, Message> = {
  'modules.selected': 'تم اختيار قسم.',
  'modules.mustSelect': 'يجب اختيار قسم للمتابعة.',
  'modules.unavailable': 'تعذر تحميل الأقسام.',
  'modules.rail': 'الأقسام',
  'modules.picker.title': 'اختر نوع القسم لطلباتك.',
  'modules.empty.title': 'لم يتم العثور على قسم',
  'modules.empty.text': 'تواصل مع مالك الموقع لتفعيل الأقسام.',
  'modules.parcel.others': 'اختيار قسم آخر',
};
