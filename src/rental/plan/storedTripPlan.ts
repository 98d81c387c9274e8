import type { RememberedTrip } from '../../../machines/rental/tripSettings.machine.ts';
import type { TripPoint } from '../../../machines/rules/domain.ts';
import { get, set } from '../../platform/stored/store.ts';

interface StoredTripPlan {
  remembered: RememberedTrip | null;
  recent: TripPoint[];
}

/** The planned trip and the last destinations, as stored in the browser (DATA-23, LOC-11). */
export function storedTripPlan(): StoredTripPlan {
  const stored = get('tripPlan');
  if (stored === null) return { remembered: null, recent: [] };
  const { recent, ...remembered } = stored;
  return { remembered, recent };
}

/** Stores the planned trip and the last destinations in the browser, for the next visit. */
export function storeTripPlan(plan: RememberedTrip & { recent: TripPoint[] }): void {
  const { type, destination, pickupAt, hours, recent } = plan;
  set('tripPlan', { type, destination, pickupAt, hours, recent });
}
