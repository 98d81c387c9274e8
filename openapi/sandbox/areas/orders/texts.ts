import type { Texts } from '../../db/schema/columns.ts';

/** What orders say of refused calls. */
export const texts = {
  unknown: { en: 'No order has this number and phone.', ar: 'لا يوجد طلب بهذا الرقم والهاتف.' },
  phoneNeeded: { en: 'The contact number is needed.', ar: 'رقم التواصل مطلوب.' },
  tooLate: { en: 'This order can no longer be canceled.', ar: 'لم يعد بالإمكان إلغاء هذا الطلب.' },
  canceled: { en: 'Order canceled successfully.', ar: 'تم إلغاء الطلب بنجاح.' },
  notUnpaid: { en: 'This order is paid already.', ar: 'تم دفع هذا الطلب مسبقًا.' },
  cashNow: { en: 'The order is paid in cash now.', ar: 'سيتم دفع الطلب نقدًا.' },
} satisfies Record<string, Texts>;
