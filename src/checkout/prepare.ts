import type { PricedLine } from '../../machines/rules/domain.ts';
import { checkoutKey, storeFor, type CheckoutName } from './storedByCheckout.ts';

// The write side of the checkout's storage, in a file of its own so that pages need not load the
// readers.

/**
 * Stores the lines of a buy-now or campaign order for its checkout, which reads them when it opens.
 */
export function prepareLines(checkout: CheckoutName, lines: PricedLine[]): void {
  storeFor('preparedLines', checkoutKey(checkout), lines);
}
