import type { Order, PaymentFlag } from './domain.ts';

/**
 * The outcome of an order that the result page shows. `canceled`: the customer canceled the
 * payment. `orderCanceled`: the order itself was canceled.
 */
export type Outcome = 'placed' | 'pending' | 'failed' | 'canceled' | 'orderCanceled';

/**
 * The outcome of an order. The order's own data decide first, because anyone can type a flag into
 * the URL. Only for an unpaid order does the flag decide between failed, canceled and pending.
 * @param flag the outcome of the payment, which the payment page added to the URL; null when the
 *   URL has none
 */
export function outcomeOf(order: Order, flag: PaymentFlag | null): Outcome {
  if (order.status === 'canceled') return 'orderCanceled';
  if (!isOpenOnline(order)) return 'placed';
  if (flag === 'cancel') return 'canceled';
  return flag === 'fail' || order.status === 'failed' ? 'failed' : 'pending';
}

/** Whether a part of the order is still to be paid online. */
function isOpenOnline(order: Order): boolean {
  if (order.paymentStatus === 'paid') return false;
  return (
    order.paymentMethod?.kind === 'digital' ||
    order.payments.some(({ paid, method }) => !paid && method?.kind === 'digital')
  );
}

/** Whether an order is at a stage at which it can still be paid online. */
const isPayable = ({ status }: Order): boolean =>
  ['pending', 'failed', 'confirmed'].includes(status);

/** Whether an order that is not over still needs its online payment. */
const waitsForPayment = (order: Order): boolean => isOpenOnline(order) && isPayable(order);

/**
 * Whether an order still needs a payment outside the shop, or the shop's check of it. With the
 * newest backends such an order has the status `failed` until it is paid (wire facts 10.1).
 */
export const waitsForOffline = (order: Order): boolean =>
  order.paymentMethod?.kind === 'offline' &&
  order.paymentStatus === 'unpaid' &&
  ['pending', 'failed'].includes(order.status);

/** Whether the shop is checking a payment outside the shop that the customer has described. */
export const isOfflineChecked = (order: Order): boolean =>
  waitsForOffline(order) && order.offline?.status === 'pending';

/** Whether the customer still has to pay an order, or to describe a payment outside the shop. */
export const mayPayNow = (order: Order): boolean =>
  waitsForPayment(order) || (waitsForOffline(order) && !isOfflineChecked(order));

/**
 * Whether only the order itself says if it can be paid now. A list of orders says neither how the
 * rest of a part-paid order is to be paid, nor whether the customer has described a payment outside
 * the shop (wire facts 15.15).
 */
export const isPaymentUnlisted = (order: Order): boolean =>
  waitsForOffline(order) ||
  (order.paymentStatus === 'partially_paid' && order.payments.length === 0 && isPayable(order));
