import { useQuery } from '@tanstack/react-query';
import { tripCartPrice, type TripVehicles } from '../../../machines/rental/selectors.ts';
import type { TripSettings } from '../../../machines/rules/domain.ts';
import type { TripTotals } from '../../../machines/rules/rentalPrice.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { shopTerms } from '../shopTerms.ts';

/**
 * The price of these vehicles for a trip, with the settings of the shop (PRICE-01..06). Null when a
 * price is unknown, until the shop's config is loaded, and for a cart without a trip or vehicles.
 */
export function useTripTotals(
  vehicles: TripVehicles,
  trip: TripSettings | null,
): TripTotals | null {
  const { data: config } = useQuery(configQuery());
  const at = usePresentMinute();
  return config === undefined || trip === null || vehicles.length === 0
    ? null
    : tripCartPrice(vehicles, trip, { ...shopTerms(config, at), coupon: null });
}
