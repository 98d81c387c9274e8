import type { CashbackOffer } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { CallError } from '../failure.ts';
import { asList, asNumber, asObject, asPrice } from '../scalars.ts';
import type { AnswerTo, Wire } from '../wire.ts';

/**
 * The server's answer with its cashback offers; an empty list for older backends, which have no
 * such call.
 */
async function offersAnswered(signal?: AbortSignal): Promise<unknown> {
  try {
    return await answer(client.GET('/api/v1/cashback/list', { signal: patience(signal) }), signal);
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'notFound') return [];
    throw error;
  }
}

/** The running cashback offers of the module; only for signed-in customers (wire facts 9). */
export async function fetchCashbackOffers(signal?: AbortSignal): Promise<CashbackOffer[]> {
  return asList(await offersAnswered(signal))
    .map((entry) => {
      const offer = asObject<Wire['Cashback']>(entry);
      return {
        id: asNumber(offer.id),
        type: offer.cashback_type === 'percentage' ? ('percent' as const) : ('amount' as const),
        amount: asNumber(offer.cashback_amount),
        minimum: asNumber(offer.min_purchase),
        maximum: asNumber(offer.max_discount),
      };
    })
    .filter(({ amount }) => amount > 0);
}

/**
 * The cashback that the customer earns by paying an amount, in the shop's currency; 0 when no offer
 * applies.
 */
export async function fetchCashback(amount: number, signal?: AbortSignal): Promise<number> {
  const call = client.GET('/api/v1/cashback/getCashback', {
    params: { query: { amount } },
    signal: patience(signal),
  });
  const body = asObject<AnswerTo<'getCashback'>>(await answer(call, signal));
  const worth = asPrice(body.calculated_amount);
  if (worth === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
  return worth;
}
