import { useQuery } from '@tanstack/react-query';
import { CarFront, Flag } from 'lucide-react';
import styled from 'styled-components';
import { isKnownPoint } from '../../../machines/rules/distance.ts';
import type { TripDetails } from '../../../machines/rules/domain.ts';
import { noRoute } from '../../../machines/rules/drivingRoute.ts';
import { StreetMap, type MapPin } from '../../map/index.ts';
import { t } from '../../messages/index.ts';
import { drivingRouteQuery } from '../../shop/drivingRoute.ts';
import { pointText } from '../tripTexts.ts';

const Map = styled(StreetMap)`
  block-size: 320px;
  border-radius: 28px;
  overflow: clip;
`;

/**
 * A map with the start and the end of a trip, and the route between them. Renders nothing when the
 * pickup point is unknown.
 */
export function TripMap({ trip: { pickup, destination } }: { trip: TripDetails }) {
  const end = destination !== null && isKnownPoint(destination) ? destination : null;
  const { data: route = noRoute } = useQuery({
    ...drivingRouteQuery(pickup, end ?? pickup),
    enabled: end !== null && isKnownPoint(pickup),
  });
  if (!isKnownPoint(pickup)) return null;
  const pins: MapPin[] = [
    {
      key: 'pickup',
      at: pickup,
      look: 'disc',
      label: t('ui.labelled', { label: t('rental.trip.pickup'), value: pointText(pickup) }),
      face: <CarFront size={24} aria-hidden />,
    },
  ];
  if (end !== null) {
    const label = t('ui.labelled', { label: t('rental.trip.destination'), value: pointText(end) });
    pins.push({ key: 'end', at: end, look: 'disc', label, face: <Flag size={24} aria-hidden /> });
  }
  return <Map label={t('trips.map')} pins={pins} route={route.points} />;
}
