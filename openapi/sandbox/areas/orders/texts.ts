import type { Texts } from '../../db/schema/columns.ts';

/** Messages of API answers about orders, mostly errors. */
export const texts = {
  unknown: { en: 'No order has this number and phone.', ar: 'لا يوجد طلب بهذا الرقم والهاتف.' },
  phoneNeeded: { en: 'The contact number is needed.', ar: 'رقم التواصل مطلوب.' },
  tooLate: { en: 'This order can no longer be canceled.', ar: 'لم يعد بالإمكان إلغاء هذا الطلب.' },
  canceled: { en: 'Order canceled successfully.', ar: 'تم إلغاء الطلب بنجاح.' },
  notUnpaid: { en: 'This order is paid already.', ar: 'تم دفع هذا الطلب مسبقًا.' },
  noCash: { en: 'Cash is not taken here.', ar: 'الدفع نقدًا غير متاح هنا.' },
  tooDear: {
    en: 'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    ar: 'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام.',
  },
  noWallet: { en: 'The wallet is switched off.', ar: 'المحفظة غير مفعلة.' },
  walletNow: { en: 'The order is paid from your wallet.', ar: 'تم دفع الطلب من محفظتك.' },
  noMethod: { en: 'There is no such way to pay.', ar: 'لا توجد طريقة دفع كهذه.' },
  fieldNeeded: { en: 'Please fill in {field}.', ar: 'يرجى إدخال {field}.' },
  notOffline: {
    en: 'This order is not waiting for such a payment.',
    ar: 'هذا الطلب لا ينتظر دفعة كهذه.',
  },
  offlineAgain: {
    en: 'Thank you, we look for your payment again.',
    ar: 'شكرًا لك، سنبحث عن دفعتك مرة أخرى.',
  },
  notFoundAtBank: {
    en: 'We could not find this payment. Please check the reference.',
    ar: 'لم نعثر على هذه الدفعة. يرجى التحقق من رقم العملية.',
  },
  noRefunds: { en: 'Refunds are not offered.', ar: 'الاسترداد غير متاح.' },
  notRefundable: {
    en: 'Only delivered and paid orders can be refunded, once.',
    ar: 'يمكن استرداد الطلبات المسلمة والمدفوعة فقط، ولمرة واحدة.',
  },
  refundAsked: { en: 'Refund requested successfully.', ar: 'تم طلب الاسترداد بنجاح.' },
  ratingRange: { en: 'The rating must be 1 to 5.', ar: 'يجب أن يكون التقييم من 1 إلى 5.' },
  notYourCourier: {
    en: 'Only a courier who brought your order can be rated.',
    ar: 'يمكن تقييم عامل التوصيل الذي أحضر طلبك فقط.',
  },
  reviewedBefore: { en: 'You have rated this already.', ar: 'لقد قيّمت هذا من قبل.' },
  reviewThanks: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  cashNow: { en: 'The order is paid in cash now.', ar: 'سيتم دفع الطلب نقدًا.' },
} satisfies Record<string, Texts>;
