import { object, string } from 'yup';
import { amountOf } from '../../machines/rules/wallet.ts';
import { t } from '../messages/index.ts';

// The schemas of the account's forms with their exact messages.

/** The validation of the form that adds money to the wallet (WAL-02, WAL-03). */
export const fundSchema = () =>
  object({
    amount: string()
      .required(t('account.fund.required'))
      .test('above', t('account.fund.low'), (text) => amountOf(text) > 0),
    method: string().required(t('account.fund.methodRequired')),
  });
