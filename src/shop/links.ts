import type { Item, ModuleType, Provider, Store, Vehicle } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/**
 * The URL of a store's page. Its query has the store's module and zone, because a shared link must
 * work for a visitor who has chosen neither (NAV-13, OPEN-03).
 */
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

/** The URL of the page of the store that sells an item, made from the data of the item only. */
export function storeOfItemHref(item: Item): string {
  return storeHref(
    { id: item.storeId, slug: '', moduleId: item.moduleId, zoneId: item.zoneId },
    item.moduleType,
  );
}

/** The URL of a vehicle's page; `from` is the list in which it was found (NAV-16). */
export function vehicleHref({ id, slug }: Pick<Vehicle, 'id' | 'slug'>, from: string): string {
  return linkTo('vehicle', { id: slug || id }, { from });
}

/** The address of a provider's page (NAV-16). */
export function providerHref({ id, slug }: Pick<Provider, 'id' | 'slug'>): string {
  return linkTo('provider', { id: slug || id });
}
