import { createActor, fromPromise, toPromise } from 'xstate';
import { pickupCheckMachine } from '../../machines/rental/pickupCheck.machine.ts';
import type { MessageRef, Module, RentalCart } from '../../machines/rules/domain.ts';
import { guestIdOfCall, isSignedIn } from '../api/client.ts';
import { clearRentalCart, fetchRentalCart } from '../api/rental/cart.ts';
import type { RootActor } from '../shop/root.ts';

/** The check with the server behind it; the calls name the module, which is not entered yet. */
const wirePickupCheck = (moduleId: number) =>
  pickupCheckMachine.provide({
    actors: {
      readCart: fromPromise<RentalCart>(({ signal }) => fetchRentalCart(signal, moduleId)),
      clearCart: fromPromise<unknown>(({ signal }) => clearRentalCart(null, signal, moduleId)),
    },
  });

/**
 * Lets the trip cart stay for a module or clears it (MOD-07, MOD-08), and resolves with the message
 * for the customer; rejects with the server's refusal (MOD-09). A cleared cart is parked and named.
 * A visitor without an id has no cart.
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
