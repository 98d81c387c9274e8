import type { Category, Item, Module, SearchSuggestions } from '../../../machines/rules/domain.ts';
import { storeHref } from '../../shop/links.ts';
import { categoryHref } from '../categoryTree.ts';
import { hasPage, productHref } from '../links.ts';

/**
 * The maximum number of rows in the list below the search field. More would not fit above the
 * keyboard of a phone.
 */
const MAX_ROWS = 8;
/** The maximum number of rows for stores and for categories; the other rows are for items. */
const MAX_STORES = 3;
const MAX_CATEGORIES = 2;

export interface SearchRow {
  kind: 'recent' | 'item' | 'store' | 'category';
  name: string;
  /**
   * The URL of the page that the row opens. If null, the row opens the popup of `item` or, without
   * an item, searches for the name.
   */
  to: string | null;
  /**
   * The item that the row stands for, with its store and price. null when only its name is known,
   * and for all other kinds of rows.
   */
  item: Item | null;
  /**
   * The row's picture; its `id` decides the tint of the background. If null, the icon of the row's
   * kind is shown.
   */
  picture: { id: number; url: string } | null;
}

const pictureOf = (id: number, url: string | null): SearchRow['picture'] =>
  url === null ? null : { id, url };

const named = (categories: readonly Category[], text: string): Category[] =>
  categories.flatMap((category) => [
    ...(category.name.toLocaleLowerCase().includes(text) ? [category] : []),
    ...named(category.children, text),
  ]);

/**
 * The suggestions of a module for a typed text: items, then stores, then categories, at most eight
 * in all.
 */
export function suggestedRows(
  text: string,
  { items, stores }: SearchSuggestions,
  categories: readonly Category[],
  module: Pick<Module, 'id' | 'type'> | null,
): SearchRow[] {
  const typed = text.trim().toLocaleLowerCase();
  const ofStores = stores.slice(0, MAX_STORES);
  const ofCategories = typed === '' ? [] : named(categories, typed).slice(0, MAX_CATEGORIES);
  const room = MAX_ROWS - ofStores.length - ofCategories.length;
  // A row without its item only searches for its name, so a second row of that name is left out.
  const different = items.filter(
    ({ name, item }, at) => item !== null || items.findIndex((each) => each.name === name) === at,
  );
  return [
    ...different.slice(0, room).map(({ id, name, imageUrl, item }) => ({
      kind: 'item' as const,
      name,
      to: item !== null && hasPage(item) ? productHref(item) : null,
      item,
      picture: pictureOf(id, imageUrl),
    })),
    ...ofStores.map(({ id, name, imageUrl }) => ({
      kind: 'store' as const,
      name,
      to: storeHref({ id, moduleId: module?.id ?? null }, module?.type ?? null),
      item: null,
      picture: pictureOf(id, imageUrl),
    })),
    ...ofCategories.map((category) => ({
      kind: 'category' as const,
      name: category.name,
      to: categoryHref(category),
      item: null,
      picture: null,
    })),
  ];
}

/** The row of a recent search; choosing it searches for the same text again. */
export const recentRow = (name: string): SearchRow => ({
  kind: 'recent',
  name,
  to: null,
  item: null,
  picture: null,
});
