import type { Item, ModuleType, Provider, Store, Vehicle } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/**
 * The data of a store that a link to it needs. `slug` and `zoneId` may be missing, because banners,
 * adverts and suggestions do not have them.
 */
interface LinkedStore extends Pick<Store, 'id'>, Partial<Pick<Store, 'slug' | 'zoneId'>> {
  moduleId: number | null;
}

/**
 * The URL of a store's page. Its query has the store's module and zone, as far as they are known,
 * because a shared link must work for a visitor who has chosen neither (NAV-13, OPEN-03).
 * @param moduleType the type of the store's module; null where it is unknown
 * @param item the item whose popup opens on the page; without one, none opens
 */
export function storeHref(
  { id, slug, moduleId, zoneId }: LinkedStore,
  moduleType: ModuleType | null,
  item?: string | number,
): string {
  const name = slug || id;
  const module = { module_id: moduleId, module_type: moduleType };
  return linkTo(
    'store',
    { id: name },
    { id: name, ...module, store_zone_id: zoneId || null, item },
  );
}

/**
 * The URL of the page of the store that sells an item. The item's own data is enough for it; the
 * store need not be loaded.
 * @param popup the item whose popup opens there, as in `storeHref`
 */
export function storeOfItemHref(
  { storeId: id, moduleId, zoneId, moduleType }: Item,
  popup?: string | number,
): string {
  return storeHref({ id, moduleId, zoneId }, moduleType, popup);
}

/**
 * The URL of a vehicle's page; `from` names the list that has the link, for example `cart`
 * (NAV-16).
 */
export function vehicleHref({ id, slug }: Pick<Vehicle, 'id' | 'slug'>, from: string): string {
  return linkTo('vehicle', { id: slug || id }, { from });
}

/** The address of a provider's page (NAV-16). */
export function providerHref({ id, slug }: Pick<Provider, 'id' | 'slug'>): string {
  return linkTo('provider', { id: slug || id });
}
