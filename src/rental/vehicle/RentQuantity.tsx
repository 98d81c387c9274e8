import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { stockProblem } from '../../../machines/rental/tripCart.ts';
import type { RentalCartLine } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { resolve, t } from '../../messages/index.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { useLineQuantity } from '../cart/lineQuantity.ts';
import { PlannedTrip } from '../cart/PlannedTrip.tsx';

/**
 * Where the quantity of a vehicle in the trip cart is shown. A list has space for the stepper only;
 * a bar and a panel also show a link to the cart. If the customer has planned another trip than that
 * of the cart, a panel also has a button that changes the cart to the planned trip.
 */
export type QuantityPlace = 'list' | 'bar' | 'panel';

const Frame = styled.div<{ $place: QuantityPlace }>`
  display: ${({ $place }) => ($place === 'panel' ? 'grid' : 'flex')};
  align-items: center;
  gap: 12px;
  @media (max-width: 640px) {
    gap: 8px;
    /* On a phone the estimate is beside this button, so its label has to be small to fit. */
    ${({ $place }) => $place === 'bar' && '> a { padding-inline: 14px; font: var(--type-sm-strong); }'}
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font: var(--type-label);
`;

interface RentQuantityProps {
  line: RentalCartLine;
  place: QuantityPlace;
  /**
   * Whether the customer has just pressed the rent button. The stepper has then replaced that
   * button and gets the focus.
   */
  pressed: boolean;
  /** Called when the customer removes the vehicle. */
  onRemoved: () => void;
}

/**
 * A stepper for the quantity of a vehicle in the trip cart; minus at 1 removes the vehicle
 * (RENT-14).
 */
export function RentQuantity({ line, place, pressed, onRemoved }: RentQuantityProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [pressed]);
  const { vehicle, quantity } = line;
  const full = stockProblem(vehicle, quantity + 1);
  const change = useLineQuantity(line);
  const stepper = (
    <Stepper
      value={quantity}
      label={vehicle.name}
      padded
      bin
      full={full === null ? false : resolve(full)}
      onIncrease={() => change(1)}
      onDecrease={() => {
        if (quantity === 1) onRemoved();
        change(-1);
      }}
    />
  );
  return (
    <Frame ref={frame} $place={place}>
      {place === 'panel' ? (
        <Count>
          {t('rental.inCart')}
          {stepper}
        </Count>
      ) : (
        stepper
      )}
      {place !== 'list' && (
        <ButtonBase as={Link} to={linkTo('rentalCart')} $look="primary" $size="lg">
          {t('rental.viewCart')}
        </ButtonBase>
      )}
      {place === 'panel' && <PlannedTrip />}
    </Frame>
  );
}
