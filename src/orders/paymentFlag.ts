export type PaymentFlag = 'success' | 'fail' | 'cancel';

const flags: readonly PaymentFlag[] = ['success', 'fail', 'cancel'];

/**
 * The order and how its payment ended. Gateways append `?flag=…&&token=…` blindly, so the flag may
 * stand inside the order's value: `100001?flag=success` (wire facts 11.1); older ones say `status`.
 */
export function paymentFlag(params: URLSearchParams): {
  orderId: string;
  flag: PaymentFlag | null;
} {
  const raw = params.get('order_id') ?? '';
  const [orderId = '', appended = ''] = raw.split('?');
  const inside = new URLSearchParams(appended).get('flag');
  const said = params.get('flag') ?? params.get('status') ?? inside;
  return { orderId, flag: flags.find((flag) => flag === said) ?? null };
}
