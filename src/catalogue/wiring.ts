import { fromPromise } from 'xstate';
import { productCardMachine } from '../../machines/catalogue/productCard.machine.ts';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';
import { removeFromCart, saveToCart, type CartActor } from '../cart/index.ts';

interface Save {
  item: Item;
  choice: ItemChoice;
  lineId: number | null;
  replaceCart: boolean;
}

const wire = (cart: CartActor) =>
  productCardMachine.provide({
    actors: {
      saveToCart: fromPromise<void, Save>(({ input }) => saveToCart(cart, input)),
      removeFromCart: fromPromise<void, { lineId: number }>(({ input }) =>
        removeFromCart(cart, input.lineId),
      ),
    },
  });

const wired = new WeakMap<CartActor, ReturnType<typeof wire>>();

/** The product card's flow with the cart behind it, built once for all cards of a page. */
export function wiredCard(cart: CartActor): ReturnType<typeof wire> {
  const known = wired.get(cart) ?? wire(cart);
  wired.set(cart, known);
  return known;
}
