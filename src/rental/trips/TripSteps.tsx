import { X } from 'lucide-react';
import type { ShopConfig, TripDetails, TripStatus } from '../../../machines/rules/domain.ts';
import { hourCycleOf } from '../../messages/hourCycle.ts';
import { formatDate, t } from '../../messages/index.ts';
import { Timeline } from '../../ui/progress/Progress.tsx';

const steps: TripStatus[] = ['pending', 'confirmed', 'ongoing', 'completed'];

/** The icon of the last step of a trip that ended early, as when it was canceled. */
const failed = <X size={16} />;

/**
 * The steps that are shown for a trip. For a trip that ended early these are the steps it reached,
 * and then its end, such as 'canceled'.
 */
function stepsOf({ status, reached }: TripDetails): TripStatus[] {
  return steps.includes(status)
    ? steps
    : [...steps.filter((step) => reached[step] !== undefined), status];
}

function stateOf({ status, reached }: TripDetails, step: TripStatus) {
  if (step === status) return status === 'completed' ? 'done' : 'now';
  return reached[step] === undefined ? 'todo' : 'done';
}

function reachedAt({ trip: { reached }, config }: TripStepsProps, status: TripStatus) {
  const iso = reached[status];
  if (iso === undefined) return {};
  const text = formatDate(iso.replace(' ', 'T'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: hourCycleOf(config.twelveHourClock),
  });
  return { time: { iso, text } };
}

/** The reason of a cancellation, shown below the step "canceled"; {} for all other steps. */
function reasonOf({ cancellationReason: reason }: TripDetails, status: TripStatus) {
  return status === 'canceled' && reason !== null
    ? { note: t('trips.canceledBecause', { reason }) }
    : {};
}

interface TripStepsProps {
  trip: TripDetails;
  config: ShopConfig;
}

/** How far a trip is, when each step was reached, and why it ended early. */
export function TripSteps({ trip, config }: TripStepsProps) {
  return (
    <Timeline
      label={t('trips.steps')}
      entries={stepsOf(trip).map((status) => ({
        key: status,
        label: t(`trips.status.${status}`),
        state: stateOf(trip, status),
        ...(steps.includes(status) || status === 'unknown' ? {} : { icon: failed }),
        ...reasonOf(trip, status),
        ...reachedAt({ trip, config }, status),
      }))}
    />
  );
}
