import type { Item } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { storeOfItemHref } from '../shop/links.ts';

/**
 * Whether the parameters of a /home URL ask for search results or for the list of all categories,
 * instead of the home page itself (NAV-07).
 */
export function isSearch(params: URLSearchParams): boolean {
  return params.has('search') || params.has('data_type') || params.has('from');
}

/** Whether an item has a page of its own; all others open in the item popup (NAV-14). */
export function hasPage({ kind, moduleType }: Pick<Item, 'kind' | 'moduleType'>): boolean {
  return kind === 'item' && moduleType === 'ecommerce';
}

/**
 * The URL for sharing an item: its own page or, if it has none, its store's page with the item's
 * popup open. null for a campaign's item, because the campaign ends.
 */
export function itemHref(item: Item): string | null {
  if (item.kind === 'campaign') return null;
  if (hasPage(item)) return productHref(item);
  return storeOfItemHref(item, item.slug ?? item.id);
}

/** The URL of an item's own page (NAV-14). */
export function productHref(item: Pick<Item, 'id' | 'slug' | 'moduleId'>): string {
  const id = item.slug ?? item.id;
  return linkTo('product', { id }, { id, module_id: item.moduleId });
}
