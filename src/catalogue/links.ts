import type { Item } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/** Whether the query of /home asks for what a search finds, or for all categories (NAV-07). */
export function isSearch(params: URLSearchParams): boolean {
  return params.has('search') || params.has('data_type') || params.has('from');
}

/** Whether an item has a page of its own; everything else opens in the popup (NAV-14). */
export function hasPage({ kind, moduleType }: Pick<Item, 'kind' | 'moduleType'>): boolean {
  return kind === 'item' && moduleType === 'ecommerce';
}

/**
 * The address that an item is shared by: its own page, or its popup over the page of its store, where
 * it has no page. A campaign's item has none: the campaign ends.
 */
export function itemHref(item: Item): string | null {
  if (item.kind === 'campaign') return null;
  if (hasPage(item)) return productHref(item);
  const { storeId, moduleId, slug, id } = item;
  return linkTo('store', { id: storeId }, { module_id: moduleId, item: slug ?? id });
}

/** The address of an item's own page (NAV-14). */
export function productHref(item: Pick<Item, 'id' | 'slug' | 'moduleId'>): string {
  const id = item.slug ?? item.id;
  return linkTo('product', { id }, { id, module_id: item.moduleId });
}
