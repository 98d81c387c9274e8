import type { Texts } from '../db/schema/columns.ts';
import { textIn, type Language } from '../languages/index.ts';

export type { Texts } from '../db/schema/columns.ts';

export type { Language } from '../languages/index.ts';

/** Whether a stored value is a text in the languages of the shop. */
export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

/** Values for the `{name}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text in one language, with its placeholders filled. */
export function say(language: Language, text: Texts, values: TextValues = {}): string {
  return textIn(language, text).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
}

/** Messages of the server itself. Each area has its own in `areas/<area>/texts.ts`. */
export const texts = {
  unauthenticated: { en: 'Please sign in first.', ar: 'يرجى تسجيل الدخول أولاً.' },
  blockedAccount: { en: 'This account is blocked.', ar: 'هذا الحساب محظور.' },
  moduleMissing: { en: 'Module id is required.', ar: 'معرّف القسم مطلوب.' },
  moduleUnknown: { en: 'There is no such module.', ar: 'لا يوجد قسم بهذا المعرّف.' },
  zoneMissing: { en: 'Zone id is required.', ar: 'معرّف المنطقة مطلوب.' },
  keyLength: {
    en: 'An idempotency key has 8 to 100 characters.',
    ar: 'يتكوّن مفتاح منع التكرار من 8 إلى 100 حرف.',
  },
  notFound: { en: 'Nothing is found here.', ar: 'لا يوجد شيء هنا.' },
  methodNotAllowed: {
    en: 'The {method} method is not supported here.',
    ar: 'الطريقة {method} غير مدعومة هنا.',
  },
  tooManyRequests: {
    en: 'Too many requests. Try again in {seconds} seconds.',
    ar: 'طلبات كثيرة جداً. حاول مجدداً بعد {seconds} ثانية.',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  },
  unavailable: {
    en: 'The shop cannot be reached for a moment. Please try again shortly.',
    ar: 'يتعذّر الوصول إلى المتجر للحظات. يرجى المحاولة مرة أخرى بعد قليل.',
  },
  unreadable: { en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
  tooLarge: { en: 'The request is too large.', ar: 'حجم الطلب كبير جداً.' },
  mediaType: {
    en: 'This content type is not supported.',
    ar: 'نوع المحتوى هذا غير مدعوم.',
  },
  foreignHost: {
    en: 'This server does not go by that name. Its operator can add it to SANDBOX_HOSTS.',
    ar: 'هذا الخادم لا يحمل هذا الاسم. يمكن لمشغّله إضافته إلى SANDBOX_HOSTS.',
  },
  foreignOrigin: {
    en: 'Requests from another site are refused.',
    ar: 'الطلبات القادمة من موقع آخر مرفوضة.',
  },
  valueOutOfRange: { en: 'A value is out of range.', ar: 'إحدى القيم خارج النطاق المسموح.' },
  fieldRequired: { en: 'The {field} field is required.', ar: 'الحقل {field} مطلوب.' },
  fieldUnknown: { en: 'The {field} field is not known.', ar: 'الحقل {field} غير معروف.' },
  fieldType: {
    en: 'The {field} must be of type {type}.',
    ar: 'يجب أن يكون {field} من النوع {type}.',
  },
  fieldMinimum: {
    en: 'The {field} must be at least {limit}.',
    ar: 'يجب ألا يقل {field} عن {limit}.',
  },
  fieldMaximum: {
    en: 'The {field} may not be over {limit}.',
    ar: 'يجب ألا يزيد {field} على {limit}.',
  },
  fieldShort: {
    en: 'The {field} must have at least {limit} characters.',
    ar: 'يجب ألا يقل {field} عن {limit} أحرف.',
  },
  fieldLong: {
    en: 'The {field} may not have more than {limit} characters.',
    ar: 'يجب ألا يزيد {field} على {limit} حرفاً.',
  },
  fieldChoice: {
    en: 'The chosen {field} is not offered.',
    ar: 'القيمة المختارة في {field} غير متاحة.',
  },
  fieldFormat: { en: 'The {field} format is not valid.', ar: 'صيغة {field} غير صالحة.' },
  fileTooLarge: {
    en: 'A file may have up to {limit} MB.',
    ar: 'الحد الأقصى للملف {limit} ميغابايت.',
  },
  fileKind: {
    en: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ar: 'صيغة الملف غير مدعومة. يرجى رفع صور بصيغة JPG أو PNG أو JPEG أو GIF فقط.',
  },
  filePixels: { en: 'The picture has too many pixels.', ar: 'أبعاد الصورة كبيرة جداً.' },
} satisfies Record<string, Texts>;
