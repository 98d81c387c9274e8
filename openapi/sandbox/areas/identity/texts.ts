import type { Texts } from '../../db/schema/columns.ts';

/** Messages of answers, e-mails and SMS about sign-in and accounts. */
export const texts = {
  welcome: { en: 'Welcome.', ar: 'أهلًا بك.' },
  wrongCredentials: {
    en: 'These sign-in details do not match.',
    ar: 'بيانات تسجيل الدخول غير متطابقة.',
  },
  phoneStays: {
    en: 'A verified phone number cannot be changed.',
    ar: 'لا يمكن تغيير رقم هاتف مؤكد.',
  },
  phoneTaken: {
    en: 'This phone number already has an account.',
    ar: 'رقم الهاتف هذا مرتبط بحساب.',
  },
  emailTaken: {
    en: 'This e-mail address already has an account.',
    ar: 'عنوان البريد الإلكتروني هذا مرتبط بحساب.',
  },
  phoneInvalid: { en: 'The phone number is not valid.', ar: 'رقم الهاتف غير صالح.' },
  emailInvalid: { en: 'The e-mail address is not valid.', ar: 'عنوان البريد الإلكتروني غير صالح.' },
  methodOff: {
    en: 'This way to sign in is switched off.',
    ar: 'طريقة تسجيل الدخول هذه غير مفعّلة.',
  },
  providerRefused: {
    en: 'The provider did not confirm who you are. Please sign in there again.',
    ar: 'لم يؤكد مزوّد الدخول هويتك. يرجى تسجيل الدخول لديه من جديد.',
  },
  providerDown: {
    en: 'The provider cannot be asked right now. Please sign in another way, or try again later.',
    ar: 'لا يمكن سؤال مزوّد الدخول الآن. يرجى تسجيل الدخول بطريقة أخرى أو المحاولة لاحقًا.',
  },
  serviceDown: {
    en: 'Codes cannot be checked right now. Please try again later.',
    ar: 'لا يمكن التحقق من الرموز الآن. يرجى المحاولة لاحقًا.',
  },
  emailMissing: {
    en: 'The provider shares no e-mail address. Please give one.',
    ar: 'لا يشارك المزوّد عنوان بريد إلكتروني. يرجى إدخال عنوان.',
  },
  nameMissing: { en: 'Please give a name.', ar: 'يرجى إدخال اسم.' },
  referralOff: { en: 'Refer codes are not in use.', ar: 'رموز الإحالة غير مستخدمة.' },
  referralUnknown: { en: 'This refer code is not known.', ar: 'رمز الإحالة هذا غير معروف.' },
  waitForCode: {
    en: 'Please wait {seconds} seconds before asking for another code.',
    ar: 'يرجى الانتظار {seconds} ثانية قبل طلب رمز آخر.',
  },
  tooManyCodes: {
    en: 'Too many codes were asked for. Please try again in an hour.',
    ar: 'طُلبت رموز كثيرة. يرجى المحاولة بعد ساعة.',
  },
  wrongCode: { en: 'The code is not right.', ar: 'الرمز غير صحيح.' },
  deadCode: {
    en: 'Too many wrong tries. Please ask for a new code.',
    ar: 'محاولات خاطئة كثيرة. يرجى طلب رمز جديد.',
  },
  codeOnItsWay: {
    en: 'If there is an account, a code is on its way.',
    ar: 'إن كان هناك حساب فالرمز في طريقه إليك.',
  },
  codeRight: { en: 'The code is right.', ar: 'الرمز صحيح.' },
  recoveryOff: {
    en: 'A password cannot be recovered this way.',
    ar: 'لا يمكن استعادة كلمة المرور بهذه الطريقة.',
  },
  passwordCommon: {
    en: 'This password is too easy to guess. Please choose another one.',
    ar: 'كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.',
  },
  passwordsDiffer: { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  passwordSet: {
    en: 'Your new password is set. Please sign in.',
    ar: 'تم تعيين كلمة المرور الجديدة. يرجى تسجيل الدخول.',
  },
  infoNotOpen: {
    en: 'Please verify your phone or sign in again first.',
    ar: 'يرجى تأكيد هاتفك أو تسجيل الدخول من جديد أولًا.',
  },
  verifyPhone: { en: 'Please verify your phone', ar: 'يرجى تأكيد هاتفك' },
  verifyEmail: { en: 'Please verify your e-mail address', ar: 'يرجى تأكيد بريدك الإلكتروني' },
  profileSaved: { en: 'Successfully updated', ar: 'تم التحديث بنجاح' },
  signedOut: { en: 'Logout successful', ar: 'تم تسجيل الخروج بنجاح' },
  cannotSend: {
    en: 'No code can be sent this way right now.',
    ar: 'لا يمكن إرسال رمز بهذه الطريقة الآن.',
  },
  codeSubject: { en: 'Your Sixways code', ar: 'رمزك في Sixways' },
  noticeSubject: { en: 'Your Sixways account', ar: 'حسابك في Sixways' },
  codeMessage: {
    en: '{code} is your Sixways code. It works for 10 minutes. Never share it.',
    ar: '{code} هو رمزك في Sixways. يعمل لمدة 10 دقائق. لا تشاركه مع أحد.',
  },
  alreadyHere: {
    en: 'You already have a Sixways account. Sign in, or set a new password if you forgot it. If you did not ask for an account, nothing needs to be done.',
    ar: 'لديك حساب في Sixways بالفعل. سجّل الدخول أو عيّن كلمة مرور جديدة إن نسيتها. إن لم تطلب حسابًا فلا يلزمك شيء.',
  },
  lookIntoMail: {
    en: 'Your Sixways account could not be opened with this e-mail address. We wrote to it why.',
    ar: 'تعذّر فتح حسابك في Sixways بعنوان البريد هذا. كتبنا إليه السبب.',
  },
  emailChanged: {
    en: 'The e-mail address of your Sixways account was changed. If it was not you, sign in by phone and set a new password now.',
    ar: 'تم تغيير البريد الإلكتروني لحسابك في Sixways. إن لم تكن أنت فسجّل الدخول برقم الهاتف وعيّن كلمة مرور جديدة الآن.',
  },
  pictureNotSquare: {
    en: 'Image must be square (1:1).',
    ar: 'يجب أن تكون الصورة مربعة (1:1).',
  },
  presentPasswordWrong: {
    en: 'The present password is not right.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  },
  passwordChanged: {
    en: 'The password of your Sixways account was changed. If it was not you, set a new one now.',
    ar: 'تم تغيير كلمة مرور حسابك في Sixways. إن لم تكن أنت فعيّن كلمة جديدة الآن.',
  },
} satisfies Record<string, Texts>;
