import type { PaymentFlag } from './domain.ts';

const flags: readonly PaymentFlag[] = ['success', 'fail', 'cancel'];

/**
 * Reads the outcome of a payment from the query of the page to which the gateway returns; null when
 * it has none, or an unknown one. Gateways append `?flag=…&&token=…` even to a URL that has a query
 * already, so the flag may be inside the value of the last parameter (wire facts 11.1). Older ones
 * use `status`.
 * @param last the value of the last parameter
 */
export function paymentFlagOf(params: URLSearchParams, last: string): PaymentFlag | null {
  const inside = new URLSearchParams(last.split('?')[1]).get('flag');
  const value = params.get('flag') ?? params.get('status') ?? inside;
  return flags.find((flag) => flag === value) ?? null;
}
