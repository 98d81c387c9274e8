/** Carts, and the choices that a customer makes for an item. */
import type { Item } from './item.ts';

/**
 * The options that a customer chose in one variation group of a dish: `name` is the group, for
 * example 'Size', and `labels` are the options.
 */
export interface FoodSelection {
  name: string;
  labels: string[];
}

/** All choices that a customer makes for one item: options, add-ons and quantity. */
export interface ItemChoice {
  food: FoodSelection[];
  /**
   * The `type` of the chosen variation, for example 'red-xl'; null when the item has none, or none
   * is chosen yet.
   */
  variationType: string | null;
  addOns: { id: number; quantity: number }[];
  quantity: number;
}

export interface CartLine {
  id: number;
  item: Item;
  choice: ItemChoice;
}

/** One cart of the current customer; each module has its own. */
export interface FilledCart {
  moduleId: number;
  lines: CartLine[];
  /** Whether this is the cart of the current module, the one on the screen. */
  followed: boolean;
  /** Whether the server has sent the contents of this cart; until then, `lines` may be outdated. */
  read: boolean;
}

/** One line of an order before it is placed: all data that its price needs. */
export interface PricedLine {
  item: Item;
  choice: ItemChoice;
}
