import { memo } from 'react';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { WindowedGrid } from '../../ui/list/WindowedGrid.tsx';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { useQuickView } from '../vehicle/useQuickView.tsx';

/** The number of columns for a width in px, as in the design. */
const columnsOf = (width: number): number => {
  if (width > 860) return 3;
  return width > 560 ? 2 : 1;
};

const idOf = ({ id }: Vehicle) => id;

interface VehicleGridProps {
  vehicles: Vehicle[];
  /**
   * The name of this list, such as 'search'; links to a vehicle contain it, to say where the visitor
   * comes from (NAV-16).
   */
  from: string;
}

/**
 * A grid of vehicle cards. Only the cards near the viewport are rendered, and they are not rendered
 * again while the next result is loading.
 */
export const VehicleGrid = memo(function VehicleGrid({ vehicles, from }: VehicleGridProps) {
  const { onLook, quickView } = useQuickView(from);
  return (
    <>
      <WindowedGrid rows={vehicles} rowKey={idOf} columns={columnsOf} gap={40}>
        {(vehicle) => <VehicleCard vehicle={vehicle} from={from} onLook={onLook} />}
      </WindowedGrid>
      {quickView}
    </>
  );
});
