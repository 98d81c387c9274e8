import type { CartOwner } from '../../machines/cart/basket.ts';
import type { CartLine, Item, ItemChoice } from '../../machines/rules/domain.ts';
import { choiceWith, itemWith } from '../rules/samples.ts';

/** A guest in the food module, the same guest in another module, and a customer. */
export const guest: CartOwner = { signedIn: false, guestId: 'g1', moduleId: 1 };
export const elsewhere: CartOwner = { ...guest, moduleId: 2 };
export const customer: CartOwner = { signedIn: true, guestId: null, moduleId: 1 };

export const soup: Item = itemWith({
  id: 1,
  name: 'Soup',
  storeId: 5,
  moduleId: 1,
  addOns: [
    { id: 31, name: 'Bread', price: 1 },
    { id: 32, name: 'Butter', price: 2 },
  ],
});
export const salad: Item = itemWith({ ...soup, id: 2, name: 'Salad' });
/** At most three of it. */
export const scarce: Item = itemWith({
  id: 3,
  name: 'Truffle',
  storeId: 5,
  moduleId: 1,
  maximumCartQuantity: 3,
});
/** An item of another store. */
export const pizza: Item = itemWith({ id: 4, name: 'Pizza', storeId: 6, moduleId: 1 });

export const one: ItemChoice = choiceWith();

export const lineWith = (id: number, item: Item, choice: Partial<ItemChoice> = {}): CartLine => ({
  id,
  item,
  choice: choiceWith(choice),
});
