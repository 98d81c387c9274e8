import { createActor, fromPromise, toPromise } from 'xstate';
import { pickupCheckMachine } from '../../machines/rental/pickupCheck.machine.ts';
import type { MessageRef, Module, RentalCart } from '../../machines/rules/domain.ts';
import { guestIdOfCall, isSignedIn } from '../api/client.ts';
import { clearRentalCart, fetchRentalCart } from '../api/rental/cart.ts';
import type { RootActor } from '../shop/root.ts';

/**
 * The check of the trip cart, connected to the server. Its requests name the module, which is not
 * entered yet.
 */
const wirePickupCheck = (moduleId: number) =>
  pickupCheckMachine.provide({
    actors: {
      readCart: fromPromise<RentalCart>(({ signal }) => fetchRentalCart(signal, moduleId)),
      clearCart: fromPromise<unknown>(({ signal }) => clearRentalCart(null, signal, moduleId)),
    },
  });

/**
 * Checks before a module is entered whether it serves the pickup of the trip cart, and clears the
 * cart if not (MOD-07, MOD-08). Resolves with the message for the customer, or null; rejects with
 * the server's error (MOD-09). A cleared cart is parked to be restored later, unless another one is
 * parked already, and its vehicles are named. A visitor without a user or guest id has no cart.
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
