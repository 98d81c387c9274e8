import { useSelector } from '@xstate/react';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type {
  RentalCartEvent,
  rentalCartMachine,
} from '../../machines/rental/rentalCart.machine.ts';
import { rentalCartOf, type RentalCartSnapshot } from '../../machines/rental/selectors.ts';
import type { RentalOwner } from '../../machines/rental/tripCart.ts';
import type { Module, OutwardFact, RentalCart } from '../../machines/rules/domain.ts';
import { useSession, type SessionActor } from '../identity/index.ts';
import { moduleNow, useModuleActor, type ModuleActor } from '../modules/index.ts';
import { wireRentalCart } from './cartWiring.ts';
import { storedParkedCart, storeParkedCart } from './parkedCart.ts';

export type RentalCartActor = ActorRefFrom<typeof rentalCartMachine>;

function ownerOf(session: SessionActor, rental: Module): RentalOwner | null {
  const { token, guestId } = session.getSnapshot().context;
  if (token === null && guestId === null) return null;
  return { signedIn: token !== null, guestId, moduleId: rental.id };
}

/** One trip cart a shop, opened by the first screen that asks for it. */
const carts = new WeakMap<SessionActor, RentalCartActor>();

/** What a trip cart told while nobody heard it. */
const unheard = new WeakMap<RentalCartActor, { facts: OutwardFact[]; stop: () => void }>();

function keepUnheard(cart: RentalCartActor): void {
  const facts: OutwardFact[] = [];
  const heard = cart.on('*', (fact) => facts.push(fact));
  unheard.set(cart, { facts, stop: () => heard.unsubscribe() });
}

/**
 * Hears what a trip cart tells. It may tell something before the layer that says so is loaded, or
 * while the customer is in another module: whoever hears next is told what was said until then.
 * @returns how to hear no more
 */
export function hearRentalCart(
  cart: RentalCartActor,
  hear: (fact: OutwardFact) => void,
): () => void {
  const early = unheard.get(cart);
  early?.stop();
  unheard.delete(cart);
  early?.facts.forEach(hear);
  const heard = cart.on('*', hear);
  return () => {
    heard.unsubscribe();
    keepUnheard(cart);
  };
}

function openCart(session: SessionActor, module: ModuleActor): RentalCartActor {
  const cart = createActor(wireRentalCart(), { input: { parked: storedParkedCart() } });
  keepUnheard(cart);
  let parked = cart.getSnapshot().context.parked;
  cart.subscribe(({ context }) => {
    if (context.parked === parked) return;
    parked = context.parked;
    storeParkedCart(parked);
  });
  cart.start();
  const follow = () => {
    const present = moduleNow(module);
    cart.send(
      present?.type === 'rental'
        ? { type: 'rental.owner.changed', owner: ownerOf(session, present) }
        : { type: 'rental.left' },
    );
  };
  let { token } = session.getSnapshot().context;
  session.subscribe(({ context }) => {
    // The session after a customer's may be another customer's (AUTH-25).
    if (token !== null && context.token !== token) {
      cart.send({ type: 'rental.owner.changed', owner: null });
    }
    token = context.token;
    follow();
  });
  module.subscribe(follow);
  follow();
  return cart;
}

/** The trip cart of a visit; made when it is first asked for. */
export function rentalCartOfVisit(session: SessionActor, module: ModuleActor): RentalCartActor {
  const known = carts.get(session);
  if (known !== undefined) return known;
  const opened = openCart(session, module);
  carts.set(session, opened);
  return opened;
}

/** The trip cart of the visit. */
export function useRentalCartActor(): RentalCartActor {
  return rentalCartOfVisit(useSession(), useModuleActor());
}

const isBusy = (snapshot: RentalCartSnapshot) => snapshot.hasTag('busy');

/** Sends an event that is pressed while a change is on its way once that has ended, not in vain. */
export function sendOnceCalm(cart: RentalCartActor, event: RentalCartEvent): void {
  if (isBusy(cart.getSnapshot())) {
    // A cart that ends meanwhile, as at signing out, is not changed any more.
    waitFor(cart, (snapshot) => !isBusy(snapshot)).then(
      () => cart.send(event),
      () => undefined,
    );
  } else cart.send(event);
}

/** The trip cart as the server has it. */
export function useRentalCart(): RentalCart {
  return useSelector(useRentalCartActor(), rentalCartOf);
}

/** Whether a change of the trip cart is on its way. */
export function useRentalCartBusy(): boolean {
  return useSelector(useRentalCartActor(), isBusy);
}
