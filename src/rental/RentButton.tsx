import { RentFace, type RentButtonProps } from './RentFace.tsx';
import { useRentVehicle } from './rentVehicle.ts';

/** Puts the vehicle into the trip cart for the planned trip (RENT-03, RENT-08). */
export function RentButton({ vehicle, onRented, ...face }: RentButtonProps) {
  const rent = useRentVehicle();
  return (
    <RentFace
      {...face}
      vehicle={vehicle}
      onClick={() => {
        onRented?.();
        rent(vehicle);
      }}
    />
  );
}
