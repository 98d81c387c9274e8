import { useQuery } from '@tanstack/react-query';
import { isKnownPoint } from '../../machines/rules/distance.ts';
import type { LatLng, Order } from '../../machines/rules/domain.ts';
import { noRoute, type DrivingRoute } from '../../machines/rules/drivingRoute.ts';
import { drivingRouteQuery } from '../shop/drivingRoute.ts';

const nowhere: LatLng = { lat: 0, lng: 0 };

function knownPoint(point: LatLng | null | undefined): LatLng | null {
  return point == null || !isKnownPoint(point) ? null : point;
}

/**
 * The positions where an order's route starts and ends; null for one that is not known or not
 * needed.
 */
function endsOf({ store, address, parcel, type }: Order) {
  if (parcel !== null) {
    return {
      start: knownPoint(address?.position),
      destination: knownPoint(parcel.receiver?.position),
    };
  }
  const destination = type === 'take_away' ? null : knownPoint(address?.position);
  return { start: knownPoint(store?.position), destination };
}

interface TrackedRoute {
  /** The position of the store, or of a parcel's sender. */
  start: LatLng | null;
  destination: LatLng | null;
  /** The courier's position while they carry the order; null before and after. */
  courier: LatLng | null;
  route: DrivingRoute;
}

/** The route of an order along the streets, and the courier's position on it. */
export function useOrderRoute(order: Order): TrackedRoute {
  const { start, destination } = endsOf(order);
  // The courier's position is used only while the courier carries the order.
  const courier = order.status === 'picked_up' ? knownPoint(order.courier?.position) : null;
  const { data: route = noRoute } = useQuery({
    ...drivingRouteQuery(start ?? nowhere, destination ?? nowhere),
    enabled: start !== null && destination !== null,
  });
  return { start, destination, courier, route };
}
