import type { PlacedOrder } from '../../../machines/rules/domain.ts';
import { backendUrl, deployedPaths } from '../scope.ts';

/** The fields of an order that its payment page needs. */
export type Payable = Pick<PlacedOrder, 'orderId' | 'payerId' | 'paymentKey'>;

const PAYMENT_PATH = '/payment-mobile';

/**
 * The address of an order's payment page, which afterwards opens `callback` with the outcome in the
 * query: `flag` is `success`, `fail` or `cancel` (wire facts 11.1). A page opened by navigation
 * gets no headers, so the address contains the language; a backend that does not know this
 * parameter ignores it. The deployment can name another path (OPEN-41).
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
  const path = deployedPaths[PAYMENT_PATH] ?? PAYMENT_PATH;
  return `${backendUrl}${path}?${query.toString()}`;
}
