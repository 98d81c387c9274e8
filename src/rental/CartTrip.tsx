import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isOtherTrip } from '../../machines/rental/tripCart.ts';
import type { ShopConfig, TripSettings } from '../../machines/rules/domain.ts';
import { listOf, resolve, t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { Column, H3, Panel, Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { later } from '../ui/later.tsx';
import { sendOnceCalm, useRentalCart, useRentalCartActor, useRentalCartBusy } from './cartActor.ts';
import type { CartPart } from './CartContents.tsx';
import type { TripPart } from './TripDialog.tsx';
import { TripFacts } from './TripFacts.tsx';
import { useTripActor, useTripPlan, useTripSettings } from './tripPlan.ts';
import { TripTypeChoice } from './TripTypeChoice.tsx';
import { extentText, pickupTimeText, presentTrip, tripTypeText } from './tripWords.ts';

const TripDialog = later(async () => (await import('./TripDialog.tsx')).TripDialog);

/** A trip in one line, such as "Hourly, 6 hours, 24 Nov, 09:30 AM", and where from when that changes. */
const tripText = (trip: TripSettings, held: TripSettings, config: ShopConfig | undefined): string =>
  listOf([
    tripTypeText(trip.type),
    extentText(trip),
    pickupTimeText(trip.pickupAt, config),
    ...(trip.pickup.name === held.pickup.name ? [] : [`\u2068${trip.pickup.name}\u2069`]),
  ]);

const canBe = (trip: TripSettings): boolean => trip.type === 'hourly' || trip.distanceKm > 0;

/**
 * The trip of the cart. A plan that differs from it is offered: the cart asks before it takes it
 * over, and names what cannot follow (RENT-11, RENT-13, RENT-16).
 */
export function CartTrip({ heading, editable = false }: CartPart & { editable?: boolean }) {
  const cart = useRentalCartActor();
  const held = useRentalCart();
  const plan = useTripSettings();
  const busy = useRentalCartBusy();
  const { data: config } = useQuery(configQuery());
  const refused = useSelector(cart, ({ context }) =>
    context.problem?.at === 'trip' ? context.problem.message : null,
  );
  const [part, setPart] = useState<TripPart | null>(null);
  // What was changed here is asked of the cart as soon as it is complete; a plan made elsewhere waits.
  const edited = useRef(false);
  const differs = held.trip !== null && plan !== null && canBe(plan) && isOtherTrip(held, plan);
  useEffect(() => {
    if (!edited.current || !differs || part !== null) return;
    edited.current = false;
    sendOnceCalm(cart, { type: 'rental.trip.changed', trip: plan });
  }, [differs, part, plan, cart]);
  const edit = (next: TripPart) => {
    edited.current = true;
    setPart(next);
  };
  if (held.trip === null) return null;
  return (
    <Panel $look="quiet" aria-label={t('rentalCart.trip')}>
      <Column $gap={16}>
        <div>
          <H3 as={heading}>{t('rentalCart.trip')}</H3>
          <TripFacts trip={presentTrip(held.trip)} />
        </div>
        {editable && (
          <Row $wrap>
            <TripTypeChoice
              name="cart-trip-type"
              onChosen={() => {
                edited.current = true;
              }}
            />
            <Button size="sm" onClick={() => edit('time')}>
              {t('rental.trip.when')}
            </Button>
            <Button size="sm" onClick={() => edit('destination')}>
              {t('rental.trip.destination')}
            </Button>
            <Button size="sm" onClick={() => edit('hours')}>
              {t('rental.trip.duration')}
            </Button>
          </Row>
        )}
        {editable && <PlanLacks />}
        {refused !== null && <Notice look="danger">{resolve(refused)}</Notice>}
        {differs && (
          <Notice look="info">
            <Row $between $wrap>
              {t('rentalCart.trip.planned', { trip: tripText(plan, held.trip, config) })}
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
      </Column>
      <Suspense>
        {part !== null && <TripDialog part={part} onClose={() => setPart(null)} />}
      </Suspense>
    </Panel>
  );
}

/** What the planned trip lacks before the cart could follow it; nothing while it is measured. */
function PlanLacks() {
  const plan = useTripActor();
  const { type, destination, problem } = useTripPlan();
  if (type === 'hourly') return null;
  if (destination === null) {
    return <Notice look="warning">{t('rental.trip.needsDestination')}</Notice>;
  }
  return (
    problem !== null && (
      <Notice look="warning">
        <Row $between $wrap>
          {t('rental.trip.unmeasured')}
          <Button size="sm" onClick={() => plan.send({ type: 'trip.measure.again' })}>
            {t('ui.retry')}
          </Button>
        </Row>
      </Notice>
    )
  );
}
