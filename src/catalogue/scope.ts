import { useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import type { CatalogueScope } from './queries.ts';

/** The module and the zones that decide which catalogue data the customer sees. */
export function useScope(): CatalogueScope {
  const module = useModule();
  const place = usePlace();
  return { moduleId: module?.id ?? null, zoneIds: place?.zoneIds ?? [] };
}
