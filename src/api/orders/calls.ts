import type { Order, OrderLine, Page } from '../../../machines/rules/domain.ts';
import { answer, asForm, client, guestQuery, patience } from '../client.ts';
import { readOrder, readOrderLines } from './read.ts';
import { everyModule } from '../scope.ts';
import { asList, asNumber, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';

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

/** How many orders one request asks for (screens: a page of 10). */
export const ORDERS_A_PAGE = 10;

/** The signed-in customer's orders, newest first: those under way, or those that are over; of one module or all. */
export async function fetchOrders(
  which: 'running' | 'previous',
  moduleId: number | null,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Order>> {
  const params = {
    query: { limit: ORDERS_A_PAGE, offset: page },
    header: { moduleId: moduleId ?? everyModule },
  };
  const call =
    which === 'running'
      ? client.GET('/api/v1/customer/order/running-orders', { params, signal: patience(signal) })
      : client.GET('/api/v1/customer/order/list', { params, signal: patience(signal) });
  const list = asObject<AnswerTo<'listOrders'>>(await answer(call, signal));
  const rows = asList(list.orders).map(readOrder);
  return { rows, page, total: asNumber(list.total_size, rows.length) };
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
  return asList(asObject<AnswerTo<'listCancelReasons'>>(await answer(call, signal)).data).map(
    (row) => asText(asObject<Row<AnswerTo<'listCancelReasons'>['data']>>(row).reason),
  );
}

/** Cancels an order while it is pending. */
export async function cancelOrder(
  { orderId, reason, note }: { orderId: string; reason: string; note: string },
  signal?: AbortSignal,
): Promise<void> {
  const call = client.PUT('/api/v1/customer/order/cancel', {
    body: { order_id: Number(orderId), reason, ...(note !== '' && { note }), ...guestQuery() },
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

/** Reasons a customer may give to want the money back. */
export async function fetchRefundReasons(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/order/refund-reasons', { signal: patience(signal) });
  return asList(
    asObject<AnswerTo<'listRefundReasons'>>(await answer(call, signal)).refund_reasons,
  ).map((row) =>
    asText(asObject<Row<AnswerTo<'listRefundReasons'>['refund_reasons']>>(row).reason),
  );
}

/**
 * Asks for the money of a delivered and paid order, with pictures of what is wrong. Rejects with
 * the server's reason when the shop gives none back or was asked before (wire facts 10.4).
 */
export async function requestRefund(
  request: { orderId: string; reason: string; note: string },
  pictures: File[],
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    order_id: Number(request.orderId),
    customer_reason: request.reason,
    customer_note: request.note,
  };
  const call = client.POST('/api/v1/customer/order/refund-request', {
    body,
    ...(pictures.length > 0 ? { bodySerializer: () => asForm(body, 'image[]', pictures) } : {}),
    signal: patience(signal),
  });
  await answer(call, signal);
}
