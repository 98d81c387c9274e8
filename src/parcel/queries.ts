import { queryOptions } from '@tanstack/react-query';
import {
  fetchParcelCategories,
  fetchParcelInstructions,
  fetchParcelPromises,
} from '../api/parcel/calls.ts';

/** In milliseconds. */
const MINUTES = 60 * 1000;

/** The kinds of parcels, the same for everybody. */
export const parcelCategoriesQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['parcel-categories', moduleId],
    queryFn: ({ signal }) => fetchParcelCategories(moduleId, signal),
    staleTime: 5 * MINUTES,
    meta: { public: true },
  });

/** Why the shop's parcels are chosen. */
export const parcelPromisesQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['parcel-promises', moduleId],
    queryFn: ({ signal }) => fetchParcelPromises(moduleId, signal),
    staleTime: 60 * MINUTES,
    meta: { public: true },
  });

/** Ready-made words for the courier. */
export const parcelInstructionsQuery = () =>
  queryOptions({
    queryKey: ['parcel-instructions'],
    queryFn: ({ signal }) => fetchParcelInstructions(signal),
    staleTime: 60 * MINUTES,
  });
