import { linkTo } from '../../machines/rules/paths.ts';

/** The URL of the page with the vehicles of one category; null means all vehicles (NAV-16). */
export function vehiclesHref(categoryId: number | null): string {
  return linkTo('vehicles', categoryId === null ? { all_category: 1 } : { categoryId });
}

/** The URL of the page of a booked trip. */
export const tripHref = (tripId: number): string => linkTo('trip', { id: tripId });
