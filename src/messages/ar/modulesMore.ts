import type { modulesMore as english } from '../en/modulesMore.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `modules` beyond the first screens. */
export const modulesMore: Record<keyof typeof english, Message> = {
  'modules.later': 'يُفتح لاحقًا',
  'modules.parcel.title': 'إرسال الطرود يُفتح لاحقًا',
  'modules.parcel.text': 'لا يمكنك إرسال طرد من هنا بعد. كل ما عداه مفتوح لك.',
  'modules.parcel.others': 'اختيار قسم آخر',
};
