import { and, asc, eq, gt, inArray, lt, notInArray } from 'drizzle-orm';
import { MINUTE_MS } from '../../../../machines/rules/durations.ts';
import {
  drivers,
  tripLines,
  trips,
  tripUnits,
  vehicles,
  vehicleUnits,
} from '../../db/schema/rental.ts';
import { ownRowsOf, type Context } from '../../http/context.ts';
import { creditCashback } from '../checkout/cashback.ts';
import { creditPoints } from '../checkout/points.ts';
import { notifyOfTrip } from '../inbox/notices.ts';
import type { TripRow } from './booking.ts';
import { PAYMENT_HOLD_MS } from './fleet.ts';

/** The simulated provider confirms a trip after this time, in milliseconds. */
const CONFIRM_MS = MINUTE_MS;

/** The statuses in which a trip reserves its vehicles and is not over. */
export const runningTrips: readonly TripRow['status'][] = ['pending', 'confirmed', 'ongoing'];

/**
 * Whether a trip waits for its online payment. Once it is confirmed, it takes place even if the
 * customer begins to pay online and leaves the payment page.
 */
const waitsForMoney = (row: TripRow): boolean =>
  row.status === 'pending' &&
  row.paymentMethod === 'digital_payment' &&
  row.paymentStatus === 'unpaid';

/**
 * Whether a trip has lost its vehicles' reservation, because its payment failed or did not arrive
 * in time.
 */
export const hasLostReservation = (row: TripRow, now: Date): boolean =>
  row.status === 'payment_failed' ||
  (waitsForMoney(row) && row.updatedAt.getTime() + PAYMENT_HOLD_MS <= now.getTime());

/**
 * Marks a trip as failed because no payment arrived in time. Its vehicles can be rented by others;
 * the trip can still be paid while they are free.
 */
async function markPaymentFailed(ctx: Context, row: TripRow): Promise<TripRow> {
  const [failed] = await ctx.db
    .update(trips)
    .set({ status: 'payment_failed', paymentFailedAt: ctx.now, updatedAt: ctx.now })
    .where(
      and(eq(trips.id, row.id), eq(trips.status, row.status), eq(trips.paymentStatus, 'unpaid')),
    )
    .returning();
  return failed ?? readAgain(ctx, row);
}

/** Reads a trip again from the database, because another request has just changed it. */
async function readAgain(ctx: Context, row: TripRow): Promise<TripRow> {
  const [current] = await ctx.db.select().from(trips).where(eq(trips.id, row.id));
  return current ?? row;
}

/**
 * Assigns to a trip individual vehicles that no other trip has at the same time, and their drivers.
 */
async function assign(ctx: Context, trip: TripRow): Promise<void> {
  const lines = await ctx.db.select().from(tripLines).where(eq(tripLines.tripId, trip.id));
  // Another trip that is confirmed at this moment waits here, and then sees which vehicles are taken.
  await ctx.db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      inArray(
        vehicles.id,
        lines.map(({ vehicleId }) => vehicleId),
      ),
    )
    .orderBy(vehicles.id)
    .for('update');
  const team = await ctx.db
    .select()
    .from(drivers)
    .where(eq(drivers.providerId, trip.providerId))
    .orderBy(asc(drivers.id));
  for (const line of lines) {
    const out = ctx.db
      .select({ id: tripUnits.unitId })
      .from(tripUnits)
      .innerJoin(trips, eq(trips.id, tripUnits.tripId))
      .where(
        and(
          eq(tripUnits.vehicleId, line.vehicleId),
          inArray(trips.status, [...runningTrips]),
          lt(trips.startsAt, trip.endsAt),
          gt(trips.endsAt, trip.startsAt),
        ),
      );
    const units = await ctx.db
      .select()
      .from(vehicleUnits)
      .where(and(eq(vehicleUnits.vehicleId, line.vehicleId), notInArray(vehicleUnits.id, out)))
      .orderBy(asc(vehicleUnits.id))
      .limit(line.quantity);
    if (units.length === 0) continue;
    await ctx.db.insert(tripUnits).values(
      units.map((unit, at) => ({
        tripId: trip.id,
        lineId: line.id,
        vehicleId: line.vehicleId,
        unitId: unit.id,
        driverId: team[(trip.id + at) % Math.max(1, team.length)]?.id ?? null,
      })),
    );
  }
}

/**
 * Advances a trip to the status it has by now: confirmed a minute after booking, ongoing from its
 * pickup time, completed at its end; failed when its online payment does not arrive. There is no
 * background job: the status is written when the trip is read.
 */
export async function advance(ctx: Context, row: TripRow): Promise<TripRow> {
  if (!runningTrips.includes(row.status)) return row;
  if (waitsForMoney(row))
    return hasLostReservation(row, ctx.now) ? markPaymentFailed(ctx, row) : row;
  const confirmed = new Date(row.createdAt.getTime() + CONFIRM_MS);
  const started = row.startsAt > confirmed ? row.startsAt : confirmed;
  const over = row.endsAt > started ? row.endsAt : started;
  const change: Partial<typeof trips.$inferInsert> = {};
  const news: [TripRow['status'], Date][] = [];
  for (const [status, column, moment] of [
    ['confirmed', 'confirmedAt', confirmed],
    ['ongoing', 'ongoingAt', started],
    ['completed', 'completedAt', over],
  ] as const) {
    if (moment > ctx.now) break;
    change.status = status;
    if (row[column] !== null) continue;
    change[column] = moment;
    news.push([status, moment]);
  }
  if (change.status === undefined || change.status === row.status) return row;
  // A trip that is still unpaid counts as paid when the vehicle is returned.
  if (change.status === 'completed') change.paymentStatus = 'paid';
  const moved = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(trips)
      .set({ ...change, updatedAt: ctx.now })
      .where(and(eq(trips.id, row.id), eq(trips.status, row.status)))
      .returning();
    if (changed === undefined) return changed;
    if (row.status === 'pending') await assign({ ...ctx, db: tx }, changed);
    for (const [status, at] of news) await notifyOfTrip(tx, changed, status, at);
    if (changed.status === 'completed') {
      await creditCashback({ ...ctx, db: tx }, 'trip', changed);
      await creditPoints({ ...ctx, db: tx }, 'trip', changed);
    }
    return changed;
  });
  return moved ?? readAgain(ctx, row);
}

/**
 * Advances the caller's trips in progress to the status they have by now; called before trips are
 * read.
 */
export async function bringTripsUpToDate(ctx: Context): Promise<void> {
  const moving = await ctx.db
    .select()
    .from(trips)
    .where(and(...ownRowsOf(ctx, trips), inArray(trips.status, [...runningTrips])));
  for (const row of moving) await advance(ctx, row);
}
