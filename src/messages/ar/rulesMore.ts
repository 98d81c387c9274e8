import type { rulesMore as english } from '../en/rulesMore.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the rules that popups and the checkout say. */
export const rulesMore: Record<keyof typeof english, Message> = {
  'rules.item.free': 'مجانًا',
  'rules.slot.now': 'الآن',
  'rules.coupon.minimum': 'لاستخدام هذه القسيمة، يجب أن يبلغ مجموع المنتجات الحد الأدنى.',
  'rules.coupon.unreadable':
    'لم يذكر المتجر قيمة هذه القسيمة، لذلك لا يمكن استخدامها الآن. حاول لاحقًا.',
  'rules.coupon.zone': 'هذه القسيمة غير صالحة في منطقتك.',
  'rules.coupon.store': 'هذه القسيمة غير صالحة لهذا المتجر.',
  'rules.coupon.notStarted': 'لم يبدأ العمل بهذه القسيمة بعد.',
  'rules.coupon.expired': 'انتهت صلاحية هذه القسيمة.',
  'rules.coupon.firstOrder': 'هذه القسيمة مخصصة للطلب الأول فقط.',
  'rules.cash.overMaximum': 'يتجاوز إجمالي الطلب الحد الأقصى المسموح به للدفع عند الاستلام.',
  'rules.order.belowMinimum': 'أضف {missing} أيضًا: أقل طلب من {store} هو {minimum}.',
};
