import { object, string } from 'yup';
import type { Currency } from '../../machines/rules/domain.ts';
import { typedAmount } from '../../machines/rules/typedAmount.ts';
import { t } from '../messages/index.ts';
import { amountProblem } from '../shop/amountProblem.ts';

// The schemas of the account's forms with their exact messages.

/** The validation of the form that adds money to the wallet (WAL-02, WAL-03). */
export const fundSchema = (currency: Currency) =>
  object({
    amount: string()
      .trim()
      .required(t('account.fund.required'))
      .test('amount', (text, { createError }) => {
        const message = amountProblem(text, currency);
        return message === undefined || createError({ message });
      })
      .test('above', t('account.fund.low'), (text) => typedAmount(text, currency.digits) !== 0),
    method: string().required(t('account.fund.methodRequired')),
  });
