import type { Texts } from '../../db/schema/columns.ts';

/** Messages of API answers about parcels, mostly errors. */
export const texts = {
  otherModule: {
    en: 'Parcels are sent in the parcel part of the shop.',
    ar: 'تُرسل الطرود من قسم الطرود في المتجر.',
  },
  noCategory: { en: 'Please choose what you send.', ar: 'يرجى اختيار نوع الطرد.' },
  payerMissing: {
    en: 'Please choose who pays: sender or receiver.',
    ar: 'يرجى اختيار من يدفع: المرسل أو المستلم.',
  },
  outside: {
    en: 'Parcels are not carried to or from that address.',
    ar: 'لا ننقل الطرود من هذا العنوان أو إليه.',
  },
  tooFar: {
    en: 'Parcels of this kind are not carried that far.',
    ar: 'لا يُنقل هذا النوع من الطرود إلى هذه المسافة.',
  },
  addressMissing: { en: 'The address is missing.', ar: 'العنوان مفقود.' },
  tooLong: { en: 'A part of the address is too long.', ar: 'أحد أجزاء العنوان طويل جدًا.' },
  receiverUnreadable: {
    en: 'The receiver could not be read.',
    ar: 'تعذرت قراءة بيانات المستلم.',
  },
  receiverMissing: {
    en: 'A name and a phone number of the receiver are needed.',
    ar: 'اسم المستلم ورقم هاتفه مطلوبان.',
  },
  receiverPaysCash: {
    en: 'A receiver pays in cash, when the parcel arrives.',
    ar: 'يدفع المستلم نقدًا عند وصول الطرد.',
  },
  comingBack: {
    en: 'Your parcel comes back to you. When the courier hands it over, confirm it with the code {code}.',
    ar: 'طردك في طريق العودة إليك. عند استلامه من المندوب أكّد الاستلام بالرمز {code}.',
  },
  notComingBack: {
    en: 'This parcel is not on its way back.',
    ar: 'هذا الطرد ليس في طريق العودة.',
  },
  wrongCode: { en: 'The return code is not right.', ar: 'رمز الإرجاع غير صحيح.' },
  returned: { en: 'The parcel is back with you.', ar: 'عاد الطرد إليك.' },
} satisfies Record<string, Texts>;
