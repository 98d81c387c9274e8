import { hasVariations } from './choice.ts';
import type { CartLine, DiscountType, Item, ItemChoice, Store, StoreDiscount } from './domain.ts';
import {
  chargeFurther,
  chargeLines,
  isReplacedByStore,
  type ChargedLine,
  type DiscountTerms,
  type LineToPrice,
} from './linePrices.ts';
import { shareOf, subtract, sum } from './money.ts';

/**
 * A store discount that the shown price does not contain in full, with the reason: the minimum
 * purchase is not reached, the cap is exceeded, or its terms are unknown. It is displayed beside
 * the price.
 */
export type StoreOffer =
  | { limit: 'minimum'; percent: number; minimum: number }
  | { limit: 'cap'; percent: number; maximum: number }
  | { limit: 'terms'; percent: number };

/** The price of an item on a card, in a popup or on a page, in the shop's currency. */
export interface ShownPrice {
  /**
   * Price of one piece with its options, after discount. When the store's discount is limited, so
   * that pieces get different discounts, it is the price before discount.
   */
  price: number;
  /**
   * Price of one piece before discount, shown struck through (ITEM-06); null when it is not higher.
   */
  original: number | null;
  /** Price of all chosen pieces, add-ons included (OPEN-10), after discount. */
  total: number;
  /** The total before discount; null when it is not higher. */
  originalTotal: number | null;
  /** The discount that a chip on the item shows (ITEM-02); null without a discount. */
  discount: { type: DiscountType; value: number } | null;
  offer: StoreOffer | null;
}

/**
 * The conditions of an item's store discount: those sent with the item, otherwise those of the
 * store. While the store is not loaded, the minimum purchase is null, so that no discount applies.
 * Returns null when the item has no store discount.
 */
export function storeTermsOf(
  { storeDiscount, storeTerms }: Pick<Item, 'storeDiscount' | 'storeTerms'>,
  store?: Pick<Store, 'discount'>,
): StoreDiscount | null {
  if (!(storeDiscount > 0)) return null;
  // A line that the browser stored with an older version has no terms; it is treated like one sent
  // without.
  if (storeTerms) return storeTerms;
  if (store !== undefined) return store.discount;
  const always = { startDate: '', endDate: '', startTime: '', endTime: '' };
  const unlimited = { discountType: 'percent' as const, maxDiscount: 0 };
  return { discount: storeDiscount, minPurchase: null, ...unlimited, ...always };
}

/**
 * The price to display for a line, from what an order would charge for it; null when its price is
 * unknown.
 */
export function shownPrice(
  item: LineToPrice['item'],
  charged: ChargedLine | null,
  by: DiscountTerms,
): ShownPrice | null {
  if (charged === null) return null;
  const { quantity, unit, original, total, limit } = charged;
  const off = sum([charged.itemDiscount, charged.storeDiscount]);
  // A capped discount of several items cannot be divided evenly: then the full price of one is
  // shown.
  const isEven = limit === null || quantity === 1;
  const price = isEven ? subtract(unit, shareOf(off, 1, quantity, by.digits)) : unit;
  return {
    price,
    original: price < unit ? unit : null,
    total,
    originalTotal: total < original ? original : null,
    discount: chipOf(item, charged, by),
    offer: offerOf(item, charged, by),
  };
}

function chipOf(
  item: LineToPrice['item'],
  { limit, unit }: ChargedLine,
  by: DiscountTerms,
): ShownPrice['discount'] {
  if (isReplacedByStore(item, by)) {
    return limit === null ? { type: 'percent', value: Math.min(item.storeDiscount, 100) } : null;
  }
  if (!(item.discount > 0)) return null;
  const most = item.discountType === 'percent' ? 100 : (item.price ?? unit);
  return { type: item.discountType, value: Math.min(item.discount, most) };
}

function offerOf(
  item: LineToPrice['item'],
  { limit }: ChargedLine,
  { terms }: DiscountTerms,
): StoreOffer | null {
  if (limit === null || terms === null) return null;
  const percent = Math.min(item.storeDiscount, 100);
  if (limit === 'cap') return { limit, percent, maximum: terms.maxDiscount };
  return limit === 'minimum' && terms.minPurchase !== null
    ? { limit, percent, minimum: terms.minPurchase }
    : { limit: 'terms', percent };
}

/** The part of a cart line that decides its price. */
interface CartedItem {
  item: LineToPrice['item'] & Pick<Item, 'storeId'>;
  choice: ItemChoice;
}

/**
 * Computes what an order would charge for an item in the present cart, because the store's discount
 * depends on the whole cart. The item replaces the cart line `lineId`, or is added as the last
 * line. If the cart has another store's items, which the item would replace (ITEM-32), it is priced
 * alone. null when a price is unknown.
 */
export function chargeInCart(
  cart: readonly (CartedItem & Pick<CartLine, 'id'>)[],
  lineId: number | null,
  line: CartedItem,
  by: DiscountTerms,
): ChargedLine | null {
  const isReplaced = cart.some(({ item }) => item.storeId !== line.item.storeId);
  const place = isReplaced ? -1 : cart.findIndex(({ id }) => id === lineId);
  const present = cart[place];
  if (present === undefined) return chargeFurther(isReplaced ? [] : cart, line, by);
  const isSame = present.item === line.item && present.choice === line.choice;
  const lines = isSame ? cart : cart.map((each) => (each === present ? line : each));
  return chargeLines(lines, by)[place] ?? null;
}

/** The choice for which lists show the price: quantity 1, no options. */
const listed: ItemChoice = { food: [], variationType: null, addOns: [], quantity: 1 };

/**
 * Computes what an order would charge for an item on a card of a list: as its line in the cart if
 * it is there, otherwise as one more line. null when a price is unknown.
 */
export function chargeListed(
  cart: readonly CartLine[],
  item: Item,
  by: DiscountTerms,
): ChargedLine | null {
  const line = hasVariations(item)
    ? undefined
    : cart.find((each) => each.item.kind === item.kind && each.item.id === item.id);
  return chargeInCart(cart, line?.id ?? null, line ?? { item, choice: listed }, by);
}

/** The price of an item when nothing else is ordered with it; null when its price is unknown. */
export function priceAlone(item: Item, by: Omit<DiscountTerms, 'terms'>): ShownPrice | null {
  const terms = { ...by, terms: storeTermsOf(item) };
  return shownPrice(item, chargeListed([], item, terms), terms);
}
