import type { ItemFilters } from '../../api/catalogue/calls.ts';
import { dietOf, type Diet } from '../DietChips.tsx';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';

/** The orders a list of results can have; what is found decides which make sense. */
export const sortings = {
  items: ['relevance', 'low', 'high', 'top_rated'],
  stores: ['relevance', 'top_rated', 'nearby'],
} as const;
export type Sorting = (typeof sortings)['items' | 'stores'][number];

/** Between the names of allergens in the URL: names may have commas. */
export const BETWEEN = '|';

/** Longest words the server searches for. */
const LONGEST_WORDS = 200;

/** What a search's URL asks for (NAV-07 and our own filters). */
export interface SearchChoices {
  words: string;
  /** What the results are called when a category was followed instead of words typed. */
  name: string;
  tab: 'items' | 'stores';
  sort: Sorting;
  minPrice: number | null;
  maxPrice: number | null;
  minRating: number | null;
  diet: Diet;
  discounted: boolean;
  /** Of stores only: who takes orders now, and who brings for nothing. */
  openNow: boolean;
  freeDelivery: boolean;
  categoryId: number | null;
  /** What items are made of, by the names of the lists; '' without one. */
  without: string[];
  nutrition: string;
  genericName: string;
  /** Came from the list of all categories, which the way back leads to. */
  fromCategories: boolean;
}

const amountOf = (text: string | null): number | null => {
  const amount = Number(text ?? '');
  return text === null || text.trim() === '' || !Number.isFinite(amount) || amount < 0
    ? null
    : amount;
};

const idOf = (text: string | null): number | null => {
  const id = amountOf(text);
  return id !== null && Number.isInteger(id) && id > 0 ? id : null;
};

/** Reads the URL; a value that cannot be understood counts as absent. */
export function readSearch(params: URLSearchParams): SearchChoices {
  const search = params.get('search') ?? '';
  const dataType = params.get('data_type');
  const id = idOf(params.get('id'));
  const followed = search === 'category' && id !== null;
  const tab = params.get('tab') === 'stores' ? 'stores' : 'items';
  const sort = sortings[tab].find((each) => each === params.get('sort')) ?? 'relevance';
  const [low, high] = [amountOf(params.get('min')), amountOf(params.get('max'))];
  const turned = low !== null && high !== null && low > high;
  const rating = amountOf(params.get('rating'));
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

/** The choices as the search of stores takes them. */
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

/** The choices as the search of items takes them. */
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
  category: { category: null, id: null, name: null, data_type: null },
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
 * The change of the URL that drops one filter. A followed category stood in the place of the
 * words: without it the search is one for everything.
 */
export function dropping(name: FilterName, params: URLSearchParams): UrlPatch {
  const followed = name === 'category' && params.get('search') === 'category';
  return { ...withoutFilter[name], ...(followed ? { search: null, from: 'allCategories' } : {}) };
}

/** The change of the URL that drops every filter and keeps words, tab and order. */
export function droppingAll(active: FilterName[], params: URLSearchParams): UrlPatch {
  return Object.assign({}, ...active.map((name) => dropping(name, params))) as UrlPatch;
}

/** The filters that narrow the shown results now, in the order they are shown. */
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
