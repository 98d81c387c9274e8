import type { siteMore as english } from '../en/siteMore.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `site` beyond the first screens. */
export const siteMore: Record<keyof typeof english, Message> = {
  'site.page.print': 'طباعة',
  'site.page.contents': 'المحتويات',
  'site.page.empty': 'لا شيء في هذه الصفحة بعد',
  'site.help.lead': 'اتصل بنا أو راسلنا أو اعثر على الجواب أدناه.',
  'site.help.questions': 'أسئلة شائعة',
  'site.help.search': 'ابحث في الأسئلة',
  'site.help.none': 'لا سؤال يطابق هذه الكلمات. اتصل بنا أو راسلنا.',
  'site.help.q.track': 'أين طلبي؟',
  'site.help.a.track':
    'يعرض تتبع الطلب كل خطوة. يحتاج الضيف إلى رقم الطلب ورقم الهاتف الذي طلب به.',
  'site.help.q.guest': 'هل يمكنني الطلب بلا حساب؟',
  'site.help.a.guest': 'نعم، حيث يسمح المتجر بذلك. تعطي اسمًا ورقم هاتف ليصل إليك المندوب.',
  'site.help.q.cancel': 'هل يمكنني إلغاء طلب؟',
  'site.help.a.cancel': 'نعم، ما دام قيد الانتظار. افتحه في تتبع الطلب واختر الإلغاء.',
  'site.help.q.place': 'لماذا أرى متاجر غير التي يراها جاري؟',
  'site.help.a.place': 'نعرض ما يصل إلى المكان المذكور أعلى الصفحة. يمكنك تغييره متى شئت.',
  'site.help.q.cart': 'هل تبقى سلتي عند إغلاق الصفحة؟',
  'site.help.a.cart': 'نعم، لكل قسم سلة خاصة به، وتجدها عند عودتك.',
  'site.footer.address': 'عنواننا',
  'site.footer.call': 'اتصل بنا',
  'site.footer.mail': 'راسلنا',
  'site.theme.dark': 'داكن',
  'site.theme.light': 'فاتح',
  'site.notFound.text': 'ربما نُقلت الصفحة. ابحث أو تابع من البداية.',
  'site.notFound.start': 'ربما نُقلت الصفحة. ابدأ بإخبارنا أين أنت.',
  'site.notFound.ways': 'طرق للمتابعة',
};
