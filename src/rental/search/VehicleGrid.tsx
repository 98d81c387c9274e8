import { memo } from 'react';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { WindowedGrid } from '../../ui/list/WindowedGrid.tsx';
import { VehicleCard } from '../vehicle/VehicleCard.tsx';
import { useQuickView } from '../vehicle/useQuickView.tsx';

/** As the design's grid of vehicles has it: three, two, one. */
const columnsOf = (width: number): number => {
  if (width > 860) return 3;
  return width > 560 ? 2 : 1;
};

const idOf = ({ id }: Vehicle) => id;

interface VehicleGridProps {
  vehicles: Vehicle[];
  from: string;
}

/**
 * Vehicles in columns; only those near the viewport are rendered, and none again while the next
 * answer is loading.
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
