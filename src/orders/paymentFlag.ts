import type { PaymentFlag } from '../../machines/rules/domain.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/**
 * Reads the order's id and the outcome of its payment (`flag`) from the URL to which a payment page
 * returned. When the URL has none, the id is '' and the outcome is null.
 */
export function paymentFlag(params: URLSearchParams): {
  orderId: string;
  flag: PaymentFlag | null;
} {
  const raw = params.get('order_id') ?? '';
  const [orderId = ''] = raw.split('?');
  return { orderId, flag: paymentFlagOf(params, raw) };
}
