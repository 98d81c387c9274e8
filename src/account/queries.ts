import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Module, Page, WalletFilter } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import {
  fetchOwnCoupons,
  fetchPointsMovements,
  fetchWalletBonuses,
  fetchWalletMovements,
  MOVEMENTS_A_PAGE,
} from '../api/account/calls.ts';

const nextPage = ({ page, total }: Page<unknown>) =>
  page * MOVEMENTS_A_PAGE < total ? page + 1 : undefined;

/**
 * The wallet's transaction history, page by page. It is always stale, because transactions also
 * happen outside this browser.
 */
export const walletMovementsQuery = (filter: WalletFilter) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'movements', filter],
    queryFn: ({ pageParam, signal }) => fetchWalletMovements(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** The history of the customer's loyalty points, page by page. */
export const pointsMovementsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['points', 'movements'],
    queryFn: ({ pageParam, signal }) => fetchPointsMovements(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** The bonuses that the shop adds when a customer pays money into the wallet. */
export const walletBonusesQuery = () =>
  queryOptions({
    queryKey: ['wallet', 'bonuses'],
    queryFn: ({ signal }) => fetchWalletBonuses(signal),
  });

/**
 * All coupons of the customer in a module. For rental, free-delivery coupons are left out: a trip
 * has no delivery.
 */
export const ownCouponsQuery = ({ id, type }: Pick<Module, 'id' | 'type'>) =>
  queryOptions({
    queryKey: ['coupons', id, 'own'],
    queryFn: async ({ signal }) => {
      if (type !== 'rental') return fetchOwnCoupons(signal);
      const { fetchOwnTripCoupons } = await import('../api/rental/trips.ts');
      const coupons = await fetchOwnTripCoupons(signal);
      return coupons.filter((coupon) => coupon.type !== 'free_delivery');
    },
    staleTime: MINUTE_MS,
  });
