import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS, MINUTE_MS } from '../../machines/rules/durations.ts';
import { fetchOrder } from '../api/orders/calls.ts';
import { fetchCoupons, fetchOfflineMethods, fetchUsualTip } from '../api/checkout/calls.ts';

/** The coupons that the customer can choose from in a module. */
export const couponsQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['coupons', moduleId],
    queryFn: ({ signal }) => fetchCoupons(signal),
    staleTime: MINUTE_MS,
  });

/**
 * The tip that most customers give, in the shop's currency; cached for an hour because it hardly
 * changes.
 */
export const usualTipQuery = () =>
  queryOptions({
    queryKey: ['usual-tip'],
    queryFn: ({ signal }) => fetchUsualTip(signal),
    staleTime: HOUR_MS,
  });

/** The note of an earlier order by prescription, which is copied into the new order. */
export const earlierNoteQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['earlier-note', orderId],
    queryFn: async ({ signal }) => (await fetchOrder(orderId, '', signal)).note,
    staleTime: MINUTE_MS,
    retry: false,
  });

/** The methods for paying outside the shop, such as bank transfer. */
export const offlineMethodsQuery = () =>
  queryOptions({
    queryKey: ['offline-methods'],
    queryFn: ({ signal }) => fetchOfflineMethods(signal),
    staleTime: 5 * MINUTE_MS,
  });
