import type { LatLng, ShopConfig, Zone } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readConfig, readZoneLookup } from './read.ts';

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
