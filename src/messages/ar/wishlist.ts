import type { wishlist as english } from '../en/wishlist.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `wishlist`. */
export const wishlist: Record<keyof typeof english, Message> = {
  'wishlist.added': 'أُضيف إلى المفضلة.',
  'wishlist.removed': 'أُزيل من المفضلة.',
  'wishlist.none': 'لا {kind} في المفضلة',
  'wishlist.noneText': 'اضغط القلب على ما يعجبك لتجده هنا.',
  'wishlist.browse': 'تصفح {kind}',
  'wishlist.guest': 'احتفظ بما يعجبك',
  'wishlist.remove.open': 'إزالة {name}',
  'wishlist.remove.confirm': 'هل تريد بالتأكيد الحذف من المفضلة؟',
  'wishlist.remove.go': 'حذف',
};
