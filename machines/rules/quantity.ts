import type { Item, ItemChoice, MessageRef } from './domain.ts';

export type LimitedItem = Pick<
  Item,
  'moduleType' | 'stock' | 'maximumCartQuantity' | 'stockVariations'
>;

/**
 * How many pieces are in stock: of the item, or of the chosen variation if the item has variations.
 */
export function stockOf(item: LimitedItem, variationType: string | null): number {
  if (item.stockVariations.length === 0) return item.stock;
  return item.stockVariations.find(({ type }) => type === variationType)?.stock ?? 0;
}

/**
 * Why a cart line cannot have this quantity; null when it can. The stock is checked first, except
 * for food, which has none (ITEM-29, ITEM-30), then the maximum per cart (ITEM-31, OPEN-13).
 * `inOtherLines` is the quantity of the same item in other lines. To find out whether the plus
 * button is enabled, pass the present quantity plus one.
 */
export function quantityProblem(
  item: LimitedItem,
  variationType: string | null,
  quantity: number,
  inOtherLines = 0,
): MessageRef | null {
  if (!Number.isInteger(quantity) || quantity < 1) return { key: 'rules.quantity.invalid' };
  const all = quantity + inOtherLines;
  if (item.moduleType !== 'food' && all > stockOf(item, variationType)) {
    return { key: 'rules.quantity.outOfStock' };
  }
  return item.maximumCartQuantity !== null && all > item.maximumCartQuantity
    ? { key: 'rules.quantity.outOfLimits' }
    : null;
}

/**
 * Whether the minus button is enabled: only above quantity 1, and not when the price is 0 (ITEM-28,
 * ITEM-37). An unknown price (null) does not disable it.
 */
export function canDecrease(
  choice: Pick<ItemChoice, 'quantity'>,
  unitPrice: number | null,
): boolean {
  return choice.quantity > 1 && unitPrice !== 0;
}
