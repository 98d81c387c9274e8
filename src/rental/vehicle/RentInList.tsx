import type { Vehicle } from '../../../machines/rules/domain.ts';
import { VehicleRent } from './VehicleRent.tsx';

interface RentInListProps {
  vehicle: Vehicle;
  onRented: () => void;
}

/**
 * A compact button to rent a vehicle from a list outside the rental area, such as the wishlist
 * (WISH-05, WISH-12).
 */
export function RentInList({ vehicle, onRented }: RentInListProps) {
  return (
    <VehicleRent place="list" vehicle={vehicle} look="soft" size="sm" short onRented={onRented} />
  );
}
