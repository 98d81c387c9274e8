import type { PaymentFlag } from './domain.ts';

const flags: readonly PaymentFlag[] = ['success', 'fail', 'cancel'];

/**
 * How a payment ended, by the query of the page that it came back to. Gateways append
 * `?flag=…&&token=…` blindly, so it may stand inside the value that the query ended with
 * (wire facts 11.1); older ones say `status`. null when nothing, or something else, is said.
 * @param last the value that the query ended with
 */
export function paymentFlagOf(params: URLSearchParams, last: string): PaymentFlag | null {
  const inside = new URLSearchParams(last.split('?')[1]).get('flag');
  const said = params.get('flag') ?? params.get('status') ?? inside;
  return flags.find((flag) => flag === said) ?? null;
}
