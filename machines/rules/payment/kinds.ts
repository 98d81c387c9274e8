import type { PaymentKind } from '../domain.ts';

const known: Record<PaymentKind, true> = { wallet: true, cash: true, digital: true, offline: true };

/** All kinds, by themselves: the first page knows their names before it loads what they are. */
export const paymentKinds = Object.keys(known) as PaymentKind[];
