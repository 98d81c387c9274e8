import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../machines/rules/domain.ts';
import { fetchDirections } from '../api/place/directions.ts';
import {
  fetchCancelReasons,
  fetchOrder,
  fetchOrderLines,
  fetchOrders,
  fetchRefundReasons,
  ORDERS_A_PAGE,
} from '../api/orders/calls.ts';

/** An order's state, for customers by token and for guests by its contact phone. */
export const orderQuery = (orderId: string, phone: string) =>
  queryOptions({
    queryKey: ['order', orderId, phone],
    queryFn: ({ signal }) => fetchOrder(orderId, phone, signal),
  });

/** The lines of an order; they do not change once it stands. */
export const orderLinesQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order-lines', orderId],
    queryFn: ({ signal }) => fetchOrderLines(orderId, signal),
    staleTime: 5 * 60 * 1000,
  });

/** A customer's orders, infinite; those under way change by themselves. */
export const ordersQuery = (which: 'running' | 'previous') =>
  infiniteQueryOptions({
    queryKey: ['orders', which],
    queryFn: ({ pageParam, signal }) => fetchOrders(which, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * ORDERS_A_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });

/** Reasons to choose from when canceling. */
export const cancelReasonsQuery = () =>
  queryOptions({
    queryKey: ['cancel-reasons'],
    queryFn: ({ signal }) => fetchCancelReasons(signal),
    staleTime: 60 * 60 * 1000,
  });

/** Reasons to choose from when asking for the money. */
export const refundReasonsQuery = () =>
  queryOptions({
    queryKey: ['refund-reasons'],
    queryFn: ({ signal }) => fetchRefundReasons(signal),
    staleTime: 60 * 60 * 1000,
  });

/** The streets between a store and a door; no way is no fault. */
export const wayQuery = (from: LatLng, to: LatLng) =>
  queryOptions({
    queryKey: ['way', from, to],
    queryFn: ({ signal }) => fetchDirections(from, to, signal),
    staleTime: Infinity,
  });
