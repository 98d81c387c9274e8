import { fromPromise } from 'xstate';
import {
  zoneChangeMachine,
  type CartsAndTrips,
  type ClearingFailure,
  type ModuleTripCart,
} from '../../machines/place/zoneChange.machine.ts';
import { unitPrice } from '../../machines/rules/discount.ts';
import type { FilledCart } from '../../machines/rules/domain.ts';
import { outcomeUnknown } from '../../machines/rules/failure.ts';
import { addCartLine, clearCart, fetchCart } from '../api/cart/calls.ts';
import { guestIdOfCall, isSignedIn } from '../api/client.ts';
import { clearRentalCart, fetchRentalCart } from '../api/rental/cart.ts';
import { acceptCart } from '../cart/index.ts';
import { refillTripCart } from '../shop/refillTripCart.ts';
import { longLivedActor, type RootActor } from '../shop/root.ts';

/**
 * The number of decimals of a price that is sent with a line: the most that the shop's currency can
 * have. The server only displays this price and never charges it.
 */
const DIGITS = 3;

interface Asked {
  carts: FilledCart[];
  rentalModuleIds: number[];
}

/** The trip carts of the given rental modules; none for a visitor without a session or guest id. */
async function readTrips(moduleIds: number[], signal: AbortSignal): Promise<ModuleTripCart[]> {
  // A visitor without session and guest id cannot have a cart.
  if (!isSignedIn() && guestIdOfCall() === null) return [];
  return Promise.all(
    moduleIds.map(async (moduleId) => ({
      moduleId,
      cart: await fetchRentalCart(signal, moduleId),
    })),
  );
}

/**
 * The statechart for a change of place, connected to the carts. It reads, clears and refills
 * each cart in the cart's own module, whichever module is current (LOC-13, API-47).
 */
export function wiredZoneChange(root: RootActor) {
  const cart = longLivedActor(root, 'cart');
  const empty = async ({ moduleId }: FilledCart, signal: AbortSignal): Promise<void> =>
    acceptCart(cart, moduleId, await clearCart(moduleId, signal));

  /**
   * Puts the former lines back into a cart. It clears the cart first, so that a retry adds no line
   * twice.
   */
  const refill = async (known: FilledCart, signal: AbortSignal): Promise<void> => {
    await empty(known, signal);
    const { moduleId, lines } = known;
    for (const { item, choice } of lines) {
      // The API requires a number here; the line is restored even when its price is unknown.
      const price = unitPrice(item, choice, DIGITS) ?? 0;
      acceptCart(cart, moduleId, await addCartLine(moduleId, item, choice, price, signal));
    }
  };

  const emptyTrip = ({ moduleId }: ModuleTripCart, signal: AbortSignal): Promise<unknown> =>
    clearRentalCart(null, signal, moduleId);

  /** Makes the cart and the rental cart reload, so that the page shows the change. */
  const reloadCarts = ({ trips }: CartsAndTrips): void => {
    cart.send({ type: 'cart.reload' });
    if (trips.length > 0) root.send({ type: 'rentalCart.changed' });
  };

  return zoneChangeMachine.provide({
    actors: {
      readCarts: fromPromise<CartsAndTrips, Asked>(async ({ input, signal }) => {
        const [carts, trips] = await Promise.all([
          Promise.all(
            input.carts.map(async (known) =>
              known.read
                ? known
                : { ...known, lines: await fetchCart(known.moduleId, signal), read: true },
            ),
          ),
          readTrips(input.rentalModuleIds, signal),
        ]);
        return { carts, trips };
      }),
      clearCarts: fromPromise<ClearingFailure | null, CartsAndTrips>(async ({ input, signal }) => {
        let someAreEmptied = false;
        try {
          for (const one of input.carts) {
            await empty(one, signal);
            someAreEmptied = true;
          }
          for (const one of input.trips) {
            await emptyTrip(one, signal);
            someAreEmptied = true;
          }
          return null;
        } catch (error) {
          return { error, mayBeEmptied: someAreEmptied || outcomeUnknown(error) };
        } finally {
          reloadCarts(input);
        }
      }),
      restoreCarts: fromPromise<void, CartsAndTrips>(async ({ input, signal }) => {
        try {
          for (const one of input.carts) await refill(one, signal);
          for (const { moduleId, cart: former } of input.trips) {
            await refillTripCart(moduleId, former, signal);
          }
        } finally {
          reloadCarts(input);
        }
      }),
    },
  });
}
