import type { cartMore as english } from '../en/cartMore.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `cart` beyond the first screens. */
export const cartMore: Record<keyof typeof english, Message> = {
  'cart.title': 'سلة التسوق',
  'cart.empty.title': 'سلتك فارغة',
  'cart.empty.text': 'لم تُضِف أي عناصر إلى سلتك. يرجى إضافة منتج إلى قائمة السلة.',
  'cart.notSaved': 'تعذر حفظ آخر تغييراتك بعد. يرجى المحاولة مرة أخرى.',
  'cart.empty.continue': 'متابعة التسوق',
  'cart.free.more': 'إضافية للتوصيل المجاني',
  'cart.free.reached': 'لقد حصلت على تخفيض رسوم التوصيل',
  'cart.free.always': 'التوصيل مجاني',
  'cart.free.label': 'التقدم نحو التوصيل المجاني',
  'cart.price.missing':
    'سعر «{name}» غير متاح الآن. تبقى سلتك كما هي. أزله لإتمام الطلب أو عُد لاحقًا.',
  'cart.discount': 'الخصم',
  'cart.discount.missing': 'أضف {amount} أخرى لتحصل على خصم \u2066{percent}%\u2069.',
  'cart.discount.capped': 'أقصى خصم من المتجر {amount}.',
  'cart.subtotal': 'المجموع الفرعي',
  'cart.checkout': 'إتمام الطلب',
  'cart.kept': 'لم يُفقد شيء مما فيها.',
  'cart.unread': 'تعذّرت قراءة السلة الآن؛ ترى ما كان معروفًا من قبل.',
  'cart.more': 'أضف المزيد من الأصناف',
  'cart.closed.ahead':
    'لا يستقبل المتجر طلبات الآن. سلتك محفوظة: اختر وقتًا لاحقًا عند إتمام الطلب، أو عُد عندما يفتح.',
  'cart.closed.wait': 'لا يستقبل المتجر طلبات الآن. سلتك محفوظة: عُد عندما يفتح.',
  'cart.closed.paused': 'لا يستقبل المتجر طلبات في الوقت الحالي. سلتك محفوظة: يُرجى العودة لاحقًا.',
  'cart.lines': 'الأصناف في السلة',
  'cart.edit': 'تعديل',
  'cart.edit.line': 'تعديل {name}',
  'cart.later': 'تُحسب رسوم التوصيل والضريبة عند إتمام الطلب.',
  'cart.taxLater': 'تُحسب الضريبة عند إتمام الطلب.',
  'cart.saving': 'جارٍ الحفظ',
};
