import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { payTrip as reportPayment } from '../../api/rental/trips.ts';
import { ownOrigin } from '../../platform/browser.ts';
import { tripHref } from '../links.ts';

/**
 * Tells the server how a trip is paid. Resolves with the URL of the gateway's payment page, or with
 * null when the customer need not do anything more.
 */
export async function payTrip(
  tripId: number,
  payment: PaymentMethod,
  signal: AbortSignal,
): Promise<string | null> {
  const callback = `${ownOrigin()}${tripHref(tripId)}`;
  const answer = await reportPayment(tripId, payment, callback, signal);
  return answer.type === 'goTo' ? answer.url : null;
}
