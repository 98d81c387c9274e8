import type { Currency } from '../../machines/rules/domain.ts';
import { typedAmount } from '../../machines/rules/typedAmount.ts';
import { t } from '../messages/index.ts';
import { isolatedMoney } from './isolatedMoney.ts';

/**
 * The message for a field for money whose text is not an amount; undefined for an amount or an
 * empty field.
 */
export function amountProblem(text: string, currency: Currency): string | undefined {
  if (text.trim() === '' || typedAmount(text, currency.digits) !== null) return undefined;
  return t('ui.amountUnclear', { example: isolatedMoney(12.5, currency) });
}
