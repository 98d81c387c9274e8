import type { identityFirst as english } from '../en/identityFirst.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `identity` that any page may say. */
export const identityFirst: Record<keyof typeof english, Message> = {
  'identity.guest.refused':
    'لم يُجب المتجر زائرًا جديدًا. سلتك باقية في هذا المتصفح، وتُحفظ فور أن يجيب المتجر.',
  'identity.notLoggedIn': 'لم تسجّل الدخول',
};
