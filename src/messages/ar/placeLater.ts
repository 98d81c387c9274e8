import type { placeLater as english } from '../en/placeLater.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `place` beyond the first screens: the address book. */
export const placeLater: Record<keyof typeof english, Message> = {
  'place.book.title': 'العناوين المحفوظة',
  'place.book.add': 'إضافة عنوان',
  'place.book.cancel': 'إلغاء',
  'place.book.select': 'اختيار',
  'place.book.empty': 'عذرًا، ليس لديك أي عنوان محفوظ بعد. يرجى حفظ عنوان للمتابعة',
  'place.book.kept': 'عناوينك المحفوظة في أمان.',
  'place.book.signIn': 'للاختيار من العناوين المحفوظة، عليك تسجيل الدخول',
  'place.book.outside': 'لا يوصل هذا المتجر إلى هناك',
  'place.book.edit': 'تعديل: {name}',
  'place.book.delete': 'حذف: {name}',
  'place.book.gone': 'حُذف «{name}».',
  'place.book.undo': 'تراجع',
  'place.book.saved': 'تم حفظ العنوان.',
  'place.book.removed': 'تم حذف العنوان.',
  'place.label.home': 'المنزل',
  'place.label.office': 'المكتب',
  'place.label.other': 'أخرى',
  'place.form.new': 'إضافة عنوان جديد',
  'place.form.change': 'تعديل العنوان',
  'place.form.labelAs': 'تسمية العنوان',
  'place.form.label': 'الاسم',
  'place.form.address': 'العنوان',
  'place.form.addressRequired': 'العنوان مطلوب',
  'place.form.road': 'رقم الشارع',
  'place.form.reset': 'إعادة تعيين',
  'place.form.save': 'حفظ العنوان',
  'place.form.saving': 'جارٍ حفظ العنوان',
};
