import type { cart as english } from '../en/cart.ts';
import type { Message } from '../index.ts';

/** Arabic texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.title': 'سلة التسوق',
  'cart.close': 'إغلاق',
  'cart.empty.title': 'سلتك فارغة',
  'cart.empty.text': 'لم تُضِف أي عناصر إلى سلتك. يرجى إضافة منتج إلى قائمة السلة.',
  'cart.empty.action': 'متابعة التسوق',
  'cart.removed': 'تمت إزالة العنصر من السلة بنجاح.',
  'cart.replaced': 'تم إفراغ سلتك بنجاح وإضافة العنصر المختار إليها.',
  'cart.conflict.question':
    'في سلتك عناصر من متجر آخر. إذا تابعت فستُزال جميع العناصر السابقة من السلة ويُضاف هذا العنصر.',
  'cart.conflict.confirm': 'نعم، تابع',
  'cart.conflict.decline': 'الاحتفاظ بسلتي',
  'cart.offline.kept': 'لا يوجد اتصال. سلتك محفوظة وسيتم حفظ التغييرات عند عودة الاتصال.',
  'cart.unavailable': 'تعذر تحميل سلتك.',
  'cart.freeDelivery.remaining': 'إضافية للحصول على توصيل مجاني',
  'cart.freeDelivery.reached': 'حصلت على تخفيض في رسوم التوصيل',
};
