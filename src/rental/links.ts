import type { Provider, Vehicle } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/** The address of a vehicle's page; `from` says where it was found (NAV-16). */
export function vehicleHref({ id, slug }: Pick<Vehicle, 'id' | 'slug'>, from: string): string {
  return linkTo('vehicle', { id: slug || id }, { from });
}

/** The address of a provider's page (NAV-16). */
export function providerHref({ id, slug }: Pick<Provider, 'id' | 'slug'>): string {
  return linkTo('provider', { id: slug || id });
}

/** The address of a category's vehicles, or of all (NAV-16). */
export function vehiclesHref(categoryId: number | null): string {
  return linkTo('vehicles', categoryId === null ? { all_category: 1 } : { categoryId });
}

/** The address of a booked trip. */
export const tripHref = (tripId: number): string => linkTo('trip', { id: tripId });
