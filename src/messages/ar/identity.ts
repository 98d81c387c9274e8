import type { identity as english } from '../en/identity.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `identity`. */
export const identity: Record<keyof typeof english, Message> = {
  'identity.session.ended': 'انتهت جلستك. تتابع كضيف وسلتك محفوظة.',
  'identity.guestId.refused': 'لا يمكن حفظ سلتك الآن.',
  'identity.notLoggedIn': 'لم تقم بتسجيل الدخول',
};
