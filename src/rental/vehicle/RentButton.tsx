import { useIsOnItsWay } from '../cart/cartActor.ts';
import { RentFace, type RentButtonProps } from './RentFace.tsx';
import { useRentVehicle } from './rentVehicle.ts';

/** Puts the vehicle into the trip cart for the planned trip, and is busy until it is there (RENT-03, RENT-08). */
export function RentButton({ vehicle, onRented, ...face }: RentButtonProps) {
  const rent = useRentVehicle();
  const wanted = useIsOnItsWay(vehicle.id);
  return (
    <RentFace
      {...face}
      vehicle={vehicle}
      onClick={
        wanted
          ? undefined
          : () => {
              onRented?.();
              rent(vehicle);
            }
      }
    />
  );
}
