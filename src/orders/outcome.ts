import type { Order, PaymentFlag } from '../../machines/rules/domain.ts';

/** How an order stands when the customer comes to its result. */
export type Outcome = 'placed' | 'pending' | 'failed' | 'canceled' | 'orderCanceled';

/**
 * What the result says. The order is believed before the address: a gateway's flag can be typed by
 * anyone, and only decides between failed, canceled and still on its way while nothing is paid.
 */
export function outcomeOf(order: Order, flag: PaymentFlag | null): Outcome {
  if (order.status === 'canceled') return 'orderCanceled';
  if (!isOpenOnline(order)) return 'placed';
  if (flag === 'cancel') return 'canceled';
  return flag === 'fail' || order.status === 'failed' ? 'failed' : 'pending';
}

/** Whether something of an order is still to be paid online. */
export function isOpenOnline(order: Order): boolean {
  if (order.paymentStatus === 'paid') return false;
  return (
    order.paymentMethod?.kind === 'digital' ||
    order.payments.some(({ paid, method }) => !paid && method?.kind === 'digital')
  );
}

/** Whether an order still waits for its online payment. */
export const waitsForPayment = (order: Order): boolean =>
  isOpenOnline(order) && ['pending', 'failed', 'confirmed'].includes(order.status);

/** Whether an order still waits for what was, or is to be, paid outside the shop. */
export const waitsForOffline = (order: Order): boolean =>
  order.paymentMethod?.kind === 'offline' &&
  order.paymentStatus === 'unpaid' &&
  order.status === 'pending';
