import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { HeldRentPlace } from './HeldRent.tsx';
import { useLineOfVehicle } from '../cart/cartActor.ts';
import { RentButton } from './RentButton.tsx';
import { RentFace, type RentButtonProps } from './RentFace.tsx';

const HeldRent = lazyPart(async () => (await import('./HeldRent.tsx')).HeldRent);

interface VehicleRentProps extends RentButtonProps {
  place: HeldRentPlace;
}

/**
 * "Rent This Car" while the trip cart does not hold the vehicle, else how many of it are there
 * (RENT-03, RENT-08, RENT-14). Whichever of the two comes keeps the focus of the other.
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
        <Suspense fallback={<RentFace {...face} />}>
          <HeldRent
            line={line}
            place={place}
            pressed={touched === 'rent'}
            onRemoved={() => setTouched('bin')}
          />
        </Suspense>
      )}
    </div>
  );
}
