import type { Category, Item } from '../../../machines/rules/domain.ts';

export interface MenuSection {
  /** The id of the section's element, which the category links scroll to. */
  id: string;
  /** The section's category; null for the items without a category. */
  categoryId: number | null;
  name: string | null;
  items: Item[];
}

/**
 * Divides a whole menu into sections by the store's categories, in their order. Each item is in one
 * section: that of the first category that contains it, or the last section if none does.
 * Categories without items are left out. `prefix` keeps the ids of the elements unique on the page.
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
