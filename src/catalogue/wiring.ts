import { fromPromise } from 'xstate';
import { productCardMachine } from '../../machines/catalogue/productCard.machine.ts';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';
import { removeFromCart, saveToCart, type CartActor } from '../cart/index.ts';

interface Save {
  cart: CartActor;
  item: Item;
  choice: ItemChoice;
  lineId: number | null;
  replaceCart: boolean;
}

/** The statechart of a product card, with its actors connected to the cart. */
export const wiredCard = productCardMachine.provide({
  actors: {
    saveToCart: fromPromise<void, Save>(({ input: { cart, ...save } }) => saveToCart(cart, save)),
    removeFromCart: fromPromise<void, { cart: CartActor; lineId: number }>(({ input }) =>
      removeFromCart(input.cart, input.lineId),
    ),
  },
});
