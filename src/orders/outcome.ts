import type { Order } from '../../machines/rules/domain.ts';
import type { PaymentFlag } from './paymentFlag.ts';

/** How an order stands when the customer comes to its result. */
export type Outcome = 'placed' | 'pending' | 'failed' | 'canceled' | 'orderCanceled';

/**
 * What the result says. The order is believed before the address: a gateway's flag can be typed by
 * anyone, and only decides between failed, canceled and still on its way while nothing is paid.
 */
export function outcomeOf(order: Order, flag: PaymentFlag | null): Outcome {
  if (order.status === 'canceled') return 'orderCanceled';
  if (order.paymentMethod !== 'digital_payment' || order.paymentStatus === 'paid') return 'placed';
  if (flag === 'cancel') return 'canceled';
  return flag === 'fail' || order.status === 'failed' ? 'failed' : 'pending';
}

/** Whether an order still waits for its online payment. */
export function waitsForPayment(order: Order): boolean {
  return (
    order.paymentMethod === 'digital_payment' &&
    order.paymentStatus === 'unpaid' &&
    (order.status === 'pending' || order.status === 'failed')
  );
}
