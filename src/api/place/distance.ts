import type { LatLng } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { requiredAmount } from '../required.ts';
import { readDistanceMetres } from './readDistance.ts';

/** Kilometres along roads between two points; null when there is no route (API-45, PRICE-16). */
export async function fetchDistanceKm(
  from: LatLng,
  to: LatLng,
  signal?: AbortSignal,
): Promise<number | null> {
  const call = client.GET('/api/v1/config/distance-api', {
    params: {
      query: {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
      },
    },
    signal: patience(signal),
  });
  const metres = readDistanceMetres(await answer(call, signal));
  return metres === null ? null : metres / 1000;
}

/** The courier vehicle's surcharge for a distance in km, in the shop's currency. */
export async function fetchExtraCharge(distanceKm: number, signal?: AbortSignal): Promise<number> {
  const call = client.GET('/api/v1/vehicle/extra_charge', {
    params: { query: { distance: distanceKm } },
    signal: patience(signal),
  });
  return requiredAmount(await answer(call, signal));
}
