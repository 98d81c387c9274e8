import { and, eq, inArray } from 'drizzle-orm';
import { offersTrip } from '../../../../machines/rules/rentalPrice.ts';
import { rentalCartRows, vehicles } from '../../db/schema/rental.ts';
import { moduleOf, oneAtATime, ownerOf, type Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse, Refusal, refuseWith } from '../../http/refusal.ts';
import { readIds } from '../../http/tolerant.ts';
import { storesById, type StoreWithTerms } from '../catalogue/serialise.ts';
import {
  cartAnswer,
  emptyCart,
  leaveForeignZones,
  ownRows,
  readTripCart,
  saveTrip,
  type TripCart,
  type RowWithVehicle,
} from './cart.ts';
import { demandOpen, demandPickupZone, demandVehicle, freeFor } from './demands.ts';
import { pickupMoment } from './moments.ts';
import { texts } from './texts.ts';
import { checkTrip, withPresentPickup, type CheckedTrip } from './tripRequest.ts';

type VehicleRow = typeof vehicles.$inferSelect;

const rowGone = (): never => refuseWith(404, (say) => ({ errors: say(texts.rowGone) }));

async function vehicleById(ctx: Context, id: number): Promise<VehicleRow> {
  const [row] = await ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.moduleId, moduleOf(ctx).id)));
  return row ?? refuse(403, 'cart_item', texts.noVehicle);
}

async function providerById(ctx: Context, id: number): Promise<StoreWithTerms> {
  return (await storesById(ctx, [id])).get(id) ?? refuse(403, 'cart_item', texts.noProvider);
}

/**
 * Checks that a provider serves the pickup point, and is open at the pickup time.
 * @throws Refusal 403
 */
async function demandProvider(ctx: Context, providerId: number, trip: CheckedTrip): Promise<void> {
  const provider = await providerById(ctx, providerId);
  demandPickupZone(ctx, provider, trip);
  demandOpen(ctx, provider, trip.pickupAt);
}

/**
 * Checks that all vehicles in the cart can be rented for a changed trip: not withdrawn, offered for
 * its type, and free at that time.
 * @throws Refusal 403 whose body is only the list of the ids of unsuitable cart rows (RENT-16)
 */
async function demandFollowing(
  ctx: Context,
  rows: readonly RowWithVehicle[],
  trip: CheckedTrip,
): Promise<void> {
  const free = await freeFor(
    ctx,
    trip,
    rows.map(({ vehicle }) => vehicle),
  );
  const left = rows.filter(
    ({ row, vehicle }) => !offersTrip(vehicle, trip.type) || free(vehicle) < row.quantity,
  );
  if (left.length > 0) throw new Refusal(403, () => left.map(({ row }) => row.id));
}

const samePlace = (one: CheckedTrip['destination'], other: CheckedTrip['destination']): boolean =>
  one?.lat === other?.lat && one?.lng === other?.lng;

/** Whether two pickup times are the same; times in the past all count as "now". */
const sameTime = ({ now }: Context, one: Date, other: Date): boolean =>
  one.getTime() === other.getTime() || (one <= now && other <= now);

/**
 * Whether the trip differs from the cart's in type, hours, driving time, pickup time or pickup
 * point. The vehicles in the cart must then be checked again.
 */
const isOther = (ctx: Context, trip: CheckedTrip, { trip: known }: TripCart): boolean =>
  known === null ||
  trip.type !== known.type ||
  trip.hours !== known.hours ||
  trip.drivingHours !== known.drivingHours ||
  !sameTime(ctx, trip.pickupAt, known.pickupAt) ||
  !samePlace(trip.pickup, known.pickup);

