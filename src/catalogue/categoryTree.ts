import type { Category } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';

/** The URL of a category's page. */
export function categoryHref({ id, slug }: Pick<Category, 'id' | 'slug'>): string {
  return linkTo('category', { id: slug ?? id });
}

/** The URL of the search within a category, where items can be sorted and filtered (NAV-07). */
export function categorySearchHref({ id, name }: Pick<Category, 'id' | 'name'>): string {
  return linkTo('home', { search: 'category', id, name });
}

/**
 * The path in the category tree: the categories from the top level down to the one with this id or
 * slug; [] when no category has it.
 */
export function pathTo(categories: readonly Category[], idOrSlug: string): Category[] {
  for (const category of categories) {
    if (category.slug === idOrSlug || String(category.id) === idOrSlug) return [category];
    const below = pathTo(category.children, idOrSlug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/**
 * The `count` categories with the most products. They are suggested when a search finds nothing.
 */
export function largest(categories: readonly Category[], count: number): Category[] {
  return [...categories].sort((a, b) => b.productsCount - a.productsCount).slice(0, count);
}

/**
 * The categories with these ids, from any level of the tree; a parent comes before its children.
 */
export function namedIn(categories: readonly Category[], ids: readonly number[]): Category[] {
  return categories.flatMap((category) => [
    ...(ids.includes(category.id) ? [category] : []),
    ...namedIn(category.children, ids),
  ]);
}
