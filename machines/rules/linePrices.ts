import {
  addOnsPrice,
  discountOn,
  storeDiscountRuns,
  storeDiscountWithin,
  unitPrice,
  type PricedItem,
} from './discount.ts';
import type { ItemChoice, StoreDiscount } from './domain.ts';
import { subtract, sum, times } from './money.ts';
import type { WallClock } from './wallClock.ts';

/** The part of a cart or order line that decides its price. */
export interface LineToPrice {
  item: PricedItem;
  choice: ItemChoice;
}

/** What decides the discounts of lines, in addition to the lines themselves. */
export interface DiscountTerms {
  /** The store's discount; null when none applies now. */
  terms: StoreDiscount | null;
  now: WallClock;
  /** The number of decimals of the shop's currency. */
  digits: number;
}

/**
 * The price of one line, computed without the other lines, in the shop's currency. The unit price,
 * the discount on one piece and the price of add-ons are rounded; everything else is computed from
 * them exactly.
 */
interface LinePrice {
  quantity: number;
  /** Price of one piece with its options, before discount. */
  unit: number;
  /** Price of the items of the line, without add-ons (OPEN-10). */
  items: number;
  addOns: number;
  /** The item's own discount, for all pieces of the line. */
  itemDiscount: number;
  /** The store's discount on the line, before its minimum purchase and its cap are applied. */
  promisedDiscount: number;
}

/**
 * Why a store's discount is not applied in full: its conditions are unknown (`terms`), the minimum
 * purchase is not reached, or its cap is exceeded.
 */
export type DiscountLimit = 'terms' | 'minimum' | 'cap';

/**
 * A line with the amounts that the order charges for it, in the shop's currency; a flat object, so
 * that two can be compared shallowly.
 */
export interface ChargedLine extends LinePrice {
  /** Price of items and add-ons before any discount. */
  original: number;
  /** Why the store's discount is not applied in full; null when it is. */
  limit: DiscountLimit | null;
  /** The store's discount on this line, after minimum and cap. */
  storeDiscount: number;
  /** The amount charged for the line. */
  total: number;
}

/** Sums over all lines of an order, which decide how much of a store's discount the order gets. */
export interface DiscountBase {
  /** Price of items and add-ons before any discount: the minimum purchase is compared with it. */
  purchase: number;
  /** The store's discount on all lines, before its minimum purchase and its cap are applied. */
  promised: number;
}

/** The price of the items of a cart or an order, before coupon, tax and delivery. */
export interface ItemTotals {
  /** Items with their options, before discounts. */
  itemsTotal: number;
  addOnsTotal: number;
  /** The items' own discounts. */
  itemDiscount: number;
  /** The store's discount, after its minimum and cap. */
  storeDiscount: number;
  /** The store's discount before its minimum and cap. */
  promisedDiscount: number;
  /** Price of items and add-ons after both discounts. */
  subtotal: number;
}

/**
 * Whether the store's discount is used instead of the item's own (OPEN-22): always while the
 * store's discount runs, even when the cart is below its minimum purchase.
 */
export function isReplacedByStore(item: PricedItem, { terms, now }: DiscountTerms): boolean {
  return item.storeDiscount > 0 && terms !== null && storeDiscountRuns(terms, now);
}

/**
 * Computes the price of one line, without regard to the other lines; null when one of the amounts
 * in it is unknown.
 */
function priceLine({ item, choice }: LineToPrice, by: DiscountTerms): LinePrice | null {
  const { digits } = by;
  const { quantity } = choice;
  const unit = unitPrice(item, choice, digits);
  const addOns = addOnsPrice(item, choice, digits);
  if (unit === null || addOns === null) return null;
  const byStore = isReplacedByStore(item, by);
  const off = byStore
    ? discountOn(unit, item.storeDiscount, 'percent', digits)
    : discountOn(unit, item.discount, item.discountType, digits);
  const discount = times(off, quantity, digits);
  return {
    quantity,
    unit,
    items: times(unit, quantity, digits),
    addOns,
    itemDiscount: byStore ? 0 : discount,
    promisedDiscount: byStore ? discount : 0,
  };
}

const discountBaseOf = (lines: readonly (LinePrice | null)[]): DiscountBase => {
  const known = lines.filter((line) => line !== null);
  return {
    purchase: sum(known.flatMap(({ items, addOns }) => [items, addOns])),
    promised: sum(known.map(({ promisedDiscount }) => promisedDiscount)),
  };
};

