import type { Item, ModuleType, Store } from '../../machines/rules/domain.ts';

/** The address of a store's page with the query that other pages read (NAV-13, OPEN-03). */
export function storeHref(
  store: Pick<Store, 'id' | 'slug' | 'moduleId' | 'zoneId'>,
  moduleType: ModuleType,
): string {
  const query = new URLSearchParams({
    id: store.slug || String(store.id),
    module_id: String(store.moduleId),
    module_type: moduleType,
    store_zone_id: String(store.zoneId),
  });
  return `/store/${encodeURIComponent(store.slug || String(store.id))}?${query.toString()}`;
}

/** The store's page, when only an item of it is known. */
export function storeOfItemHref(item: Item): string {
  return storeHref(
    { id: item.storeId, slug: '', moduleId: item.moduleId, zoneId: item.zoneId },
    item.moduleType,
  );
}
