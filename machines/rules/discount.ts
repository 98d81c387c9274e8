import type { DiscountType, Item, ItemChoice, StoreDiscount } from './domain.ts';
import { percentOf, roundMoney, subtract, sum, times } from './money.ts';
import {
  DAY,
  dateOf,
  isWithinSpan,
  minutesOf,
  minutesOfTime,
  type WallClock,
} from './wallClock.ts';

/** All of an item that its price depends on. */
export type PricedItem = Pick<
  Item,
  'price' | 'discount' | 'discountType' | 'storeDiscount' | 'foodVariations' | 'stockVariations'
> &
  Pick<Item, 'addOns'>;

/** The wire's names of a discount's kind; "fixed" is an amount (PRICE-07, OPEN-22). */
export function discountTypeOf(text: string): DiscountType {
  return ['percent', 'percentage', 'precentage'].includes(text) ? 'percent' : 'amount';
}

/** A discount on an amount, rounded once: never below 0, never above the amount. */
export function discountOn(
  amount: number,
  discount: number,
  type: DiscountType,
  digits: number,
): number {
  const off =
    type === 'percent' ? percentOf(amount, discount, digits) : roundMoney(discount, digits);
  return Math.min(Math.max(off, 0), amount);
}

/** Price of one with what was chosen, before discount; add-ons stay apart (OPEN-10). */
export function unitPrice(item: PricedItem, choice: ItemChoice, digits: number): number {
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  const options = choice.food.flatMap(({ name, labels }) =>
    (item.foodVariations.find((group) => group.name === name)?.options ?? []).filter(({ label }) =>
      labels.includes(label),
    ),
  );
  const price = variation?.price ?? item.price;
  return roundMoney(sum([price, ...options.map((option) => option.price)]), digits);
}

/** The item's own discount on one, which a store discount would replace (OPEN-22). */
export function ownDiscount(item: PricedItem, price: number, digits: number): number {
  return discountOn(price, item.discount, item.discountType, digits);
}

/** The discount on one: the store's percentage when it has one, else the item's own (OPEN-22). */
export function unitDiscount(item: PricedItem, price: number, digits: number): number {
  return item.storeDiscount > 0
    ? discountOn(price, item.storeDiscount, 'percent', digits)
    : ownDiscount(item, price, digits);
}

/** Price of the add-ons of a line; their quantities are counted apart from the item's (OPEN-10). */
export function addOnsPrice(item: PricedItem, choice: ItemChoice, digits: number): number {
  return sum(
    choice.addOns.map(({ id, quantity }) => {
      const addOn = item.addOns.find((each) => each.id === id);
      return addOn === undefined ? 0 : times(roundMoney(addOn.price, digits), quantity, digits);
    }),
  );
}

export interface LinePrice {
  /** Of one: with its options, its discount, and what is left to pay. */
  unit: number;
  unitDiscount: number;
  unitFinal: number;
  /** Of the add-ons of the line. */
  addOns: number;
  /** The line before its discount, add-ons included: what is struck through. */
  original: number;
  /** The line as it is paid, add-ons included (OPEN-10). */
  total: number;
}

/**
 * What a line costs by itself; the store discount's minimum and cap concern the whole order and
 * are applied in `priceOrder`. Rounded: price, discount and add-on price of one, nothing after.
 */
export function priceLine(item: PricedItem, choice: ItemChoice, digits: number): LinePrice {
  const unit = unitPrice(item, choice, digits);
  const off = unitDiscount(item, unit, digits);
  const unitFinal = subtract(unit, off);
  const addOns = addOnsPrice(item, choice, digits);
  return {
    unit,
    unitDiscount: off,
    unitFinal,
    addOns,
    original: sum([times(unit, choice.quantity, digits), addOns]),
    total: sum([times(unitFinal, choice.quantity, digits), addOns]),
  };
}

/** The prices of a card: the one to pay, and the original when it is to be struck (ITEM-06). */
export function cardPrice(
  item: PricedItem,
  digits: number,
): { price: number; original: number | null } {
  const original = roundMoney(item.price, digits);
  const price = subtract(original, unitDiscount(item, original, digits));
  return { price, original: price < original ? original : null };
}

/** What the discount chip says, null without a discount (ITEM-02). */
export function discountChip(item: PricedItem): { type: DiscountType; value: number } | null {
  if (item.storeDiscount > 0) return { type: 'percent', value: Math.min(item.storeDiscount, 100) };
  if (!(item.discount > 0)) return null;
  const most = item.discountType === 'percent' ? 100 : item.price;
  return { type: item.discountType, value: Math.min(item.discount, most) };
}

/** Whether a store discount runs now: between its dates, and in its daily hours (PRICE-08). */
export function storeDiscountRuns(terms: StoreDiscount, now: WallClock): boolean {
  const today = dateOf(now);
  if (terms.startDate !== '' && today < dateOf(terms.startDate)) return false;
  if (terms.endDate !== '' && today > dateOf(terms.endDate)) return false;
  const from = minutesOfTime(terms.startTime) ?? 0;
  const to = minutesOfTime(terms.endTime) ?? DAY;
  return isWithinSpan(minutesOf(now), from, to);
}

/**
 * What is left of a store discount in the whole order: nothing below its minimum purchase, no more
 * than its cap, where 0 means none (PRICE-08). `goods` is items and add-ons before any discount.
 */
export function storeDiscountWithin(
  terms: Pick<StoreDiscount, 'minPurchase' | 'maxDiscount'>,
  discount: number,
  goods: number,
  digits: number,
): number {
  if (goods < terms.minPurchase) return 0;
  return terms.maxDiscount > 0
    ? Math.min(discount, roundMoney(terms.maxDiscount, digits))
    : discount;
}
