import { fromPromise } from 'xstate';
import {
  cartExchangeMachine,
  type Restored,
} from '../../../machines/rental/cartExchange.machine.ts';
import { rentalCartMachine } from '../../../machines/rental/rentalCart.machine.ts';
import { tripConflictsMachine } from '../../../machines/rental/tripConflicts.machine.ts';
import { restoreSteps, settledCart, type RestoreStep } from '../../../machines/rental/tripCart.ts';
import type {
  RentalCart,
  RentalCartAnswer,
  TripSettings,
  Vehicle,
} from '../../../machines/rules/domain.ts';
import { outcomeUnknown } from '../../../machines/rules/failure.ts';
import {
  addRentalVehicle,
  clearRentalCart,
  fetchRentalCart,
  removeRentalLine,
  removeRentalLines,
  updateRentalLine,
  updateRentalTrip,
} from '../../api/rental/cart.ts';
import type { RootActor } from '../../shop/root.ts';
import { presentTrip } from '../tripTexts.ts';
import { storedParkedCart, storeParkedCart } from './parkedCart.ts';

/** The server requests that a trip cart needs. */
export interface RentalCartCalls {
  fetch: typeof fetchRentalCart;
  add: typeof addRentalVehicle;
  updateLine: typeof updateRentalLine;
  updateTrip: typeof updateRentalTrip;
  removeLine: typeof removeRentalLine;
  removeLines: typeof removeRentalLines;
  clear: typeof clearRentalCart;
}

const overTheWire: RentalCartCalls = {
  fetch: fetchRentalCart,
  add: addRentalVehicle,
  updateLine: updateRentalLine,
  updateTrip: updateRentalTrip,
  removeLine: removeRentalLine,
  removeLines: removeRentalLines,
  clear: clearRentalCart,
};

const tripOf = ({ trip }: RentalCart): TripSettings & { id: number } => {
  if (trip === null) throw new Error('the cart has no trip');
  return trip;
};

const nextVehicle = (vehicle: Vehicle, quantity: number, trip: TripSettings) => ({
  vehicleId: vehicle.id,
  quantity,
  pickupAt: trip.pickupAt,
  type: trip.type,
});

const namesOf = ({ lines }: RentalCart, lineIds: readonly number[]): string[] =>
  lines.filter(({ id }) => lineIds.includes(id)).map(({ vehicle }) => vehicle.name);

/**
 * A former cart for which the server can be asked now. It refuses another pickup time than the
 * present cart's if that time has passed meanwhile, so such a trip begins now (RENT-04).
 */
function presentCart(former: RentalCart, present: RentalCart): RentalCart {
  const { trip } = former;
  return trip === null || trip.pickupAt === present.trip?.pickupAt
    ? former
    : { ...former, trip: presentTrip(trip) };
}

/**
 * Returns functions that remove lines from the cart and restore an earlier cart. They send their
 * requests one after the other.
 */
