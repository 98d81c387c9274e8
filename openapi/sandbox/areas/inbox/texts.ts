import type { Texts } from '../../db/schema/columns.ts';

/** Messages of the inbox's answers, mostly errors. */
export const texts = {
  sent: { en: 'Successfully sent.', ar: 'تم الإرسال بنجاح.' },
  empty: { en: 'Write something, or add a picture.', ar: 'اكتب شيئًا أو أضف صورة.' },
  tooMany: {
    en: 'Maximum 3 images can be send at a time.',
    ar: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  },
  noConversation: { en: 'There is no such conversation.', ar: 'لا توجد محادثة كهذه.' },
  noPartner: { en: 'There is nobody to write to.', ar: 'لا يوجد من يمكن مراسلته.' },
  locked: {
    en: 'You can write to a courier while an order is on its way.',
    ar: 'يمكنك مراسلة المندوب ما دام طلبك في الطريق.',
  },
  noPushService: {
    en: 'We cannot send notifications to this browser.',
    ar: 'لا يمكننا إرسال الإشعارات إلى هذا المتصفح.',
  },
  noOrder: { en: 'There is no such order.', ar: 'لا يوجد طلب كهذا.' },
} satisfies Record<string, Texts>;

/** Texts of the e-mail and SMS that confirm an order or a trip. */
export const confirmations = {
  orderSubject: { en: 'Your {shop} order {id}', ar: 'طلبك رقم {id} في {shop}' },
  orderThanks: {
    en: 'Thank you! We have received your order {id}.',
    ar: 'شكرًا لك! لقد استلمنا طلبك رقم {id}.',
  },
  tripSubject: { en: 'Your {shop} trip {id}', ar: 'رحلتك رقم {id} في {shop}' },
  tripThanks: {
    en: 'Thank you! We have received your booking of trip {id}.',
    ar: 'شكرًا لك! لقد استلمنا حجز رحلتك رقم {id}.',
  },
  line: { en: '{quantity} × {name}', ar: '{quantity} × {name}' },
  parcel: { en: 'Parcel', ar: 'طرد' },
  prescription: {
    en: 'Your prescription. The store adds the price of the medicines.',
    ar: 'وصفتك الطبية. يضيف المتجر سعر الأدوية.',
  },
  total: { en: 'Total: {amount}', ar: 'الإجمالي: \u2066{amount}\u2069' },
  followOrder: { en: 'Follow your order: {link}', ar: 'تابع طلبك: {link}' },
  followTrip: { en: 'Follow your trip: {link}', ar: 'تابع رحلتك: {link}' },
  phoneAsked: {
    en: 'On another device, the page asks for the phone number that you gave.',
    ar: 'على جهاز آخر تسألك الصفحة عن رقم الهاتف الذي أعطيته.',
  },
} satisfies Record<string, Texts>;

/** Title and description of a notification; placeholders such as `{id}` are filled later. */
export type NotificationTexts = Record<'title' | 'description', Texts>;

export const answered: NotificationTexts = {
  title: { en: 'New message', ar: 'رسالة جديدة' },
  description: { en: '{name} has answered you.', ar: 'أجاب {name} على رسالتك.' },
};

/** The notification for each order status of which customers are notified. */
export const statusNews: ReadonlyMap<string, NotificationTexts> = new Map([
  [
    'pending',
    {
      title: { en: 'Order placed', ar: 'تم تقديم الطلب' },
      description: { en: 'We have your order {id}.', ar: 'استلمنا طلبك رقم {id}.' },
    },
  ],
  [
    'confirmed',
    {
      title: { en: 'Order confirmed', ar: 'تم تأكيد الطلب' },
      description: { en: 'Your order {id} is confirmed.', ar: 'تم تأكيد طلبك رقم {id}.' },
    },
  ],
  [
    'processing',
    {
      title: { en: 'Order in preparation', ar: 'الطلب قيد التحضير' },
      description: { en: 'Your order {id} is being prepared.', ar: 'يجري تحضير طلبك رقم {id}.' },
    },
  ],
  [
    'picked_up',
    {
      title: { en: 'On its way', ar: 'في الطريق' },
      description: {
        en: 'The courier has picked your order {id} up.',
        ar: 'استلم المندوب طلبك رقم {id}.',
      },
    },
  ],
  [
    'delivered',
    {
      title: { en: 'Order delivered', ar: 'تم توصيل الطلب' },
      description: { en: 'Your order {id} has been delivered.', ar: 'تم توصيل طلبك رقم {id}.' },
    },
  ],
  [
    'canceled',
    {
      title: { en: 'Order canceled', ar: 'تم إلغاء الطلب' },
      description: { en: 'Your order {id} is canceled.', ar: 'تم إلغاء طلبك رقم {id}.' },
    },
  ],
  [
    'returned',
    {
      title: { en: 'Parcel returned', ar: 'عاد الطرد' },
      description: { en: 'Your parcel {id} is back with you.', ar: 'عاد إليك طردك رقم {id}.' },
    },
  ],
]);

/** The notification for each trip status of which customers are notified. */
export const tripNews: ReadonlyMap<string, NotificationTexts> = new Map([
  [
    'pending',
    {
      title: { en: 'Trip booked', ar: 'تم حجز الرحلة' },
      description: { en: 'We have your booking {id}.', ar: 'استلمنا حجزك رقم {id}.' },
    },
  ],
  [
    'confirmed',
    {
      title: { en: 'Trip confirmed', ar: 'تم تأكيد الرحلة' },
      description: { en: 'Your trip {id} is confirmed.', ar: 'تم تأكيد رحلتك رقم {id}.' },
    },
  ],
  [
    'ongoing',
    {
      title: { en: 'Trip begun', ar: 'بدأت الرحلة' },
      description: { en: 'Your trip {id} has begun.', ar: 'بدأت رحلتك رقم {id}.' },
    },
  ],
  [
    'completed',
    {
      title: { en: 'Trip completed', ar: 'اكتملت الرحلة' },
      description: { en: 'Your trip {id} is over.', ar: 'انتهت رحلتك رقم {id}.' },
    },
  ],
  [
    'canceled',
    {
      title: { en: 'Trip canceled', ar: 'تم إلغاء الرحلة' },
      description: { en: 'Your trip {id} is canceled.', ar: 'تم إلغاء رحلتك رقم {id}.' },
    },
  ],
]);
