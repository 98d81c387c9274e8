import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { trips, tripUnits, vehicleReviews, vehicles } from '../../db/schema/rental.ts';
import { stores } from '../../db/schema/stores.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { customerOf, oneAtATime, ownRowsOf, type Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { storeUpload } from '../../http/uploads.ts';
import { countStoreRating, withStars } from '../catalogue/reviews.ts';
import { couponOf } from '../catalogue/serialise.ts';
import { buyerOf, couponByCode, demandFittingCoupon } from '../checkout/coupons.ts';
import { couponsOfCustomer, publicCoupons } from '../checkout/handlers.ts';
import { notifyOfTrip } from '../inbox/notices.ts';
import { bookOnce, tripByKey, tripsBefore, tripTax, type TripRow } from './booking.ts';
import { advance, bringTripsUpToDate } from './progress.ts';
import { texts } from './texts.ts';
import { refundTrip } from './tripRefund.ts';
import { tripDetailsOf, tripsOf } from './serialise.ts';

const over = ['completed', 'canceled'] as const;
const underWay = ['pending', 'confirmed', 'ongoing', 'payment_failed'] as const;

/** The maximum number of trips in the list from which customers book again. */
const LAST_TRIPS = 5;

export const noTrip = (): never => refuseWith(404, (say) => ({ errors: say(texts.noTrip) }));

/**
 * A trip of the caller, after its status was brought up to date; null when it does not exist or is
 * another customer's.
 */
export async function ownTrip(ctx: Context, id: number): Promise<TripRow | null> {
  const [row] = await ctx.db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), ...ownRowsOf(ctx, trips)));
  return row === undefined ? null : advance(ctx, row);
}

/**
 * A trip for anybody who knows the phone number of its booking. The code that the customer tells
 * the driver (`otp`) is left out, because only the person who booked may know it.
 * @throws Refusal 404
 */
async function tripByPhone(ctx: Context, id: number, phone: string) {
  const sent = normalisePhone(phone);
  const [row] = await ctx.db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.contactPhone, sent)));
  if (row === undefined || sent === '') return noTrip();
  return { ...(await tripDetailsOf(ctx, await advance(ctx, row))), otp: '' };
}

interface TripList {
  limit?: number;
  offset?: number;
  trip_status?: TripRow['status'];
  search?: string;
}

