import type { Item, ItemChoice, MessageRef } from './domain.ts';

export type LimitedItem = Pick<
  Item,
  'moduleType' | 'stock' | 'maximumCartQuantity' | 'stockVariations'
>;

/** How much is in stock of the chosen item: the variation's stock when there are variations. */
export function stockOf(item: LimitedItem, variationType: string | null): number {
  if (item.stockVariations.length === 0) return item.stock;
  return item.stockVariations.find(({ type }) => type === variationType)?.stock ?? 0;
}

/**
 * Why a line cannot have this quantity; null when it can. Stock comes first, except for food, which
 * has none (ITEM-29, ITEM-30), then the maximum for a cart (ITEM-31, OPEN-13). To know whether plus
 * is allowed, pass the present quantity plus one; `inOtherLines` counts the same stock in other
 * lines of the cart.
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

/** Whether minus is enabled: not at 1, and not for a price of 0 (ITEM-28, ITEM-37). */
export function canDecrease(
  choice: Pick<ItemChoice, 'quantity'>,
  unitPrice: number | null,
): boolean {
  return choice.quantity > 1 && unitPrice !== 0;
}
