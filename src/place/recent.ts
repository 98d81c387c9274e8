import type { OutwardFact, Place } from '../../machines/rules/domain.ts';
import { MOST_PLACES, withPlace } from '../../machines/rules/recentPlaces.ts';
import { readStored, storageKeys, storageWasRefused, writeStored } from '../platform/storage.ts';
import { isWords, readLatLng, readZoneIds } from '../platform/stored.ts';

const readPlace = (value: unknown): Place | null => {
  const { address, position, zoneIds } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  const point = readLatLng(position);
  const zones = readZoneIds(zoneIds);
  return !isWords(address) || point === null || zones === null
    ? null
    : { address, position: point, zoneIds: zones };
};

/** The places that were chosen lately, the last one first; those that no longer fit are dropped. */
export function recentPlaces(): Place[] {
  const read = (value: unknown) =>
    Array.isArray(value)
      ? value
          .map(readPlace)
          .filter((place) => place !== null)
          .slice(0, MOST_PLACES)
      : null;
  return readStored(storageKeys.recentPlaces, read) ?? [];
}

let toldOfRefusal = false;

/**
 * Remembers a chosen place (LOC-11). Where the browser stores nothing, the visit goes on from
 * memory and says so once.
 */
export function rememberPlace(place: Place, onFact: (fact: OutwardFact) => void): void {
  writeStored(storageKeys.recentPlaces, withPlace(recentPlaces(), place));
  if (!storageWasRefused() || toldOfRefusal) return;
  toldOfRefusal = true;
  void import('./notKept.ts').then(({ sayNotKept }) => sayNotKept(onFact));
}
