import type { RememberedTrip } from '../../machines/rental/tripSettings.machine.ts';
import type { TripPoint } from '../../machines/rules/domain.ts';
import { MOST_RECENT_DESTINATIONS } from '../../machines/rules/tripPlan.ts';
import { readStored, storageKeys, writeStored } from '../platform/storage.ts';

interface StoredTripPlan {
  remembered: RememberedTrip | null;
  recent: TripPoint[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPoint = (value: unknown): value is TripPoint =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Number.isFinite(value['lat']) &&
  Number.isFinite(value['lng']);

const readPlan = (value: unknown): StoredTripPlan | null => {
  if (!isRecord(value)) return null;
  const { type, destination, pickupAt, hours, recent } = value;
  if (type !== 'hourly' && type !== 'distance_wise') return null;
  if (typeof hours !== 'number' || !Array.isArray(recent)) return null;
  return {
    remembered: {
      type,
      destination: isPoint(destination) ? destination : null,
      pickupAt: typeof pickupAt === 'string' ? pickupAt : null,
      hours,
    },
    recent: recent.filter(isPoint).slice(0, MOST_RECENT_DESTINATIONS),
  };
};

/** The trip as it was left, and the last destinations (DATA-23, LOC-11). */
export function storedTripPlan(): StoredTripPlan {
  return readStored(storageKeys.tripPlan, readPlan) ?? { remembered: null, recent: [] };
}

/** Keeps the trip for the next visit. */
export function storeTripPlan(plan: RememberedTrip & { recent: TripPoint[] }): void {
  const { type, destination, pickupAt, hours, recent } = plan;
  writeStored(storageKeys.tripPlan, { type, destination, pickupAt, hours, recent });
}
