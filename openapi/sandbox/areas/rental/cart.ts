import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import {
  rentalLine,
  rentalLineDiscount,
  rentalLinePrice,
} from '../../../../machines/rules/rentalPrice.ts';
import { subtract, sum } from '../../../../machines/rules/money.ts';
import { rentalCartRows, rentalCartTrips, vehicles } from '../../db/schema/rental.ts';
import { moduleOf, ownRowsOf, ownerOf, type Context } from '../../http/context.ts';
import { readConfig } from '../place/config.ts';
import { zonesAround } from '../place/zones.ts';
import { providerOf, vehicleOf, readVehicleRelations } from './fleet.ts';
import { momentText } from './moments.ts';
import { spanOfTrip, type CheckedTrip, type CartTrip } from './tripRequest.ts';

/** A row of a trip cart with its vehicle, which the provider may have withdrawn meanwhile. */
export interface RowWithVehicle {
  row: typeof rentalCartRows.$inferSelect;
  vehicle: typeof vehicles.$inferSelect;
}

/**
 * A cart for rental: the vehicles, and the one trip they are for; `trip` is null when the cart is
 * empty.
 */
export interface TripCart {
  rows: RowWithVehicle[];
  trip: CartTrip | null;
}

const ownInModule = (ctx: Context, table: typeof rentalCartRows | typeof rentalCartTrips) =>
  and(...ownRowsOf(ctx, table), eq(table.moduleId, moduleOf(ctx).id));

/** SQL condition for the trip-cart rows of the customer or guest who sends the request. */
export const ownRows = (ctx: Context) => ownInModule(ctx, rentalCartRows);

/** The caller's trip cart. */
export async function readTripCart(ctx: Context): Promise<TripCart> {
  const [rows, found] = await Promise.all([
    ctx.db
      .select({ row: rentalCartRows, vehicle: getTableColumns(vehicles) })
      .from(rentalCartRows)
      .innerJoin(vehicles, eq(vehicles.id, rentalCartRows.vehicleId))
      .where(ownRows(ctx))
      .orderBy(asc(rentalCartRows.id)),
    ctx.db.select().from(rentalCartTrips).where(ownInModule(ctx, rentalCartTrips)),
  ]);
  return { rows, trip: rows.length === 0 ? null : (found[0] ?? null) };
}

/** Empties the caller's trip cart, its trip included. */
export async function emptyCart(ctx: Context): Promise<void> {
  await ctx.db.delete(rentalCartRows).where(ownRows(ctx));
  await ctx.db.delete(rentalCartTrips).where(ownInModule(ctx, rentalCartTrips));
}

/** Saves the trip (type, route and time) of the caller's cart. */
export async function saveTrip(ctx: Context, trip: CheckedTrip): Promise<void> {
  const owner = ownerOf(ctx);
  const { pickupZoneIds, ...asked } = trip;
  const values = { ...asked, pickupZoneId: pickupZoneIds[0] ?? 0, updatedAt: ctx.now };
  await ctx.db
    .insert(rentalCartTrips)
    .values({
      ownerId: owner.ownerId,
      isGuest: owner.isGuest,
      moduleId: moduleOf(ctx).id,
      createdAt: ctx.now,
      ...values,
    })
    .onConflictDoUpdate({
      target: [rentalCartTrips.ownerId, rentalCartTrips.isGuest, rentalCartTrips.moduleId],
      set: values,
    });
}

/**
 * Empties the cart when its pickup point is outside the zones that the customer has now chosen;
 * true when it did (wire facts 14.2).
 */
export async function leaveForeignZones(ctx: Context, { trip }: TripCart): Promise<boolean> {
  if (trip === null || ctx.zoneIds.length === 0) return false;
  const point = { lat: Number(trip.pickup.lat), lng: Number(trip.pickup.lng) };
  const zones = await zonesAround(ctx.db, point);
  if (zones.some(({ id }) => ctx.zoneIds.includes(id))) return false;
  await emptyCart(ctx);
  return true;
}

/** The answer of every cart call: the whole trip cart (wire facts 14.2, 15.22). */
export async function cartAnswer(ctx: Context) {
  const { rows, trip } = await readTripCart(ctx);
  if (trip === null) return { carts: [], user_data: [] };
  const from = trip.pickupAt > ctx.now ? trip.pickupAt : ctx.now;
  const [config, related] = await Promise.all([
    readConfig(ctx.db),
    readVehicleRelations(
      ctx,
      rows.map(({ vehicle }) => vehicle),
      spanOfTrip(trip, from),
    ),
  ]);
  const digits = config.digit_after_decimal_point;
  const carts = rows.flatMap(({ row, vehicle }) => {
    const provider = related.providers.get(vehicle.providerId);
    if (provider === undefined) return [];
    const line = rentalLine(vehicle, trip.type, row.quantity);
    return [
      {
        id: row.id,
        user_id: row.ownerId,
        is_guest: row.isGuest,
        vehicle_id: vehicle.id,
        provider_id: vehicle.providerId,
        module_id: row.moduleId,
        quantity: row.quantity,
        price: subtract(
          rentalLinePrice(line, trip, digits),
          rentalLineDiscount(line, trip, digits),
        ),
        vehicle: vehicleOf(ctx, vehicle, related),
        provider: providerOf(ctx, provider),
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      },
    ];
  });
  return {
    carts,
    user_data: {
      id: trip.id,
      user_id: trip.ownerId,
      is_guest: trip.isGuest ? (1 as const) : (0 as const),
      pickup_location: trip.pickup,
      destination_location: trip.destination,
      pickup_time: momentText(trip.pickupAt),
      rental_type: trip.type,
      estimated_hours: trip.hours,
      distance: trip.distanceKm,
      destination_time: trip.drivingHours,
      total_cart_price: sum(carts.map(({ price }) => price)),
      pickup_zone_id: String(trip.pickupZoneId),
      created_at: trip.createdAt.toISOString(),
      updated_at: trip.updatedAt.toISOString(),
    },
  };
}
