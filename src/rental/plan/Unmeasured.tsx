import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTripActor } from './tripPlan.ts';

/** A notice that the route of the planned trip could not be measured, with a button to retry. */
export function Unmeasured() {
  const plan = useTripActor();
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {t('rental.trip.unmeasured')}
        <Button size="sm" onClick={() => plan.send({ type: 'trip.measure.retry' })}>
          {t('ui.retry')}
        </Button>
      </Row>
    </Notice>
  );
}
