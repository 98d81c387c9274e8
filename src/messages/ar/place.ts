import type { place as english } from '../en/place.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `place`. */
export const place: Record<keyof typeof english, Message> = {
  'place.chosen.delivery': 'تم اختيار عنوان توصيل جديد.',
  'place.chosen.pickup': 'تم اختيار عنوان استلام جديد.',
  'place.zoneLost': 'لم نعد نوصل إلى هناك. يرجى اختيار موقعك مرة أخرى.',
  'place.positionNotFound': 'تعذر العثور على موقعك. يرجى اختياره على الخريطة.',
  'place.chooseFirst': 'يرجى اختيار موقعك أولاً.',
  'place.search.label': 'عنوان التوصيل',
  'place.search.placeholder': 'شارع أو مكان أو حي',
  'place.search.none': 'لم يُعثر على مكان. جرّب اسم شارع أو حي.',
  'place.search.searching': 'جارٍ البحث عن الأماكن',
  'place.search.results': 'عدد الأماكن: {count}',
  'place.current': 'استخدم الموقع الحالي',
  'place.current.asking': 'جارٍ تحديد موقعك',
  'place.explore': 'استكشف',
  'place.resolving': 'جارٍ البحث عن العنوان',
  'place.outside.title': 'لم نصل إلى هنا بعد',
  'place.outside.text': 'هذا المكان خارج مناطقنا. جرّب عنوانًا آخر.',
  'place.outside.again': 'تغيير العنوان',
  'place.dialog.title': 'إلى أين نوصل؟',
  'place.landing.title': 'كل ما تحتاجه بست طرق.',
  'place.landing.lead': 'عشاء وبقالة ودواء ومتاجر وطرود وسيارة. أخبرنا أين أنت.',
  'place.landing.modules': 'حساب واحد وست طرق',
  'place.landing.how': 'كيف يعمل',
  'place.landing.step1.title': 'أخبرنا أين أنت',
  'place.landing.step1.text': 'نعرض لك ما هو مفتوح حولك.',
  'place.landing.step2.title': 'املأ سلتك',
  'place.landing.step2.text': 'نعرض الأسعار والرسوم قبل الطلب.',
  'place.landing.step3.title': 'تابعه حتى بابك',
  'place.landing.step3.text': 'تتبع كل خطوة كعضو أو كضيف.',
};
