import type { Module } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { everyZone } from '../scope.ts';
import { readModule } from './read.ts';
import { requiredCount, requiredWord } from '../required.ts';
import { asList, asObject } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * The active modules of the given zones; of all zones when `zoneIds` is empty (API-29, MOD-04). A
 * module without a list of zones belongs to every zone, one with an empty list to none. Modules of
 * an unknown type are left out. When a module has no id or no type, the call rejects: without that
 * module, the list would say that the shop has removed it (F15).
 */
export async function fetchModules(zoneIds: number[], signal?: AbortSignal): Promise<Module[]> {
  const zoneId = zoneIds.length > 0 ? JSON.stringify(zoneIds) : everyZone;
  const call = client.GET('/api/v1/module', {
    params: { header: { zoneId } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).flatMap((row) => {
    const { id, module_type, zones } = asObject<Wire['Module']>(row);
    requiredCount(id);
    requiredWord(module_type);
    const module = readModule(row);
    if (module === null) return [];
    const serves =
      zoneIds.length === 0 || zones == null || module.zoneIds.some((id) => zoneIds.includes(id));
    return serves ? [module] : [];
  });
}
