import type { PaymentKind } from '../domain.ts';

const known: Record<PaymentKind, true> = { wallet: true, cash: true, digital: true, offline: true };

/**
 * The kinds of payment. They have a file of their own, so that the first page can use the names
 * without loading the code of every kind.
 */
export const paymentKinds = Object.keys(known) as PaymentKind[];
