import type { PricedLine } from '../../machines/rules/domain.ts';
import { checkoutKey, storeFor, type CheckoutName } from './storedByCheckout.ts';

// These functions only write to the checkout's storage. They have their own file, so that other
// pages do not load the code that reads it.

/**
 * Stores the lines of an order that is made without the cart: the customer pressed “Buy now”, or
 * ordered a campaign item. The checkout reads them when it opens.
 */
export function prepareLines(checkout: CheckoutName, lines: PricedLine[]): void {
  storeFor('preparedLines', checkoutKey(checkout), lines);
}
