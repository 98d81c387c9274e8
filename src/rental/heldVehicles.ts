import { useCallback, useSyncExternalStore } from 'react';
import type { RentalCartLine } from '../../machines/rules/domain.ts';

/**
 * The lines of the trip cart by vehicle. The cart's flow comes after the pages of rental and tells
 * them here, because the cards that show them are there before.
 */
let held: ReadonlyMap<number, RentalCartLine> = new Map();
let wanted: number | null = null;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the cards what the trip cart holds now. */
export function tellHeldVehicles(lines: readonly RentalCartLine[]): void {
  held = new Map(lines.map((line) => [line.vehicle.id, line]));
  for (const listener of listeners) listener();
}

/** Tells the cards which vehicle is on its way into the trip cart; null for none. */
export function tellWantedVehicle(vehicleId: number | null): void {
  wanted = vehicleId;
  for (const listener of listeners) listener();
}

/** Whether a vehicle is on its way into the trip cart. */
export function useIsWanted(vehicleId: number): boolean {
  return useSyncExternalStore(
    listen,
    useCallback(() => wanted === vehicleId, [vehicleId]),
  );
}

/** The line of a vehicle in the trip cart; null when it is not in it. */
export function useHeldVehicle(vehicleId: number): RentalCartLine | null {
  return useSyncExternalStore(
    listen,
    useCallback(() => held.get(vehicleId) ?? null, [vehicleId]),
  );
}
