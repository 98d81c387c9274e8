import type { Module } from '../../machines/rules/domain.ts';
import { answer, client, patience } from './client.ts';
import { readModule } from './readPlace.ts';
import { asList } from './scalars.ts';

/** The active modules; of the given zones when there are any (API-29, MOD-04). */
export async function fetchModules(zoneIds: number[], signal?: AbortSignal): Promise<Module[]> {
  const call = client.GET('/api/v1/module', {
    ...(zoneIds.length > 0 ? { params: { header: { zoneId: JSON.stringify(zoneIds) } } } : {}),
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).flatMap((row) => {
    const module = readModule(row);
    const serves =
      zoneIds.length === 0 ||
      module?.zoneIds.length === 0 ||
      module?.zoneIds.some((id) => zoneIds.includes(id)) === true;
    return module !== null && serves ? [module] : [];
  });
}
