import type { PaymentFlag } from './domain.ts';

const flags: readonly PaymentFlag[] = ['success', 'fail', 'cancel'];

/**
 * The outcome of a payment, from the query of the page to which the gateway returns. Gateways
 * append `?flag=…&&token=…` without looking at the URL, so it may be inside the value of the last
 * parameter (wire facts 11.1); older ones use `status`. null when there is no outcome, or an
 * unknown one.
 * @param last the value of the last parameter
 */
export function paymentFlagOf(params: URLSearchParams, last: string): PaymentFlag | null {
  const inside = new URLSearchParams(last.split('?')[1]).get('flag');
  const value = params.get('flag') ?? params.get('status') ?? inside;
  return flags.find((flag) => flag === value) ?? null;
}
