import type { PaymentFlag } from '../../machines/rules/domain.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/**
 * The order's id and the outcome of its payment, from the URL to which a payment page returned; the
 * outcome is null when the URL has none.
 */
export function paymentFlag(params: URLSearchParams): {
  orderId: string;
  flag: PaymentFlag | null;
} {
  const raw = params.get('order_id') ?? '';
  const [orderId = ''] = raw.split('?');
  return { orderId, flag: paymentFlagOf(params, raw) };
}
