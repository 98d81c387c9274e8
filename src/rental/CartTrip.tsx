import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleDot, Clock, MapPin } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { isOtherTrip } from '../../machines/rental/tripCart.ts';
import type { ShopConfig, TripSettings } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { H3, Panel, Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { useRentalCart, useRentalCartActor, useRentalCartBusy } from './cartActor.ts';
import type { TripPart } from './TripDialog.tsx';
import { useTripSettings } from './tripPlan.ts';
import { TripTypeChoice } from './TripTypeChoice.tsx';
import { hoursText, kmText, pickupTimeText, tripTypeText } from './tripWords.ts';

const TripDialog = lazy(async () => ({ default: (await import('./TripDialog.tsx')).TripDialog }));

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
  svg {
    color: var(--accent);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
  b {
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
`;

/** A trip in one line, such as "Hourly, 6 hours, 24 Nov, 09:30 AM". */
const tripText = (trip: TripSettings, config: ShopConfig | undefined): string =>
  [
    tripTypeText(trip.type),
    trip.type === 'hourly' ? hoursText(trip.hours) : kmText(trip.distanceKm),
    pickupTimeText(trip.pickupAt, config),
  ].join(', ');

const canBe = (trip: TripSettings): boolean => trip.type === 'hourly' || trip.distanceKm > 0;

/** The facts of a trip: where, where to, when, how long or far. */
export function TripFacts({ trip }: { trip: TripSettings }) {
  const { data: config } = useQuery(configQuery());
  return (
    <Facts>
      <Fact icon={<CircleDot size={20} />} label={t('rental.trip.pickup')}>
        {trip.pickup.name}
      </Fact>
      {trip.destination !== null && (
        <Fact icon={<MapPin size={20} />} label={t('rental.trip.destination')}>
          {trip.destination.name}
        </Fact>
      )}
      <Fact icon={<CalendarClock size={20} />} label={t('rental.trip.when')}>
        {pickupTimeText(trip.pickupAt, config)}
      </Fact>
      <Fact icon={<Clock size={20} />} label={tripTypeText(trip.type)}>
        {trip.type === 'hourly' ? hoursText(trip.hours) : kmText(trip.distanceKm)}
      </Fact>
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

/**
 * The trip of the cart. A plan that differs from it is offered: the cart asks before it takes it
 * over, and names what cannot follow (RENT-11, RENT-13, RENT-16).
 */
export function CartTrip({ editable = false }: { editable?: boolean }) {
  const cart = useRentalCartActor();
  const held = useRentalCart();
  const plan = useTripSettings();
  const busy = useRentalCartBusy();
  const { data: config } = useQuery(configQuery());
  const [part, setPart] = useState<TripPart | null>(null);
  if (held.trip === null) return null;
  const differs = plan !== null && canBe(plan) && isOtherTrip(held, plan);
  return (
    <Panel $look="quiet" aria-label={t('rentalCart.trip')}>
      <H3>{t('rentalCart.trip')}</H3>
      <TripFacts trip={held.trip} />
      {editable && (
        <Row $wrap style={{ marginBlockStart: 16 }}>
          <TripTypeChoice name="cart-trip-type" />
          <Button size="sm" onClick={() => setPart('time')}>
            {t('rental.trip.when')}
          </Button>
          <Button size="sm" onClick={() => setPart('destination')}>
            {t('rental.trip.destination')}
          </Button>
          <Button size="sm" onClick={() => setPart('hours')}>
            {t('rental.trip.duration')}
          </Button>
        </Row>
      )}
      {differs && (
        <Notice look="info">
          <Row $between $wrap>
            {t('rentalCart.trip.planned', { trip: tripText(plan, config) })}
            <Button
              size="sm"
              look="soft"
              busy={busy && t('ui.loading')}
              onClick={() => cart.send({ type: 'rental.trip.changed', trip: plan })}
            >
              {t('rentalCart.trip.apply')}
            </Button>
          </Row>
        </Notice>
      )}
      <Suspense>
        {part !== null && <TripDialog part={part} onClose={() => setPart(null)} />}
      </Suspense>
    </Panel>
  );
}
