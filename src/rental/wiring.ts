import { createActor, fromPromise, toPromise } from 'xstate';
import { pickupCheckMachine } from '../../machines/rental/pickupCheck.machine.ts';
import type { MessageRef, Module, RentalCart } from '../../machines/rules/domain.ts';
import { guestIdOfCall, isSignedIn } from '../api/client.ts';
import { clearRentalCart, fetchRentalCart } from '../api/rental/cart.ts';
import type { RootActor } from '../shop/root.ts';

/**
 * The statechart that checks the trip cart, connected to the server. Its requests contain the id of
 * the module, because the customer has not entered that module yet.
 */
const wirePickupCheck = (moduleId: number) =>
  pickupCheckMachine.provide({
    actors: {
      readCart: fromPromise<RentalCart>(({ signal }) => fetchRentalCart(signal, moduleId)),
      clearCart: fromPromise<unknown>(({ signal }) => clearRentalCart(null, signal, moduleId)),
    },
  });

/**
 * Checks, before the customer enters a module, whether the module serves the pickup place of the
 * trip cart. If not, the cart is cleared (MOD-07, MOD-08) and a toast names its vehicles; the
 * cleared cart is parked, so that it can be restored later, unless another cart is parked already.
 * A visitor without a user or guest id has no cart to check. Resolves with a message for the
 * customer, or null; rejects with the server's error (MOD-09).
 */
export async function settleTripCart(module: Module, root: RootActor): Promise<MessageRef | null> {
  if (!isSignedIn() && guestIdOfCall() === null) return null;
  const actor = createActor(wirePickupCheck(module.id), {
    input: { moduleZoneIds: module.zoneIds },
  });
  actor.start();
  const { message, cleared, error } = await toPromise(actor);
  if (error !== null) throw error;
  if (cleared !== null) root.send({ type: 'rentalCart.left.behind', cart: cleared });
  return message;
}
