import type { RememberedTrip } from '../../machines/rental/tripSettings.machine.ts';
import type { TripPoint } from '../../machines/rules/domain.ts';
import { MOST_RECENT_DESTINATIONS } from '../../machines/rules/tripPlan.ts';
import { hasShape } from '../platform/shape.ts';
import { readStored, storageKeys, writeStored } from '../platform/storage.ts';
import { readLatLng } from '../platform/stored.ts';

interface StoredTripPlan {
  remembered: RememberedTrip | null;
  recent: TripPoint[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPoint = (value: unknown): value is TripPoint =>
  hasShape(value, { name: '', lat: 0, lng: 0 }) && readLatLng(value) !== null;

/** A moment on the shop's clock, as it is stored. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value);

const readPlan = (value: unknown): StoredTripPlan | null => {
  if (!isRecord(value)) return null;
  const { type, destination, pickupAt, hours, recent } = value;
  if (type !== 'hourly' && type !== 'distance_wise') return null;
  if (typeof hours !== 'number' || !Array.isArray(recent)) return null;
  return {
    remembered: {
      type,
      destination: isPoint(destination) ? destination : null,
      pickupAt: isMoment(pickupAt) ? pickupAt : null,
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
