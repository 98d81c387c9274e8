import type { Texts } from '../../db/schema/columns.ts';

/** Messages of rental's API answers, mostly errors. */
export const texts = {
  outsideZones: {
    en: 'We have no vehicles at that place yet.',
    ar: 'لا تتوفر لدينا مركبات في ذلك المكان بعد.',
  },
  noVehicle: { en: 'There is no such vehicle.', ar: 'لا توجد مركبة كهذه.' },
  noProvider: { en: 'There is no such provider.', ar: 'لا يوجد مزوّد كهذا.' },
  withdrawn: { en: '{name} is no longer offered.', ar: 'لم تعد {name} متاحة.' },
  alreadyInCart: {
    en: 'This vehicle is already in your cart.',
    ar: 'هذه المركبة موجودة في سلتك بالفعل.',
  },
  notFree: {
    en: '{name} is not available at that time.',
    ar: '{name} غير متاحة في ذلك الوقت.',
  },
  tooMany: {
    en: "You can't add more than {n} quantities of this vehicle.",
    ar: 'لا يمكنك إضافة أكثر من {n} من هذه المركبة.',
  },
  outsidePickup: {
    en: '{name} does not hand over vehicles at your pickup point.',
    ar: '{name} لا يسلّم المركبات عند نقطة الاستلام التي اخترتها.',
  },
  closed: { en: '{name} is closed at that time.', ar: '{name} مغلق في ذلك الوقت.' },
  typeNotOffered: {
    en: '{name} does not make trips of this type.',
    ar: '{name} لا تقوم برحلات من هذا النوع.',
  },
  otherType: {
    en: 'The vehicles of your cart are for another type of trip.',
    ar: 'المركبات في سلتك مخصصة لنوع آخر من الرحلات.',
  },
  otherProvider: {
    en: 'The vehicles of your cart are of another provider.',
    ar: 'المركبات في سلتك تعود إلى مزوّد آخر.',
  },
  dayWise: {
    en: 'Trips by the day are not offered here.',
    ar: 'الرحلات اليومية غير متاحة هنا.',
  },
  pickupMissing: { en: 'Please choose where to pick up.', ar: 'يرجى اختيار نقطة الاستلام.' },
  destinationMissing: {
    en: 'Please choose where you are going.',
    ar: 'يرجى اختيار وجهتك.',
  },
  samePlace: {
    en: 'Pickup and destination are the same place.',
    ar: 'نقطة الاستلام والوجهة هما المكان نفسه.',
  },
  hoursRange: {
    en: 'A trip takes from 1 to {most} hours.',
    ar: 'تستغرق الرحلة من ساعة واحدة إلى {most} ساعة.',
  },
  past: {
    en: 'The pickup time has passed. Please choose a later one.',
    ar: 'لقد مضى وقت الاستلام. يرجى اختيار وقت لاحق.',
  },
  tooFar: {
    en: 'A trip can be booked up to a year ahead.',
    ar: 'يمكن حجز الرحلة لمدة سنة مقدمًا كحد أقصى.',
  },
  timeUnreadable: { en: 'This is no date with a time.', ar: 'هذا ليس تاريخًا ووقتًا.' },
  rowGone: { en: 'It is no longer in your cart.', ar: 'لم يعد هذا في سلتك.' },
  cartEmpty: { en: 'There is no vehicle in your cart.', ar: 'لا توجد مركبة في سلتك.' },
  typeChanged: {
    en: 'The trip is of another type now. Please check it and book again.',
    ar: 'تغيّر نوع الرحلة. يرجى التحقق منها والحجز من جديد.',
  },
  contactMissing: {
    en: 'A name, a phone number and an e-mail address are needed.',
    ar: 'الاسم ورقم الهاتف والبريد الإلكتروني مطلوبة.',
  },
  guestsMayNot: {
    en: 'This shop takes bookings from signed-in customers only.',
    ar: 'يقبل هذا المتجر الحجوزات من الأعضاء فقط.',
  },
  amountChanged: {
    en: 'The total is now {amount}. Please check and book again.',
    ar: 'أصبح الإجمالي {amount}. يرجى التحقق والحجز من جديد.',
  },
  keyReused: {
    en: 'This booking was sent before with other contents.',
    ar: 'أُرسل هذا الحجز من قبل بمحتوى مختلف.',
  },
  noTrip: { en: 'There is no such trip.', ar: 'لا توجد رحلة كهذه.' },
  tooLate: {
    en: 'The provider has confirmed this trip, so it can no longer be canceled here.',
    ar: 'أكّد المزوّد هذه الرحلة، لذلك لم يعد إلغاؤها ممكنًا هنا.',
  },
  canceled: { en: 'The trip is canceled.', ar: 'أُلغيت الرحلة.' },
  canceledRefunded: {
    en: 'Trip canceled. What you paid is in your wallet.',
    ar: 'أُلغيت الرحلة. ما دفعته أصبح في محفظتك.',
  },
  canceledToRefund: {
    en: 'Trip canceled. What you paid goes back the way you paid it.',
    ar: 'أُلغيت الرحلة. سيعود إليك ما دفعته بالطريقة نفسها.',
  },
  paidTooLate: {
    en: 'The payment came too late: the vehicles were no longer free.',
    ar: 'وصلت الدفعة متأخرة: لم تعد المركبات متاحة.',
  },
  paymentSet: { en: 'Payment info updated.', ar: 'تم تحديث معلومات الدفع.' },
  notPayable: { en: 'This trip is not open for payment.', ar: 'هذه الرحلة غير متاحة للدفع.' },
  methodNotOffered: {
    en: 'This way to pay is not offered here.',
    ar: 'طريقة الدفع هذه غير متاحة.',
  },
  walletLow: { en: 'Your wallet does not hold enough.', ar: 'رصيد محفظتك لا يكفي.' },
  partialNotNeeded: {
    en: 'A part from the wallet needs a wallet that holds less than the trip costs.',
    ar: 'الدفع الجزئي من المحفظة يتطلب رصيدًا أقل من قيمة الرحلة.',
  },
  reviewThanks: { en: 'Thank you for your review.', ar: 'شكرًا لتقييمك.' },
  reviewedBefore: { en: 'You have reviewed this vehicle.', ar: 'لقد قيّمت هذه المركبة من قبل.' },
  notReviewable: {
    en: 'Only vehicles of your own completed trips can be reviewed.',
    ar: 'يمكن تقييم مركبات رحلاتك المكتملة فقط.',
  },
  ratingRange: { en: 'Please give 1 to 5 stars.', ar: 'يرجى منح نجمة إلى خمس نجوم.' },
  liked: { en: 'Added to your favourites.', ar: 'أُضيف إلى المفضلة.' },
  unliked: { en: 'Removed from your favourites.', ar: 'أُزيل من المفضلة.' },
  alreadyLiked: { en: 'It is already one of your favourites.', ar: 'هو في مفضلتك بالفعل.' },
  notLiked: { en: 'It is not one of your favourites.', ar: 'ليس في مفضلتك.' },
  oneThing: {
    en: 'Name either a vehicle or a provider.',
    ar: 'اذكر مركبة أو مزوّدًا واحدًا فقط.',
  },
} satisfies Record<string, Texts>;
