import { useQuery } from '@tanstack/react-query';
import { isOtherTrip, mergedTrip } from '../../../machines/rental/tripCart.ts';
import type { ShopConfig, TripSettings } from '../../../machines/rules/domain.ts';
import { listOf, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRentalCart, useRentalCartActor, useRentalCartBusy } from './cartActor.ts';
import { useTripSettings } from '../plan/tripPlan.ts';
import { extentText, pickupTimeText, pointText, presentTrip, tripTypeText } from '../tripTexts.ts';

/**
 * A trip in one line, such as "Hourly, 6 hours, 24 Nov, 09:30 AM". It contains the pickup place
 * only if that differs from the cart's.
 */
const tripText = (
  trip: TripSettings,
  cartTrip: TripSettings,
  config: ShopConfig | undefined,
): string =>
  listOf([
    tripTypeText(trip.type),
    extentText(trip),
    pickupTimeText(presentTrip(trip).pickupAt, config),
    ...(trip.pickup.name === cartTrip.pickup.name ? [] : [`\u2068${pointText(trip.pickup)}\u2069`]),
  ]);

/** Whether a plan gives all that a price needs. */
export const isComplete = (trip: TripSettings): boolean =>
  trip.type === 'hourly' || trip.distanceKm > 0;

/**
 * The planned trip if it is complete and differs from the trip of the cart, else null. A time or
 * destination that the plan does not give is that of the cart.
 */
function usePlannedTrip(): TripSettings | null {
  const cart = useRentalCart();
  const plan = useTripSettings();
  if (cart.trip === null || plan === null || !isComplete(plan)) return null;
  const trip = mergedTrip(cart, plan);
  return isOtherTrip(cart, trip) ? trip : null;
}

/**
 * A notice with a button that replaces the trip of the cart by the planned trip. It is shown only
 * if the two differ. Before the cart changes, the customer is asked about vehicles that do not fit
 * (RENT-11, RENT-13, RENT-16).
 */
export function PlannedTrip() {
  const cart = useRentalCartActor();
  const busy = useRentalCartBusy();
  const cartTrip = useRentalCart().trip;
  const plan = usePlannedTrip();
  const { data: config } = useQuery(configQuery());
  if (plan === null || cartTrip === null) return null;
  return (
    <Notice look="info">
      <Row $between $wrap>
        {t('rentalCart.trip.planned', { trip: tripText(plan, cartTrip, config) })}
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
  );
}
