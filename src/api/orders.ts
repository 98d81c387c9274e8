import type { Order, OrderLine } from '../../machines/rules/domain.ts';
import { answer, client, guestIdOfCall, patience } from './client.ts';
import { readOrder, readOrderLines } from './readOrders.ts';
import { asList, asObject, asText } from './scalars.ts';

const guestQuery = (): { guest_id?: string } => {
  const guestId = guestIdOfCall();
  return guestId === null ? {} : { guest_id: guestId };
};

/** An order's state; guests prove themselves by its contact phone (wire facts 10.3). */
export async function fetchOrder(
  orderId: string,
  phone: string,
  signal?: AbortSignal,
): Promise<Order> {
  const call = client.GET('/api/v1/customer/order/track', {
    params: {
      query: {
        order_id: Number(orderId),
        ...guestQuery(),
        ...(phone === '' ? {} : { contact_number: phone }),
      },
    },
    signal: patience(signal),
  });
  return readOrder(await answer(call, signal));
}

/** The lines of an order. */
export async function fetchOrderLines(orderId: number, signal?: AbortSignal): Promise<OrderLine[]> {
  const call = client.GET('/api/v1/customer/order/details', {
    params: { query: { order_id: orderId, ...guestQuery() } },
    signal: patience(signal),
  });
  return readOrderLines(await answer(call, signal));
}

/** Reasons a customer may give to cancel. */
export async function fetchCancelReasons(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/order/cancellation-reasons', {
    params: { query: { type: 'customer', limit: 25, offset: 1 } },
    signal: patience(signal),
  });
  return asList(asObject(await answer(call, signal))['data']).map((row) =>
    asText(asObject(row)['reason']),
  );
}

/** Cancels an order while it is pending. */
export async function cancelOrder(
  orderId: string,
  reason: string,
  signal?: AbortSignal,
): Promise<void> {
  const call = client.PUT('/api/v1/customer/order/cancel', {
    body: { order_id: Number(orderId), reason, ...guestQuery() },
    signal: patience(signal),
  });
  await answer(call, signal);
}

/** Switches an unpaid order to cash on delivery. */
export async function payOrderByCash(orderId: number, signal?: AbortSignal): Promise<void> {
  const call = client.PUT('/api/v1/customer/order/payment-method', {
    body: { order_id: orderId, ...guestQuery() },
    signal: patience(signal),
  });
  await answer(call, signal);
}
