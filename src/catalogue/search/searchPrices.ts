import type { Currency, Item } from '../../../machines/rules/domain.ts';
import { priceAlone } from '../../../machines/rules/shownPrice.ts';
import type { WallClock } from '../../../machines/rules/wallClock.ts';
import type { SearchChoices } from './searchChoices.ts';

interface SearchPrices {
  /** Whether an item's price lies within the chosen limits. */
  keep: (item: Item) => boolean;
  /**
   * Returns the items sorted by price if the customer chose that order, else in the server's order.
   */
  order: (items: readonly Item[]) => Item[];
}

/**
 * Compares two prices for sorting. Two infinite prices are equal here; their difference would be
 * NaN.
 */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/**
 * Filters and sorts found items by the price of one piece, as their cards show it. The server may
 * have used the price before discount, which the customer does not see. An item with an unknown
 * price passes no price filter and is sorted last.
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
