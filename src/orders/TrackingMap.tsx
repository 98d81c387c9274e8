import { useQuery } from '@tanstack/react-query';
import { Bike, Store as StoreIcon } from 'lucide-react';
import type { RefObject } from 'react';
import type { LatLng, Order } from '../../machines/rules/domain.ts';
import { splitWay } from '../../machines/rules/way.ts';
import { t } from '../messages/index.ts';
import { StreetMap, type MapPin } from '../map/index.ts';
import { StoreLogo } from '../ui/Avatar.tsx';
import { wayQuery } from './queries.ts';

interface TrackingMapProps {
  order: Order;
  className?: string;
  /** The panel that lies over the map. */
  over: RefObject<HTMLElement | null>;
}

/** Store, door and courier on the streets between them; nothing for an order without a place. */
export function TrackingMap({ order, className, over }: TrackingMapProps) {
  const store = known(order.store?.position);
  const door = order.type === 'take_away' ? null : known(order.address?.position);
  // Before and after the ride the courier is about business of their own.
  const courier = order.status === 'picked_up' ? known(order.courier?.position) : null;
  const { data: way = [] } = useQuery({
    ...wayQuery(store ?? nowhere, door ?? nowhere),
    enabled: store !== null && door !== null,
  });
  const { gone, left } = courier === null ? { gone: [], left: way } : splitWay(way, courier);
  const pins = pinsOf(order, store, door, courier);
  if (pins.length === 0) return null;
  return (
    <StreetMap
      {...(className === undefined ? {} : { className })}
      label={t('orders.track.map')}
      pins={pins}
      way={left}
      gone={gone}
      over={over}
    />
  );
}

const nowhere: LatLng = { lat: 0, lng: 0 };

/** A point that deployments leave out is read as 0, 0, where nobody lives. */
function known(point: LatLng | null | undefined): LatLng | null {
  return point == null || (point.lat === 0 && point.lng === 0) ? null : point;
}

function pinsOf(
  order: Order,
  store: LatLng | null,
  door: LatLng | null,
  courier: LatLng | null,
): MapPin[] {
  const pins: MapPin[] = [];
  if (store !== null && order.store !== null) {
    const { id, name, logoUrl } = order.store;
    const face =
      logoUrl === null ? (
        <StoreIcon size={22} aria-hidden />
      ) : (
        <StoreLogo id={id} name={name} image={logoUrl} size={46} />
      );
    pins.push({ key: 'store', at: store, look: 'disc', label: name, face });
  }
  if (door !== null) {
    pins.push({ key: 'door', at: door, look: 'door', label: t('orders.track.door') });
  }
  if (courier !== null && order.courier !== null) {
    const label = `${t('orders.track.courier')}: ${order.courier.name}`;
    const face = <Bike size={26} aria-hidden />;
    pins.push({ key: 'courier', at: courier, look: 'moving', label, face });
  }
  return pins;
}
