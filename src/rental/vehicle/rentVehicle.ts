import { useCallback } from 'react';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { reloadReachablePage } from '../../platform/reload.ts';
import { useRoot } from '../../shop/root.ts';

/**
 * Returns a function that puts a vehicle into the trip cart for the planned trip (RENT-08). If the
 * vehicle does not fit the cart, a dialog asks what to do. If the trip has no pickup or no route
 * yet, a message says so.
 */
export function useRentVehicle(): (vehicle: Vehicle) => void {
  const root = useRoot();
  const outlet = useOutlet();
  return useCallback(
    (vehicle) => {
      import('./renting.ts').then(
        ({ rent }) => rent(root, outlet, vehicle),
        () => {
          outlet({ type: 'toast', kind: 'error', message: { key: 'app.error.offline' } });
          // Some browsers remember a failed import until the page is reloaded, and a newer version
          // of the shop no longer has the file, so the vehicle could never be rented.
          void reloadReachablePage();
        },
      );
    },
    [root, outlet],
  );
}
