import { useQuery } from '@tanstack/react-query';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { deliveryFee } from '../../../machines/rules/fee.ts';
import { zonesQuery } from '../../shop/zones.ts';
import { usePlace } from '../../shop/place.ts';

/**
 * What the way to the customer costs as far as it is known before checkout: by the straight line,
 * which is the shortest; without one the least the store asks (PRICE-12..15).
 * @returns the fee, null when a rate of it is not known, whether it is that of the customer's zone, and why zones could not be had
 */
export function useDeliveryFee(
  store: Store,
  config: ShopConfig,
): { fee: number | null; isKnown: boolean; error: Error | null } {
  const place = usePlace();
  const { data: found, error } = useQuery({
    ...zonesQuery(place?.position ?? { lat: 0, lng: 0 }),
    enabled: place !== null,
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
