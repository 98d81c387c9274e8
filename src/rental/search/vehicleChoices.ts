import type { VehicleFilters } from '../../../machines/rules/vehicleSearch.ts';
import { urlAmount } from '../../../machines/rules/urlAmount.ts';
import type { UrlPatch } from '../../shop/useUrlChoices.ts';

/** The ranges of seats to choose from; '7-50' means seven or more. */
export const seatRanges = ['1-2', '3-4', '5-6', '7-50'] as const;
/** A range of seats as it is displayed: "3–4" for '3-4', "7+" for '7-50'. */
export const seatsText = (range: string): string =>
  range === '7-50' ? '7+' : range.replace('-', '–');

export const transmissions = ['automatic', 'manual'] as const;
export const fuels = ['petrol', 'diesel', 'octan', 'cng', 'electric'] as const;
export const sortings = ['relevance', 'low', 'high', 'rated'] as const;
export type Sorting = (typeof sortings)[number];

/**
 * The filters and the sort order in the URL of a vehicle search (NAV-16, and filters of our own).
 * `words` is the text to search for in vehicle names; an empty value means no filter.
 */
export interface VehicleChoices {
  words: string;
  categoryIds: number[];
  brandIds: number[];
  minPrice: number | null;
  maxPrice: number | null;
  seats: string[];
  transmissions: string[];
  fuels: string[];
  air: boolean;
  topRated: boolean;
  sort: Sorting;
}

const LONGEST_WORDS = 200;

const partsOf = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

const idsOf = (text: string | null): number[] =>
  partsOf(text)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

const oneOf = (known: readonly string[], text: string | null): string[] =>
  known.filter((one) => partsOf(text).includes(one));

/** Reads the filters and the sort order from the URL; a value that is not valid is ignored. */
export function readVehicleChoices(params: URLSearchParams): VehicleChoices {
  const [low, high] = [urlAmount(params.get('min')), urlAmount(params.get('max'))];
  const turned = low !== null && high !== null && low > high;
  return {
    words: (params.get('name') ?? '').trim().slice(0, LONGEST_WORDS),
    categoryIds: idsOf(params.get('categoryId')),
    brandIds: idsOf(params.get('brandId')),
    minPrice: turned ? high : low,
    maxPrice: turned ? low : high,
    seats: oneOf(seatRanges, params.get('seats')),
    transmissions: oneOf(transmissions, params.get('gears')),
    fuels: oneOf(fuels, params.get('fuel')),
    air: params.get('air') === '1',
    topRated: params.get('rated') === '1',
    sort: sortings.find((each) => each === params.get('sort')) ?? 'relevance',
  };
}

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** The choices as the filters of the vehicle search. */
export function filtersOf(choices: VehicleChoices): VehicleFilters {
  const { sort } = choices;
  const all = {
    name: choices.words === '' ? undefined : choices.words,
    categoryIds: some(choices.categoryIds),
    brandIds: some(choices.brandIds),
    minPrice: choices.minPrice ?? undefined,
    maxPrice: choices.maxPrice ?? undefined,
    seats: some(choices.seats),
    transmissions: some(choices.transmissions),
    fuels: some(choices.fuels),
    airCondition: choices.air || undefined,
    topRated: choices.topRated || sort === 'rated' || undefined,
    sortByPrice: sort === 'low' ? 'asc' : sort === 'high' ? 'desc' : undefined,
  };
  const asked = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(asked) as VehicleFilters;
}

/** A change of the URL that removes all filters: null removes a parameter. */
const narrowing = {
  name: null,
  categoryId: null,
  brandId: null,
  min: null,
  max: null,
  seats: null,
  gears: null,
  fuel: null,
  air: null,
  rated: null,
} satisfies UrlPatch;

/** How many filters are active. */
export function countNarrowing(choices: VehicleChoices): number {
  const { words, minPrice, maxPrice, air, topRated } = choices;
  const { categoryIds, brandIds, seats, transmissions: gears, fuels: fuel } = choices;
  const single = [words !== '', minPrice !== null, maxPrice !== null, air, topRated];
  const several = [categoryIds, brandIds, seats, gears, fuel];
  return several.flat().length + single.filter(Boolean).length;
}

/** The change of the URL that removes every filter and keeps the sort order. */
export const withoutFilters: UrlPatch = narrowing;

/**
 * Adds an entry to a list, or removes it if the list contains it. Returns the new list as a URL
 * value, such as '1-2,3-4'; null for an empty list.
 */
export function toggled(list: readonly (string | number)[], entry: string | number): string | null {
  const next = list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
  return next.length === 0 ? null : next.join(',');
}
