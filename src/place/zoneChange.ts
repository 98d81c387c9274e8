import { fromPromise } from 'xstate';
import { zoneChangeMachine } from '../../machines/place/zoneChange.machine.ts';
import { unitPrice } from '../../machines/rules/discount.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import { addCartLine, clearCart } from '../api/cart.ts';
import type { CartActor } from '../cart/index.ts';

/** More digits than any currency: the price sent is shown to people, never charged. */
const DIGITS = 3;

/**
 * A change of place with the cart behind it. The module's own cart is cleared and filled again,
 * whatever module the other place begins with (LOC-13, API-47).
 */
export const wiredZoneChange = (cart: CartActor, moduleId: number) =>
  zoneChangeMachine.provide({
    actors: {
      clearCart: fromPromise<void>(async ({ signal }) => {
        await clearCart(moduleId, signal);
        cart.send({ type: 'cart.reload' });
      }),
      restoreCart: fromPromise<void, { lines: CartLine[] }>(async ({ input, signal }) => {
        // A try that failed half way left lines behind; they are not to be there twice.
        await clearCart(moduleId, signal);
        for (const { item, choice } of input.lines) {
          await addCartLine(moduleId, item, choice, unitPrice(item, choice, DIGITS), signal);
        }
        cart.send({ type: 'cart.reload' });
      }),
    },
  });
