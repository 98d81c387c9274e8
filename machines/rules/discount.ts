import type { DiscountType, Item, ItemChoice, StoreDiscount } from './domain.ts';
import { percentOf, roundMoney, sumOfKnown, times } from './money.ts';
import {
  DAY_MINUTES,
  dateOf,
  endOfDay,
  minutesOf,
  minutesOfTime,
  momentAt,
  timeAt,
  type WallClock,
} from './wallClock.ts';

/** The fields of an item that decide its price. */
export type PricedItem = Pick<
  Item,
  'price' | 'discount' | 'discountType' | 'storeDiscount' | 'foodVariations' | 'stockVariations'
> &
  Pick<Item, 'addOns'>;

/**
 * Reads the server's name of a discount type. The misspelling `precentage` is known, too; any other
 * name, such as `fixed`, means an amount (PRICE-07, OPEN-22).
 */
export function discountTypeOf(text: string): DiscountType {
  return ['percent', 'percentage', 'precentage'].includes(text) ? 'percent' : 'amount';
}

/**
 * The discount on an amount, rounded to `digits` decimals; at least 0, at most the amount itself.
 */
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

/**
 * The price of one item with its options, before any discount and without add-ons (OPEN-10),
 * rounded to `digits` decimals; null when the server did not send the price of the item or of an
 * option.
 */
export function unitPrice(item: PricedItem, choice: ItemChoice, digits: number): number | null {
  const unit = sumOfKnown(partsOfUnit(item, choice));
  return unit === null ? null : roundMoney(unit, digits);
}

/**
 * The amounts whose sum is the price of one piece: the price of the item or of its chosen
 * variation, and that of each chosen option. An amount is null when the server did not send it.
 */
function partsOfUnit(item: PricedItem, choice: ItemChoice): (number | null)[] {
  const variation = item.stockVariations.find(({ type }) => type === choice.variationType);
  const options = choice.food.flatMap(({ name, labels }) =>
    (item.foodVariations.find((group) => group.name === name)?.options ?? []).filter(({ label }) =>
      labels.includes(label),
    ),
  );
  const price = variation === undefined ? item.price : variation.price;
  return [price, ...options.map((option) => option.price)];
}

/**
 * The price of a line's add-ons, whose quantities do not depend on the item's (OPEN-10); null when
 * the server did not send the price of one of them. `digits` are the decimals of the currency.
 */
export function addOnsPrice(item: PricedItem, choice: ItemChoice, digits: number): number | null {
  return sumOfKnown(
    choice.addOns.map(({ id, quantity }) => {
      const addOn = item.addOns.find((each) => each.id === id);
      if (addOn === undefined || quantity === 0) return 0;
      return addOn.price === null ? null : times(roundMoney(addOn.price, digits), quantity, digits);
    }),
  );
}

/** Whether the price of a line is known; a line without a price cannot be ordered. */
export function hasPrice({ item, choice }: { item: PricedItem; choice: ItemChoice }): boolean {
  const addOns = item.addOns.filter(({ id }) =>
    choice.addOns.some((each) => each.id === id && each.quantity !== 0),
  );
  const prices = [...partsOfUnit(item, choice), ...addOns.map(({ price }) => price)];
  return prices.every((price) => price !== null);
}

const startOf = ({ startDate, startTime }: StoreDiscount): WallClock =>
  momentAt(startDate, minutesOfTime(startTime) ?? 0);

const endOf = ({ endDate, endTime }: StoreDiscount): WallClock =>
  momentAt(endDate, endOfDay(minutesOfTime(endTime) ?? DAY_MINUTES));

/**
 * Whether a store discount applies now: at any time from its start (date and time) to its end
 * (PRICE-08, OPEN-49). A missing date sets no limit.
 */
export function storeDiscountRuns(terms: StoreDiscount, now: WallClock): boolean {
  const moment = `${dateOf(now)} ${timeAt(minutesOf(now))}`;
  if (terms.startDate !== '' && moment < startOf(terms)) return false;
  return terms.endDate === '' || moment < endOf(terms);
}

/**
 * The part of a store's `discount` that an order gets (PRICE-08): 0 when its `purchase` (items and
 * add-ons before any discount) is below the minimum, or the minimum is unknown, and at most the cap
 * `maxDiscount`, where 0 means no cap.
 */
export function storeDiscountWithin(
  terms: Pick<StoreDiscount, 'minPurchase' | 'maxDiscount'>,
  discount: number,
  purchase: number,
  digits: number,
): number {
  if (terms.minPurchase === null || purchase < terms.minPurchase) return 0;
  return terms.maxDiscount > 0
    ? Math.min(discount, roundMoney(terms.maxDiscount, digits))
    : discount;
}
