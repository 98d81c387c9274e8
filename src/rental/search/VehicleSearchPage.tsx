import { addressParts } from '../../../machines/rules/address.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TripBar } from '../plan/TripBar.tsx';
import { useTripActor, useTripPlan } from '../plan/tripPlan.ts';
import { VehicleResults } from './VehicleResults.tsx';

/**
 * The page of the vehicle search: the trip planner, in which the trip can be changed, and below it
 * the vehicles for the planned trip (F-17).
 */
export function VehicleSearchPage() {
  const module = useModule();
  const actor = useTripActor();
  const { pickup } = useTripPlan();
  usePageTitle(t('rental.results.page'));
  const near = addressParts({ address: pickup?.name ?? '' }).at(-1) ?? '';
  return (
    <Wrap>
      <TripBar
        title={t('rental.home.title')}
        art={<Picture src={module?.thumbnailUrl ?? null} alt="" size={250} first />}
      />
      <VehicleResults
        from="search"
        title={(count) => t('rental.results.title', { count, near: `\u2068${near}\u2069` })}
        emptyActions={
          <Button look="ink" onClick={() => actor.send({ type: 'trip.reset' })}>
            {t('rental.trip.reset')}
          </Button>
        }
      />
    </Wrap>
  );
}
