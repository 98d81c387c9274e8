import type { orders as english } from '../en/orders.ts';
import type { Message } from '../index.ts';

/** Arabic texts of the area `orders`. */
export const orders: Record<keyof typeof english, Message> = {
  'orders.status.pending': 'تم تقديم الطلب',
  'orders.status.accepted': 'مقبول',
  'orders.status.confirmed': 'مؤكد',
  'orders.status.processing': 'قيد التحضير',
  'orders.status.handover': 'جاهز',
  'orders.status.picked_up': 'في الطريق',
  'orders.status.delivered': 'تم التوصيل',
  'orders.status.canceled': 'ملغى',
  'orders.status.failed': 'فشل',
  'orders.status.refund_requested': 'طُلب الاسترداد',
  'orders.status.refund_request_canceled': 'أُلغي طلب الاسترداد',
  'orders.status.refunded': 'تم الاسترداد',
  'orders.canceled': 'تم إلغاء طلبك.',
  'orders.notFound': 'لا يوجد طلب بهذا الرقم والهاتف. يرجى التحقق منهما.',
};
