import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Flag } from 'lucide-react';
import styled from 'styled-components';
import type { LatLng } from '../../machines/rules/domain.ts';
import { noRoute } from '../../machines/rules/drivingRoute.ts';
import { StreetMap } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { drivingRouteQuery } from '../shop/drivingRoute.ts';
import { WhenNear } from '../ui/list/WhenNear.tsx';

/** The height of the map in px. */
const HEIGHT = 240;

/**
 * Lets the map reach the edges of its panel, by negative margins as large as the panel's padding:
 * 28 px, on a phone 20 px.
 */
const Edge = styled.div`
  margin: -28px -28px 0;
  @media (max-width: 640px) {
    margin: -20px -20px 0;
  }
`;

const Streets = styled(StreetMap)`
  block-size: ${HEIGHT}px;
  border-start-start-radius: var(--r-2xl);
  border-start-end-radius: var(--r-2xl);
`;

interface RouteMapProps {
  from: LatLng;
  to: LatLng;
}

/**
 * A map of the route from the sender to the receiver (F-29); the map's code loads when it comes
 * near the viewport.
 */
export function RouteMap(route: RouteMapProps) {
  return (
    <Edge>
      <WhenNear name="parcel-route" height={HEIGHT}>
        <Route {...route} />
      </WhenNear>
    </Edge>
  );
}

/** The map with the route, or with the two pins alone where no route is known. */
function Route({ from, to }: RouteMapProps) {
  const { data: route = noRoute } = useQuery(drivingRouteQuery(from, to));
  return (
    <Streets
      label={t('parcel.order.map')}
      route={route.points}
      pins={[
        {
          key: 'start',
          at: from,
          look: 'disc',
          label: t('parcel.order.sender'),
          face: <ArrowUp size={22} aria-hidden />,
        },
        {
          key: 'door',
          at: to,
          look: 'door',
          label: t('parcel.order.receiver'),
          face: <Flag size={22} aria-hidden />,
        },
      ]}
    />
  );
}
