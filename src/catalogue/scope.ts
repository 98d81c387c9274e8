import { useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import type { CatalogueScope } from './queries.ts';

/** Whose shelves the customer looks at: the module and the zones. */
export function useScope(): CatalogueScope {
  const module = useModule();
  const place = usePlace();
  return { moduleId: module?.id ?? null, zoneIds: place?.zoneIds ?? [] };
}
