import { useQuery } from '@tanstack/react-query';
import { isKnownPoint } from '../../machines/rules/distance.ts';
import type { LatLng, Order } from '../../machines/rules/domain.ts';
import { noWay, type Way } from '../../machines/rules/way.ts';
import { wayQuery } from '../shop/way.ts';

const nowhere: LatLng = { lat: 0, lng: 0 };

function known(point: LatLng | null | undefined): LatLng | null {
  return point == null || !isKnownPoint(point) ? null : point;
}

/**
 * The positions where an order's route starts and ends; null for one that is not known or not
 * needed.
 */
function endsOf({ store, address, parcel, type }: Order) {
  if (parcel !== null) {
    return { start: known(address?.position), door: known(parcel.receiver?.position) };
  }
  const door = type === 'take_away' ? null : known(address?.position);
  return { start: known(store?.position), door };
}

interface WayOfOrder {
  /** The position of the store, or of a parcel's sender. */
  start: LatLng | null;
  door: LatLng | null;
  /** The courier's position while they carry the order; null before and after. */
  courier: LatLng | null;
  way: Way;
}

/** The route of an order along the streets, and the courier's position on it. */
export function useWayOf(order: Order): WayOfOrder {
  const { start, door } = endsOf(order);
  // Before and after the ride the courier is about business of their own.
  const courier = order.status === 'picked_up' ? known(order.courier?.position) : null;
  const { data: way = noWay } = useQuery({
    ...wayQuery(start ?? nowhere, door ?? nowhere),
    enabled: start !== null && door !== null,
  });
  return { start, door, courier, way };
}
