import type { Category, Item } from '../../../machines/rules/domain.ts';

export interface MenuSection {
  /** The element's id; links of the shelves lead to it. */
  id: string;
  /** The category it stands for, null for what belongs to none. */
  categoryId: number | null;
  name: string | null;
  items: Item[];
}

/**
 * A whole menu cut by the store's categories, in their order; an item stands once, in the first
 * category it belongs to, and what belongs to none comes last. Categories without items are left
 * out. `prefix` makes the element ids differ from others of the page.
 */
export function sectionsOf(
  items: readonly Item[],
  categories: readonly Category[],
  prefix: string,
): MenuSection[] {
  const placed = new Set<Item>();
  const take = (fits: (item: Item) => boolean): Item[] => {
    const taken = items.filter((item) => !placed.has(item) && fits(item));
    for (const item of taken) placed.add(item);
    return taken;
  };
  const named: MenuSection[] = categories.map(({ id, name, children }) => {
    const ids = new Set([id, ...children.map((child) => child.id)]);
    return {
      id: `${prefix}-${id}`,
      categoryId: id,
      name,
      items: take(({ categoryIds }) => categoryIds.some((one) => ids.has(one))),
    };
  });
  const rest = { id: `${prefix}-rest`, categoryId: null, name: null, items: take(() => true) };
  return [...named, rest].filter((section) => section.items.length > 0);
}
