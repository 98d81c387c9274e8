import type { cart as english } from '../en/cart.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.removed': 'تمت إزالة المنتج من السلة بنجاح.',
  'cart.replaced': 'تم إفراغ سلتك بنجاح وإضافة المنتج المختار إليها.',
  'cart.title': 'سلة التسوق',
  'cart.notSaved': 'تعذر حفظ آخر تغييراتك بعد. يرجى المحاولة مرة أخرى.',
  'cart.discount': 'الخصم',
  'cart.subtotal': 'المجموع الفرعي',
  'cart.checkout': 'إتمام الطلب',
  'cart.kept': 'لم يُفقد شيء مما فيها.',
  'cart.unread': 'تعذّرت قراءة السلة الآن؛ تظهر لك آخر حالة معروفة لها.',
  'cart.more': 'أضف المزيد من المنتجات',
  'cart.lines': 'المنتجات في السلة',
  'cart.edit': 'تعديل',
  'cart.later': 'تُحسب رسوم التوصيل والضريبة عند إتمام الطلب.',
  'cart.taxLater': 'تُحسب الضريبة عند إتمام الطلب.',
  'cart.saving': 'جارٍ الحفظ',
  'cart.offline.kept': 'لا يوجد اتصال. سلتك محفوظة وسيتم حفظ التغييرات عند عودة الاتصال.',
  'cart.clear.title': 'بدء سلة جديدة؟',
  'cart.clear.text':
    'لديك منتج من متجر آخر في السلة. إذا تابعت، ستتم إزالة كل المنتجات السابقة وإضافة هذا المنتج.',
  'cart.clear.stores': 'سلتك من \u2068{held}\u2069، وهذا المنتج من \u2068{wanted}\u2069.',
  'cart.clear.lost': 'ستتم إزالته من سلتك',
  'cart.clear.confirm': 'مسح وإضافة',
  'cart.empty.title': 'سلتك فارغة',
  'cart.empty.text': 'لم تُضِف أي منتج إلى سلتك. يرجى إضافة منتج إليها.',
  'cart.empty.continue': 'متابعة التسوق',
  'cart.free.more': 'إضافية للتوصيل المجاني',
  'cart.free.reached': 'لقد حصلت على تخفيض رسوم التوصيل',
  'cart.free.always': 'التوصيل مجاني',
  'cart.free.label': 'التقدم نحو التوصيل المجاني',
  'cart.price.missing':
    'سعر «{name}» غير متاح الآن. تبقى سلتك كما هي. أزله لإتمام الطلب أو عُد لاحقًا.',
  'cart.discount.missing': 'أضف {amount} أخرى لتحصل على خصم \u2066{percent}%\u2069.',
  'cart.discount.capped': 'أقصى خصم {amount}.',
  'cart.closed.ahead':
    'لا يستقبل ال{store} طلبات الآن. سلتك محفوظة: اختر وقتًا لاحقًا عند إتمام الطلب، أو عُد عندما يفتح.',
  'cart.closed.wait': 'لا يستقبل ال{store} طلبات الآن. سلتك محفوظة: عُد عندما يفتح.',
  'cart.closed.paused':
    'لا يستقبل ال{store} طلبات في الوقت الحالي. سلتك محفوظة: يُرجى العودة لاحقًا.',
  'cart.edit.line': 'تعديل {name}',
  'cart.cashback.order.sum': 'يعود إلى محفظتك {amount} بعد التوصيل.',
  'cart.cashback.order.from':
    'يعود إلى محفظتك {back} من الطلب بعد التوصيل، لطلب قيمته {least} أو أكثر.',
  'cart.cashback.order.any': 'يعود إلى محفظتك {back} من الطلب بعد التوصيل.',
  'cart.cashback.trip.sum': 'يعود إلى محفظتك {amount} بعد الرحلة.',
  'cart.cashback.trip.from':
    'يعود إلى محفظتك {back} من الرحلة بعد انتهائها، لرحلة قيمتها {least} أو أكثر.',
  'cart.cashback.trip.any': 'يعود إلى محفظتك {back} من الرحلة بعد انتهائها.',
  'cart.cashback.most': 'بحد أقصى {most}.',
  'cart.cashback.percent': '\u2066{percent}%\u2069',
  'cart.cashback.failed': 'تعذّرت قراءة المبلغ الذي يعود إلى محفظتك.',
};
