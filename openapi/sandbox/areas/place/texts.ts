import type { Texts } from '../../db/schema/columns.ts';

/** Messages of API answers about places and zones, mostly errors. */
export const texts = {
  outside: {
    en: 'Service is not available in this area.',
    ar: 'الخدمة غير متاحة في هذه المنطقة.',
  },
  switchedOff: {
    en: 'Service is paused in this area.',
    ar: 'الخدمة متوقفة مؤقتًا في هذه المنطقة.',
  },
  noPlace: { en: 'There is no such place.', ar: 'لا يوجد مكان كهذا.' },
  phoneShort: { en: 'number must be 10 digits', ar: 'يجب أن يكون الرقم 10 أرقام' },
  noAddress: { en: 'There is no such address.', ar: 'لا يوجد عنوان كهذا.' },
  bookFull: {
    en: 'No more addresses can be saved. Please delete one first.',
    ar: 'لا يمكن حفظ المزيد من العناوين. يرجى حذف عنوان أولًا.',
  },
  addressSaved: { en: 'Address added successfully.', ar: 'تمت إضافة العنوان بنجاح.' },
  addressChanged: { en: 'Address updated successfully.', ar: 'تم تحديث العنوان بنجاح.' },
  addressDeleted: { en: 'Address deleted successfully.', ar: 'تم حذف العنوان بنجاح.' },
  km: { en: 'km', ar: 'كم' },
  minutes: { en: 'min', ar: 'د' },
} satisfies Record<string, Texts>;
