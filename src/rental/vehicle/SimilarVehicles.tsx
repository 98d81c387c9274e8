import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { Grid, Section } from '../../ui/Layout.tsx';
import { similarVehiclesQuery } from '../queries.ts';
import { useTripSettings } from '../plan/tripPlan.ts';
import { VehicleCard } from './VehicleCard.tsx';
import { useQuickView } from './useQuickView.tsx';

/** The maximum number of similar vehicles that are shown. */
const SHOWN = 3;

/**
 * Other vehicles of the same category that are available for the planned trip. Renders nothing when
 * there are none.
 */
export function SimilarVehicles({ vehicle }: { vehicle: Vehicle }) {
  const { data } = useQuery(similarVehiclesQuery(vehicle.categoryId, useTripSettings()));
  const others = (data?.rows ?? []).filter(({ id }) => id !== vehicle.id).slice(0, SHOWN);
  const { onLook, quickView } = useQuickView('similar');
  if (others.length === 0) return null;
  return (
    <Section title={t('rental.similar')}>
      <Grid $columns={3}>
        {others.map((other) => (
          <VehicleCard key={other.id} vehicle={other} from="similar" onLook={onLook} />
        ))}
      </Grid>
      {quickView}
    </Section>
  );
}
