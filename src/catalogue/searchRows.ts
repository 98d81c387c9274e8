import type { Category, SearchSuggestions } from '../../machines/rules/domain.ts';
import { categoryHref } from './categoryTree.ts';

/** Rows under the search field; more would not fit a phone above its keyboard. */
const MOST_ROWS = 8;
/** Rows that stores and categories may take from the items. */
const MOST_STORES = 3;
const MOST_CATEGORIES = 2;

export interface SearchRow {
  kind: 'recent' | 'item' | 'store' | 'category';
  name: string;
  /** A page of its own; null searches for the name. */
  to: string | null;
}

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
  // An item's row searches for its name: a second row of that name would do the same.
  const names = [...new Set(items.map(({ name }) => name))];
  return [
    ...names.slice(0, room).map((name) => ({ kind: 'item' as const, name, to: null })),
    ...ofStores.map(({ id, name }) => ({ kind: 'store' as const, name, to: `/store/${id}` })),
    ...ofCategories.map((category) => ({
      kind: 'category' as const,
      name: category.name,
      to: categoryHref(category),
    })),
  ];
}

/** A name cut where the typed text stands in it, so that the rest can be set off; one part without it. */
export function partsOf(name: string, text: string): { words: string; typed: boolean }[] {
  const typed = text.trim().toLocaleLowerCase();
  const at = typed === '' ? -1 : name.toLocaleLowerCase().indexOf(typed);
  if (at < 0) return [{ words: name, typed: false }];
  const end = at + typed.length;
  return [
    { words: name.slice(0, at), typed: false },
    { words: name.slice(at, end), typed: true },
    { words: name.slice(end), typed: false },
  ].filter(({ words }) => words !== '');
}
