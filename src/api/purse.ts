import type { CheckoutFacts } from '../../machines/rules/domain.ts';
import { answer, client, patience } from './client.ts';
import { asFlag, asNumber, asObject } from './scalars.ts';

/** What a signed-in customer may pay with and save: the wallet, and a first order's discount. */
export async function fetchPurse(
  signal?: AbortSignal,
): Promise<Pick<CheckoutFacts, 'walletBalance' | 'newCustomer'>> {
  const call = client.GET('/api/v1/customer/info', { signal: patience(signal) });
  const body = asObject(await answer(call, signal));
  const discount = asNumber(body['discount_amount']);
  return {
    walletBalance: asNumber(body['wallet_balance']),
    newCustomer:
      asFlag(body['is_valid_for_discount']) && discount > 0
        ? {
            discount,
            discountType: body['discount_amount_type'] === 'amount' ? 'amount' : 'percent',
          }
        : null,
  };
}
