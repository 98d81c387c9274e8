import { fromPromise } from 'xstate';
import { zoneChangeMachine, type ZoneCart } from '../../machines/place/zoneChange.machine.ts';
import { unitPrice } from '../../machines/rules/discount.ts';
import { addCartLine, clearCart, fetchCart } from '../api/cart.ts';
import type { CartActor } from '../cart/index.ts';

/** More digits than any currency: the price sent is shown to people, never charged. */
const DIGITS = 3;

/** Fills a cart as it was; what a try before it left behind is not to be there twice. */
async function refill({ moduleId, lines }: ZoneCart, signal: AbortSignal): Promise<void> {
  await clearCart(moduleId, signal);
  for (const { item, choice } of lines) {
    await addCartLine(moduleId, item, choice, unitPrice(item, choice, DIGITS), signal);
  }
}

interface Carts {
  carts: ZoneCart[];
}

/**
 * A change of place with the carts behind it: each module's own is read, cleared and filled again,
 * whatever module the other place begins with (LOC-13, API-47).
 */
export const wiredZoneChange = (cart: CartActor) =>
  zoneChangeMachine.provide({
    actors: {
      readCarts: fromPromise<ZoneCart[], Carts>(({ input, signal }) =>
        Promise.all(
          input.carts.map(async (known) =>
            known.followed ? known : { ...known, lines: await fetchCart(known.moduleId, signal) },
          ),
        ),
      ),
      clearCarts: fromPromise<void, Carts>(async ({ input, signal }) => {
        const cleared: ZoneCart[] = [];
        try {
          for (const one of input.carts) {
            await clearCart(one.moduleId, signal);
            cleared.push(one);
          }
        } catch (error) {
          // Nothing changes by half: the refusal is what the customer hears of.
          await Promise.allSettled(cleared.map((one) => refill(one, signal)));
          throw error;
        } finally {
          cart.send({ type: 'cart.reload' });
        }
      }),
      restoreCarts: fromPromise<void, Carts>(async ({ input, signal }) => {
        for (const one of input.carts) await refill(one, signal);
        cart.send({ type: 'cart.reload' });
      }),
    },
  });
