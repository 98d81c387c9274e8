import { useQuery } from '@tanstack/react-query';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { deliveryFee } from '../../../machines/rules/fee.ts';
import { zonesQuery } from '../../shop/zones.ts';
import { usePlace } from '../../shop/place.ts';

/**
 * The delivery fee as far as it is known before checkout. It is computed for the straight-line
 * distance, which is the shortest; if that is unknown, it is the lowest fee of the store
 * (PRICE-12..15).
 * @returns `fee`: in the shop's currency, null when a rate is unknown; `isKnown`: whether the fee
 *   uses the rates of the customer's zone, or those of a store that delivers itself; `error`: why
 *   the zones could not be loaded
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
