import type { checkout as english } from '../en/checkout.ts';
import type { Message } from '../index.ts';

/** Arabic texts of the area `checkout`. */
export const checkout: Record<keyof typeof english, Message> = {
  'checkout.title': 'إتمام الطلب',
  'checkout.coupon.applied': 'تم تطبيق القسيمة.',
  'checkout.coupon.dropped': 'لم تعد القسيمة مناسبة لهذا الطلب وتمت إزالتها.',
  'checkout.payment.updated': 'تم تحديث معلومات الدفع.',
  'checkout.prescription.tooMany': 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  'checkout.prescription.needed': 'يرجى رفع صورة الوصفة الطبية.',
  'checkout.cashMaximum': 'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام.',
  'checkout.refused.address': 'يرجى تحديد وجهة الطلب ومن سيستلمه.',
  'checkout.refused.outsideZone':
    'لا يوصل هذا المتجر إلى ذلك العنوان. اختر عنوانًا آخر أو الاستلام.',
  'checkout.refused.slot': 'يرجى اختيار يوم ووقت.',
  'checkout.refused.slotGone': 'انقضى الوقت المختار. يرجى اختيار وقت آخر.',
  'checkout.refused.minimum': 'الطلب أقل من الحد الأدنى لهذا المتجر.',
  'checkout.refused.payment': 'يرجى اختيار طريقة الدفع.',
  'checkout.guest.title': 'أوشكت على الانتهاء',
  'checkout.guest.text': 'اطلب كضيف: يكفي الاسم ورقم الهاتف.',
  'checkout.guest.go': 'ضيف',
  'checkout.signIn.title': 'يرجى تسجيل الدخول للطلب',
  'checkout.signIn.text': 'يقبل هذا المتجر الطلبات من الأعضاء فقط. سلتك محفوظة.',
};
