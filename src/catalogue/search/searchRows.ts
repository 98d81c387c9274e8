import type { Category, Item, SearchSuggestions } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { categoryHref } from '../categoryTree.ts';
import { hasPage, productHref } from '../links.ts';

/** Rows under the search field; more would not fit a phone above its keyboard. */
const MOST_ROWS = 8;
/** Rows that stores and categories may take from the items. */
const MOST_STORES = 3;
const MOST_CATEGORIES = 2;

export interface SearchRow {
  kind: 'recent' | 'item' | 'store' | 'category';
  name: string;
  /** A page of its own; null opens the item, and without one searches for the name. */
  to: string | null;
  /** The item of the row, with its store and price; null while only a name is known. */
  item: Item | null;
  /** Its picture, with the id that decides the picture's tint; null shows the sign of its kind. */
  picture: { id: number; url: string } | null;
}

const pictureOf = (id: number, url: string | null): SearchRow['picture'] =>
  url === null ? null : { id, url };

const named = (categories: readonly Category[], text: string): Category[] =>
  categories.flatMap((category) => [
    ...(category.name.toLocaleLowerCase().includes(text) ? [category] : []),
    ...named(category.children, text),
  ]);

/** What is offered for a typed text: items, then stores, then categories, eight in all. */
export function suggestedRows(
  text: string,
  { items, stores }: SearchSuggestions,
  categories: readonly Category[],
): SearchRow[] {
  const typed = text.trim().toLocaleLowerCase();
  const ofStores = stores.slice(0, MOST_STORES);
  const ofCategories = typed === '' ? [] : named(categories, typed).slice(0, MOST_CATEGORIES);
  const room = MOST_ROWS - ofStores.length - ofCategories.length;
  // A row without its item searches for its name: a second one of that name would do the same.
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
      to: linkTo('store', { id }),
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

/** A search of before, which is searched for again. */
export const recentRow = (name: string): SearchRow => ({
  kind: 'recent',
  name,
  to: null,
  item: null,
  picture: null,
});
