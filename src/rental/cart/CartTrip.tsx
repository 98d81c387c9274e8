import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { TripSettings } from '../../../machines/rules/domain.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { resolve, t } from '../../messages/index.ts';
import { now } from '../../platform/browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Column, H3, Panel, Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { sendOnceCalm, useRentalCart, useRentalCartActor } from './cartActor.ts';
import type { CartPart } from './CartContents.tsx';
import { isComplete, PlannedTrip } from './PlannedTrip.tsx';
import type { TripPart } from '../plan/TripDialog.tsx';
import { TripFacts } from '../plan/TripFacts.tsx';
import { useTripActor, useTripPlan, useTripSettings } from '../plan/tripPlan.ts';
import { TripTypeChoice } from '../plan/TripTypeChoice.tsx';
import { Unmeasured } from '../plan/Unmeasured.tsx';
import { presentTrip } from '../tripTexts.ts';

const TripDialog = lazyPart(async () => (await import('../plan/TripDialog.tsx')).TripDialog);

/**
 * The trip of the cart with the customer's change. A trip that began "now" keeps its time, so that
 * this alone is no change of the trip.
 */
const changedTrip = (trip: TripSettings, plan: TripSettings): TripSettings =>
  plan.pickupAt === presentTrip(trip).pickupAt ? { ...plan, pickupAt: trip.pickupAt } : plan;

/**
 * The trip of the trip cart and, if it is `editable`, the controls that change it (RENT-11,
 * RENT-13, RENT-16). If the customer has planned another trip, the cart can be changed to it here.
 * @param heading the level of the heading
 */
export function CartTrip({ heading, editable = false }: CartPart & { editable?: boolean }) {
  const cart = useRentalCartActor();
  const { trip } = useRentalCart();
  const planner = useTripActor();
  const planned = useTripPlan();
  const plan = useTripSettings();
  const refused = useSelector(cart, ({ context }) =>
    context.problem?.at === 'trip' ? context.problem.message : null,
  );
  const [part, setPart] = useState<TripPart | null>(null);
  // A change made here is sent to the cart as soon as it is complete, for example when its route is
  // measured; a plan made elsewhere is only offered.
  const [edited, setEdited] = useState(false);
  const [wanted, setWanted] = useState<TripSettings | null>(null);
  if (edited && trip !== null && plan !== null && isComplete(plan)) {
    setEdited(false);
    setWanted(changedTrip(trip, plan));
  }
  useEffect(() => {
    if (wanted !== null) sendOnceCalm(cart, { type: 'rental.trip.changed', trip: wanted });
  }, [wanted, cart]);
  if (trip === null) return null;
  const cartTrip = edited ? null : trip;
  const changeType = () => {
    if (cartTrip !== null) {
      // A trip by distance needs a destination: if the cart has none, the planned one is used.
      const destination = cartTrip.destination ?? planned.destination;
      const adopted = { ...cartTrip, destination };
      planner.send({ type: 'trip.adopted', trip: adopted, now: wallClockOf(now()) });
    }
    setEdited(true);
  };
  const close = (isChanged: boolean) => {
    setPart(null);
    if (isChanged) setEdited(true);
  };
  return (
    <Panel $look="quiet" aria-label={t('rentalCart.trip')}>
      <Column $gap={16}>
        <div>
          <H3 as={heading}>{t('rentalCart.trip')}</H3>
          <TripFacts trip={trip} />
        </div>
        {editable && (
          <Row $wrap>
            <TripTypeChoice
              name="cart-trip-type"
              value={edited ? planned.type : trip.type}
              onChosen={changeType}
            />
            <Button look="outline" size="sm" onClick={() => setPart('time')}>
              {t('rental.trip.when')}
            </Button>
            <Button look="outline" size="sm" onClick={() => setPart('destination')}>
              {t('rental.trip.destination')}
            </Button>
            <Button look="outline" size="sm" onClick={() => setPart('hours')}>
              {t('rental.trip.duration')}
            </Button>
          </Row>
        )}
        {editable && edited && <PlanLacks />}
        {refused !== null && <Notice look="danger">{resolve(refused)}</Notice>}
        <PlannedTrip />
      </Column>
      <Delayed instead={FailedLayer} onLeave={() => close(false)}>
        {part !== null && <TripDialog part={part} cartTrip={cartTrip} onClose={close} />}
      </Delayed>
    </Panel>
  );
}

/**
 * A notice of what is missing before the cart can use the planned trip: a destination or a measured
 * route. Renders nothing while the route is being measured.
 */
function PlanLacks() {
  const { type, destination, problem } = useTripPlan();
  if (type === 'hourly') return null;
  if (destination === null) {
    return <Notice look="warning">{t('rental.trip.needsDestination')}</Notice>;
  }
  return problem !== null && <Unmeasured />;
}
