import type { Currency } from '../../machines/rules/domain.ts';
import { formatMoney } from '../../machines/rules/money.ts';

/** An amount inside a sentence, isolated from the direction of the text around it (PRICE-17). */
export function isolatedMoney(amount: number, currency: Currency): string {
  return `\u2066${formatMoney(amount, currency)}\u2069`;
}
