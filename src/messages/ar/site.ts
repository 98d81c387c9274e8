import type { site as english } from '../en/site.ts';
import { languageChange } from './languageChange.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `site`. */
export const site: Record<keyof typeof english, Message> = {
  'site.newsletter.subscribed': 'تم الاشتراك بنجاح',
  'site.newsletter.invalid': 'يرجى إدخال بريد إلكتروني صحيح.',
  'site.newsletter.email': 'بريدك الإلكتروني',
  'site.newsletter.subscribe': 'اشترك',
  'site.newsletter.subscribing': 'جارٍ الاشتراك',
  'site.newsletter.label': 'النشرة البريدية',
  'site.language.confirm': languageChange.ask,
  'site.language.changed': 'تم تغيير اللغة بنجاح.',
  'site.language.change': languageChange.go,
  'site.language.thisVisit': 'متصفحك لا يحفظ شيئًا: تبقى اللغة لهذه الزيارة.',
  'site.footer.quickLinks': 'روابط سريعة',
  'site.footer.about': 'حول',
  'site.footer.cookies': 'خيارات ملفات الارتباط',
  'site.footer.contact': 'تواصل',
  'site.footer.help': 'المساعدة والدعم',
  'site.footer.aboutUs': 'من نحن',
  'site.footer.terms': 'الشروط والأحكام',
  'site.footer.privacy': 'سياسة الخصوصية',
  'site.footer.refund': 'سياسة الاسترداد',
  'site.footer.cancellation': 'سياسة الإلغاء',
  'site.footer.shipping': 'سياسة الشحن',
  'site.footer.becomeVendor': 'كن صاحب متجر',
  'site.footer.becomeCourier': 'كن مندوب توصيل',
  'site.footer.getItOn': 'احصل عليه من',
  'site.footer.downloadOn': 'حمّل من',
  'site.footer.wallet': 'محفظتي',
  'site.footer.loyalty': 'نقاط الولاء',
  'site.footer.mustLogin': 'يجب تسجيل الدخول للوصول إلى هذه الصفحة.',
  'site.footer.mustPickZone': 'يجب اختيار منطقة للوصول إلى هذه الصفحة.',
  'site.footer.opensMap': 'يفتح في خريطة',
  'site.footer.social': '{name}، يفتح في نافذة جديدة',
};
