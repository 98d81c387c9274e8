import type { PricedLine } from '../../machines/rules/domain.ts';
import { checkoutKey, storeFor, type CheckoutName } from './storedByCheckout.ts';

// The write side of the checkout's storage, in a file of its own so that pages need not load the
// readers.

/** Hands the lines of a buy-now or a campaign order over to its checkout. */
export function prepareLines(checkout: CheckoutName, lines: PricedLine[]): void {
  storeFor('preparedLines', checkoutKey(checkout), lines);
}
