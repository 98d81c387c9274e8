/** What a customer chose. */
import type { Item } from './item.ts';

/** The options chosen of one food variation group, by label. */
export interface FoodSelection {
  name: string;
  labels: string[];
}

/** Everything the customer decided about one item, before it has a row. */
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
  /** It is the one on the screen. */
  followed: boolean;
  /** The server has told what is in it; one that is not read is as it was last known. */
  read: boolean;
}

/** One line of an order preview: all a price needs. */
export interface PricedLine {
  item: Item;
  choice: ItemChoice;
}
