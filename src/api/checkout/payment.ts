import type { PlacedOrder } from '../../../machines/rules/domain.ts';
import { backendUrl } from '../scope.ts';

/** What of an order its payment page is asked for. */
export type Payable = Pick<PlacedOrder, 'orderId' | 'payerId' | 'paymentKey'>;

/**
 * Where the browser goes to pay an order; it comes back to `callback` with a flag (wire 11.1).
 * A page that is gone to gets no headers, so its language travels in the address; a backend that
 * does not know it passes it by.
 */
export function paymentUrl(
  order: Payable,
  gateway: string,
  callback: string,
  language: string,
): string {
  const query = new URLSearchParams({
    order_id: String(order.orderId),
    customer_id: String(order.payerId),
    payment_method: gateway,
    payment_platform: 'web',
    callback,
    language,
    ...(order.paymentKey !== null && { payment_key: order.paymentKey }),
  });
  return `${backendUrl}/payment-mobile?${query.toString()}`;
}
