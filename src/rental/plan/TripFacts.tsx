import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarClock, CircleDot, Clock, Hourglass, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TripDetails, TripSettings } from '../../../machines/rules/domain.ts';
import { HOUR_MS } from '../../../machines/rules/durations.ts';
import { pickupTimeAt } from '../../../machines/rules/tripPlan.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { labelled } from '../labelled.ts';
import { extentText, hoursText, pickupTimeText, pointText, tripTypeText } from '../tripTexts.ts';

const Facts = styled.ul`
  display: grid;
  gap: 10px;
  margin-block-start: 14px;
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
  ${labelled}
  b {
    overflow-wrap: anywhere;
  }
`;

interface TripFactsProps {
  trip: Parameters<typeof extentText>[0] &
    Pick<TripSettings, 'pickup' | 'destination' | 'pickupAt'>;
  /**
   * The trip as it was booked. If it is given, its expected end and the hours it really took are
   * shown too.
   */
  booked?: TripDetails;
}

/** How many hours the trip took, rounded to quarters of an hour; null while it has not ended. */
function hoursTaken({ reached: { ongoing, completed } }: TripDetails): number | null {
  if (ongoing === undefined || completed === undefined) return null;
  const [from, to] = [ongoing, completed].map((at) => Date.parse(at.replace(' ', 'T')));
  return Math.round(((Number(to) - Number(from)) / HOUR_MS) * 4) / 4;
}

/**
 * The facts of a trip: pickup, destination, time, and duration or distance. A pickup time that
 * passes while the page is open becomes "Pickup Now" (RENT-04). A booked trip keeps its time, and
 * also shows its end.
 */
export function TripFacts({ trip, booked }: TripFactsProps) {
  const { data: config } = useQuery(configQuery());
  const upcoming = pickupTimeAt(trip.pickupAt, usePresentMinute());
  const taken = booked === undefined ? null : hoursTaken(booked);
  return (
    <Facts>
      <Fact icon={<CircleDot size={20} />} label={t('rental.trip.pickup')}>
        {pointText(trip.pickup)}
      </Fact>
      {trip.destination !== null && (
        <Fact icon={<MapPin size={20} />} label={t('rental.trip.destination')}>
          {pointText(trip.destination)}
        </Fact>
      )}
      <Fact
        icon={<CalendarClock size={20} />}
        label={t(upcoming === null ? 'rental.trip.when' : 'rental.trip.scheduled')}
      >
        {booked?.pickupAtUnknown === true
          ? t('ui.timeMissing')
          : pickupTimeText(booked === undefined ? upcoming : trip.pickupAt, config)}
      </Fact>
      <Fact icon={<Clock size={20} />} label={tripTypeText(trip.type)}>
        {extentText(trip)}
      </Fact>
      {booked !== undefined && booked.endsAt !== null && (
        <Fact icon={<CalendarCheck size={20} />} label={t('trips.until')}>
          {pickupTimeText(booked.endsAt, config)}
        </Fact>
      )}
      {taken !== null && (
        <Fact icon={<Hourglass size={20} />} label={t('trips.took')}>
          {hoursText(taken)}
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: string }) {
  return (
    <li>
      <span aria-hidden>{icon}</span>
      <span>
        <small>{label}</small>
        <b>
          <bdi>{children}</bdi>
        </b>
      </span>
    </li>
  );
}
