import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { StateFrom } from 'xstate';
import type {
  TripAgainEvent,
  tripAgainMachine,
  TripAgainReview,
} from '../../../machines/rental/tripAgain.machine.ts';
import type { Currency, ShopConfig, TripDetails } from '../../../machines/rules/domain.ts';
import type { TripChange, TripLineToday } from '../../../machines/rules/tripAgain.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { AgainDialog, AgainLine, AgainLines, type ChangeLook } from '../../shop/AgainDialog.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { useRoot } from '../../shop/root.ts';
import { Button } from '../../ui/Button.tsx';
import { LostLines } from '../../ui/list/LostLines.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wireTripAgain } from './tripAgain.wiring.ts';

interface TripAgainProps {
  trip: TripDetails;
  config: ShopConfig;
}

/**
 * A button that puts the vehicles of a past trip into the trip cart again. First a dialog shows
 * what has changed since that trip.
 */
export function TripAgain({ trip, config }: TripAgainProps) {
  const queryClient = useQueryClient();
  const root = useRoot();
  const [chart] = useState(() => wireTripAgain({ queryClient, root, moduleId: trip.moduleId }));
  const [snapshot, send] = useFlow(chart, { input: { tripId: trip.id } });
  return (
    <>
      <Button
        look="soft"
        size="sm"
        icon={<RotateCcw size={18} aria-hidden />}
        onClick={() => send({ type: 'again.asked' })}
      >
        {t('trips.again')}
      </Button>
      {snapshot.hasTag('open') && (
        <TripAgainDialog snapshot={snapshot} send={send} config={config} />
      )}
    </>
  );
}

interface TripAgainDialogProps {
  snapshot: StateFrom<typeof tripAgainMachine>;
  send: (event: TripAgainEvent) => void;
  config: ShopConfig;
}

function TripAgainDialog({ snapshot, send, config }: TripAgainDialogProps) {
  const { review, problem } = snapshot.context;
  const mayFill = snapshot.matches('reviewing') || snapshot.matches('filling');
  return (
    <AgainDialog
      title={t('trips.again.title')}
      problem={problem}
      loadFailed={snapshot.matches('unread')}
      review={review && <Review review={review} currency={config.currency} />}
      confirm={
        review !== null && mayFill
          ? t(review.lost.length > 0 ? 'trips.again.replace' : 'trips.again.add')
          : null
      }
      busy={snapshot.hasTag('busy')}
      send={send}
    />
  );
}

function Review({ review, currency }: { review: TripAgainReview; currency: Currency }) {
  const { lines, lost } = review;
  const coming = lines.filter((line) => line.now !== null).length;
  return (
    <>
      <p>
        {coming === 0
          ? t('trips.again.nothing')
          : t('trips.again.canCome', { count: coming, total: lines.length })}
      </p>
      <AgainLines>
        {lines.map((line) => (
          <LineToday key={line.line.id} today={line} currency={currency} />
        ))}
      </AgainLines>
      {coming > 0 && <Notice>{t('trips.again.fromNow')}</Notice>}
      {coming > 0 && lost.length > 0 && (
        <Notice>
          {t('trips.again.lost', { count: lost.length })}
          <LostLines
            lists={[
              {
                id: 0,
                title: null,
                lines: lost.map(({ id, vehicle, quantity }) => ({
                  id,
                  name: vehicle.name,
                  image: vehicle.imageUrl,
                  thingId: vehicle.id,
                  count: quantity,
                })),
              },
            ]}
          />
        </Notice>
      )}
    </>
  );
}

function LineToday({ today, currency }: { today: TripLineToday; currency: Currency }) {
  const { line, now, changes } = today;
  const { vehicle } = now ?? line;
  return (
    <AgainLine
      id={vehicle.id}
      image={vehicle.imageUrl}
      picture="72px"
      name={vehicle.name}
      quantity={now?.quantity ?? line.quantity}
      gone={now === null}
      changes={changes.map((change) => ({
        look: lookOf(change),
        text: changeText(change, currency),
      }))}
      same={t('trips.again.same')}
      price={now?.price ?? null}
      currency={currency}
    />
  );
}

function lookOf(change: TripChange): ChangeLook {
  if (change.kind === 'quantity') return 'changed';
  if (change.kind === 'price') return change.to < change.from ? 'same' : 'changed';
  return 'gone';
}

/**
 * What has changed for a vehicle since the booking, as a text, such as a new price or a smaller
 * quantity.
 */
function changeText(change: TripChange, currency: Currency): string {
  switch (change.kind) {
    case 'gone':
    case 'taken':
    case 'otherTrips':
      return t(`trips.again.${change.kind}`);
    case 'quantity':
      return t('trips.again.fewer', { from: change.from, to: change.to });
    case 'price': {
      const from = isolatedMoney(change.from, currency);
      return t('trips.again.price', { from, to: isolatedMoney(change.to, currency) });
    }
  }
}
