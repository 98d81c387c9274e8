import { useCallback } from 'react';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useSession } from '../identity/index.ts';
import { useModuleActor } from '../modules/index.ts';
import { useTripActor } from './tripPlan.ts';

/**
 * Puts a vehicle into the trip cart for the planned trip (RENT-08); what stands against it is asked
 * about on top of the page. A plan that lacks its pickup or its way says what is missing. The cart
 * and its chart are loaded with the first vehicle.
 */
export function useRentVehicle(): (vehicle: Vehicle, quantity?: number) => void {
  const session = useSession();
  const module = useModuleActor();
  const plan = useTripActor();
  const outlet = useOutlet();
  return useCallback(
    (vehicle, quantity = 1) => {
      import('./renting.ts').then(
        ({ rent }) => rent({ session, module, plan, outlet }, vehicle, quantity),
        () => outlet({ type: 'toast', kind: 'error', message: { key: 'app.error.offline' } }),
      );
    },
    [session, module, plan, outlet],
  );
}
