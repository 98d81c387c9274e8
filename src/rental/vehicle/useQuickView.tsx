import { useState, type ReactNode } from 'react';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const VehicleDialog = lazyPart(async () => (await import('./VehicleDialog.tsx')).VehicleDialog);

/**
 * The quick view of a list of vehicles (RENT-01). It belongs to the list and not to a card, so that
 * it stays open when a new search result removes the card.
 * @param from the name of the list, such as 'search'; the dialog's link contains it, to say where
 *   the visitor comes from (NAV-16)
 * @returns `onLook`: opens the quick view of a vehicle, and is the same function at every render;
 *   `quickView`: the open dialog, to be rendered by the list
 */
export function useQuickView(from: string): {
  onLook: (vehicle: Vehicle) => void;
  quickView: ReactNode;
} {
  const [vehicle, setVehicle] = useState<Vehicle | null>(null);
  const quickView = vehicle !== null && (
    <Delayed instead={FailedLayer} onLeave={() => setVehicle(null)}>
      <VehicleDialog vehicle={vehicle} from={from} onClose={() => setVehicle(null)} />
    </Delayed>
  );
  return { onLook: setVehicle, quickView };
}
