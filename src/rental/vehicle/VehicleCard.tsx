import { Maximize2 } from 'lucide-react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { AverageRating } from '../../catalogue/index.ts';
import { t } from '../../messages/index.ts';
import { Card, CardMeta, CardTitle, Corner } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { LazyHeart } from '../../wishlist/index.ts';
import { vehicleHref } from '../../shop/links.ts';
import { VehicleBadges } from './VehicleBadges.tsx';
import { TripEstimate, VehicleRate } from './VehiclePrice.tsx';
import { VehicleRent } from './VehicleRent.tsx';
import { SpecLine } from './VehicleSpecs.tsx';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 10px;
`;

const Foot = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-block-size: 44px;
  margin-block-start: 12px;
  small,
  small > span {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

interface VehicleCardProps {
  vehicle: Vehicle;
  /**
   * The name of the list that contains the card, such as 'search'. The card's link contains it, to
   * say where the visitor comes from (NAV-16).
   */
  from: string;
  /** Opens the quick view of the vehicle. */
  onLook: (vehicle: Vehicle) => void;
}

/**
 * A card for a vehicle: picture, name, rating, provider, specs, the price of an hour or km, and the
 * price of the planned trip.
 */
export function VehicleCard({ vehicle, from, onLook }: VehicleCardProps) {
  return (
    <Card>
      <Stage id={vehicle.id} image={vehicle.imageUrl} ratio="16 / 10.5">
        <VehicleBadges vehicle={vehicle} />
        <Corner $at="topEnd">
          <LazyHeart thing="vehicle" id={vehicle.id} name={vehicle.name} />
        </Corner>
        <Corner $at="bottomEnd">
          <IconButton
            $look="float"
            aria-haspopup="dialog"
            aria-label={t('rental.quickView', { name: vehicle.name })}
            onClick={() => onLook(vehicle)}
          >
            <Maximize2 size={18} aria-hidden />
          </IconButton>
        </Corner>
      </Stage>
      <div>
        <Head>
          <CardTitle>
            <Link to={vehicleHref(vehicle, from)}>{vehicle.name}</Link>
          </CardTitle>
          {vehicle.reviewCount > 0 && (
            <AverageRating value={vehicle.avgRating} count={vehicle.reviewCount} />
          )}
        </Head>
        <CardMeta>
          <span>{vehicle.provider.name}</span>
        </CardMeta>
        <SpecLine vehicle={vehicle} />
        <Foot>
          <span>
            <VehicleRate vehicle={vehicle} />
            <small>
              <TripEstimate vehicle={vehicle} />
            </small>
          </span>
          {vehicle.available > 0 ? (
            <VehicleRent place="list" vehicle={vehicle} look="soft" size="sm" short />
          ) : (
            <Badge>{t('rental.full')}</Badge>
          )}
        </Foot>
      </div>
    </Card>
  );
}
