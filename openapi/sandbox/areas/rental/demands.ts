import { isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { offersTrip } from '../../../../machines/rules/rentalPrice.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { VehicleFacts } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { openingHours, type StoreWithTerms } from '../catalogue/serialise.ts';
import { freeOf, takenUnits } from './fleet.ts';
import { texts } from './texts.ts';
import { spanOfTrip, type CheckedTrip } from './tripRequest.ts';

type Time = Pick<CheckedTrip, 'type' | 'hours' | 'drivingHours' | 'pickupAt'>;

/**
 * Checks that the provider is open at the pickup time.
 * @throws Refusal 403 when not; its error entry has the given `code`
 */
export function demandOpen(
  ctx: Context,
  { store, hours }: StoreWithTerms,
  at: Date,
  code = 'cart_item',
): void {
  if (!store.status || !store.active || !isOpenBySchedule(openingHours(hours), wallClockOf(at))) {
    refuse(403, code, texts.closed, { name: ctx.text(store.name) });
  }
}

/**
 * Checks that the provider serves the zone of the pickup point (OPEN-42).
 * @throws Refusal 403 when not; its error entry has the given `code`
 */
export function demandPickupZone(
  ctx: Context,
  { store }: StoreWithTerms,
  trip: Pick<CheckedTrip, 'pickupZoneIds'>,
  code = 'cart_item',
): void {
  const meets = (store.pickupZoneIds ?? []).some((id) => trip.pickupZoneIds.includes(id));
  if (!meets) refuse(403, code, texts.outsidePickup, { name: ctx.text(store.name) });
}

/**
 * Reads how many vehicles are rented out during a trip; the returned function tells how many of a
 * vehicle model are free.
 */
export async function freeFor(
  ctx: Context,
  trip: Time,
  vehicles: readonly VehicleFacts[],
): Promise<(vehicle: VehicleFacts) => number> {
  const taken = await takenUnits(
    ctx,
    spanOfTrip(trip, trip.pickupAt),
    vehicles.map(({ id }) => id),
  );
  return (vehicle) => freeOf(vehicle, taken);
}

/**
 * Checks that a vehicle is on offer for this type of trip, and that `quantity` of them are free
 * (RENT-14, RENT-20).
 * @throws Refusal 403
 */
export async function demandVehicle(
  ctx: Context,
  vehicle: VehicleFacts,
  trip: Time,
  quantity: number,
): Promise<void> {
  const name = ctx.text(vehicle.name);
  if (!vehicle.active) refuse(403, 'cart_item', texts.withdrawn, { name });
  if (!offersTrip(vehicle, trip.type)) refuse(403, 'cart_item', texts.typeNotOffered, { name });
  const free = (await freeFor(ctx, trip, [vehicle]))(vehicle);
  if (free === 0) refuse(403, 'cart_item', texts.notFree, { name });
  if (quantity > free) refuse(403, 'cart_item', texts.tooMany, { n: free });
}
