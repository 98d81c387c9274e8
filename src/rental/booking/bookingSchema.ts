import { mixed, object, string } from 'yup';
import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { contactProblem, type TripContactField } from '../../../machines/rules/tripContact.ts';
import { resolve, t } from '../../messages/index.ts';

const contact = (field: TripContactField) =>
  string()
    .defined()
    .test(field, (value, { createError }) => {
      const problem = contactProblem(field, value);
      return problem === null || createError({ message: resolve(problem) });
    });

/**
 * The validation schema of the booking form: contact, note and payment (GUEST-02, API-44).
 * @param mayPay returns whether shop, zone and wallet allow this payment method for the trip now
 */
export const bookingSchema = (mayPay: (payment: PaymentMethod | null) => boolean) =>
  object({
    name: contact('name'),
    phone: contact('phone'),
    email: contact('email'),
    note: string().defined(),
    payment: mixed<PaymentMethod>()
      .nullable()
      .defined()
      .test('standing', t('trips.book.paymentMissing'), mayPay),
  });
