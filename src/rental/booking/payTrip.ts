import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { payTrip as reportPayment } from '../../api/rental/trips.ts';
import { ownOrigin } from '../../platform/browser.ts';
import { tripHref } from '../links.ts';

/**
 * Sends the server the payment method of a trip. Resolves with the URL of the gateway's payment
 * page, or with null when the customer has nothing more to do.
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