/**
 * Computes what an order charges for one line. The store's discount applies only if the whole order
 * reaches its minimum purchase; the lines use up its cap one after the other. `before` is the
 * store's discount on the earlier lines, `whole` has the sums of all lines.
 */
function chargeLine(
  line: LinePrice,
  before: number,
  whole: DiscountBase,
  { terms, digits }: DiscountTerms,
): ChargedLine {
  const ofOrder =
    terms === null ? 0 : storeDiscountWithin(terms, whole.promised, whole.purchase, digits);
  const left = Math.max(subtract(ofOrder, before), 0);
  const storeDiscount = Math.min(line.promisedDiscount, left);
  const original = sum([line.items, line.addOns]);
  const minimum = terms?.minPurchase ?? null;
  let limit: DiscountLimit | null = null;
  if (storeDiscount < line.promisedDiscount) {
    if (minimum === null) limit = 'terms';
    else limit = whole.purchase < minimum ? 'minimum' : 'cap';
  }
  return {
    ...line,
    original,
    limit,
    storeDiscount,
    total: subtract(original, sum([line.itemDiscount, storeDiscount])),
  };
}

interface ChargedLines {
  lines: (ChargedLine | null)[];
  base: DiscountBase;
}

const known = new WeakMap<readonly LineToPrice[], Map<string, ChargedLines>>();

/**
 * Computes what an order charges for each line of a cart. The result is cached for each list of
 * lines and its discount conditions, because all item cards of a page ask about the same cart.
 */
function chargedLines(lines: readonly LineToPrice[], by: DiscountTerms): ChargedLines {
  const { terms, now, digits } = by;
  const runs = terms !== null && storeDiscountRuns(terms, now);
  const key = [runs, terms?.minPurchase, terms?.maxDiscount, digits].join();
  const found = known.get(lines)?.get(key);
  if (found !== undefined) return found;
  const priced = lines.map((line) => priceLine(line, by));
  const base = discountBaseOf(priced);
  let before = 0;
  const charged = priced.map((line) => {
    if (line === null) return null;
    const one = chargeLine(line, before, base, by);
    before = sum([before, line.promisedDiscount]);
    return one;
  });
  const fresh = { lines: charged, base };
  known.set(lines, (known.get(lines) ?? new Map<string, ChargedLines>()).set(key, fresh));
  return fresh;
}

/**
 * The price of a line before any discount: `unit` is that of one piece, `original` that of all
 * pieces with add-ons. null when a price is unknown.
 */
export function listPrice(
  { item, choice }: LineToPrice,
  digits: number,
): { unit: number; original: number } | null {
  const unit = unitPrice(item, choice, digits);
  const addOns = addOnsPrice(item, choice, digits);
  if (unit === null || addOns === null) return null;
  return { unit, original: sum([times(unit, choice.quantity, digits), addOns]) };
}

/**
 * Computes what an order charges for each of its lines (PRICE-08, OPEN-10, OPEN-22). A line without
 * a known price gives null; it does not count and cannot be ordered.
 */
export function chargeLines(
  lines: readonly LineToPrice[],
  by: DiscountTerms,
): (ChargedLine | null)[] {
  return chargedLines(lines, by).lines;
}

/**
 * What an order would charge for one more line after those of the cart; the store's discount is
 * computed for both together. null when the price of the line is unknown.
 */
export function chargeFurther(
  cart: readonly LineToPrice[],
  further: LineToPrice,
  by: DiscountTerms,
): ChargedLine | null {
  const { base } = chargedLines(cart, by);
  const line = priceLine(further, by);
  if (line === null) return null;
  const own = discountBaseOf([line]);
  const whole = {
    purchase: sum([base.purchase, own.purchase]),
    promised: sum([base.promised, own.promised]),
  };
  return chargeLine(line, base.promised, whole, by);
}

/**
 * The sums over all lines, as the order charges them (PRICE-08); lines without a known price do not
 * count.
 */
export function itemTotalsOf(lines: readonly LineToPrice[], by: DiscountTerms): ItemTotals {
  const charged = chargeLines(lines, by).filter((line) => line !== null);
  const totalOf = (amountOf: (line: ChargedLine) => number) => sum(charged.map(amountOf));
  return {
    itemsTotal: totalOf((line) => line.items),
    addOnsTotal: totalOf((line) => line.addOns),
    itemDiscount: totalOf((line) => line.itemDiscount),
    storeDiscount: totalOf((line) => line.storeDiscount),
    promisedDiscount: totalOf((line) => line.promisedDiscount),
    subtotal: totalOf((line) => line.total),
  };
}
