import type { Texts } from '../../db/schema/columns.ts';

/** Messages of the checkout's answers, mostly errors. */
export const texts = {
  placed: { en: 'Order placed successfully.', ar: 'تم تقديم الطلب بنجاح.' },
  guestsMayNot: {
    en: 'This shop takes orders from signed-in customers only.',
    ar: 'يقبل هذا المتجر الطلبات من الأعضاء فقط.',
  },
  guestFlag: { en: 'A guest order must say that it is one.', ar: 'يجب تحديد أن الطلب لضيف.' },
  contactMissing: {
    en: 'A name and a phone number are needed.',
    ar: 'الاسم ورقم الهاتف مطلوبان.',
  },
  cartEmpty: { en: 'There is nothing in the cart.', ar: 'السلة فارغة.' },
  linesUnreadable: { en: 'The lines could not be read.', ar: 'تعذرت قراءة العناصر.' },
  tooManyLines: {
    en: 'An order may have up to {limit} lines. Please order the rest separately.',
    ar: 'يمكن أن يضم الطلب ما يصل إلى {limit} سطر. يرجى طلب الباقي على حدة.',
  },
  itemGone: {
    en: 'An item of this order is no longer offered.',
    ar: 'أحد عناصر الطلب لم يعد متوفرًا.',
  },
  choiceInvalid: {
    en: 'A choice is no longer offered. Please check {name}.',
    ar: 'أحد الخيارات لم يعد متاحًا. يرجى التحقق من {name}.',
  },
  unavailableNow: { en: '{name} is not available now.', ar: '{name} غير متوفر الآن.' },
  unavailableThen: {
    en: '{name} is not available at that time.',
    ar: '{name} غير متوفر في ذلك الوقت.',
  },
  otherStore: {
    en: 'All items of an order must be of one store.',
    ar: 'يجب أن تكون كل العناصر من متجر واحد.',
  },
  outOfStock: { en: '{name} is out of stock.', ar: 'نفد {name} من المخزون.' },
  saleLeft: {
    en: 'There is not as much of {name} left at this price.',
    ar: 'لم تعد هذه الكمية من {name} متوفرة بهذا السعر.',
  },
  outOfLimits: {
    en: '{name} is limited to {limit} in one order.',
    ar: 'الحد الأقصى من {name} هو {limit} في الطلب الواحد.',
  },
  storeClosed: { en: 'The store is closed now.', ar: 'المتجر مغلق الآن.' },
  slotClosed: {
    en: 'This time can no longer be ordered for. Please choose another one.',
    ar: 'لم يعد هذا الوقت متاحًا. يرجى اختيار وقت آخر.',
  },
  slotTooFar: {
    en: 'An order can be scheduled up to a year ahead.',
    ar: 'يمكن جدولة الطلب لمدة سنة مقدمًا كحد أقصى.',
  },
  typeNotOffered: {
    en: 'This store does not offer that way of delivery.',
    ar: 'لا يقدم هذا المتجر طريقة التسليم هذه.',
  },
  outsideZone: {
    en: 'This store does not deliver to that address.',
    ar: 'لا يوصل هذا المتجر إلى ذلك العنوان.',
  },
  belowMinimum: {
    en: 'The minimum order of this store is {amount}.',
    ar: 'الحد الأدنى للطلب في هذا المتجر هو {amount}.',
  },
  methodNotOffered: {
    en: 'This way to pay is not offered here.',
    ar: 'طريقة الدفع هذه غير متاحة.',
  },
  cashCeiling: {
    en: 'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    ar: 'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام.',
  },
  walletLow: { en: 'Your wallet does not hold enough.', ar: 'رصيد محفظتك لا يكفي.' },
  partialNotOffered: {
    en: 'The rest of this order cannot be paid that way.',
    ar: 'لا يمكن دفع باقي قيمة هذا الطلب بهذه الطريقة.',
  },
  partialNotNeeded: {
    en: 'A part from the wallet needs a wallet that holds less than the order costs.',
    ar: 'الدفع الجزئي من المحفظة يتطلب رصيدًا أقل من قيمة الطلب.',
  },
  couponUnknown: { en: 'There is no such coupon.', ar: 'لا توجد قسيمة كهذه.' },
  couponExpired: { en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' },
  couponLimit: { en: 'You have used this coupon already.', ar: 'لقد استخدمت هذه القسيمة من قبل.' },
  couponUnfit: {
    en: 'This coupon does not fit this order.',
    ar: 'هذه القسيمة لا تناسب هذا الطلب.',
  },
  prescription: {
    en: 'Please upload your prescription image.',
    ar: 'يرجى رفع صورة الوصفة الطبية.',
  },
  noPrescriptions: {
    en: 'This store takes no prescriptions.',
    ar: 'هذا المتجر لا يقبل الوصفات الطبية.',
  },
  prescriptionMany: {
    en: 'Maximum 3 images can be send at a time.',
    ar: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  },
  amountChanged: {
    en: 'The total is now {amount}. Please check and order again.',
    ar: 'أصبح الإجمالي {amount}. يرجى التحقق والطلب من جديد.',
  },
  momentInvalid: { en: 'This is no date with a time.', ar: 'هذا ليس تاريخًا ووقتًا.' },
  tipTooHigh: { en: 'This tip is too high.', ar: 'هذه الإكرامية مرتفعة جدًا.' },
  keyReused: {
    en: 'This order was sent before with other contents.',
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
  },
  noOrder: { en: 'No such order is placed.', ar: 'لا يوجد طلب كهذا.' },
  referralTitle: { en: 'Your invitation paid off', ar: 'دعوتك أثمرت' },
  referral: {
    en: '{amount} is in your wallet: the first order of somebody you invited has arrived.',
    ar: 'أضيف {amount} إلى محفظتك: وصل أول طلب لشخص دعوته.',
  },
} satisfies Record<string, Texts>;
