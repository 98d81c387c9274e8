import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Corner } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';

/** Badges for a discount, and for a new vehicle (RENT-20). */
export function VehicleBadges({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Corner $at="topStart">
      {vehicle.discountType === 'percent' && vehicle.discount > 0 && (
        <Badge $look="accent">
          <bdi dir="ltr">−{vehicle.discount}%</bdi>
        </Badge>
      )}
      {vehicle.isNew && <Badge $look="white">{t('rental.new')}</Badge>}
    </Corner>
  );
}
