import { useQuery } from '@tanstack/react-query';
import { isKnownPoint } from '../../machines/rules/distance.ts';
import type { LatLng, Order } from '../../machines/rules/domain.ts';
import { noWay, type Way } from '../../machines/rules/way.ts';
import { wayQuery } from '../shop/way.ts';

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

interface WayOfOrder {
  /** The position of the store, or of a parcel's sender. */
  start: LatLng | null;
  destination: LatLng | null;
  /** The courier's position while they carry the order; null before and after. */
  courier: LatLng | null;
  way: Way;
}

/** The route of an order along the streets, and the courier's position on it. */
export function useWayOf(order: Order): WayOfOrder {
  const { start, destination } = endsOf(order);
  // The courier's position is used only while the courier carries the order.
  const courier = order.status === 'picked_up' ? knownPoint(order.courier?.position) : null;
  const { data: way = noWay } = useQuery({
    ...wayQuery(start ?? nowhere, destination ?? nowhere),
    enabled: start !== null && destination !== null,
  });
  return { start, destination, courier, way };
}
