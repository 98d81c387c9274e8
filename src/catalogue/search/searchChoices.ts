import type { ItemFilters } from '../../api/catalogue/calls.ts';
import { dietOf, type Diet } from '../DietChips.tsx';
import { urlAmount } from '../../../machines/rules/urlAmount.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';

/** The sort orders of search results, for items and for stores. */
export const sortings = {
  items: ['relevance', 'low', 'high', 'top_rated'],
  stores: ['relevance', 'top_rated', 'nearby'],
} as const;
export type Sorting = (typeof sortings)['items' | 'stores'][number];

/**
 * Separates the names of allergens in the URL. A comma would not do, because a name may contain
 * one.
 */
export const BETWEEN = '|';

/** The longest text that the server searches for, in characters; a longer text is cut off. */
const LONGEST_WORDS = 200;

/**
 * What the customer has chosen for a search: the text (`words`), items or stores, the sort order
 * and the filters. The URL contains these choices (NAV-07; some filters are not in the
 * requirements).
 */
export interface SearchChoices {
  words: string;
  /**
   * The name of the category whose link opened this search; '' when no such link did. It is the
   * title of the results when no text was typed and the list of categories lacks this category.
   */
  name: string;
  tab: 'items' | 'stores';
  sort: Sorting;
  minPrice: number | null;
  maxPrice: number | null;
  minRating: number | null;
  diet: Diet;
  discounted: boolean;
  /** Filters for stores only: open now, and free delivery. */
  openNow: boolean;
  freeDelivery: boolean;
  categoryId: number | null;
  /**
   * Filters by what items contain, as names from the server's lists: allergens to exclude, one
   * nutrition and one generic name. [] or '' means no filter.
   */
  without: string[];
  nutrition: string;
  genericName: string;
  /**
   * Whether the search began on the page of all categories. The breadcrumbs then link back to that
   * page.
   */
  fromCategories: boolean;
}

const idOf = (text: string | null): number | null => {
  const id = urlAmount(text);
  return id !== null && Number.isInteger(id) && id > 0 ? id : null;
};

/** Reads the choices from the URL; a value that is not valid is ignored. */
export function readSearch(params: URLSearchParams): SearchChoices {
  const search = params.get('search') ?? '';
  const dataType = params.get('data_type');
  const id = idOf(params.get('id'));
  const followed = search === 'category' && id !== null;
  const tab = params.get('tab') === 'stores' ? 'stores' : 'items';
  const sort = sortings[tab].find((each) => each === params.get('sort')) ?? 'relevance';
  const [low, high] = [urlAmount(params.get('min')), urlAmount(params.get('max'))];
  const turned = low !== null && high !== null && low > high;
  const rating = urlAmount(params.get('rating'));
  return {
    words: (followed ? '' : search).trim().slice(0, LONGEST_WORDS),
    name: params.get('name') ?? '',
    tab,
    sort,
    minPrice: turned ? high : low,
    maxPrice: turned ? low : high,
    minRating: rating === null || rating === 0 || rating > 5 ? null : rating,
    diet: dietOf(params),
    discounted: params.get('discounted') === '1' || dataType === 'discounted',
    openNow: params.get('open') === '1',
    freeDelivery: params.get('free') === '1',
    categoryId: idOf(params.get('category')) ?? (followed || dataType === 'category' ? id : null),
    without: (params.get('without') ?? '').split(BETWEEN).filter(Boolean),
    nutrition: params.get('nutrition') ?? '',
    genericName: params.get('generic') ?? '',
    fromCategories: params.get('from') === 'allCategories',
  };
}

const wordsOf = ({ sort, discounted }: SearchChoices): string[] => [
  ...(sort === 'relevance' ? [] : [sort]),
  ...(discounted ? ['discounted'] : []),
];

/** The choices as parameters of the store search. */
export function storeFiltersOf(choices: SearchChoices): ItemFilters {
  const filter = [
    ...wordsOf(choices),
    ...(choices.freeDelivery ? ['free_delivery'] : []),
    ...(choices.openNow ? ['open'] : []),
  ];
  return {
    name: choices.words,
    diet: choices.diet,
    ...(filter.length > 0 ? { filter } : {}),
    ...(choices.minRating === null ? {} : { minRating: choices.minRating }),
  };
}

/** The choices as parameters of the item search. */
export function itemFiltersOf(choices: SearchChoices): ItemFilters {
  const filter = wordsOf(choices);
  return {
    name: choices.words,
    diet: choices.diet,
    ...(filter.length > 0 ? { filter } : {}),
    ...(choices.categoryId === null ? {} : { categoryIds: [choices.categoryId] }),
    ...(choices.minPrice === null ? {} : { minPrice: choices.minPrice }),
    ...(choices.maxPrice === null ? {} : { maxPrice: choices.maxPrice }),
    ...(choices.minRating === null ? {} : { minRating: choices.minRating }),
    ...(choices.without.length === 0 ? {} : { withoutAllergies: choices.without }),
    ...(choices.nutrition === '' ? {} : { nutrition: choices.nutrition }),
    ...(choices.genericName === '' ? {} : { genericName: choices.genericName }),
  };
}

export type FilterName =
  | 'category'
  | 'price'
  | 'rating'
  | 'diet'
  | 'without'
  | 'nutrition'
  | 'generic'
  | 'discounted'
  | 'open'
  | 'free';

const withoutFilter: Record<FilterName, UrlPatch> = {
  // `data_type` stays, because it may name another filter; 'category' filters only with an `id`.
  category: { category: null, id: null, name: null },
  price: { min: null, max: null },
  rating: { rating: null },
  diet: { diet: null },
  without: { without: null },
  nutrition: { nutrition: null },
  generic: { generic: null },
  discounted: { discounted: null, data_type: null },
  open: { open: null },
  free: { free: null },
};

/**
 * The change of the URL that removes one filter. A link to a category opens the search with
 * `search=category`; the page shows results only as long as the URL has `search`, `data_type` or
 * `from`. So when that category is removed, `from` replaces `search`, and the results stay.
 */
export function dropping(name: FilterName, params: URLSearchParams): UrlPatch {
  const followed = name === 'category' && params.get('search') === 'category';
  return { ...withoutFilter[name], ...(followed ? { search: null, from: 'allCategories' } : {}) };
}

/** The change of the URL that removes every filter and keeps text, tab and sort order. */
export function droppingAll(active: FilterName[], params: URLSearchParams): UrlPatch {
  return Object.assign({}, ...active.map((name) => dropping(name, params))) as UrlPatch;
}

/** The filters that apply to the shown tab, in the order in which their chips are shown. */
export function activeFilters(choices: SearchChoices): FilterName[] {
  const items = choices.tab === 'items';
  const all: [FilterName, boolean][] = [
    ['category', items && choices.categoryId !== null],
    ['price', items && (choices.minPrice !== null || choices.maxPrice !== null)],
    ['rating', choices.minRating !== null],
    ['diet', choices.diet !== 'all'],
    ['without', items && choices.without.length > 0],
    ['nutrition', items && choices.nutrition !== ''],
    ['generic', items && choices.genericName !== ''],
    ['discounted', choices.discounted],
    ['open', !items && choices.openNow],
    ['free', !items && choices.freeDelivery],
  ];
  return all.filter(([, active]) => active).map(([name]) => name);
}
