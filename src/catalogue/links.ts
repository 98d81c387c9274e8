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

/** The address of an item's own page (NAV-14). */
export function productHref(item: Pick<Item, 'id' | 'slug' | 'moduleId'>): string {
  const id = item.slug ?? item.id;
  return linkTo('product', { id }, { id, module_id: item.moduleId });
}
