import type { ParcelPhase } from '../../../machines/rules/orderStatus.ts';
import { answer, client, guestQuery, patience } from '../client.ts';
import { ALL_REASONS, fetchCancelReasons } from '../orders/calls.ts';
import { readReasons } from '../orders/read.ts';
import { asObject } from '../scalars.ts';
import { ifUnknown } from '../unknownCall.ts';
import type { AnswerTo } from '../wire.ts';

/**
 * Reasons a customer may give for canceling a parcel, before or after the courier has picked it up
 * (wire facts 10.5). Older backends have none for parcels alone: there they are those of orders.
 */
export async function fetchParcelCancelReasons(
  phase: ParcelPhase,
  signal?: AbortSignal,
): Promise<string[]> {
  const call = client.GET('/api/v1/get-parcel-cancellation-reasons', {
    params: {
      query: {
        user_type: 'customer',
        cancellation_type: phase,
        limit: ALL_REASONS,
        offset: 1,
      },
    },
    signal: patience(signal),
  });
  const reasons = async () => {
    const body = await answer(call, signal);
    return readReasons(asObject<AnswerTo<'listParcelCancellationReasons'>>(body).data);
  };
  return ifUnknown(reasons(), () => fetchCancelReasons(signal));
}

/**
 * Confirms that the sender of a canceled parcel has received it back. `code` is the one-time code
 * that was sent to the sender's phone. Rejects with the error `return_otp` when it is wrong, and with
 * `order` when the parcel is not the caller's (wire facts 10.5).
 */
export async function returnParcel(
  { orderId, code }: { orderId: string; code: string },
  signal?: AbortSignal,
): Promise<void> {
  const call = client.POST('/api/v1/customer/order/parcel-return', {
    body: {
      order_id: Number(orderId),
      order_status: 'returned',
      return_otp: code,
      ...guestQuery(),
    },
    signal: patience(signal),
  });
  await answer(call, signal);
}
