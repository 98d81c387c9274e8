import type { Texts } from '../../db/schema/columns.ts';

/** What places and zones say of refused calls. */
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
  km: { en: 'km', ar: 'كم' },
  minutes: { en: 'min', ar: 'د' },
} satisfies Record<string, Texts>;
