import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { subtract } from '../../../../machines/rules/money.ts';
import {
  drivers,
  tripLines,
  tripUnits,
  vehicleReviews,
  vehicles,
  vehicleUnits,
} from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { storeOf, storesById, type StoreWithTerms } from '../catalogue/serialise.ts';
import type { TripRow } from './booking.ts';
import { vehicleOf, readVehicleRelations } from './fleet.ts';
import { momentText } from './moments.ts';
import { texts } from './texts.ts';
import { refundsOf } from './tripRefund.ts';

const momentOrNull = (moment: Date | null): string | null =>
  moment === null ? null : momentText(moment);

function providerOf(ctx: Context, with_: StoreWithTerms | undefined) {
  if (with_ === undefined) return null;
  const store = storeOf(with_, ctx);
  return {
    id: store.id,
    name: store.name,
    slug: store.slug,
    phone: store.phone,
    email: store.email,
    address: store.address,
    latitude: store.latitude,
    longitude: store.longitude,
    vendor_id: store.vendor_id,
    logo: store.logo,
    logo_full_url: store.logo_full_url,
    cover_photo_full_url: store.cover_photo_full_url,
  };
}

function tripOf(ctx: Context, row: TripRow, provider: StoreWithTerms | undefined) {
  const discount = subtract(row.vehicleDiscount, -row.providerDiscount);
  return {
    id: row.id,
    user_id: row.ownerId,
    provider_id: row.providerId,
    zone_id: row.zoneId,
    module_id: row.moduleId,
    pickup_zone_id: row.pickupZoneId,
    trip_amount: row.amount,
    discount_on_trip: discount,
    discount_on_trip_by: discount > 0 ? ('vendor' as const) : ('none' as const),
    coupon_discount_amount: row.couponDiscount,
    coupon_discount_by: row.couponCode === null ? null : 'admin',
    coupon_code: row.couponCode,
    trip_status: row.status,
    payment_status: row.paymentStatus,
    payment_method: row.paymentMethod,
    transaction_reference: row.transactionReference,
    tax_amount: row.tax,
    tax_status: row.taxIncluded ? ('included' as const) : ('excluded' as const),
    tax_percentage: row.taxPercent,
    trip_type: row.type,
    additional_charge: row.additionalCharge,
    partially_paid_amount: row.partiallyPaid,
    rest_payment_method: row.restMethod,
    distance: row.distanceKm,
    estimated_hours: row.hours,
    ref_bonus_amount: 0,
    canceled_by: row.canceledBy ?? ('none' as const),
    attachment: null,
    // The sandbox's shop cancels trips for only one reason.
    cancellation_reason:
      row.canceledBy === 'admin' ? ctx.say(texts.paidTooLate) : row.cancellationReason,
    pickup_location: row.pickup,
    destination_location: row.destination,
    user_info: {
      contact_person_name: row.contactName,
      contact_person_number: row.contactPhone,
      contact_person_email: row.contactEmail,
    },
    trip_note: row.note,
    otp: row.otp,
    is_guest: row.isGuest ? (1 as const) : (0 as const),
    edited: 0 as const,
    checked: 0 as const,
    scheduled: row.scheduled ? (1 as const) : (0 as const),
    schedule_at: momentText(row.startsAt),
    pending: momentOrNull(row.pendingAt),
    confirmed: momentOrNull(row.confirmedAt),
    ongoing: momentOrNull(row.ongoingAt),
    completed: momentOrNull(row.completedAt),
    canceled: momentOrNull(row.canceledAt),
    payment_failed: momentOrNull(row.paymentFailedAt),
    quantity: row.quantity,
    estimated_trip_end_time: momentText(row.endsAt),
    provider: providerOf(ctx, provider),
    created_at: momentText(row.createdAt),
    updated_at: momentText(row.updatedAt),
  };
}

/** Trips in the API's JSON form of lists (wire facts 15.23). */
export async function tripsOf(ctx: Context, rows: readonly TripRow[]) {
  const providers = await storesById(
    ctx,
    rows.map(({ providerId }) => providerId),
  );
  return rows.map((row) => tripOf(ctx, row, providers.get(row.providerId)));
}

/**
 * The vehicles assigned to a trip, with their drivers and the customer's reviews, in the API's JSON
 * form.
 */
