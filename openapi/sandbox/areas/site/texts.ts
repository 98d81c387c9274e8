import type { Texts } from '../../db/schema/columns.ts';

/** Messages of API answers about newsletter, contact form and registrations. */
export const texts = {
  subscribed: { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' },
  contactSubject: { en: 'A message from the help page', ar: 'رسالة من صفحة المساعدة' },
  contacted: { en: 'Your message has been sent.', ar: 'أُرسلت رسالتك.' },
  emailInvalid: { en: 'Please insert a valid email.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  emailKnown: {
    en: 'This email is subscribed already.',
    ar: 'هذا البريد الإلكتروني مشترك مسبقًا.',
  },
  phoneShort: { en: 'number must be 10 digits', ar: 'يجب أن يكون الرقم 10 أرقام' },
  passwordWeak: {
    en: 'The password needs 8 characters with upper and lower case, a digit and a symbol.',
    ar: 'تحتاج كلمة المرور إلى 8 أحرف تضم حرفًا كبيرًا وصغيرًا ورقمًا ورمزًا.',
  },
  partnerKnown: {
    en: 'This phone or email is registered already.',
    ar: 'هذا الهاتف أو البريد الإلكتروني مسجل مسبقًا.',
  },
  closed: { en: 'Registration is closed at the moment.', ar: 'التسجيل مغلق حاليًا.' },
  noZone: { en: 'There is no such zone.', ar: 'لا توجد منطقة كهذه.' },
  noModule: { en: 'No store can be opened in this module.', ar: 'لا يمكن فتح متجر في هذا القسم.' },
  outsideZone: { en: 'The place is outside the zone.', ar: 'الموقع خارج المنطقة.' },
  nameMissing: { en: 'The store needs a name.', ar: 'يحتاج المتجر إلى اسم.' },
  addressMissing: { en: 'The store needs an address.', ar: 'يحتاج المتجر إلى عنوان.' },
  timeUnit: {
    en: 'Delivery times are given in minutes, hours or days.',
    ar: 'تُعطى أوقات التوصيل بالدقائق أو الساعات أو الأيام.',
  },
  timeRange: {
    en: 'The longest delivery time must not be below the shortest.',
    ar: 'يجب ألا يقل أطول وقت للتوصيل عن أقصره.',
  },
  taxRange: { en: 'The tax is a percentage.', ar: 'الضريبة نسبة مئوية.' },
  logoMissing: { en: 'The store needs a logo.', ar: 'يحتاج المتجر إلى شعار.' },
  noVehicle: { en: 'There is no such vehicle.', ar: 'لا توجد مركبة كهذه.' },
  storeRegistered: {
    en: 'Application placed successfully. We look at it and write to you.',
    ar: 'تم تقديم الطلب بنجاح. سنراجعه ونراسلك.',
  },
  courierRegistered: {
    en: 'Application placed successfully. We look at it and write to you.',
    ar: 'تم تقديم الطلب بنجاح. سنراجعه ونراسلك.',
  },
  noPlan: {
    en: 'This store cannot choose a plan now.',
    ar: 'لا يمكن لهذا المتجر اختيار خطة الآن.',
  },
  planOff: { en: 'This plan is not offered.', ar: 'هذه الخطة غير متاحة.' },
  noGateway: { en: 'This way to pay is not offered.', ar: 'طريقة الدفع هذه غير متاحة.' },
  planChosen: { en: 'Plan chosen successfully.', ar: 'تم اختيار الخطة بنجاح.' },
} satisfies Record<string, Texts>;
