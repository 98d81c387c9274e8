import type { PricedLine } from '../../machines/rules/domain.ts';
import { checkoutKey, storeFor, type CheckoutName } from './storedByCheckout.ts';

// What hands something over to the checkout, apart from what reads it: every page can do so.

/** Hands the lines of a buy-now or a campaign order over to its checkout. */
export function prepareLines(checkout: CheckoutName, lines: PricedLine[]): void {
  storeFor('preparedLines', checkoutKey(checkout), lines);
}
