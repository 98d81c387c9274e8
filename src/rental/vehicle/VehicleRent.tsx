import { useEffect, useRef, useState } from 'react';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { QuantityPlace } from './RentQuantity.tsx';
import { useLineOfVehicle } from '../cart/cartActor.ts';
import { RentButton } from './RentButton.tsx';
import { RentButtonView, type RentButtonProps } from './RentButtonView.tsx';

const RentQuantity = lazyPart(async () => (await import('./RentQuantity.tsx')).RentQuantity);

interface VehicleRentProps extends RentButtonProps {
  /** Where it is shown, which decides what is beside the stepper; see `QuantityPlace`. */
  place: QuantityPlace;
}

/**
 * The button "Rent This Car" or, when the vehicle is in the trip cart, a stepper for its quantity
 * (RENT-03, RENT-08, RENT-14). When a press replaces one by the other, the new one gets the focus.
 */
export function VehicleRent({ place, onRented, ...face }: VehicleRentProps) {
  const line = useLineOfVehicle(face.vehicle.id);
  const [touched, setTouched] = useState<'rent' | 'bin' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const removed = line === null && touched === 'bin';
  useEffect(() => {
    if (removed) frame.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div ref={frame}>
      {line === null ? (
        <RentButton
          {...face}
          onRented={() => {
            setTouched('rent');
            onRented?.();
          }}
        />
      ) : (
        <Delayed instead={FailedPart} fallback={<RentButtonView {...face} />}>
          <RentQuantity
            line={line}
            place={place}
            pressed={touched === 'rent'}
            onRemoved={() => setTouched('bin')}
          />
        </Delayed>
      )}
    </div>
  );
}
