import type { QueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { payTrip as reportPayment } from '../../api/rental/trips.ts';
import { refreshBalances } from '../../checkout/index.ts';
import { ownOrigin } from '../../platform/browser.ts';
import { tripHref } from '../links.ts';

/**
 * Sends the server the payment method of a trip. Resolves with the URL of the gateway's payment
 * page, or with null when the customer has nothing more to do.
 */
export async function payTrip(
  { tripId, payment }: { tripId: number; payment: PaymentMethod },
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<string | null> {
  const callback = `${ownOrigin()}${tripHref(tripId)}`;
  try {
    const answer = await reportPayment(tripId, payment, callback, signal);
    return answer.type === 'goTo' ? answer.url : null;
  } finally {
    // Also after an error, because the wallet may have paid and only the answer was lost.
    void refreshBalances(queryClient);
  }
}
