import { hasVariations } from './choice.ts';
import type { CartLine, DiscountType, Item, ItemChoice, Store, StoreDiscount } from './domain.ts';
import {
  chargeFurther,
  chargeLines,
  isReplacedByStore,
  type ChargedLine,
  type GoodsTerms,
  type PricedGoods,
} from './goods.ts';
import { shareOf, subtract, sum } from './money.ts';

/** A discount of the store that is not, or not wholly, in a price: it is named beside the price. */
export type StoreOffer =
  | { limit: 'minimum'; percent: number; minimum: number }
  | { limit: 'cap'; percent: number; maximum: number }
  | { limit: 'terms'; percent: number };

/** What a card, a popup or a page says an item costs, in the shop's currency. */
export interface ShownPrice {
  /** Of one, with its options. */
  price: number;
  /** Of one before discount, when there is less to pay: it is struck (ITEM-06). */
  original: number | null;
  /** Of all that is chosen, add-ons included (OPEN-10). */
  total: number;
  /** Of all before discount, when there is less to pay. */
  originalTotal: number | null;
  /** What is taken off, for the chip (ITEM-02); null without a discount. */
  discount: { type: DiscountType; value: number } | null;
  offer: StoreOffer | null;
}

/**
 * The terms of an item's store discount: as they came with the item, else as the store has them;
 * unknown while it has not said them, and then nothing is taken off. null: the store takes off
 * nothing.
 */
export function storeTermsOf(
  { storeDiscount, storeTerms }: Pick<Item, 'storeDiscount' | 'storeTerms'>,
  store?: Pick<Store, 'discount'>,
): StoreDiscount | null {
  if (!(storeDiscount > 0)) return null;
  // A line that the browser remembers from an older shop has no terms, as one that came without.
  if (storeTerms) return storeTerms;
  if (store !== undefined) return store.discount;
  const always = { startDate: '', endDate: '', startTime: '', endTime: '' };
  const unlimited = { discountType: 'percent' as const, maxDiscount: 0 };
  return { discount: storeDiscount, minPurchase: null, ...unlimited, ...always };
}

/**
 * What a line costs in words and amounts, once it is known how it is charged; null when its price is
 * not known.
 */
export function shownPrice(
  item: PricedGoods['item'],
  charged: ChargedLine | null,
  by: GoodsTerms,
): ShownPrice | null {
  if (charged === null) return null;
  const { quantity, unit, original, total, limit } = charged;
  const off = sum([charged.itemDiscount, charged.storeDiscount]);
  // A capped discount of several has no even share: then the price of one is the full one.
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
  item: PricedGoods['item'],
  { limit, unit }: ChargedLine,
  by: GoodsTerms,
): ShownPrice['discount'] {
  if (isReplacedByStore(item, by)) {
    return limit === null ? { type: 'percent', value: Math.min(item.storeDiscount, 100) } : null;
  }
  if (!(item.discount > 0)) return null;
  const most = item.discountType === 'percent' ? 100 : (item.price ?? unit);
  return { type: item.discountType, value: Math.min(item.discount, most) };
}

function offerOf(
  item: PricedGoods['item'],
  { limit }: ChargedLine,
  { terms }: GoodsTerms,
): StoreOffer | null {
  if (limit === null || terms === null) return null;
  const percent = Math.min(item.storeDiscount, 100);
  if (limit === 'cap') return { limit, percent, maximum: terms.maxDiscount };
  return limit === 'minimum' && terms.minPurchase !== null
    ? { limit, percent, minimum: terms.minPurchase }
    : { limit: 'terms', percent };
}

/** What the cart will hold: a line's item and its choice. */
interface CartedItem {
  item: PricedGoods['item'] & Pick<Item, 'storeId'>;
  choice: ItemChoice;
}

/**
 * How an item is charged in the cart as it will be: in the place of the line it changes, else after
 * the others; alone when it replaces another store's cart (ITEM-32).
 */
export function chargeInCart(
  cart: readonly (CartedItem & Pick<CartLine, 'id'>)[],
  lineId: number | null,
  line: CartedItem,
  by: GoodsTerms,
): ChargedLine | null {
  const isReplaced = cart.some(({ item }) => item.storeId !== line.item.storeId);
  const place = isReplaced ? -1 : cart.findIndex(({ id }) => id === lineId);
  const present = cart[place];
  if (present === undefined) return chargeFurther(isReplaced ? [] : cart, line, by);
  const isSame = present.item === line.item && present.choice === line.choice;
  const lines = isSame ? cart : cart.map((each) => (each === present ? line : each));
  return chargeLines(lines, by)[place] ?? null;
}

/** One without options, at the price that the item is listed for. */
const listed: ItemChoice = { food: [], variationType: null, addOns: [], quantity: 1 };

/** How a card's item is charged: as its line in the cart, else as one more of it. */
export function chargeListed(
  cart: readonly CartLine[],
  item: Item,
  by: GoodsTerms,
): ChargedLine | null {
  const line = hasVariations(item)
    ? undefined
    : cart.find((each) => each.item.kind === item.kind && each.item.id === item.id);
  return chargeInCart(cart, line?.id ?? null, line ?? { item, choice: listed }, by);
}

/** What an item costs when nothing else is ordered with it; null when its price is not known. */
export function priceAlone(item: Item, by: Omit<GoodsTerms, 'terms'>): ShownPrice | null {
  const terms = { ...by, terms: storeTermsOf(item) };
  return shownPrice(item, chargeListed([], item, terms), terms);
}
