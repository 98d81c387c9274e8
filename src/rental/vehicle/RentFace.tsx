import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Button, type ButtonLook } from '../../ui/Button.tsx';
import { Hidden } from '../../ui/Hidden.tsx';

/** "Rent This Car", of which a phone has room for the first word (RENT-03). */
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
  /** On a card there is room for one word. */
  short?: boolean;
  block?: boolean;
  /** Before the cart is asked, so that its questions do not lie on another dialog. */
  onRented?: () => void;
}

interface RentFaceProps extends Omit<RentButtonProps, 'onRented'> {
  /** Left out while what it does is on its way. */
  onClick?: (() => void) | undefined;
}

/** How the way to rent a vehicle looks; its name says which one. */
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
