import type { PaymentKind } from '../domain.ts';

/** All kinds, by themselves: the first page knows their names before it loads what they are. */
export const paymentKinds = [
  'wallet',
  'cash',
  'digital',
  'offline',
] as const satisfies readonly PaymentKind[];
