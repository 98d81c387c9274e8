import { lineKey } from '../rules/cartRules.ts';
import { plainChoice } from '../rules/choice.ts';
import type { Item, ItemChoice } from '../rules/domain.ts';
import { sameData } from './sameData.ts';

/** An item with what was chosen of it: a cart line, a command or a wish. */
interface Chosen {
  item: Item;
  choice: ItemChoice;
}

/**
 * Whether two would share one row of the server's cart: the same item in the same variation, add-ons
 * and quantity aside (wire facts 6, `cart_item`).
 */
export const sameRow = (a: Chosen, b: Chosen): boolean =>
  a.item.kind === b.item.kind &&
  a.item.id === b.item.id &&
  lineKey(a.item, a.choice) === lineKey(a.item, b.choice);

/** Whether two choices of an item ask for the same: variation, add-ons and quantity (ITEM-36). */
export const sameChoice = (item: Item, a: ItemChoice, b: ItemChoice): boolean =>
  a === b || sameData(plainChoice(item, a), plainChoice(item, b));
