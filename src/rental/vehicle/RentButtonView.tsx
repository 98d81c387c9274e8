import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { Hidden } from '../../ui/Hidden.tsx';

/** The text "Rent This Car". A phone has space for its first word only, "Rent" (RENT-03). */
const Words = styled.span<{ $short: boolean }>`
  > :last-child {
    display: ${({ $short }) => ($short ? 'inline' : 'none')};
  }
  > :first-child {
    display: ${({ $short }) => ($short ? 'none' : 'inline')};
  }
  @media (max-width: 640px) {
    > :last-child {
      display: inline;
    }
    > :first-child {
      display: none;
    }
  }
`;

export interface RentButtonProps {
  vehicle: Vehicle;
  look: ButtonLook;
  size: 'sm' | 'lg';
  /** Whether there is space for one word only, as on a card. */
  short?: boolean;
  block?: boolean;
  /**
   * Called before the cart is changed. The view can close its dialog then, so that no question
   * about the cart opens on top of it.
   */
  onRented?: () => void;
}

interface RentButtonViewProps extends Omit<RentButtonProps, 'onRented'> {
  /** undefined while the change is in progress; the button then looks busy. */
  onClick?: (() => void) | undefined;
}

/** The look of the button to rent a vehicle. Screen readers also read the vehicle's name. */
export function RentButtonView({
  vehicle,
  look,
  size,
  short = false,
  block = false,
  onClick,
}: RentButtonViewProps) {
  return (
    <Button
      look={look}
      size={size}
      block={block}
      busy={onClick === undefined && t('ui.loading')}
      onClick={onClick}
    >
      <Words $short={short}>
        <span>{t('rental.rentThis')}</span>
        <span>{t('rental.rent')}</span>
      </Words>
      <Hidden>{vehicle.name}</Hidden>
    </Button>
  );
}