async function listOf(ctx: Context, status: 'running' | 'completed' | 'all', query: TripList) {
  await bringTripsUpToDate(ctx);
  const limit = Math.min(query.limit ?? 25, 200);
  const offset = query.offset ?? 1;
  const words = `%${(query.search ?? '').trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = and(
    ...ownRowsOf(ctx, trips),
    ...(status === 'all'
      ? []
      : [inArray(trips.status, status === 'running' ? [...underWay] : [...over])]),
    ...(query.trip_status === undefined ? [] : [eq(trips.status, query.trip_status)]),
    ...(ctx.module === null ? [] : [eq(trips.moduleId, ctx.module.id)]),
    ...(words === '%%'
      ? []
      : [or(ilike(sql`${trips.id}::text`, words), ilike(stores.searchText, words))]),
  );
  const found = ctx.db
    .select({ trip: trips })
    .from(trips)
    .innerJoin(stores, eq(stores.id, trips.providerId))
    .where(where);
  const [total, rows] = await Promise.all([
    ctx.db.$count(found.as('found')),
    found
      .orderBy(desc(trips.createdAt), desc(trips.id))
      .limit(limit)
      .offset((offset - 1) * limit),
  ]);
  return {
    total_size: total,
    limit,
    offset,
    trips: await tripsOf(
      ctx,
      rows.map(({ trip }) => trip),
    ),
  };
}

async function cancelOnce(ctx: Context, id: number, reason: string): Promise<boolean> {
  const [canceled] = await ctx.db
    .update(trips)
    .set({
      status: 'canceled',
      canceledAt: ctx.now,
      canceledBy: 'user',
      cancellationReason: reason || null,
      updatedAt: ctx.now,
    })
    .where(and(eq(trips.id, id), inArray(trips.status, ['pending', 'payment_failed'])))
    .returning();
  if (canceled === undefined) return false;
  await notifyOfTrip(ctx.db, canceled, 'canceled', ctx.now);
  return true;
}

/**
 * Saves a customer's review of a vehicle of a completed trip; each assigned vehicle can be reviewed
 * only once (wire facts 14.4).
 */
async function review(ctx: Context, sent: Sent<'submitVehicleReview'>) {
  const rating = Number(sent.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    refuse(403, 'rating', texts.ratingRange);
  }
  const customer = customerOf(ctx);
  const owner = { ownerId: customer.id, isGuest: false };
  const trip = await ownTrip({ ...ctx, owner }, Number(sent.trip_id));
  if (trip?.status !== 'completed') return refuse(403, 'review', texts.notReviewable);
  // Clients name the assigned vehicle by its own id, or by the id of the assignment.
  const [had] = await ctx.db
    .select()
    .from(tripUnits)
    .where(
      and(
        eq(tripUnits.tripId, trip.id),
        eq(tripUnits.vehicleId, Number(sent.vehicle_id)),
        or(
          eq(tripUnits.unitId, Number(sent.vehicle_identity_id)),
          eq(tripUnits.id, Number(sent.vehicle_identity_id)),
        ),
      ),
    );
  if (had === undefined) return refuse(403, 'review', texts.notReviewable);
  await oneAtATime(ctx, async ({ db: tx }) => {
    const attachments: string[] = [];
    for (const picture of ctx.uploads.get('attachment[]') ?? []) {
      attachments.push(await storeUpload(tx, picture, ctx.now));
    }
    const added = await tx
      .insert(vehicleReviews)
      .values({
        vehicleId: had.vehicleId,
        providerId: trip.providerId,
        tripId: trip.id,
        tripUnitId: had.id,
        customerId: customer.id,
        customerName: customer.firstName,
        rating,
        comment: readText(sent.comment) || null,
        attachments,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: vehicleReviews.id });
    if (added.length === 0) refuse(403, 'review', texts.reviewedBefore);
    await tx
      .update(vehicles)
      .set({
        avgRating: sql`(${vehicles.avgRating} * ${vehicles.reviewCount} + ${rating}) / (${vehicles.reviewCount} + 1)`,
        reviewCount: sql`${vehicles.reviewCount} + 1`,
        ratings: withStars(vehicles.ratings, rating),
      })
      .where(eq(vehicles.id, had.vehicleId));
    await countStoreRating(tx, trip.providerId, rating);
  });
  return { message: ctx.say(texts.reviewThanks) };
}

/** Handlers for booking, trips, their reviews and coupons (wire facts 14.3 to 14.5). */
export const tripHandlers = {
  bookTrip: (ctx, { body }) => bookOnce(ctx, body),
  findTripByKey: async (ctx, { query }) => {
    const row = await tripByKey(ctx, query.key);
    return row === null ? refuse(404, 'trip', texts.noTrip) : row.id;
  },
  previewTripTax: async (ctx, { body }) => {
    const { tax, taxIncluded } = await tripTax(ctx, body);
    return {
      tax_amount: tax,
      tax_status: taxIncluded ? 'included' : 'excluded',
      tax_included: taxIncluded ? 1 : 0,
    };
  },
  listTrips: (ctx, { path, query }) => listOf(ctx, path.status, query),
  listLastTrips: async (ctx) =>
    (await listOf(ctx, 'completed', { limit: LAST_TRIPS, offset: 1 })).trips,
  getTrip: async (ctx, { query }) =>
    query.contact_number === undefined
      ? tripDetailsOf(ctx, (await ownTrip(ctx, query.trip_id)) ?? noTrip())
      : tripByPhone(ctx, query.trip_id, query.contact_number),
  cancelTrip: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const row = (await ownTrip(ctx, Number(body.trip_id))) ?? noTrip();
      if (!(await cancelOnce(ctx, row.id, readText(body.cancellation_reason)))) {
        return refuseWith(403, (say) => ({ errors: say(texts.tooLate) }));
      }
      const refunded = await refundTrip(ctx, row);
      if (refunded === 0) return { message: ctx.say(texts.canceled) };
      return { message: ctx.say(row.isGuest ? texts.canceledToRefund : texts.canceledRefunded) };
    }),
  submitVehicleReview: (ctx, { body }) => review(ctx, body),
  listRentalCoupons: (ctx, { query }) => couponsOfCustomer(ctx, query.past === 1, tripsBefore),
  listAllRentalCoupons: publicCoupons,
  applyRentalCoupon: async (ctx, { query }) => {
    const coupon = await couponByCode(ctx, query.code);
    const order = { storeId: query.provider_id, zoneIds: ctx.zoneIds, subtotal: null };
    const owner = { ownerId: customerOf(ctx).id, isGuest: false };
    await demandFittingCoupon({ ...ctx, owner }, coupon, order, buyerOf(ctx), tripsBefore);
    return couponOf(coupon, ctx);
  },
} satisfies Partial<Handlers>;
