import type { Currency, Item } from '../../../machines/rules/domain.ts';
import { priceAlone } from '../../../machines/rules/shownPrice.ts';
import type { WallClock } from '../../../machines/rules/wallClock.ts';
import type { SearchChoices } from './searchChoices.ts';

interface SearchPrices {
  /** Whether an item's price lies in the span that is asked for. */
  keep: (item: Item) => boolean;
  /** Items in the order of their prices, where that is asked for. */
  order: (items: readonly Item[]) => Item[];
}

/** Two that are the same, both endless too, keep their order. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/**
 * Filters and sorts found items by the price that one of them is charged, as their cards show it. A
 * server may have gone by the price before discount, which the customer does not see. An item whose
 * price is not known lies in no span, and comes after all others.
 */
export function searchPrices(
  { minPrice, maxPrice, sort }: SearchChoices,
  now: WallClock,
  { digits }: Pick<Currency, 'digits'>,
): SearchPrices {
  const priceOf = (item: Item) => priceAlone(item, { now, digits })?.price ?? null;
  const sign = sort === 'low' ? 1 : sort === 'high' ? -1 : 0;
  return {
    keep: (item) => {
      if (minPrice === null && maxPrice === null) return true;
      const price = priceOf(item);
      return price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity);
    },
    order: (items) => {
      if (sign === 0) return [...items];
      const rank = (item: Item) => sign * (priceOf(item) ?? sign * Infinity);
      const ranked = new Map(items.map((item) => [item, rank(item)]));
      return items.toSorted((a, b) => compare(ranked.get(a) ?? 0, ranked.get(b) ?? 0));
    },
  };
}
