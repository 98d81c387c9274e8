import type { Order, OrderLine, Page } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { answer, client, guestQuery, patience } from '../client.ts';
import { asForm, uploadPatience } from '../upload.ts';
import { askedId } from '../askedId.ts';
import { requiredCount } from '../required.ts';
import { readOrder, readOrderLines, readReasons } from './read.ts';
import { everyModule } from '../scope.ts';
import { asList, asNumber, asNumberOrNull, asObject, asTextOrNull } from '../scalars.ts';
import { ifUnknown, refuseUnknown } from '../unknownCall.ts';
import type { AnswerTo, Row, Wire } from '../wire.ts';

/**
 * An order's current state. A guest proves access by the order's contact phone number; `phone` is
 * '' for none (wire facts 10.3).
 * @param orderId from the URL; one that cannot be an order's number rejects as not found
 * @throws CallError `malformed` when the answer has no id: it would show as an order that is placed
 */
export async function fetchOrder(
  orderId: string,
  phone: string,
  signal?: AbortSignal,
): Promise<Order> {
  const call = client.GET('/api/v1/customer/order/track', {
    params: {
      query: {
        order_id: askedId(orderId),
        ...guestQuery(),
        ...(phone === '' ? {} : { contact_number: phone }),
      },
    },
    signal: patience(signal),
  });
  const order = await answer(call, signal);
  requiredCount(asObject<Wire['Order']>(order).id);
  return readOrder(order);
}

/** How many orders one request asks for: one page of the list. */
export const ORDERS_A_PAGE = 10;

/**
 * The signed-in customer's orders, newest first: the running ones, or the finished ones. `moduleId`
 * null means the orders of all modules.
 */
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

/** The lines of an order: its items, with what was chosen for each. */
export async function fetchOrderLines(orderId: number, signal?: AbortSignal): Promise<OrderLine[]> {
  const call = client.GET('/api/v1/customer/order/details', {
    params: { query: { order_id: orderId, ...guestQuery() } },
    signal: patience(signal),
  });
  return readOrderLines(await answer(call, signal));
}

/** How many reasons for a cancellation one request asks for: more than a shop offers. */
export const ALL_REASONS = 25;

/** The reasons that the shop offers to a customer who cancels an order. */
export async function fetchCancelReasons(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/order/cancellation-reasons', {
    params: { query: { type: 'customer', limit: ALL_REASONS, offset: 1 } },
    signal: patience(signal),
  });
  return readReasons(asObject<AnswerTo<'listCancelReasons'>>(await answer(call, signal)).data);
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
export async function payOrderByCash(orderId: number): Promise<void> {
  const call = client.PUT('/api/v1/customer/order/payment-method', {
    body: { order_id: orderId, ...guestQuery() },
    signal: patience(),
  });
  await answer(call);
}

/**
 * Pays an unpaid order from the customer's wallet (newer backends, wire facts 10.5). Rejects with
 * the server's reason when the balance is too low or nothing is due any more, and with the shop's
 * own words where the backend has no such call.
 */
export async function payOrderFromWallet(orderId: number): Promise<void> {
  const call = client.POST('/api/v1/customer/order/wallet-payment', {
    body: { order_id: orderId },
    signal: patience(),
  });
  await ifUnknown<unknown>(answer(call), () =>
    refuseUnknown(t('orders.track.unknownWay', { name: t('orders.track.byWallet') })),
  );
}

/** The reasons that the shop offers to a customer who requests a refund. */
export async function fetchRefundReasons(signal?: AbortSignal): Promise<string[]> {
  const call = client.GET('/api/v1/customer/order/refund-reasons', { signal: patience(signal) });
  return readReasons(
    asObject<AnswerTo<'listRefundReasons'>>(await answer(call, signal)).refund_reasons,
  );
}

/**
 * Requests a refund of a delivered and paid order, with pictures of the problem. Rejects with the
 * server's reason when the shop does not refund or a request exists already (wire facts 10.4).
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
    signal: uploadPatience(pictures, signal),
  });
  await answer(call, signal);
}

interface SentReview {
  orderId: number;
  /** The id of the reviewed item or courier. */
  id: number;
  stars: number;
  comment: string;
}

/**
 * Sends a customer's review of an ordered item, with pictures; `id` is the item's id. Rejects with
 * code `review` when there is one already, `order_id` when the order is another customer's (wire
 * facts 7.3).
 */
export async function reviewItem(
  { orderId, id, stars, comment }: SentReview,
  pictures: readonly File[],
  signal?: AbortSignal,
): Promise<void> {
  const body = { item_id: id, order_id: orderId, rating: stars, comment };
  const call = client.POST('/api/v1/items/reviews/submit', {
    body,
    ...(pictures.length > 0
      ? { bodySerializer: () => asForm(body, 'attachment[]', [...pictures]) }
      : {}),
    signal: uploadPatience(pictures, signal),
  });
  await answer(call, signal);
}

/** Sends a customer's review of an order's courier; `id` is the courier's id (wire facts 10.6). */
export async function reviewCourier(
  { orderId, id, stars, comment }: SentReview,
  signal?: AbortSignal,
): Promise<void> {
  const call = client.POST('/api/v1/delivery-man/reviews/submit', {
    body: { delivery_man_id: id, order_id: orderId, rating: stars, comment },
    signal: patience(signal),
  });
  await answer(call, signal);
}

/** The customer's review of the courier of an order; null when there is none yet. */
export async function fetchCourierReview(
  courierId: number,
  orderId: number,
  signal?: AbortSignal,
): Promise<{ rating: number; comment: string | null } | null> {
  const call = client.GET('/api/v1/delivery-man/reviews/{id}', {
    params: { path: { id: courierId } },
    signal: patience(signal),
  });
  const own = asList(await answer(call, signal))
    .map((row) => asObject<Row<AnswerTo<'listCourierReviews'>>>(row))
    .find((row) => asNumber(row.order_id) === orderId);
  return own === undefined
    ? null
    : { rating: asNumber(own.rating), comment: asTextOrNull(own.comment) };
}

/**
 * The id of the order delivered last, if the customer has not reviewed it yet; null otherwise (wire
 * facts 4).
 */
export async function fetchReviewReminder(signal?: AbortSignal): Promise<number | null> {
  const call = client.GET('/api/v1/customer/review-reminder', { signal: patience(signal) });
  return asNumberOrNull(
    asObject<AnswerTo<'getReviewReminder'>>(await answer(call, signal)).order_id,
  );
}

/** Tells the server not to remind the customer of reviewing an order again (wire facts 4). */
export async function dismissReviewReminder(orderId: number): Promise<void> {
  const params = { query: { order_id: orderId } };
  await answer(
    client.GET('/api/v1/customer/review-reminder-cancel', { params, signal: patience() }),
  );
}
