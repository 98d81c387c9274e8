import type { cart as english } from '../en/cart.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.title': 'سلة التسوق',
  'cart.empty.title': 'سلتك فارغة',
  'cart.empty.text': 'لم تُضِف أي عناصر إلى سلتك. يرجى إضافة منتج إلى قائمة السلة.',
  'cart.removed': 'تمت إزالة العنصر من السلة بنجاح.',
  'cart.replaced': 'تم إفراغ سلتك بنجاح وإضافة العنصر المختار إليها.',
  'cart.notSaved': 'تعذر حفظ آخر تغييراتك بعد. يرجى المحاولة مرة أخرى.',
  'cart.offline.kept': 'لا يوجد اتصال. سلتك محفوظة وسيتم حفظ التغييرات عند عودة الاتصال.',
  'cart.empty.continue': 'متابعة التسوق',
  'cart.free.more': 'إضافية للتوصيل المجاني',
  'cart.free.reached': 'لقد حصلت على تخفيض رسوم التوصيل',
  'cart.free.label': 'التقدم نحو التوصيل المجاني',
  'cart.discount': 'الخصم',
  'cart.discount.missing': 'أضف {amount} أخرى ليُطبَّق خصم المتجر.',
  'cart.discount.capped': 'أقصى خصم من المتجر {amount}.',
  'cart.subtotal': 'المجموع الفرعي',
  'cart.checkout': 'إتمام الطلب',
  'cart.clear.title': 'بدء سلة جديدة؟',
  'cart.clear.text':
    'لديك عنصر من متجر آخر في السلة. إذا تابعت، ستتم إزالة كل العناصر السابقة وإضافة هذا العنصر.',
  'cart.clear.confirm': 'مسح وإضافة',
  'cart.kept': 'لم يُفقد شيء مما فيها.',
  'cart.unread': 'تعذّرت قراءة السلة الآن؛ ترى ما كان معروفًا من قبل.',
  'cart.more': 'أضف المزيد من الأصناف',
  'cart.lines': 'الأصناف في السلة',
  'cart.addOns': 'الإضافات: {list}',
  'cart.later': 'تُحسب رسوم التوصيل والضريبة عند إتمام الطلب.',
  'cart.saving': 'جارٍ الحفظ',
};
