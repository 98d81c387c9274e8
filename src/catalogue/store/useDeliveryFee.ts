import { useQuery } from '@tanstack/react-query';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { deliveryFee } from '../../../machines/rules/fee.ts';
import { zonesQuery } from '../../shop/zones.ts';
import { usePlace } from '../../shop/place.ts';

/**
 * The lowest delivery fee that an order can have, as far as it is known before the checkout
 * (PRICE-12..15). It is for the straight-line distance to the store, because the route is not known
 * yet; if that distance is unknown too, it is for 0 km.
 * @returns `fee`: in the shop's currency, null when a rate is unknown; `isKnown`: false while the
 *   rates of the customer's zone are missing, so that the fee uses the shop's general rates;
 *   `error`: why the zones could not be loaded, else null
 */
export function useDeliveryFee(
  store: Store,
  config: ShopConfig,
): { fee: number | null; isKnown: boolean; error: Error | null } {
  const place = usePlace();
  const { data: found, error } = useQuery({
    ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }),
    enabled: place !== null,
    // The page server knows the place to a kilometre only. A zone's rates are the same at each of its
    // points, so the fee stays on the screen while the zones of the exact point are loaded.
    placeholderData: (before) => before,
  });
  const zone = found?.zones.find(({ id }) => id === store.zoneId) ?? null;
  const cost = deliveryFee(
    {
      orderType: 'delivery',
      store,
      zone,
      config,
      distanceKm: store.distanceKm ?? 0,
      extraCharge: 0,
    },
    config.currency.digits,
  );
  return {
    fee: cost === null ? null : cost.fee,
    isKnown: store.selfDelivery || zone !== null,
    error,
  };
}
