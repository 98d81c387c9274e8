import type { Texts } from '../../db/schema/columns.ts';

/** What rental's calls say. */
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
  past: { en: 'The pickup time has passed.', ar: 'لقد مضى وقت الاستلام.' },
  tooFar: {
    en: 'A trip can be booked up to a year ahead.',
    ar: 'يمكن حجز الرحلة لمدة سنة مقدمًا كحد أقصى.',
  },
  timeUnreadable: { en: 'This is no date with a time.', ar: 'هذا ليس تاريخًا ووقتًا.' },
  rowGone: { en: 'It is no longer in your cart.', ar: 'لم يعد هذا في سلتك.' },
  cartEmpty: { en: 'There is no vehicle in your cart.', ar: 'لا توجد مركبة في سلتك.' },
} satisfies Record<string, Texts>;
