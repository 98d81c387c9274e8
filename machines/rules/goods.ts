import {
  addOnsPrice,
  ownDiscount,
  storeDiscountRuns,
  storeDiscountWithin,
  unitDiscount,
  unitPrice,
  type PricedItem,
} from './discount.ts';
import type { ItemChoice, StoreDiscount } from './domain.ts';
import { subtract, sum, times } from './money.ts';
import type { WallClock } from './wallClock.ts';

/** A line as far as its price depends on it. */
export interface PricedGoods {
  item: PricedItem;
  choice: ItemChoice;
}

/** What the goods of a cart or an order cost, before coupon, tax and delivery. */
export interface GoodsTotals {
  /** Items with their options, before discounts. */
  itemsTotal: number;
  addOnsTotal: number;
  /** The items' own discounts. */
  itemDiscount: number;
  /** The store's discount, after its minimum and cap. */
  storeDiscount: number;
  /** The store's discount as the cards promise it, before minimum and cap. */
  promisedDiscount: number;
  /** Items and add-ons less both discounts. */
  subtotal: number;
}

/**
 * Items and their discounts, in the currency's major unit; a running store discount has its own
 * account (PRICE-08, OPEN-22). Without `terms` nothing limits what the cards promise.
 */
export function priceGoods(
  lines: readonly PricedGoods[],
  terms: StoreDiscount | null,
  now: WallClock,
  digits: number,
): GoodsTotals {
  const storeRuns = terms === null || storeDiscountRuns(terms, now);
  const priced = lines.map(({ item, choice }) => {
    const unit = unitPrice(item, choice, digits);
    const byStore = storeRuns && item.storeDiscount > 0;
    const off = byStore ? unitDiscount(item, unit, digits) : ownDiscount(item, unit, digits);
    const discount = times(off, choice.quantity, digits);
    return {
      items: times(unit, choice.quantity, digits),
      addOns: addOnsPrice(item, choice, digits),
      itemDiscount: byStore ? 0 : discount,
      storeDiscount: byStore ? discount : 0,
    };
  });
  const itemsTotal = sum(priced.map((line) => line.items));
  const addOnsTotal = sum(priced.map((line) => line.addOns));
  const itemDiscount = sum(priced.map((line) => line.itemDiscount));
  const promisedDiscount = sum(priced.map((line) => line.storeDiscount));
  const goods = sum([itemsTotal, addOnsTotal]);
  const storeDiscount =
    terms === null ? promisedDiscount : storeDiscountWithin(terms, promisedDiscount, goods, digits);
  return {
    itemsTotal,
    addOnsTotal,
    itemDiscount,
    storeDiscount,
    promisedDiscount,
    subtotal: subtract(goods, sum([itemDiscount, storeDiscount])),
  };
}
