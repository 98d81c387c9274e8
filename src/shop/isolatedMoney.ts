import type { Currency } from '../../machines/rules/domain.ts';
import { formatMoney } from '../../machines/rules/money.ts';

/**
 * An amount as a text for use inside a sentence. Unicode marks isolate it, so that the amount reads
 * correctly in a right-to-left sentence too (PRICE-17).
 */
export function isolatedMoney(amount: number, currency: Currency): string {
  return `\u2066${formatMoney(amount, currency)}\u2069`;
}
