import { object, string } from 'yup';
import { addressTypes } from '../../../machines/rules/address.ts';
import { streetDetailsOf } from '../../../machines/rules/streetDetails.ts';
import { isEmail } from '../../../machines/rules/contact.ts';
import { phoneProblem } from '../../../machines/rules/phone.ts';
import { t } from '../../messages/index.ts';

// The schemas of addresses and contacts with their exact messages (ADDR-03..06, CONST-07).

const contact = () => ({
  name: string().trim().required(t('checkout.contact.nameRequired')),
  phone: string()
    .required(t('checkout.contact.phoneRequired'))
    .test('long', t('checkout.contact.phoneShort'), (value) => phoneProblem(value) !== 'short')
    .test('country', t('identity.phone.unclear'), (value) => phoneProblem(value) !== 'unclear'),
});

const streetDetails = () => streetDetailsOf(() => string().trim().defined());

/** The validation rules of an order's receiver: contact, street number, house and floor. */
export const receiverSchema = () =>
  object({
    ...contact(),
    email: string()
      .trim()
      .defined()
      .test('email', t('checkout.contact.emailInvalid'), (value) => value === '' || isEmail(value)),
    ...streetDetails(),
  });

/** The validation rules of an address in the address book. */
export const addressSchema = () =>
  object({
    type: string().oneOf(addressTypes).defined(),
    label: string().trim().defined(),
    address: string().trim().required(t('place.form.addressRequired')),
    ...contact(),
    ...streetDetails(),
    additionalInformation: string().trim().defined(),
  });
