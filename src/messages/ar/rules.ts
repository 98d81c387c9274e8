import type { rules as english } from '../en/rules.ts';

/** What the storefront's rules say, in Arabic. */
export const rules = {
  'rules.availability.unavailable': 'غير متوفر الآن',
  'rules.variation.required': '(إلزامي)',
  'rules.variation.optional': '(اختياري)',
  'rules.variation.hint': 'يجب أن يكون عدد الاختيارات بين {min} كحد أدنى و{max} كحد أقصى.',
  'rules.variation.needed': 'لا يمكن ترك «{name}» من دون اختيار.',
  'rules.variation.outOfRange':
    'يجب أن يكون عدد اختيارات «{name}» بين {min} كحد أدنى و{max} كحد أقصى.',
  'rules.variation.unknown': 'أحد خيارات «{name}» لم يعد متاحًا. يُرجى الاختيار من جديد.',
  'rules.variation.choose': 'يُرجى اختيار أحد الأنواع أولًا.',
  'rules.variation.outOfStock': 'نفدت كمية هذا النوع. اختر نوعًا آخر للمتابعة.',
  'rules.addOn.unknown': 'إحدى الإضافات لم تعد متاحة. يُرجى الاختيار من جديد.',
  'rules.quantity.outOfStock': 'نفدت الكمية.',
  'rules.quantity.outOfLimits': 'تجاوزت الحد المسموح به.',
  'rules.quantity.invalid': 'يجب أن تكون الكمية عددًا صحيحًا لا يقل عن 1.',
  'rules.price.missing': 'السعر غير متاح',
  'rules.price.unknown':
    'لم يذكر المتجر سعر هذا المنتج، لذلك لا يمكن طلبه الآن. اختر منتجًا آخر أو حاول لاحقًا.',
  'rules.word.foods': 'أطعمة',
  'rules.word.food': 'طعام',
  'rules.word.vehicles': 'مركبات',
  'rules.word.vehicle': 'مركبة',
  'rules.word.items': 'منتجات',
  'rules.word.item': 'منتج',
  'rules.word.restaurants': 'مطاعم',
  'rules.word.restaurant': 'مطعم',
  'rules.word.providers': 'مزوّدون',
  'rules.word.provider': 'مزوّد',
  'rules.word.stores': 'متاجر',
  'rules.word.store': 'متجر',
  'rules.time.am': 'ص',
  'rules.time.pm': 'م',
} as const satisfies Record<keyof typeof english, string>;
