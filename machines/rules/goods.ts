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

/** A line as far as its price depends on it. */
export interface PricedGoods {
  item: PricedItem;
  choice: ItemChoice;
}

/** What decides over the discounts of a line, beside the line and its cart. */
export interface GoodsTerms {
  /** The store's discount; null when it takes nothing off now. */
  terms: StoreDiscount | null;
  now: WallClock;
  /** Of the shop's currency. */
  digits: number;
}

/** What a line costs by itself. Rounded: price, discount and add-on price of one, nothing after. */
interface LineGoods {
  quantity: number;
  /** Of one with its options, before discount. */
  unit: number;
  /** Of the items of the line, add-ons apart (OPEN-10). */
  items: number;
  addOns: number;
  /** The item's own discount, on the whole line. */
  itemDiscount: number;
  /** The store's discount on the whole line, before its minimum and its cap. */
  promisedDiscount: number;
}

/** What keeps a store's discount from being taken off in full; `terms`: they are not known. */
export type DiscountLimit = 'terms' | 'minimum' | 'cap';

/** A line as its order charges it, in the shop's currency; flat, so that two compare shallowly. */
export interface ChargedLine extends LineGoods {
  /** Items and add-ons before any discount. */
  original: number;
  /** null: all that the store promises is taken off. */
  limit: DiscountLimit | null;
  /** What the store takes off this line, after its minimum and its cap. */
  storeDiscount: number;
  /** What is charged for the line. */
  total: number;
}

/** What lines bring to the discount of their store. */
export interface Earnings {
  /** Items and add-ons before any discount: what the minimum purchase counts. */
  goods: number;
  /** What the store would take off without a cap. */
  promised: number;
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
  /** The store's discount before its minimum and cap. */
  promisedDiscount: number;
  /** Items and add-ons less both discounts. */
  subtotal: number;
}

/**
 * Whether the store's discount takes the place of the item's own (OPEN-22): also while the cart is
 * below its minimum, but not before it starts and not once it is over.
 */
export function isReplacedByStore(item: PricedItem, { terms, now }: GoodsTerms): boolean {
  return item.storeDiscount > 0 && terms !== null && storeDiscountRuns(terms, now);
}

/** null: a price in it is not known. */
function lineGoods({ item, choice }: PricedGoods, by: GoodsTerms): LineGoods | null {
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

const earningsOf = (lines: readonly (LineGoods | null)[]): Earnings => {
  const known = lines.filter((line) => line !== null);
  return {
    goods: sum(known.flatMap(({ items, addOns }) => [items, addOns])),
    promised: sum(known.map(({ promisedDiscount }) => promisedDiscount)),
  };
};

/**
 * One line as it is charged: the store's discount counts when the whole order earns it, and where a
 * cap cuts it off, the lines `before` this one have it first. So lines add up to their order.
 */
function chargeLine(
  line: LineGoods,
  before: number,
  whole: Earnings,
  { terms, digits }: GoodsTerms,
): ChargedLine {
  const ofOrder =
    terms === null ? 0 : storeDiscountWithin(terms, whole.promised, whole.goods, digits);
  const left = Math.max(subtract(ofOrder, before), 0);
  const storeDiscount = Math.min(line.promisedDiscount, left);
  const original = sum([line.items, line.addOns]);
  const minimum = terms?.minPurchase ?? null;
  let limit: DiscountLimit | null = null;
  if (storeDiscount < line.promisedDiscount) {
    if (minimum === null) limit = 'terms';
    else limit = whole.goods < minimum ? 'minimum' : 'cap';
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
  earnings: Earnings;
}

const known = new WeakMap<readonly PricedGoods[], Map<string, ChargedLines>>();

/** Charges lines once for each list and its terms: all the cards of a page ask about one cart. */
function chargedLines(lines: readonly PricedGoods[], by: GoodsTerms): ChargedLines {
  const { terms, now, digits } = by;
  const runs = terms !== null && storeDiscountRuns(terms, now);
  const key = [runs, terms?.minPurchase, terms?.maxDiscount, digits].join();
  const found = known.get(lines)?.get(key);
  if (found !== undefined) return found;
  const goods = lines.map((line) => lineGoods(line, by));
  const earnings = earningsOf(goods);
  let before = 0;
  const charged = goods.map((line) => {
    if (line === null) return null;
    const one = chargeLine(line, before, earnings, by);
    before = sum([before, line.promisedDiscount]);
    return one;
  });
  const fresh = { lines: charged, earnings };
  known.set(lines, (known.get(lines) ?? new Map<string, ChargedLines>()).set(key, fresh));
  return fresh;
}

/**
 * What a line costs before any discount: one of it, and all of it with its add-ons; null when a
 * price in it is not known.
 */
export function listPrice(
  { item, choice }: PricedGoods,
  digits: number,
): { unit: number; original: number } | null {
  const unit = unitPrice(item, choice, digits);
  const addOns = addOnsPrice(item, choice, digits);
  if (unit === null || addOns === null) return null;
  return { unit, original: sum([times(unit, choice.quantity, digits), addOns]) };
}

/**
 * The lines of an order as it charges them (PRICE-08, OPEN-10, OPEN-22); null in the place of a line
 * whose price is not known, which earns and costs nothing and cannot be ordered.
 */
export function chargeLines(lines: readonly PricedGoods[], by: GoodsTerms): (ChargedLine | null)[] {
  return chargedLines(lines, by).lines;
}

/**
 * A further line as it will be charged after those of a cart, which earn with it; null when its
 * price is not known.
 */
export function chargeFurther(
  cart: readonly PricedGoods[],
  further: PricedGoods,
  by: GoodsTerms,
): ChargedLine | null {
  const { earnings } = chargedLines(cart, by);
  const line = lineGoods(further, by);
  if (line === null) return null;
  const own = earningsOf([line]);
  const whole = {
    goods: sum([earnings.goods, own.goods]),
    promised: sum([earnings.promised, own.promised]),
  };
  return chargeLine(line, earnings.promised, whole, by);
}

/**
 * Items and their discounts, each on its own account, as the order charges them (PRICE-08); without
 * the lines whose price is not known.
 */
export function priceGoods(lines: readonly PricedGoods[], by: GoodsTerms): GoodsTotals {
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
