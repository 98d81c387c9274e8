import { Suspense, useState, type ReactNode } from 'react';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const VehicleDialog = lazyPart(async () => (await import('./VehicleDialog.tsx')).VehicleDialog);

/**
 * The quick view of a list of vehicles (RENT-01). It belongs to the list and not to a card, so that it
 * stays open while another answer takes the card away.
 * @param from the list; the link of the dialog passes this to the vehicle's page (NAV-16)
 * @returns the function that opens it, always the same one, and the open dialog
 */
export function useQuickView(from: string): {
  onLook: (vehicle: Vehicle) => void;
  quickView: ReactNode;
} {
  const [vehicle, setVehicle] = useState<Vehicle | null>(null);
  const quickView = vehicle !== null && (
    <Suspense>
      <VehicleDialog vehicle={vehicle} from={from} onClose={() => setVehicle(null)} />
    </Suspense>
  );
  return { onLook: setVehicle, quickView };
}
