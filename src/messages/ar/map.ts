import type { map as english } from '../en/map.ts';
import type { Message } from '../message.ts';

/** Arabic texts of maps and of their controls. */
export const map: Record<keyof typeof english, Message> = {
  'map.failed': 'تعذّر تحميل الخريطة. كل شيء آخر يعمل من دونها.',
  'map.tiles': 'صور هذه الخريطة لا تُحمَّل الآن.',
  'map.zoomIn': 'تكبير',
  'map.zoomOut': 'تصغير',
  'map.recentre': 'عرض الكل من جديد',
  'map.hint': 'حرّك الخريطة لتغيير موضع الدبوس',
  'map.picker': 'خريطة لاختيار المكان: حرّكها تحت الدبوس',
  'map.inside': 'ضمن منطقة التوصيل لدينا',
  'map.unchosen': 'حرّك الخريطة إلى باب منزلك، أو ابحث عن عنوانك.',
  'map.confirm': 'التوصيل إلى هنا',
  'map.lead': 'تتبع الأسعار والمتاجر وأوقات التوصيل هذا العنوان.',
  'map.nudge': 'تحريك الخريطة',
  'map.west': 'إلى الغرب',
  'map.north': 'إلى الشمال',
  'map.south': 'إلى الجنوب',
  'map.east': 'إلى الشرق',
};
