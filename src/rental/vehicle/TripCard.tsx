import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleDot, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { pickupTimeAt } from '../../../machines/rules/tripPlan.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { resolve, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Panel } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { labelled } from '../labelled.ts';
import { TripCosts } from './TripCosts.tsx';
import type { TripPart } from '../plan/TripDialog.tsx';
import { useTripActor, useTripPlan } from '../plan/tripPlan.ts';
import { TripTypeChoice } from '../plan/TripTypeChoice.tsx';
import { kmText, pickupTimeText, pointText } from '../tripTexts.ts';
import { VehicleRent } from './VehicleRent.tsx';

const TripDialog = lazyPart(async () => (await import('../plan/TripDialog.tsx')).TripDialog);

const Place = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--nav-h) + 24px);
  @media (max-width: 1180px) {
    position: static;
  }
`;

const Parts = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 18px;
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-block-size: 62px;
    padding: 8px 12px;
    border-radius: 16px;
  }
  /* A dotted line from the pickup to the destination below it. */
  li:first-child {
    position: relative;
  }
  li:first-child::after {
    content: '';
    position: absolute;
    inset-inline-start: 21px;
    inset-block: calc(50% + 15px) -20px;
    border-inline-start: 2px dotted var(--line-control);
  }
  ${labelled}
  button {
    min-block-size: 44px;
    font: var(--type-xs);
    font-weight: 620;
    color: var(--accent-text);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 12px 12px 18px;
  padding-inline: 18px 12px;
  border-radius: 18px;
  background: var(--surface-quiet);
  font: var(--type-label);
`;

const Small = styled.p`
  margin-block-start: 10px;
  font: var(--type-xs);
  color: var(--text-3);
  text-align: center;
`;

interface TripCardProps {
  vehicle: Vehicle;
  /**
   * Whether the rent button is left out. It is when no vehicle is available, or when the button is
   * already visible elsewhere, because a view has only one primary button.
   */
  withoutButton: boolean;
}

/**
 * The card beside a vehicle: the planned trip, the price for it, and the button to rent (RENT-03,
 * RENT-04).
 */
export function TripCard({ vehicle, withoutButton }: TripCardProps) {
  const actor = useTripActor();
  const plan = useTripPlan();
  const outlet = useOutlet();
  const { data: config } = useQuery(configQuery());
  const [part, setPart] = useState<TripPart | null>(null);
  const time = pickupTimeAt(plan.pickupAt, usePresentMinute());
  const { type, pickup, destination, hours, route, refusal } = plan;
  return (
    <Place aria-label={t('rental.trip.label')}>
      <Panel $look="raised">
        <TripTypeChoice name="vehicle-trip-type" />
        <Parts>
          <Part
            icon={<CircleDot size={20} aria-hidden />}
            label={t('rental.trip.pickup')}
            value={pickup === null ? t('rental.trip.choose') : pointText(pickup)}
            onChange={() =>
              outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
            }
          />
          <Part
            icon={<MapPin size={20} aria-hidden />}
            label={t('rental.trip.destination')}
            value={
              destination === null
                ? t(type === 'hourly' ? 'rental.trip.optional' : 'rental.trip.choose')
                : pointText(destination)
            }
            onChange={() => setPart('destination')}
          />
          <Part
            icon={<CalendarClock size={20} aria-hidden />}
            label={t(time === null ? 'rental.trip.when' : 'rental.trip.scheduled')}
            value={pickupTimeText(time, config)}
            onChange={() => setPart('time')}
          />
        </Parts>
        {type === 'hourly' ? (
          <Count>
            {t('rental.trip.duration')}
            <Stepper
              value={hours}
              label={t('rental.trip.hoursField')}
              onIncrease={() => actor.send({ type: 'trip.hours.changed', hours: hours + 1 })}
              onDecrease={() => actor.send({ type: 'trip.hours.changed', hours: hours - 1 })}
            />
          </Count>
        ) : (
          route !== null && (
            <Count>
              {t('rental.trip.distance')}
              <bdi>
                {route.straight
                  ? t('rental.trip.straight', { km: kmText(route.distanceKm) })
                  : kmText(route.distanceKm)}
              </bdi>
            </Count>
          )
        )}
        {part === null && refusal !== null && (
          <Notice look="warning">{resolve(refusal.message)}</Notice>
        )}
        <TripCosts vehicle={vehicle} />
        {!withoutButton && (
          <>
            <VehicleRent place="panel" vehicle={vehicle} look="primary" size="lg" block />
            <Small>{t('rental.trip.later')}</Small>
          </>
        )}
      </Panel>
      <Delayed instead={FailedLayer} onLeave={() => setPart(null)}>
        {part !== null && <TripDialog part={part} onClose={() => setPart(null)} />}
      </Delayed>
    </Place>
  );
}

interface PartProps {
  icon: ReactNode;
  label: string;
  value: string;
  onChange: () => void;
}

function Part({ icon, label, value, onChange }: PartProps) {
  return (
    <li>
      {icon}
      <span>
        <small>{label}</small>
        <b>
          <bdi>{value}</bdi>
        </b>
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('ui.labelled', { label: t('rental.trip.change'), value: label })}
        onClick={onChange}
      >
        {t('rental.trip.change')}
      </button>
    </li>
  );
}
