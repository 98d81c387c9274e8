import { t } from '../../messages/index.ts';
import { RetryNotice } from '../../ui/progress/RetryNotice.tsx';
import { useTripActor } from './tripPlan.ts';

/** A notice that the route of the planned trip could not be measured, with a button to retry. */
export function Unmeasured() {
  const plan = useTripActor();
  return (
    <RetryNotice onRetry={() => plan.send({ type: 'trip.measure.retry' })}>
      {t('rental.trip.unmeasured')}
    </RetryNotice>
  );
}
