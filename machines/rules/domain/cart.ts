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
  /** `type` of the stocked variation, null when the item has none. */
  variationType: string | null;
  addOns: { id: number; quantity: number }[];
  quantity: number;
}

export interface CartLine {
  id: number;
  item: Item;
  choice: ItemChoice;
}

/** A cart of the present customer. */
export interface FilledCart {
  moduleId: number;
  lines: CartLine[];
  /** It is the cart of the present module, which is on the screen. */
  followed: boolean;
  /** The server has sent its contents; an unread cart has its last known contents. */
  read: boolean;
}

/** One line of an order preview: all data that its price needs. */
export interface PricedLine {
  item: Item;
  choice: ItemChoice;
}
