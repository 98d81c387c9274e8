import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Description } from './Description.tsx';
import { vehicleHref } from '../../shop/links.ts';
import { VehicleBadges } from './VehicleBadges.tsx';
import { StartOrEstimate } from './VehiclePrice.tsx';
import { VehicleRent } from './VehicleRent.tsx';
import { SpecTiles } from './VehicleSpecs.tsx';

const Body = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 18px;
  dl {
    margin-block-start: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    justify-self: start;
    font: var(--type-label);
    color: var(--accent-text);
  }
`;

const Foot = styled(DialogFoot)`
  align-items: center;
`;

interface VehicleDialogProps {
  vehicle: Vehicle;
  /**
   * The name of the list, such as 'search'; the link to the vehicle's page contains it, to say
   * where the visitor comes from (NAV-16).
   */
  from: string;
  onClose: () => void;
}

/** The quick view of a vehicle: its main facts, without leaving the list (RENT-01). */
export function VehicleDialog({ vehicle, from, onClose }: VehicleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={vehicle.name} width="560px">
      <Body>
        <Stage id={vehicle.id} image={vehicle.imageUrl} ratio="16 / 8.6" art="44%" eager>
          <VehicleBadges vehicle={vehicle} />
        </Stage>
        {vehicle.description !== '' && <Description text={vehicle.description} />}
        <SpecTiles vehicle={vehicle} />
        <Link to={vehicleHref(vehicle, from)}>
          {t('rental.details')}
          <ArrowRight className="flip" size={18} aria-hidden />
        </Link>
      </Body>
      <Foot>
        <StartOrEstimate vehicle={vehicle} />
        {vehicle.available > 0 ? (
          <VehicleRent place="bar" vehicle={vehicle} look="primary" size="lg" onRented={onClose} />
        ) : (
          <Badge>{t('rental.full')}</Badge>
        )}
      </Foot>
    </Dialog>
  );
}
