import styled from 'styled-components';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { ButtonFace, type ButtonLook } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { vehicleHref } from './links.ts';

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

interface RentButtonProps {
  vehicle: Vehicle;
  look: ButtonLook;
  size: 'sm' | 'lg';
  /** On a card there is room for one word. */
  short?: boolean;
  block?: boolean;
}

/** The way to rent a vehicle (RENT-03). */
export function RentButton({ vehicle, look, size, short = false, block = false }: RentButtonProps) {
  return (
    <ButtonFace
      as={Link}
      to={vehicleHref(vehicle, 'list')}
      $look={look}
      $size={size}
      $block={block}
    >
      <Words $short={short}>
        <span>{t('rental.rentThis')}</span>
        <span>{t('rental.rent')}</span>
      </Words>
    </ButtonFace>
  );
}
