import type { PaymentKind } from '../domain.ts';

const known: Record<PaymentKind, true> = { wallet: true, cash: true, digital: true, offline: true };

/**
 * Only the kinds, in a file of their own: the first page knows the names before it loads the code
 * of each.
 */
export const paymentKinds = Object.keys(known) as PaymentKind[];
