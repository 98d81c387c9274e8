import { ArrowUp, Bike, Flag, Store as StoreIcon } from 'lucide-react';
import type { RefObject } from 'react';
import type { LatLng, Order } from '../../machines/rules/domain.ts';
import { splitRoute } from '../../machines/rules/drivingRoute.ts';
import { t } from '../messages/index.ts';
import { StreetMap, type MapPin } from '../map/index.ts';
import { StoreLogo } from '../ui/Avatar.tsx';
import { useOrderRoute } from './useOrderRoute.ts';

interface TrackingMapProps {
  order: Order;
  className?: string;
  /** The panel that covers a part of the map. */
  over: RefObject<HTMLElement | null>;
}

/**
 * A map with the start (store or sender), the destination, the courier and the route. Renders
 * nothing when no position is known. `over` is the panel that covers a part of the map.
 */
export function TrackingMap({ order, className, over }: TrackingMapProps) {
  const { start, destination, courier, route } = useOrderRoute(order);
  const { points } = route;
  const { gone, left } =
    courier === null ? { gone: [], left: points } : splitRoute(points, courier);
  const pins = pinsOf(order, start, destination, courier);
  if (pins.length === 0) return null;
  return (
    <StreetMap
      {...(className === undefined ? {} : { className })}
      label={t(order.parcel === null ? 'orders.track.map' : 'parcel.order.map')}
      pins={pins}
      route={left}
      gone={gone}
      over={over}
    />
  );
}

function pinsOf(
  order: Order,
  start: LatLng | null,
  destination: LatLng | null,
  courier: LatLng | null,
): MapPin[] {
  const pins: MapPin[] = [];
  if (start !== null && order.parcel !== null) {
    const face = <ArrowUp size={22} aria-hidden />;
    pins.push({ key: 'start', at: start, look: 'disc', label: t('parcel.order.sender'), face });
  }
  if (start !== null && order.store !== null) {
    const { id, name, logoUrl } = order.store;
    const face =
      logoUrl === null ? (
        <StoreIcon size={22} aria-hidden />
      ) : (
        <StoreLogo id={id} name={name} image={logoUrl} size={46} />
      );
    pins.push({ key: 'start', at: start, look: 'disc', label: name, face });
  }
  if (destination !== null) {
    const isParcel = order.parcel !== null;
    const label = t(isParcel ? 'parcel.order.receiver' : 'orders.track.door');
    const face = isParcel && { face: <Flag size={22} aria-hidden /> };
    pins.push({ key: 'door', at: destination, look: 'door', label, ...face });
  }
  if (courier !== null && order.courier !== null) {
    const label = t('ui.labelled', { label: t('orders.track.courier'), value: order.courier.name });
    const face = <Bike size={26} aria-hidden />;
    pins.push({ key: 'courier', at: courier, look: 'moving', label, face });
  }
  return pins;
}