async function assignedOf(ctx: Context, tripId: number) {
  const rows = await ctx.db
    .select({
      assigned: tripUnits,
      unit: vehicleUnits,
      driver: drivers,
      review: vehicleReviews,
      name: vehicles.name,
      thumbnail: vehicles.thumbnail,
    })
    .from(tripUnits)
    .innerJoin(vehicleUnits, eq(vehicleUnits.id, tripUnits.unitId))
    .innerJoin(vehicles, eq(vehicles.id, tripUnits.vehicleId))
    .leftJoin(drivers, eq(drivers.id, tripUnits.driverId))
    .leftJoin(vehicleReviews, eq(vehicleReviews.tripUnitId, tripUnits.id))
    .where(eq(tripUnits.tripId, tripId))
    .orderBy(asc(tripUnits.id));
  return rows.map(({ assigned, unit, driver, review, name, thumbnail }) => ({
    id: assigned.id,
    trip_id: tripId,
    vehicle_id: assigned.vehicleId,
    trip_details_id: assigned.lineId,
    vehicle_identity_id: assigned.unitId,
    vehicle_driver_id: assigned.driverId,
    license_plate_number: unit.plate,
    vehicle_name: ctx.text(name),
    vehicle_thumbnail: ctx.media(thumbnail),
    driver_data:
      driver === null
        ? null
        : {
            id: driver.id,
            first_name: driver.firstName,
            last_name: driver.lastName,
            email: driver.email,
            phone: driver.phone,
            image_full_url: ctx.media(driver.image),
          },
    vehicle_identity_data: {
      id: unit.id,
      vin_number: unit.vin,
      license_plate_number: unit.plate,
    },
    vehicles: null,
    rating: review?.rating ?? null,
    comment: review?.comment ?? null,
    reply: review?.reply ?? null,
    replied_at: review?.repliedAt?.toISOString() ?? null,
  }));
}

/** A trip with its vehicles and refunds, in the API's JSON form of the details page. */
export async function tripDetailsOf(ctx: Context, row: TripRow) {
  const [providers, lines, assigned, refunds] = await Promise.all([
    storesById(ctx, [row.providerId]),
    ctx.db.select().from(tripLines).where(eq(tripLines.tripId, row.id)).orderBy(asc(tripLines.id)),
    assignedOf(ctx, row.id),
    refundsOf(ctx, row.id),
  ]);
  const provider = providers.get(row.providerId);
  const trip = tripOf(ctx, row, provider);
  const related = await readVehicleRelations(
    ctx,
    lines.map(({ snapshot }) => snapshot),
    { from: row.startsAt, to: row.endsAt },
  );
  const [fleet] = await ctx.db
    .select({ size: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(and(eq(vehicles.providerId, row.providerId), inArray(vehicles.active, [true])));
  return {
    ...trip,
    provider:
      trip.provider === null || provider === undefined
        ? null
        : {
            ...trip.provider,
            avg_rating: provider.store.avgRating,
            rating_count: provider.store.ratingCount,
            total_vehicles: fleet?.size ?? 0,
            chat: 1,
            reviews_section: Number(provider.store.reviewsSection),
          },
    trip_details: lines.map((line) => ({
      id: line.id,
      trip_id: row.id,
      vehicle_id: line.vehicleId,
      quantity: line.quantity,
      price: line.price,
      original_price: line.originalPrice,
      calculated_price: line.total,
      discount_on_trip: line.discount,
      discount_type: line.discountType,
      discount_percentage: line.discountPercent,
      tax_amount: 0,
      tax_status: trip.tax_status,
      tax_percentage: row.taxPercent,
      vehicle_details: vehicleOf(ctx, line.snapshot, related),
      rental_type: row.type,
      estimated_hours: row.hours,
      distance: row.distanceKm,
      scheduled: trip.scheduled,
      schedule_at: trip.schedule_at,
      estimated_trip_end_time: trip.estimated_trip_end_time,
      is_edited: 0 as const,
      license_plate_number: assigned
        .filter(({ trip_details_id: lineId }) => lineId === line.id)
        .map(({ license_plate_number: plate }) => plate),
    })),
    vehicle_identity: assigned,
    refunds,
  };
}
