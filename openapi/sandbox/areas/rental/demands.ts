import { isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { offersTrip } from '../../../../machines/rules/rentalPrice.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { VehicleFacts } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { openingHours, type StoreWithTerms } from '../catalogue/serialise.ts';
import { freeOf, takenUnits } from './fleet.ts';
import { texts } from './texts.ts';
import { spanOfTrip, type AskedTrip } from './tripAsked.ts';

type Time = Pick<AskedTrip, 'type' | 'hours' | 'drivingHours' | 'pickupAt'>;

/** The provider hands vehicles over then. @throws Refusal 403 with the given code */
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

/** The provider hands vehicles over at the pickup point (OPEN-42). @throws Refusal 403 */
export function demandPickupZone(
  ctx: Context,
  { store }: StoreWithTerms,
  trip: Pick<AskedTrip, 'pickupZoneIds'>,
  code = 'cart_item',
): void {
  const meets = (store.pickupZoneIds ?? []).some((id) => trip.pickupZoneIds.includes(id));
  if (!meets) refuse(403, code, texts.outsidePickup, { name: ctx.text(store.name) });
}

/** How many of each vehicle are free for a trip. */
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

/** The vehicle makes this trip, and so many of it are free (RENT-14, RENT-20). @throws Refusal 403 */
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
