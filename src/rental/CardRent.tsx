import { Suspense, useEffect, useRef, useState } from 'react';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { later } from '../ui/later.tsx';
import { useHeldVehicle } from './heldVehicles.ts';
import { RentButton } from './RentButton.tsx';
import { RentFace } from './RentFace.tsx';

const HeldStepper = later(async () => (await import('./HeldStepper.tsx')).HeldStepper);

const face = { look: 'soft', size: 'sm', short: true } as const;

/** "Rent", then how many of the vehicle are in the trip cart; whichever stands there keeps the focus. */
export function CardRent({ vehicle }: { vehicle: Vehicle }) {
  const line = useHeldVehicle(vehicle.id);
  const [touched, setTouched] = useState<'rent' | 'bin' | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const removed = line === null && touched === 'bin';
  useEffect(() => {
    if (removed) place.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <span ref={place}>
      {line === null ? (
        <RentButton {...face} vehicle={vehicle} onRented={() => setTouched('rent')} />
      ) : (
        <Suspense fallback={<RentFace {...face} vehicle={vehicle} />}>
          <HeldStepper
            line={line}
            pressed={touched === 'rent'}
            onRemoved={() => setTouched('bin')}
          />
        </Suspense>
      )}
    </span>
  );
}
