import type { CartLine, Item, ItemChoice, PricedLine } from './domain.ts';
import { plainChoice } from './choice.ts';

/** Whether the cart holds another store's items, so that adding this one must ask (ITEM-32). */
export function holdsOtherStore(
  lines: readonly PricedLine[],
  item: Pick<Item, 'storeId'>,
): boolean {
  return lines.some((line) => line.item.storeId !== item.storeId);
}

/** The number on the cart's badge: its rows (NAV-27, OPEN-04). */
export function badgeCount(lines: readonly PricedLine[]): number {
  return lines.length;
}

/** A quantity as the cart shows it, with two figures below 10 (CART-11). */
export function paddedQuantity(quantity: number): string {
  return String(quantity).padStart(2, '0');
}

/**
 * The name of what a line holds: kind, id and options, since item and campaign ids overlap. The
 * server keeps one row a key (wire facts 6, 18.21); add-ons and quantity do not count.
 */
export function lineKey(item: Item, choice: ItemChoice): string {
  const { food, variationType } = plainChoice(item, choice);
  const options = food.map(({ name, labels }) => [name, ...labels]);
  return JSON.stringify([item.kind, item.id, variationType, options]);
}

/** How many of the same stock other lines of the cart hold. */
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

/**
 * Lines of the same item, options and add-ons made one, in the order they came: quantities of
 * item and add-ons add up, so the cart costs what it cost before.
 */
export function mergeLines<Line extends PricedLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const choice = plainChoice(line.item, line.choice);
    const key = JSON.stringify([
      lineKey(line.item, choice),
      choice.addOns.map((addOn) => addOn.id),
    ]);
    const first = merged.get(key);
    merged.set(key, {
      ...(first ?? line),
      choice: {
        ...choice,
        quantity: choice.quantity + (first?.choice.quantity ?? 0),
        addOns: choice.addOns.map((addOn, at) => ({
          id: addOn.id,
          quantity: addOn.quantity + (first?.choice.addOns[at]?.quantity ?? 0),
        })),
      },
    });
  }
  return [...merged.values()];
}
