import type { QueryClient } from '@tanstack/react-query';
import type { Module, ModuleType } from '../../../machines/rules/domain.ts';
import { HOUR_MS } from '../../../machines/rules/durations.ts';
import { fetchModules } from '../../api/modules/calls.ts';
import { fetchZoneOutlines } from '../../api/place/outlines.ts';

/** The modules of all zones; `shared` caches them for an hour for all visitors. */
const modulesEverywhere = (shared: QueryClient): Promise<Module[]> =>
  shared.fetchQuery({
    queryKey: ['modules'],
    queryFn: ({ signal }) => fetchModules([], signal),
    staleTime: HOUR_MS,
  });

/**
 * The type of a module. When there is no such module it is `ecommerce`, with which search engines
 * get the general type `Store`. `shared` is the cache for all visitors.
 */
export async function moduleType(shared: QueryClient, moduleId: number): Promise<ModuleType> {
  const modules = await modulesEverywhere(shared);
  return modules.find(({ id }) => id === moduleId)?.type ?? 'ecommerce';
}

/**
 * The id of the module in which vehicles are rented; null where the shop has none. `shared` is the
 * cache for all visitors.
 */
export async function rentalModuleId(shared: QueryClient): Promise<number | null> {
  const modules = await modulesEverywhere(shared).catch(() => []);
  return modules.find(({ type }) => type === 'rental')?.id ?? null;
}

/**
 * The name of a zone in a language; null when the backend does not send it. `shared` is the cache
 * for all visitors.
 */
export async function zoneName(
  shared: QueryClient,
  language: string,
  zoneId: number,
): Promise<string | null> {
  const zones = await shared
    .fetchQuery({
      queryKey: ['zones', language],
      queryFn: ({ signal }) => fetchZoneOutlines(signal),
      staleTime: HOUR_MS,
    })
    .catch(() => []);
  return zones.find(({ id }) => id === zoneId)?.name ?? null;
}
