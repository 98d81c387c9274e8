import { useCallback } from 'react';
import { waitFor } from 'xstate';
import type { OutwardFact, Vehicle } from '../../machines/rules/domain.ts';
import { tripOf } from '../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useTellPage } from '../catalogue/index.ts';
import { now } from '../platform/browser.ts';
import { useRentalCartActor } from './cartActor.ts';
import { useTripActor } from './tripPlan.ts';

const missing = (key: string): OutwardFact => ({ type: 'toast', kind: 'info', message: { key } });

/**
 * Puts a vehicle into the trip cart for the planned trip (RENT-08); what stands against it is asked
 * about on top of the page. A plan that lacks its pickup or its way says what is missing.
 */
export function useRentVehicle(): (vehicle: Vehicle, quantity?: number) => void {
  const cart = useRentalCartActor();
  const plan = useTripActor();
  const tell = useTellPage();
  return useCallback(
    (vehicle, quantity = 1) => {
      const trip = tripOf(plan.getSnapshot().context, wallClockOf(now()));
      if (trip === null) {
        tell({ type: 'place.asked' });
        return;
      }
      if (trip.type === 'distance_wise' && trip.distanceKm <= 0) {
        const key = trip.destination === null ? 'needsDestination' : 'needsWay';
        tell(missing(`rental.trip.${key}`));
        return;
      }
      const event = { type: 'rental.vehicle.added' as const, vehicle, quantity, trip };
      // A change that is on its way ends first.
      void waitFor(cart, (snapshot) => snapshot.can(event)).then(() => cart.send(event));
    },
    [cart, plan, tell],
  );
}
