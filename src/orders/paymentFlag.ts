import type { PaymentFlag } from '../../machines/rules/domain.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/** The order and how its payment ended, from the address that a payment page came back to. */
export function paymentFlag(params: URLSearchParams): {
  orderId: string;
  flag: PaymentFlag | null;
} {
  const raw = params.get('order_id') ?? '';
  const [orderId = ''] = raw.split('?');
  return { orderId, flag: paymentFlagOf(params, raw) };
}
