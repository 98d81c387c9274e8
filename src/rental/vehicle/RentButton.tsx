import { useIsOnItsWay } from '../cart/cartActor.ts';
import { RentButtonView, type RentButtonProps } from './RentButtonView.tsx';
import { useRentVehicle } from './rentVehicle.ts';

/**
 * The button that puts a vehicle into the trip cart for the planned trip. It is busy until the
 * vehicle is in the cart (RENT-03, RENT-08).
 */
export function RentButton({ vehicle, onRented, ...face }: RentButtonProps) {
  const rent = useRentVehicle();
  const wanted = useIsOnItsWay(vehicle.id);
  return (
    <RentButtonView
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
