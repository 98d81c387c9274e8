import { queryOptions } from '@tanstack/react-query';
import type { Order } from '../../machines/rules/domain.ts';
import { HOUR_MS, MINUTE_MS } from '../../machines/rules/durations.ts';
import {
  fetchParcelCategories,
  fetchParcelInstructions,
  fetchParcelPromises,
} from '../api/parcel/calls.ts';
import { fetchOrders } from '../api/orders/calls.ts';

/** The kinds of parcels, the same for everybody. */
export const parcelCategoriesQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['parcel-categories', moduleId],
    queryFn: ({ signal }) => fetchParcelCategories(moduleId, signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/** The shop's own reasons to choose its parcel service, shown on the home page. */
export const parcelPromisesQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['parcel-promises', moduleId],
    queryFn: ({ signal }) => fetchParcelPromises(moduleId, signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });

/** Ready-made instructions for the courier, for the customer to choose from. */
export const parcelInstructionsQuery = () =>
  queryOptions({
    queryKey: ['parcel-instructions'],
    queryFn: ({ signal }) => fetchParcelInstructions(signal),
    staleTime: HOUR_MS,
  });

/** How many earlier parcels the page offers to send again. */
const LAST_PARCELS = 4;

/**
 * The customer's last parcels, to send one of them again; running ones come first. Of several with
 * the same receiver and kind, only the newest is listed.
 */
export const lastParcelsQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['orders', 'last-parcels', moduleId],
    queryFn: async ({ signal }) => {
      const [running, previous] = await Promise.all([
        fetchOrders('running', moduleId, 1, signal),
        fetchOrders('previous', moduleId, 1, signal),
      ]);
      const sent = [...running.rows, ...previous.rows].filter(({ parcel }) => parcel !== null);
      const keyOf = ({ parcel }: Order) =>
        JSON.stringify([
          parcel?.categoryId,
          parcel?.receiver?.contact.name,
          parcel?.receiver?.address,
        ]);
      const keys = sent.map(keyOf);
      return sent.filter((order, at) => keys.indexOf(keyOf(order)) === at).slice(0, LAST_PARCELS);
    },
    staleTime: MINUTE_MS,
  });
