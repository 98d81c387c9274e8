import { useSyncExternalStore } from 'react';

/**
 * How many vehicles the trip cart holds. Its flow comes with the pages of rental and tells the
 * number here, because the bar that shows it is there before (NAV-19, NAV-27).
 */
let trips = 0;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const present = () => trips;

/** Tells the bars how many vehicles the trip cart holds now. */
export function tellTripCount(count: number): void {
  trips = count;
  for (const listener of listeners) listener();
}

/** How many vehicles the trip cart holds. */
export function useTripCount(): number {
  return useSyncExternalStore(listen, present, present);
}
