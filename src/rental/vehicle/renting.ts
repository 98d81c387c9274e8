import { waitFor } from 'xstate';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { hasRate, offersTrip, rentalLine } from '../../../machines/rules/rentalPrice.ts';
import { tripOf } from '../../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import type { Outlet } from '../../flow/outlet.ts';
import { now } from '../../platform/browser.ts';
import type { RootActor } from '../../shop/root.ts';
import { startTrip } from '../plan/tripPlan.ts';

const missing = (key: string) => ({
  type: 'toast' as const,
  kind: 'info' as const,
  message: { key },
});

/**
 * Adds one vehicle to the trip cart for the planned trip (RENT-08). Waits until another change of the
 * cart has ended. If the plan is incomplete or the price is unknown, only a message about it is
 * shown.
 * @param outlet shows messages and dialogs above the page
 */
export async function rent(root: RootActor, outlet: Outlet, vehicle: Vehicle): Promise<void> {
  startTrip(root);
  const plan = root.getSnapshot().context.tripSettings?.getSnapshot().context;
  const trip = plan === undefined ? null : tripOf(plan, wallClockOf(now()));
  if (trip === null) {
    outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } });
    return outlet(missing('place.chooseFirst'));
  }
  const { type } = trip;
  if (offersTrip(vehicle, type) && !hasRate(rentalLine(vehicle, type, 1))) {
    return outlet({ ...missing('rental.price.missing'), kind: 'error', about: 'rental.price' });
  }
  if (trip.type === 'distance_wise' && trip.distanceKm <= 0) {
    const key = trip.destination === null ? 'needsDestination' : 'needsWay';
    return outlet(missing(`rental.trip.${key}`));
  }
  const event = { type: 'rental.vehicle.added' as const, vehicle, quantity: 1, trip };
  // `RentalLayer` starts the cart, and its code may still be loading. If the app or the cart ends
  // meanwhile, nothing is rented any more.
  const cart = await waitFor(root, ({ context }) => context.rentalCart !== null).then(
    ({ context }) => context.rentalCart,
    () => null,
  );
  if (cart === null) return;
  await waitFor(cart, (snapshot) => snapshot.can(event)).then(
    () => cart.send(event),
    () => undefined,
  );
}
