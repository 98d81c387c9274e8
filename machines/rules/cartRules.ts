import type { CartLine, Item, ItemChoice, PricedLine } from './domain.ts';
import { plainChoice } from './choice.ts';

/**
 * Whether the cart has another store's items, so that the customer must confirm before this item is
 * added (ITEM-32).
 */
export function holdsOtherStore(
  lines: readonly PricedLine[],
  item: Pick<Item, 'storeId'>,
): boolean {
  return lines.some((line) => line.item.storeId !== item.storeId);
}

/** The number on the cart's badge: the number of lines, not of pieces (NAV-27, OPEN-04). */
export function badgeCount(lines: readonly PricedLine[]): number {
  return lines.length;
}

/**
 * The key that identifies a cart line by the item's kind, id and chosen options, because an item
 * and a campaign can have the same id. Add-ons and quantity are not part of it. The server stores
 * one row for each key (wire facts 6, 18.21).
 */
export function lineKey(item: Item, choice: ItemChoice): string {
  const { food, variationType } = plainChoice(item, choice);
  const options = food.map(({ name, labels }) => [name, ...labels]);
  return JSON.stringify([item.kind, item.id, variationType, options]);
}

/**
 * The total quantity of the same item and variation in the other lines of the cart; all these lines
 * share one stock. The line with the id `ownLineId` is not counted; with null, all are.
 */
export function quantityElsewhere(
  lines: readonly CartLine[],
  item: Item,
  choice: ItemChoice,
  ownLineId: number | null,
): number {
  return lines
    .filter(
      (line) =>
        line.id !== ownLineId &&
        line.item.kind === item.kind &&
        line.item.id === item.id &&
        line.choice.variationType === choice.variationType,
    )
    .reduce((total, line) => total + line.choice.quantity, 0);
}
