import { useSelector } from '@xstate/react';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { rentalCartMachine } from '../../../machines/rental/rentalCart.machine.ts';
import type { RentalCartEvent } from '../../../machines/rental/rentalCart.ts';
import {
  rentalCartOf,
  vehicleOnItsWay,
  type RentalCartSnapshot,
} from '../../../machines/rental/selectors.ts';
import type { TripConflictsEvent } from '../../../machines/rental/tripConflicts.machine.ts';
import { lineOfVehicle } from '../../../machines/rental/tripCart.ts';
import type { RentalCart, RentalCartLine } from '../../../machines/rules/domain.ts';
import { useRootContext } from '../../shop/root.ts';

export type RentalCartActor = ActorRefFrom<typeof rentalCartMachine>;

/** The actor of the trip cart; null until `RentalLayer` has started it. */
export function useStartedRentalCart(): RentalCartActor | null {
  return useRootContext(({ rentalCart }) => rentalCart);
}

/**
 * The actor of the trip cart, for views that are rendered only after it has started. Throws an
 * error if it has not.
 */
export function useRentalCartActor(): RentalCartActor {
  const cart = useStartedRentalCart();
  if (cart === null) throw new Error('the trip cart does not run');
  return cart;
}

const isBusy = (snapshot: RentalCartSnapshot) => snapshot.hasTag('busy');

/**
 * Sends an event to the trip cart. The cart ignores events while a change is in progress, so this
 * waits until the change has ended.
 */
export function sendOnceCalm(cart: RentalCartActor, event: RentalCartEvent): void {
  if (isBusy(cart.getSnapshot())) {
    // A cart that ends meanwhile, as at signing out, is not changed any more.
    waitFor(cart, (snapshot) => !isBusy(snapshot)).then(
      () => cart.send(event),
      () => undefined,
    );
  } else cart.send(event);
}

/**
 * Sends the customer's answer to the statechart that asked: `conflicts`, which changes the cart, or
 * `exchange`, which replaces it by another cart.
 */
export function answerQuestion(cart: RentalCartActor, event: TripConflictsEvent): void {
  const { conflicts, exchange } = cart.getSnapshot().children;
  conflicts?.send(event);
  if (event.type === 'rental.yes' || event.type === 'rental.no') exchange?.send(event);
}

/** The contents of the trip cart, as the server last sent them. */
export function useRentalCart(): RentalCart {
  return useSelector(useRentalCartActor(), rentalCartOf);
}

/** Whether a change of the trip cart is in progress. */
export function useRentalCartBusy(): boolean {
  return useSelector(useRentalCartActor(), isBusy);
}

/** The line of a vehicle in the trip cart; null when the vehicle is not in it. */
export function useLineOfVehicle(vehicleId: number): RentalCartLine | null {
  return useSelector(useStartedRentalCart() ?? undefined, (snapshot) =>
    snapshot === undefined ? null : lineOfVehicle(rentalCartOf(snapshot), vehicleId),
  );
}

/** Whether this vehicle is being added to the trip cart now. */
export function useIsOnItsWay(vehicleId: number): boolean {
  return useSelector(
    useStartedRentalCart() ?? undefined,
    (snapshot) => snapshot !== undefined && vehicleOnItsWay(snapshot) === vehicleId,
  );
}
