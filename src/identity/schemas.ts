import { boolean, object, string, type TestConfig } from 'yup';
import { classifyContact, isEmail } from '../../machines/rules/contact.ts';
import { isRecoveryPhone, phoneProblem } from '../../machines/rules/phone.ts';
import { t } from '../messages/index.ts';

// The schemas of the forms with their exact messages (AUTH-08..16, REC-05..09).

const phone = () =>
  string()
    .required(t('identity.phone.required'))
    .test('long', t('identity.phone.short'), (value) => phoneProblem(value) !== 'short')
    .test(ofKnownCountry());

/**
 * Refuses a phone number without a country code, because the country must not be guessed
 * (CONST-07).
 */
const ofKnownCountry = (): TestConfig<string> => ({
  name: 'country',
  message: t('identity.phone.unclear'),
  test: (value) => phoneProblem(value) !== 'unclear',
});

/**
 * Requires the repeated password to equal the first one. An empty field passes, because it has
 * another message (AUTH-15, REC-09).
 */
const sameAsPassword = (): TestConfig<string> => ({
  name: 'same',
  message: t('identity.password.differ'),
  test: (value, { parent }) => value === '' || value === (parent as { password: string }).password,
});

/** The validation of the form for sign-in by password (AUTH-08..10). */
export const signInSchema = () =>
  object({
    account: string()
      .trim()
      .required(t('identity.signIn.account.required'))
      .test(
        'contact',
        t('identity.signIn.account.invalid'),
        (value) => classifyContact(value) !== 'invalid',
      )
      .test(
        'country',
        t('identity.phone.unclear'),
        (value) => classifyContact(value) !== 'phone' || value.startsWith('+'),
      ),
    password: string()
      .required(t('identity.password.required'))
      .min(6, t('identity.password.short')),
    remember: boolean().defined(),
  });

/**
 * The validation of the phone number for sign-in by code, or after sign-in by a provider such as
 * Google (AUTH-11).
 */
export const phoneSchema = () => object({ phone: phone() });

/** The validation of the sign-up form (AUTH-12..16). */
export const signUpSchema = () =>
  object({
    name: string().trim().required(t('identity.signUp.name.required')),
    email: string()
      .trim()
      .required(t('identity.signUp.email.required'))
      .test('email', t('identity.signUp.email.invalid'), (value) => isEmail(value)),
    phone: phone(),
    password: string()
      .required(t('identity.password.required'))
      .min(6, t('identity.password.short')),
    confirm: string().required(t('identity.password.required')).test(sameAsPassword()),
    refCode: string().trim().defined(),
    terms: boolean()
      .defined()
      .test('ticked', t('identity.signUp.terms.needed'), (ticked) => ticked),
  });

/**
 * The validation of the phone number to which a recovery code is sent (REC-05).
 * @param dialCodeIn returns the dial code with which an international number begins; null when it
 *   is unknown. It comes from the library for phone numbers, so that a number counts the same
 *   whether it was typed or was in the field from the start (OPEN-26).
 */
export const recoveryPhoneSchema = (dialCodeIn: (phone: string) => string | null) =>
  object({
    phone: string()
      .required(t('identity.recovery.phone.required'))
      .test(ofKnownCountry())
      .test('exact', t('identity.recovery.phone.exact'), (value) =>
        isRecoveryPhone(value, dialCodeIn(value)),
      ),
    email: string().defined(),
  });

/** The validation of the e-mail address to which a recovery code is sent (REC-06). */
export const recoveryEmailSchema = () =>
  object({
    phone: string().defined(),
    email: string()
      .trim()
      .required(t('identity.recovery.email.required'))
      .test('email', t('identity.recovery.email.invalid'), (value) => isEmail(value)),
  });

/** The validation of the new password in password recovery (REC-08, REC-09). */
export const newPasswordSchema = () =>
  object({
    password: string()
      .required(t('identity.recovery.new.required'))
      .min(6, t('identity.recovery.new.short')),
    confirm: string().required(t('identity.recovery.confirm.required')).test(sameAsPassword()),
  });
