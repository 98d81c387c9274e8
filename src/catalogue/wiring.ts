import { fromPromise } from 'xstate';
import { productCardMachine } from '../../machines/catalogue/productCard.machine.ts';
import { itemDialogMachine } from '../../machines/catalogue/itemDialog.machine.ts';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';
import { removeFromCart, saveToCart, type CartActor } from '../cart/index.ts';

interface Save {
  item: Item;
  choice: ItemChoice;
  lineId: number | null;
  replaceCart: boolean;
}

const wire = (cart: CartActor) => {
  const saving = fromPromise<void, Save>(({ input }) => saveToCart(cart, input));
  return {
    card: productCardMachine.provide({
      actors: {
        saveToCart: saving,
        removeFromCart: fromPromise<void, { lineId: number }>(({ input }) =>
          removeFromCart(cart, input.lineId),
        ),
      },
    }),
    dialog: itemDialogMachine.provide({ actors: { saveToCart: saving } }),
  };
};

const wired = new WeakMap<CartActor, ReturnType<typeof wire>>();

/** The item flows with the cart behind them, built once for all cards of a page. */
export function wiredItems(cart: CartActor): ReturnType<typeof wire> {
  const known = wired.get(cart) ?? wire(cart);
  wired.set(cart, known);
  return known;
}
