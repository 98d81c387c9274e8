import { useEffect, useRef } from 'react';
import { stockProblem } from '../../machines/rental/tripCart.ts';
import type { RentalCartLine } from '../../machines/rules/domain.ts';
import { resolve } from '../messages/index.ts';
import { Stepper } from '../ui/Stepper.tsx';
import { useLineQuantity } from './lineQuantity.ts';

interface HeldStepperProps {
  line: RentalCartLine;
  /** It takes the place of a button that was pressed. */
  pressed: boolean;
  onRemoved: () => void;
}

/** How many of a vehicle the trip cart holds, on its card; one fewer than one takes it out (RENT-14). */
export function HeldStepper({ line, pressed, onRemoved }: HeldStepperProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [pressed]);
  const { vehicle, quantity } = line;
  const full = stockProblem(vehicle, quantity + 1);
  const change = useLineQuantity(line);
  return (
    <div ref={place}>
      <Stepper
        value={quantity}
        label={vehicle.name}
        bin
        full={full === null ? false : resolve(full)}
        onIncrease={() => change(1)}
        onDecrease={() => {
          if (quantity === 1) onRemoved();
          change(-1);
        }}
      />
    </div>
  );
}
