import type { cart as english } from '../en/cart.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.removed': 'تمت إزالة العنصر من السلة بنجاح.',
  'cart.replaced': 'تم إفراغ سلتك بنجاح وإضافة العنصر المختار إليها.',
  'cart.offline.kept': 'لا يوجد اتصال. سلتك محفوظة وسيتم حفظ التغييرات عند عودة الاتصال.',
  'cart.clear.title': 'بدء سلة جديدة؟',
  'cart.clear.text':
    'لديك عنصر من متجر آخر في السلة. إذا تابعت، ستتم إزالة كل العناصر السابقة وإضافة هذا العنصر.',
  'cart.clear.stores': 'سلتك من \u2068{held}\u2069، وهذا العنصر من \u2068{wanted}\u2069.',
  'cart.clear.lost': 'ستتم إزالته من سلتك',
  'cart.clear.confirm': 'مسح وإضافة',
};
