import type { LatLng, ShopConfig, Zone, ZoneOutline } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readConfig, readZoneLookup, readZoneOutlines } from './read.ts';

/** The shop's settings. */
export async function fetchConfig(signal?: AbortSignal): Promise<ShopConfig> {
  return readConfig(
    await answer(client.GET('/api/v1/config', { signal: patience(signal) }), signal),
  );
}

/**
 * The zones that contain a point (API-23); rejects with code `coordinates` when no zone contains
 * it.
 */
export async function fetchZones(
  { lat, lng }: LatLng,
  signal?: AbortSignal,
): Promise<{ zoneIds: number[]; zones: Zone[] }> {
  const call = client.GET('/api/v1/config/get-zone-id', {
    params: { query: { lat, lng } },
    signal: patience(signal),
  });
  return readZoneLookup(await answer(call, signal));
}

/** The outlines of all zones, to draw them. */
export async function fetchZoneOutlines(signal?: AbortSignal): Promise<ZoneOutline[]> {
  const call = client.GET('/api/v1/zone/list', { signal: patience(signal) });
  return readZoneOutlines(await answer(call, signal));
}
