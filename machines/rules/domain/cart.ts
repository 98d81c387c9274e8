/** Carts, and the choices that a customer makes for an item. */
import type { Item } from './item.ts';

/** The options chosen of one food variation group, by label. */
export interface FoodSelection {
  name: string;
  labels: string[];
}

/** All choices of a customer for one item, before it is a cart line. */
export interface ItemChoice {
  food: FoodSelection[];
  /**
   * The `type` of the chosen stocked variation; null when the item has none, or none is chosen yet.
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
  /**
   * Whether the server has sent the contents of this cart; until then, `lines` are the last known
   * ones.
   */
  read: boolean;
}

/** One line of an order preview: all data that its price needs. */
export interface PricedLine {
  item: Item;
  choice: ItemChoice;
}
