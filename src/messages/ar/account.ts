import type { account as english } from '../en/account.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `account`. */
export const account: Record<keyof typeof english, Message> = {
  'account.session.ended': 'انتهت جلستك. سجّل الدخول من جديد للمتابعة؛ سلتك محفوظة.',
  'account.signIn': 'تسجيل الدخول',
  'account.title': 'الحساب',
  'account.profile': 'إعدادات الملف الشخصي',
  'account.orders': 'طلباتي',
  'account.addresses': 'عناويني',
  'account.wallet': 'المحفظة',
  'account.coupons': 'القسائم',
  'account.points': 'نقاط الولاء',
  'account.referral': 'رمز الدعوة',
  'account.settings': 'الإعدادات',
  'account.trips': 'رحلاتي',
  'account.of': 'حساب {name}',
  'account.signOut.open': 'تسجيل الخروج',
  'account.signOut.done': 'تم تسجيل الخروج بنجاح',
  'account.signOut.elsewhere': 'سجّلت الخروج في نافذة أخرى.',
};
