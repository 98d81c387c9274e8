import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Order } from '../../machines/rules/domain.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../machines/rules/durations.ts';
import type { ParcelPhase } from '../../machines/rules/orderStatus.ts';
import { fetchParcelCancelReasons } from '../api/parcel/recall.ts';
import {
  fetchCancelReasons,
  fetchCourierReview,
  fetchOrder,
  fetchOrderLines,
  fetchOrders,
  fetchRefundReasons,
  ORDERS_A_PAGE,
} from '../api/orders/calls.ts';
import { now } from '../platform/browser.ts';

/** The key under which everything read of one order is cached, whoever asked for it. */
export const orderKey = (orderId: number | string) => ['order', String(orderId)] as const;

/**
 * One order.
 * @param phone the phone number of a guest's order, which the server requires; '' for a signed-in
 *   customer, whose token is enough
 */
export const orderQuery = (orderId: string, phone: string) =>
  queryOptions({
    queryKey: [...orderKey(orderId), phone],
    queryFn: ({ signal }) => fetchOrder(orderId, phone, signal),
  });

/** The lines of an order; they do not change once it is placed. */
export const orderLinesQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order-lines', orderId],
    queryFn: ({ signal }) => fetchOrderLines(orderId, signal),
    staleTime: 5 * MINUTE_MS,
  });

/** Which of a customer's orders a list contains. */
export interface OrderFilter {
  which: 'running' | 'previous';
  /** The id of the module; null for all modules. */
  moduleId: number | null;
  /** The maximum age of the orders, in days; null for any age. */
  days: number | null;
}

/**
 * Whether an order is at most `days` old; null accepts any age. An order without a readable date
 * counts as recent.
 */
export function isWithin({ createdAt }: Pick<Order, 'createdAt'>, days: number | null): boolean {
  const placed = Date.parse(createdAt ?? '');
  return days === null || Number.isNaN(placed) || placed >= now().getTime() - days * DAY_MS;
}

/**
 * A customer's orders, newest first, page by page; running orders are always stale. The API has no
 * filter by date, so no further page is loaded after the first order that is too old.
 */
export const ordersQuery = ({ which, moduleId, days }: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', which, moduleId, days],
    queryFn: ({ pageParam, signal }) => fetchOrders(which, moduleId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total, rows }) =>
      page * ORDERS_A_PAGE < total && rows.every((row) => isWithin(row, days))
        ? page + 1
        : undefined,
    staleTime: which === 'running' ? 0 : MINUTE_MS,
  });

/** The customer's review of the courier of an order; null before there is one. */
export const courierReviewQuery = (courierId: number, orderId: number) =>
  queryOptions({
    queryKey: ['courier-review', courierId, orderId],
    queryFn: ({ signal }) => fetchCourierReview(courierId, orderId, signal),
  });

/**
 * The shop's reasons to choose from when canceling an order (`parcel` null), or a parcel before or
 * after pickup.
 */
export const cancelReasonsQuery = (parcel: ParcelPhase | null) =>
  queryOptions({
    queryKey: ['cancel-reasons', parcel],
    queryFn: ({ signal }) =>
      parcel === null ? fetchCancelReasons(signal) : fetchParcelCancelReasons(parcel, signal),
    staleTime: HOUR_MS,
  });

/** The shop's reasons for requesting a refund. */
export const refundReasonsQuery = () =>
  queryOptions({
    queryKey: ['refund-reasons'],
    queryFn: ({ signal }) => fetchRefundReasons(signal),
    staleTime: HOUR_MS,
  });