export async function addVehicle(ctx: Context, sent: Sent<'addRentalCartVehicle'>) {
  const cart = await readTripCart(ctx);
  const vehicle = await vehicleById(ctx, Number(sent.vehicle_id));
  const quantity = Number(sent.quantity ?? 1);
  const [first] = cart.rows;
  if (cart.rows.some((one) => one.vehicle.id === vehicle.id)) {
    refuse(403, 'cart_item', texts.alreadyInCart);
  }
  if (first !== undefined && first.vehicle.providerId !== vehicle.providerId) {
    refuse(403, 'cart_item', texts.otherProvider);
  }
  const trip = await checkTrip(ctx, sent, cart.trip);
  if (cart.trip !== null && cart.trip.type !== trip.type) {
    refuse(403, 'cart_item', texts.otherType);
  }
  await demandProvider(ctx, vehicle.providerId, trip);
  await demandVehicle(ctx, vehicle, trip, quantity);
  if (isOther(ctx, trip, cart)) {
    for (const one of cart.rows) await demandVehicle(ctx, one.vehicle, trip, one.row.quantity);
  }
  await saveTrip(ctx, trip);
  const owner = ownerOf(ctx);
  await ctx.db.insert(rentalCartRows).values({
    ownerId: owner.ownerId,
    isGuest: owner.isGuest,
    moduleId: moduleOf(ctx).id,
    vehicleId: vehicle.id,
    quantity,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return cartAnswer(ctx);
}

async function changeRow(ctx: Context, sent: Sent<'updateRentalCartVehicle'>) {
  const cart = await readTripCart(ctx);
  const changed = cart.rows.find(({ row }) => row.id === Number(sent.cart_id)) ?? rowGone();
  const quantity = Number(sent.quantity);
  const trip = await checkTrip(ctx, sent, cart.trip);
  const others = cart.rows.filter((one) => one !== changed);
  if (isOther(ctx, trip, cart)) {
    await demandProvider(ctx, changed.vehicle.providerId, trip);
    await demandFollowing(ctx, others, trip);
    if (!offersTrip(changed.vehicle, trip.type)) await demandFollowing(ctx, [changed], trip);
  }
  if (quantity > changed.row.quantity || isOther(ctx, trip, cart)) {
    await demandVehicle(ctx, changed.vehicle, trip, quantity);
  }
  await saveTrip(ctx, trip);
  await ctx.db
    .update(rentalCartRows)
    .set({ quantity, updatedAt: ctx.now })
    .where(eq(rentalCartRows.id, changed.row.id));
  return cartAnswer(ctx);
}

async function changeTrip(ctx: Context, id: number, sent: Sent<'updateRentalTripSettings'>) {
  const cart = await readTripCart(ctx);
  const [first] = cart.rows;
  if (cart.trip?.id !== id || first === undefined) return rowGone();
  const trip = await checkTrip(ctx, sent, cart.trip);
  await demandProvider(ctx, first.vehicle.providerId, trip);
  await demandFollowing(ctx, cart.rows, trip);
  await saveTrip(ctx, trip);
  return cartAnswer(ctx);
}

/** Removes rows of the caller's cart; when no row is left, the trip is removed too (RENT-15). */
async function removeRows(ctx: Context, ids: readonly number[]) {
  const removed =
    ids.length === 0
      ? []
      : await ctx.db
          .delete(rentalCartRows)
          .where(and(ownRows(ctx), inArray(rentalCartRows.id, [...ids])))
          .returning({ id: rentalCartRows.id });
  if (removed.length === 0) return rowGone();
  const { rows } = await readTripCart(ctx);
  if (rows.length === 0) await emptyCart(ctx);
  return cartAnswer(ctx);
}

interface NextVehicle {
  vehicle_id?: number;
  quantity?: number;
  pickup_time?: string;
  rental_type?: 'hourly' | 'distance_wise' | 'day_wise';
}

/**
 * Checks, before the cart is emptied for another vehicle, that this vehicle can be added to the
 * empty cart (API-43).
 * @throws Refusal 403
 */
async function demandNext(ctx: Context, next: NextVehicle): Promise<void> {
  if (next.vehicle_id === undefined) return;
  const vehicle = await vehicleById(ctx, next.vehicle_id);
  const { trip: known } = await readTripCart(ctx);
  const type = next.rental_type ?? known?.type ?? 'hourly';
  if (type === 'day_wise') return refuse(403, 'rental_type', texts.dayWise);
  const pickupAt = pickupMoment(ctx, next.pickup_time, 'pickup_time', known?.pickupAt ?? null);
  const standing = known === null ? null : await withPresentPickup(ctx, known);
  const provider = await providerById(ctx, vehicle.providerId);
  if (standing !== null) demandPickupZone(ctx, provider, standing);
  demandOpen(ctx, provider, pickupAt);
  const hours = type === 'hourly' ? Math.max(1, standing?.hours ?? 1) : 0;
  const time = { type, hours, drivingHours: standing?.drivingHours ?? 0, pickupAt };
  await demandVehicle(ctx, vehicle, time, next.quantity ?? 1);
}

/**
 * Handlers for the trip cart: one trip with one provider for each customer or guest (wire facts
 * 14.2).
 */
export const cartHandlers = {
  getRentalCart: (outer) =>
    oneAtATime(outer, async (ctx) => {
      await leaveForeignZones(ctx, await readTripCart(ctx));
      return cartAnswer(ctx);
    }),
  addRentalCartVehicle: (outer, { body }) => oneAtATime(outer, (ctx) => addVehicle(ctx, body)),
  updateRentalCartVehicle: (outer, { body }) => oneAtATime(outer, (ctx) => changeRow(ctx, body)),
  updateRentalTripSettings: (outer, { path, body }) =>
    oneAtATime(outer, (ctx) => changeTrip(ctx, path.id, body)),
  removeRentalCartVehicle: (outer, { path }) =>
    oneAtATime(outer, (ctx) => removeRows(ctx, [path.cart_id])),
  removeRentalCartVehicles: (outer, { query }) =>
    oneAtATime(outer, (ctx) => removeRows(ctx, readIds(query.cart_ids))),
  clearRentalCart: (outer, { query }) =>
    oneAtATime(outer, async (ctx) => {
      await demandNext(ctx, query);
      await emptyCart(ctx);
      return { carts: [], user_data: [], status: 'success' as const };
    }),
} satisfies Partial<Handlers>;
