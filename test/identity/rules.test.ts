import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { loadMessages } from '../../src/messages/index.ts';
import {
  newPasswordSchema,
  signInSchema,
  phoneSchema,
  recoveryEmailSchema,
  recoveryPhoneSchema,
  signUpSchema,
} from '../../src/identity/schemas.ts';
import { dialCodeIn } from '../../src/ui/field/phoneNumbers.ts';
import { schemaResolver } from '../../src/ui/form/schemaResolver.ts';

const good = {
  signIn: { account: 'nadia@example.com', password: 'Lake-2025', remember: false },
  code: { phone: '+15550137000' },
  signUp: {
    name: 'Nadia Karim',
    email: 'nadia@example.com',
    phone: '+15550137000',
    password: 'Lake-2025',
    confirm: 'Lake-2025',
    refCode: '',
    terms: true,
  },
  recoveryPhone: { phone: '+15550137000', email: '' },
  recoveryEmail: { phone: '', email: 'nadia@example.com' },
  newPassword: { password: 'Lake-2025', confirm: 'Lake-2025' },
};
type Form = keyof typeof good;

type Check = (values: object, context: unknown, options: object) => Promise<unknown>;

const checks: Record<Form, () => AnyObjectSchema> = {
  signIn: signInSchema,
  code: phoneSchema,
  signUp: signUpSchema,
  recoveryPhone: () => recoveryPhoneSchema(dialCodeIn),
  recoveryEmail: recoveryEmailSchema,
  newPassword: newPasswordSchema,
};

async function errorsOf(form: Form, values: object): Promise<Record<string, { message: string }>> {
  const check = schemaResolver(
    () => Promise.resolve(checks[form]()),
    () => undefined,
  ) as Check;
  const result = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return (result as { errors: Record<string, { message: string }> }).errors;
}

