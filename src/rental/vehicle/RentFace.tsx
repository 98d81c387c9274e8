import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { Hidden } from '../../ui/Hidden.tsx';

/** "Rent This Car"; a phone has space only for the first word (RENT-03). */
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
  /** A card has space for one word. */
  short?: boolean;
  block?: boolean;
  /** Called before the cart is changed, so that its questions do not open over another dialog. */
  onRented?: () => void;
}

interface RentFaceProps extends Omit<RentButtonProps, 'onRented'> {
  /** Left out while the change is under way. */
  onClick?: (() => void) | undefined;
}

/** The look of the button to rent a vehicle; its accessible name contains the vehicle. */
export function RentFace({
  vehicle,
  look,
  size,
  short = false,
  block = false,
  onClick,
}: RentFaceProps) {
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