function restoring(calls: RentalCartCalls) {
  const remove = (lineIds: readonly number[], signal: AbortSignal): Promise<RentalCart> => {
    const [only] = lineIds;
    return lineIds.length === 1 && only !== undefined
      ? calls.removeLine(only, signal)
      : calls.removeLines(lineIds, signal);
  };

  /**
   * Runs one step of restoring a cart. Returns the new cart, and the names of the vehicles that the
   * server no longer accepts.
   * @param now the cart before the step
   * @param trip the trip for which vehicles are added
   */
  const take = async (
    step: RestoreStep,
    now: RentalCart,
    trip: TripSettings,
    signal: AbortSignal,
  ): Promise<Restored> => {
    const settled = (answer: RentalCartAnswer): Restored =>
      answer.type === 'changed'
        ? { cart: answer.cart, missing: [] }
        : { cart: now, missing: namesOf(now, answer.lineIds) };
    switch (step.kind) {
      case 'clear': {
        const { instead } = step;
        const next = instead && nextVehicle(instead.vehicle, instead.quantity, trip);
        return { cart: await calls.clear(next, signal), missing: [] };
      }
      case 'remove':
        return { cart: await remove(step.lineIds, signal), missing: [] };
      case 'trip':
        return settled(await calls.updateTrip(tripOf(now).id, step.trip, signal));
      case 'quantity':
        return settled(await calls.updateLine(step.lineId, step.quantity, tripOf(now), signal));
      case 'add': {
        const { vehicle, quantity } = step.line;
        try {
          return { cart: await calls.add(vehicle.id, quantity, trip, signal), missing: [] };
        } catch (error) {
          // Somebody else took this vehicle meanwhile: the others are still restored.
          if (outcomeUnknown(error)) throw error;
          return { cart: now, missing: [vehicle.name] };
        }
      }
    }
  };

  const restore = async (from: RentalCart, former: RentalCart, signal: AbortSignal) => {
    const to = presentCart(former, from);
    const trip = to.trip ?? tripOf(from);
    let cart = from;
    const missing: string[] = [];
    for (const step of restoreSteps(from, to)) {
      const taken = await take(step, cart, trip, signal);
      cart = settledCart(taken.cart);
      missing.push(...taken.missing);
    }
    return { cart, missing };
  };

  return { remove, restore };
}

/**
 * The statechart of the trip cart, with its actors connected to the server (API-11, API-38..43).
 */
export function wireRentalCart(calls: RentalCartCalls = overTheWire): typeof rentalCartMachine {
  const { remove, restore } = restoring(calls);
  const tripConflicts = tripConflictsMachine.provide({
    actors: {
      clearFor: fromPromise<RentalCart, { vehicle: Vehicle; quantity: number; trip: TripSettings }>(
        ({ input: { vehicle, quantity, trip }, signal }) =>
          calls.clear(nextVehicle(vehicle, quantity, trip), signal),
      ),
      updateTrip: fromPromise<RentalCartAnswer, { cart: RentalCart; trip: TripSettings }>(
        ({ input, signal }) => calls.updateTrip(tripOf(input.cart).id, input.trip, signal),
      ),
      removeLines: fromPromise<RentalCart, { lineIds: number[] }>(({ input, signal }) =>
        remove(input.lineIds, signal),
      ),
      addVehicle: fromPromise<
        RentalCart,
        { vehicle: Vehicle; quantity: number; trip: TripSettings }
      >(({ input: { vehicle, quantity, trip }, signal }) =>
        calls.add(vehicle.id, quantity, trip, signal),
      ),
      updateLine: fromPromise<
        RentalCartAnswer,
        { cart: RentalCart; lineId: number; quantity: number }
      >(({ input: { cart, lineId, quantity }, signal }) =>
        calls.updateLine(lineId, quantity, tripOf(cart), signal),
      ),
    },
  });

  const cartExchange = cartExchangeMachine.provide({
    actors: {
      removeLine: fromPromise<RentalCart, { lineId: number }>(({ input, signal }) =>
        calls.removeLine(input.lineId, signal),
      ),
      clearCart: fromPromise<RentalCart>(({ signal }) => calls.clear(null, signal)),
      restoreCart: fromPromise<Restored, { from: RentalCart; to: RentalCart }>(
        ({ input, signal }) => restore(input.from, input.to, signal),
      ),
    },
  });

  return rentalCartMachine.provide({
    actors: {
      tripConflicts,
      cartExchange,
      loadCart: fromPromise<RentalCart>(({ signal }) => calls.fetch(signal)),
    },
  });
}

/**
 * Starts the trip cart when the customer enters rental for the first time. The parked cart, which
 * was set aside for another one, is stored in the browser at every change, so that it survives a
 * reload.
 */
export function startRentalCart(root: RootActor): void {
  if (root.getSnapshot().context.rentalCart !== null) return;
  let parked = storedParkedCart();
  root.send({ type: 'rentalCart.started', logic: wireRentalCart(), input: { parked } });
  root.getSnapshot().context.rentalCart?.subscribe(({ context }) => {
    if (context.parked === parked) return;
    parked = context.parked;
    storeParkedCart(parked);
  });
}
