import type { Item, ModuleType, Store } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/** Whether the query of /home asks for what a search finds, or for all categories (NAV-07). */
export function isSearch(params: URLSearchParams): boolean {
  return params.has('search') || params.has('data_type') || params.has('from');
}

/** The address of a store's page with the query that other pages read (NAV-13, OPEN-03). */
export function storeHref(
  store: Pick<Store, 'id' | 'slug' | 'moduleId' | 'zoneId'>,
  moduleType: ModuleType,
): string {
  const id = store.slug || store.id;
  return linkTo(
    'store',
    { id },
    { id, module_id: store.moduleId, module_type: moduleType, store_zone_id: store.zoneId },
  );
}

/** The store's page, when only an item of it is known. */
export function storeOfItemHref(item: Item): string {
  return storeHref(
    { id: item.storeId, slug: '', moduleId: item.moduleId, zoneId: item.zoneId },
    item.moduleType,
  );
}

/** Whether an item has a page of its own; everything else opens in the popup (NAV-14). */
export function hasPage({ kind, moduleType }: Pick<Item, 'kind' | 'moduleType'>): boolean {
  return kind === 'item' && moduleType === 'ecommerce';
}

/** The address of an item's own page (NAV-14). */
export function productHref(item: Pick<Item, 'id' | 'slug' | 'moduleId'>): string {
  const id = item.slug ?? item.id;
  return linkTo('product', { id }, { id, module_id: item.moduleId });
}
