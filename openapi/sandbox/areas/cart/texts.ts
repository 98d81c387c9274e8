import type { Texts } from '../../db/schema/columns.ts';

/** Messages of the cart's error answers. */
export const texts = {
  itemGone: { en: 'This item is no longer offered.', ar: 'هذا العنصر لم يعد متوفرًا.' },
  rowGone: { en: 'This item is not in your cart.', ar: 'هذا العنصر ليس في سلتك.' },
  nothingLeft: {
    en: 'Nothing of this order is offered any more.',
    ar: 'لم يعد أي شيء من هذا الطلب متوفرًا.',
  },
  alreadyInCart: { en: 'Item already exists in the cart.', ar: 'العنصر موجود في السلة مسبقًا.' },
  cartFull: {
    en: 'Your cart holds {limit} different things, as many as it can. Order them first.',
    ar: 'تحتوي سلتك على {limit} عنصر مختلف، وهو أقصى ما تتسع له. اطلبها أولاً.',
  },
  choiceInvalid: {
    en: 'This choice is not offered. Please choose again.',
    ar: 'هذا الاختيار غير متاح. يرجى الاختيار من جديد.',
  },
  variationGone: {
    en: 'This variation is out of stock. Choose another variation to proceed further.',
    ar: 'هذا الخيار غير متوفر في المخزون. اختر خيارًا آخر للمتابعة.',
  },
  outOfStock: { en: 'Out of Stock.', ar: 'نفد المخزون.' },
  outOfLimits: { en: 'Out of Limits.', ar: 'تجاوزت الحد المسموح.' },
} satisfies Record<string, Texts>;
