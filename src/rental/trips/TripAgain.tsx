import { useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { StateFrom } from 'xstate';
import type {
  TripAgainEvent,
  tripAgainMachine,
  TripAgainReview,
} from '../../../machines/rental/tripAgain.machine.ts';
import type { Currency, ShopConfig, TripDetails } from '../../../machines/rules/domain.ts';
import { formatMoney } from '../../../machines/rules/money.ts';
import type { TripChange, TripLineToday } from '../../../machines/rules/tripAgain.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { useRoot } from '../../shop/root.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { LostLines } from '../../ui/list/LostLines.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Money } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { wireTripAgain } from './tripAgain.wiring.ts';

const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding-block: 12px;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  b {
    font: var(--type-label);
  }
  p {
    display: flex;
    gap: 7px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  p > svg {
    flex: none;
    margin-block-start: 2px;
  }
  p[data-look='same'] {
    color: var(--success);
  }
  p[data-look='changed'] {
    color: var(--warning);
  }
`;

interface TripAgainProps {
  trip: TripDetails;
  config: ShopConfig;
}

/**
 * A button that puts the vehicles of a past trip into the trip cart again. A dialog first shows
 * what has changed since.
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
      {snapshot.hasTag('open') && <AgainDialog snapshot={snapshot} send={send} config={config} />}
    </>
  );
}

interface AgainDialogProps {
  snapshot: StateFrom<typeof tripAgainMachine>;
  send: (event: TripAgainEvent) => void;
  config: ShopConfig;
}

function AgainDialog({ snapshot, send, config }: AgainDialogProps) {
  const { review, problem } = snapshot.context;
  const close = () => send({ type: 'again.closed' });
  const mayFill = snapshot.matches('reviewing') || snapshot.matches('filling');
  return (
    <Dialog open onClose={close} title={t('trips.again.title')} width="var(--dialog-sm)">
      <DialogBody>
        {snapshot.matches('unread') ? (
          <ErrorPanel
            message={problem ?? { key: 'app.error.generic' }}
            onRetry={() => send({ type: 'again.retry' })}
          />
        ) : review === null ? (
          <Skeleton $height="220px" $radius="24px" />
        ) : (
          <>
            {problem !== null && <Notice look="warning">{resolve(problem)}</Notice>}
            <Review review={review} currency={config.currency} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={close}>{t('ui.cancel')}</Button>
        {review !== null && mayFill && (
          <Button
            look="primary"
            busy={snapshot.hasTag('busy') && t('ui.loading')}
            onClick={() => send({ type: 'again.confirmed' })}
          >
            {t(review.lost.length > 0 ? 'trips.again.replace' : 'trips.again.add')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
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
      <Lines>
        {lines.map((line) => (
          <LineToday key={line.line.id} today={line} currency={currency} />
        ))}
      </Lines>
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

const icons = { gone: X, same: Check, changed: TriangleAlert };

function LineToday({ today, currency }: { today: TripLineToday; currency: Currency }) {
  const { line, now, changes } = today;
  const { vehicle } = now ?? line;
  const quantity = now?.quantity ?? line.quantity;
  return (
    <li>
      <Stage id={vehicle.id} image={vehicle.imageUrl} radius="var(--r-sm)" art="80%" />
      <div>
        <b>
          {quantity !== null && <bdi dir="ltr">{quantity} ×</bdi>} <bdi>{vehicle.name}</bdi>
        </b>
        {changes.length === 0 && (
          <p data-look="same">
            <Check size={16} aria-hidden />
            {t('trips.again.same')}
          </p>
        )}
        {changes.map((change) => {
          const look = lookOf(change);
          const Icon = icons[look];
          return (
            <p key={change.kind} data-look={look}>
              <Icon size={16} aria-hidden />
              {changeText(change, currency)}
            </p>
          );
        })}
      </div>
      {now !== null && now.price !== null && (
        <b>
          <Money amount={now.price} currency={currency} />
        </b>
      )}
    </li>
  );
}

function lookOf(change: TripChange): 'gone' | 'same' | 'changed' {
  if (change.kind === 'quantity') return 'changed';
  if (change.kind === 'price') return change.to < change.from ? 'same' : 'changed';
  return 'gone';
}

/** A change since the booking as text, such as a new price or a smaller quantity. */
function changeText(change: TripChange, currency: Currency): string {
  switch (change.kind) {
    case 'gone':
    case 'taken':
    case 'otherTrips':
      return t(`trips.again.${change.kind}`);
    case 'quantity':
      return t('trips.again.fewer', { from: change.from, to: change.to });
    case 'price': {
      const from = formatMoney(change.from, currency);
      return t('trips.again.price', { from, to: formatMoney(change.to, currency) });
    }
  }
}
