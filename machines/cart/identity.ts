import { lineKey } from '../rules/cartRules.ts';
import { plainChoice } from '../rules/choice.ts';
import type { Item, ItemChoice } from '../rules/domain.ts';
import { sameData } from './sameData.ts';

/** An item with the choices made for it: part of a cart line, a command or a pending change. */
interface Chosen {
  item: Item;
  choice: ItemChoice;
}

/**
 * Whether two items would share one row of the server's cart: the same item in the same variation.
 * Add-ons and quantity do not matter (wire facts 6, `cart_item`).
 */
export const sameRow = (a: Chosen, b: Chosen): boolean =>
  a.item.kind === b.item.kind &&
  a.item.id === b.item.id &&
  lineKey(a.item, a.choice) === lineKey(a.item, b.choice);

/** Whether two choices of an item are equal in variation, add-ons and quantity (ITEM-36). */
export const sameChoice = (item: Item, a: ItemChoice, b: ItemChoice): boolean =>
  a === b || sameData(plainChoice(item, a), plainChoice(item, b));
