import { X } from 'lucide-react';
import type { TripDetails, TripStatus } from '../../machines/rules/domain.ts';
import { formatDate, t } from '../messages/index.ts';
import { Timeline } from '../ui/Progress.tsx';

const steps: TripStatus[] = ['pending', 'confirmed', 'ongoing', 'completed'];

/** It ended here, not as it was meant to. */
const failed = <X size={16} />;

/** The steps of a trip; one that ended early shows how far it came and how it ended. */
function stepsOf({ status, reached }: TripDetails): TripStatus[] {
  return steps.includes(status)
    ? steps
    : [...steps.filter((step) => reached[step] !== undefined), status];
}

function stateOf({ status, reached }: TripDetails, step: TripStatus) {
  if (step === status) return status === 'completed' ? 'done' : 'now';
  return reached[step] === undefined ? 'todo' : 'done';
}

function reachedAt({ reached }: TripDetails, status: TripStatus) {
  const iso = reached[status];
  if (iso === undefined) return {};
  const text = formatDate(iso.replace(' ', 'T'), { dateStyle: 'medium', timeStyle: 'short' });
  return { time: { iso, text } };
}

/** How far a trip is, and when each step was reached. */
export function TripSteps({ trip }: { trip: TripDetails }) {
  return (
    <>
      <Timeline
        label={t('trips.steps')}
        entries={stepsOf(trip).map((status) => ({
          key: status,
          label: t(`trips.status.${status}`),
          state: stateOf(trip, status),
          ...(steps.includes(status) ? {} : { icon: failed }),
          ...reachedAt(trip, status),
        }))}
      />
      {trip.cancellationReason !== null && (
        <p>{t('trips.canceledBecause', { reason: trip.cancellationReason })}</p>
      )}
    </>
  );
}
