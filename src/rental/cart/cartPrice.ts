import { useQuery } from '@tanstack/react-query';
import { tripCartPrice, type TripVehicles } from '../../../machines/rental/selectors.ts';
import type { ShopConfig, TripSettings } from '../../../machines/rules/domain.ts';
import type { TripTotals } from '../../../machines/rules/rentalPrice.ts';
import { configQuery } from '../../shop/config.ts';
import { shopTerms } from '../shopTerms.ts';

/**
 * The price of these vehicles for a trip, with the settings of the shop (PRICE-01..06); null when
 * a price is unknown.
 */
export function tripTotals(
  vehicles: TripVehicles,
  trip: TripSettings,
  config: ShopConfig,
): TripTotals | null {
  return tripCartPrice(vehicles, trip, { ...shopTerms(config), coupon: null });
}

/**
 * The same as `tripTotals`, as a hook. Also null until the shop's config is loaded, and for a cart
 * without a trip or without vehicles.
 */
export function useTripTotals(
  vehicles: TripVehicles,
  trip: TripSettings | null,
): TripTotals | null {
  const { data: config } = useQuery(configQuery());
  return config === undefined || trip === null || vehicles.length === 0
    ? null
    : tripTotals(vehicles, trip, config);
}