/** Requirement, form, what is wrong, the field, and the exact words in English and in Arabic. */
const rules: [string, Form, object, string, string, string][] = [
  [
    'AUTH-08',
    'signIn',
    { account: '' },
    'account',
    'Email or phone number is required',
    'البريد الإلكتروني أو رقم الهاتف مطلوب',
  ],
  [
    'AUTH-08',
    'signIn',
    { account: '   ' },
    'account',
    'Email or phone number is required',
    'البريد الإلكتروني أو رقم الهاتف مطلوب',
  ],
  [
    'AUTH-09',
    'signIn',
    { account: 'nadia@' },
    'account',
    'Must be a valid email or phone number',
    'يجب إدخال بريد إلكتروني أو رقم هاتف صالح',
  ],
  [
    'AUTH-09',
    'signIn',
    { account: '12-34' },
    'account',
    'Must be a valid email or phone number',
    'يجب إدخال بريد إلكتروني أو رقم هاتف صالح',
  ],
  ['AUTH-10', 'signIn', { password: '' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
  [
    'AUTH-10',
    'signIn',
    { password: 'Lake5' },
    'password',
    'Password is too short - should be 6 chars minimum',
    'كلمة المرور قصيرة جدًا - يجب ألا تقل عن 6 أحرف',
  ],
  ['AUTH-11', 'code', { phone: '' }, 'phone', 'Please give a phone number', 'يرجى إدخال رقم هاتف'],
  [
    'AUTH-11',
    'code',
    { phone: '+15550137' },
    'phone',
    'number must be 10 digits',
    'يجب أن يتكون الرقم من 10 أرقام',
  ],
  ['AUTH-12', 'signUp', { name: ' ' }, 'name', 'First name is required', 'الاسم الأول مطلوب'],
  ['AUTH-13', 'signUp', { email: '' }, 'email', 'Email is required', 'البريد الإلكتروني مطلوب'],
  [
    'AUTH-13',
    'signUp',
    { email: 'nadia' },
    'email',
    'Must be a valid email',
    'يجب إدخال بريد إلكتروني صالح',
  ],
  [
    'AUTH-13',
    'signUp',
    { email: `${'n'.repeat(244)}@example.com` },
    'email',
    'Must be a valid email',
    'يجب إدخال بريد إلكتروني صالح',
  ],
  [
    'AUTH-14',
    'signUp',
    { phone: '' },
    'phone',
    'Please give a phone number',
    'يرجى إدخال رقم هاتف',
  ],
  [
    'AUTH-14',
    'signUp',
    { phone: '+1555013' },
    'phone',
    'number must be 10 digits',
    'يجب أن يتكون الرقم من 10 أرقام',
  ],
  ['AUTH-15', 'signUp', { password: '' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
  [
    'AUTH-15',
    'signUp',
    { password: 'Lake5' },
    'password',
    'Password is too short - should be 6 chars minimum',
    'كلمة المرور قصيرة جدًا - يجب ألا تقل عن 6 أحرف',
  ],
  ['AUTH-15', 'signUp', { confirm: '' }, 'confirm', 'Password is required', 'كلمة المرور مطلوبة'],
  [
    'AUTH-15',
    'signUp',
    { confirm: 'Lake-2024' },
    'confirm',
    'Passwords must match',
    'يجب أن تتطابق كلمتا المرور',
  ],
  [
    'AUTH-16',
    'signUp',
    { terms: false },
    'terms',
    'You must accept the terms and conditions',
    'يجب الموافقة على الشروط والأحكام',
  ],
  [
    'REC-05',
    'recoveryPhone',
    { phone: '' },
    'phone',
    'Please provide a phone number',
    'يرجى إدخال رقم هاتف',
  ],
  [
    'REC-05',
    'recoveryPhone',
    { phone: '+1555013700' },
    'phone',
    'Phone number must be exactly 10 digits',
    'يجب أن يتكون رقم الهاتف من 10 أرقام بالضبط',
  ],
  [
    'REC-05',
    'recoveryPhone',
    { phone: '+155501370001' },
    'phone',
    'Phone number must be exactly 10 digits',
    'يجب أن يتكون رقم الهاتف من 10 أرقام بالضبط',
  ],
  [
    'REC-06',
    'recoveryEmail',
    { email: '' },
    'email',
    'Please provide an email address',
    'يرجى إدخال بريد إلكتروني',
  ],
  [
    'REC-06',
    'recoveryEmail',
    { email: 'nadia@example' },
    'email',
    'Please enter a valid email address',
    'يرجى إدخال بريد إلكتروني صالح',
  ],
  [
    'REC-08',
    'newPassword',
    { password: '' },
    'password',
    'No password provided.',
    'لم تُدخل كلمة مرور.',
  ],
  [
    'REC-08',
    'newPassword',
    { password: 'Lake5', confirm: 'Lake5' },
    'password',
    'Password is too short - should be 6 chars minimum.',
    'كلمة المرور قصيرة جدًا - يجب ألا تقل عن 6 أحرف.',
  ],
  [
    'REC-09',
    'newPassword',
    { confirm: '' },
    'confirm',
    'No Confirm Password provided.',
    'لم تُدخل تأكيد كلمة المرور.',
  ],
  [
    'REC-09',
    'newPassword',
    { confirm: 'Lake-2024' },
    'confirm',
    'Passwords must match',
    'يجب أن تتطابق كلمتا المرور',
  ],
];

describe.each(['en', 'ar'] as const)('every rule of the identity forms, in %s', (language) => {
  beforeAll(() => loadMessages(language));

  it.each(rules)('%s: %s with %o says so at %s', async (_id, form, wrong, field, words, arabic) => {
    const errors = await errorsOf(form, { ...good[form], ...wrong });
    expect(errors[field]?.message).toBe(language === 'en' ? words : arabic);
    expect(Object.keys(errors)).toContain(field);
  });

  it.each(Object.keys(good) as Form[])(
    'AUTH-08..16 REC-05..09: a good form passes: %s',
    async (form) => {
      expect(await errorsOf(form, good[form])).toEqual({});
    },
  );

  it.each([
    ['an address with spaces around it', 'signIn', { account: '  nadia@example.com ' }],
    ['a phone in Arabic figures', 'signIn', { account: '+٨٨٠ ١٧٠٠ ٠٠٠٠١٢' }],
    ['a phone as it is grouped on a card', 'signIn', { account: '+1 (555) 013-7000' }],
    ['a password with spaces only', 'signIn', { password: '        ' }],
    ['an address of 255 characters', 'signUp', { email: `${'n'.repeat(243)}@example.com` }],
    ['a name of one letter', 'signUp', { name: 'ن' }],
    ['a phone of Egypt', 'recoveryPhone', { phone: '+201001234567' }],
    ['a phone of Bangladesh', 'recoveryPhone', { phone: '+8801712345678' }],
  ] as const)('OPEN-26 CONST-08: what people write is taken: %s', async (_what, form, values) => {
    expect(await errorsOf(form, { ...good[form], ...values })).toEqual({});
  });
});

describe('m1: the one minimum of a password', () => {
  beforeAll(() => loadMessages('en'));

  it.each([
    ['five5', false],
    ['sixsix', true],
    ['seven77', true],
  ] as const)('AUTH-10, AUTH-15, REC-08: %s is long enough: %s', async (password, taken) => {
    const long = async (form: Form, values: object) =>
      (await errorsOf(form, { ...good[form], ...values }))['password']?.message ?? null;
    const short = 'Password is too short - should be 6 chars minimum';
    const both = { password, confirm: password };
    expect(await long('signIn', { password })).toBe(taken ? null : short);
    expect(await long('signUp', both)).toBe(taken ? null : short);
    expect(await long('newPassword', both)).toBe(taken ? null : `${short}.`);
  });
});

describe('lengths', () => {
  const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

  it.each<[string, Form, object, object]>([
    [
      'a password has 6 characters',
      'signUp',
      { password: 'Lake-', confirm: 'Lake-' },
      { password: 'Lake-2', confirm: 'Lake-2' },
    ],
    ['a phone has 10 characters', 'code', { phone: '+15550137' }, { phone: '+155501370' }],
    ['an email has 255 characters at most', 'signUp', { email: email(256) }, { email: email(255) }],
    ['a recovery phone has exactly 10 digits', 'recoveryPhone', { phone: '+155501370001' }, {}],
  ])('CONST-02: %s', async (_, form, wrong, right) => {
    expect(await errorsOf(form, { ...good[form], ...wrong })).not.toEqual({});
    expect(await errorsOf(form, { ...good[form], ...right })).toEqual({});
  });
});
