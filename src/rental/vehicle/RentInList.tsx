import type { Vehicle } from '../../../machines/rules/domain.ts';
import { VehicleRent } from './VehicleRent.tsx';

interface RentInListProps {
  vehicle: Vehicle;
  onRented: () => void;
}

/** Renting a vehicle from another area's list (WISH-05, WISH-12). */
export function RentInList({ vehicle, onRented }: RentInListProps) {
  return (
    <VehicleRent place="list" vehicle={vehicle} look="soft" size="sm" short onRented={onRented} />
  );
}
