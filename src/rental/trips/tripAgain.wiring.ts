import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  tripAgainMachine,
  type TripAgainReview,
  type TripFilling,
} from '../../../machines/rental/tripAgain.machine.ts';
import type {
  RentalCart,
  RentalCartLine,
  TripDetails,
  Vehicle,
} from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { tripLineToday } from '../../../machines/rules/tripAgain.ts';
import { CallError } from '../../api/failure.ts';
import { fetchZones } from '../../api/place/calls.ts';
import { fetchTripRoute, fetchVehicle } from '../../api/rental/calls.ts';
import { addRentalVehicle, clearRentalCart, fetchRentalCart } from '../../api/rental/cart.ts';
import { fetchTrip, rentTripAgain } from '../../api/rental/trips.ts';
import { ifUnknown } from '../../api/unknownCall.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { refillTripCart } from '../../shop/refillTripCart.ts';
import type { RootActor } from '../../shop/root.ts';

/** Loads the present data of a vehicle; null when it is no longer in the trip's module. */
async function vehicleNow(
  id: number,
  moduleId: number,
  signal: AbortSignal,
): Promise<Vehicle | null> {
  try {
    return await fetchVehicle(String(id), signal, moduleId);
  } catch (error) {
    if (failureOf(error)?.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * The vehicles of a cart and their quantities as one text, to compare two carts. For example
 * '5 × 1,8 × 2' means: the vehicle with the id 5 once, and the vehicle with the id 8 twice.
 */
const holdings = (lines: readonly RentalCartLine[]): string =>
  lines
    .map(({ vehicle, quantity }) => `${vehicle.id} × ${quantity}`)
    .sort()
    .join();

async function reviewOf(
  { lines, ...trip }: TripDetails,
  digits: number,
  signal: AbortSignal,
): Promise<TripAgainReview> {
  const [vehicles, cart] = await Promise.all([
    Promise.all(lines.map(({ vehicle }) => vehicleNow(vehicle.id, trip.moduleId, signal))),
    fetchRentalCart(signal, trip.moduleId),
  ]);
  return {
    lines: lines.map((line, at) => tripLineToday(line, vehicles[at] ?? null, trip, digits)),
    lost: cart.lines,
  };
}

/**
 * Puts the vehicles that can be rented today into the trip cart one by one, in place of its
 * contents, for the same trip, which begins now. If one of them cannot be added, the cart gets
 * its former contents again.
 * @param putAside keeps the former contents on this device if the cart cannot get them again
 * @throws CallError before the cart is changed when the duration or distance of the trip is unknown
 */
async function rentOneByOne(
  trip: TripDetails,
  lines: TripAgainReview['lines'],
  former: RentalCart,
  putAside: (cart: RentalCart) => void,
  signal: AbortSignal,
): Promise<void> {
  const { type, pickup, destination, moduleId } = trip;
  // The vehicles of a trip by the day cannot be rented here, so there is none to add.
  if (type === 'day_wise') return;
  const [{ zoneIds }, route] = await Promise.all([
    fetchZones(pickup, signal),
    destination === null ? null : fetchTripRoute(pickup, destination, signal),
  ]);
  const settings = {
    type,
    pickup,
    destination,
    pickupAt: null,
    hours: trip.hours ?? 0,
    distanceKm: route?.distanceKm ?? trip.distanceKm ?? 0,
    drivingHours: route?.drivingHours ?? 0,
  };
  if ((type === 'hourly' ? settings.hours : settings.distanceKm) === 0) {
    const message = t(type === 'hourly' ? 'trips.hoursMissing' : 'trips.distanceMissing');
    throw new CallError({ kind: 'refused', status: 0, entries: [{ code: 'trip', message }] });
  }
  const offered = lines.flatMap(({ now }) => (now === null ? [] : [now]));
  try {
    await clearRentalCart(null, signal, moduleId);
    for (const { vehicle, quantity } of offered) {
      await addRentalVehicle(vehicle.id, quantity, settings, signal, { moduleId, zoneIds });
    }
  } catch (error) {
    // The customer reads why the first try failed, whether or not the cart can be filled again.
    await refillTripCart(moduleId, former, signal).catch(() => putAside(former));
    throw error;
  }
}

interface Dependencies {
  queryClient: QueryClient;
  root: RootActor;
  moduleId: number;
}

/** The statechart that rents a trip's vehicles again, connected to the server and the trip cart. */
export function wireTripAgain({ queryClient, root, moduleId }: Dependencies) {
  const putAside = (cart: RentalCart): void => {
    if (cart.lines.length > 0) root.send({ type: 'rentalCart.left.behind', cart });
  };
  return tripAgainMachine.provide({
    actors: {
      reviewTrip: fromPromise<TripAgainReview, { tripId: number }>(async ({ input, signal }) => {
        const [trip, { currency }] = await Promise.all([
          fetchTrip(input.tripId, signal),
          queryClient.ensureQueryData(configQuery()),
        ]);
        return reviewOf(trip, currency.digits, signal);
      }),
      fillTripCart: fromPromise<TripFilling, { tripId: number; review: TripAgainReview | null }>(
        async ({ input: { tripId, review }, signal }) => {
          const cart = await fetchRentalCart(signal, moduleId);
          if (holdings(cart.lines) !== holdings(review?.lost ?? [])) {
            return { filled: false, lost: cart.lines };
          }
          try {
            await ifUnknown<unknown>(rentTripAgain(tripId, signal), async () => {
              const trip = await fetchTrip(tripId, signal);
              await rentOneByOne(trip, review?.lines ?? [], cart, putAside, signal);
            });
          } finally {
            // The cart is read again after an error too: when the last of several calls fails, the
            // earlier ones have already changed it.
            root.send({ type: 'rentalCart.changed' });
          }
          return { filled: true };
        },
      ),
    },
  });
}
