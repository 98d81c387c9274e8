import { mixed, object, ref, string } from 'yup';
import { isEmail } from '../../../machines/rules/contact.ts';
import { phoneProblem } from '../../../machines/rules/phone.ts';
import { t } from '../../messages/index.ts';

/** The values of the profile form. */
export interface DetailsValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm: string;
  /**
   * A newly chosen picture, already cropped to a square; null leaves the profile picture unchanged.
   */
  picture: File | null;
}

/**
 * The validation of the profile form, with the exact messages of the requirements (PROF-02,
 * PROF-03, MSG-12).
 * @param phoneLocked whether the phone cannot be changed (PROF-05): then it is not validated, since
 *   a number that an older backend stores without its country could not be corrected here
 */
export const detailsSchema = ({ phoneLocked }: { phoneLocked: boolean }) =>
  object({
    // The picture was already checked when the customer chose it.
    picture: mixed<File>().nullable().defined(),
    name: string().trim().required(t('account.profile.nameRequired')),
    email: string()
      .trim()
      .required(t('identity.signUp.email.required'))
      .test('email', t('identity.signUp.email.invalid'), (value) => isEmail(value)),
    phone: phoneLocked
      ? string().defined()
      : string()
          .required(t('account.profile.phoneRequired'))
          .test('long', t('identity.phone.short'), (value) => phoneProblem(value) !== 'short')
          .test(
            'country',
            t('identity.phone.unclear'),
            (value) => phoneProblem(value) !== 'unclear',
          ),
    // An empty field leaves the current password unchanged.
    password: string()
      .defined()
      .test('long', t('identity.password.short'), ({ length }) => length === 0 || length >= 6),
    confirm: string()
      .defined()
      .oneOf([ref('password')], t('identity.password.differ')),
  });
