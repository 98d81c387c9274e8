import type { modulesLater as english } from '../en/modulesLater.ts';
import type { Message } from '../message.ts';

/** Arabic texts of the area `modules` beyond the first screens. */
export const modulesLater: Record<keyof typeof english, Message> = {
  'modules.later': 'يُفتح لاحقًا',
  'modules.parcel.title': 'إرسال الطرود يُفتح لاحقًا',
  'modules.parcel.text': 'لا يمكنك إرسال طرد من هنا بعد. كل ما عداه مفتوح لك.',
  'modules.parcel.others': 'اختيار قسم آخر',
};
