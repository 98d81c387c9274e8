import { linkTo } from '../../machines/rules/paths.ts';

/** The address of a category's vehicles, or of all (NAV-16). */
export function vehiclesHref(categoryId: number | null): string {
  return linkTo('vehicles', categoryId === null ? { all_category: 1 } : { categoryId });
}

/** The address of a booked trip. */
export const tripHref = (tripId: number): string => linkTo('trip', { id: tripId });
