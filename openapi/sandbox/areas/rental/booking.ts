import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { formatMoney, roundMoney, subtract, times } from '../../../../machines/rules/money.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import {
  rentalLine,
  rentalLineDiscount,
  type TripTotals,
} from '../../../../machines/rules/rentalPrice.ts';
import { coupons } from '../../db/schema/offers.ts';
import { tripLines, trips, vehicles } from '../../db/schema/rental.ts';
import { stores } from '../../db/schema/stores.ts';
import {
  idempotencyKeyOf,
  moduleOf,
  oneAtATime,
  ownRowsOf,
  ownerOf,
  type Context,
} from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { clockOf, storesById, type StoreWithTerms } from '../catalogue/serialise.ts';
import {
  buyerOf,
  couponByCode,
  demandFittingCoupon,
  type CountBefore,
  type CouponRow,
} from '../checkout/coupons.ts';
import { configForRules } from '../checkout/pricing.ts';
import { confirmTrip } from '../inbox/confirmation.ts';
import { notifyOfTrip } from '../inbox/notices.ts';
import { readConfig } from '../place/config.ts';
import { emptyCart, readTripCart, type RowWithVehicle } from './cart.ts';
import { demandOpen, demandPickupZone, freeFor } from './demands.ts';
import { pickupMoment } from './moments.ts';
import { tripTotals } from './price.ts';
import { texts } from './texts.ts';
import { spanOfTrip, withPresentPickup, type CheckedTrip } from './tripRequest.ts';

export type SentBooking = Sent<'bookTrip'>;
type SentTaxQuestion = Sent<'previewTripTax'>;
export type TripRow = typeof trips.$inferSelect;

/**
 * Counts the buyer's earlier trips, also those booked with another account or guest id; with
 * `code`, only those with that coupon. Canceled trips do not count.
 */
export const tripsBefore: CountBefore = async (ctx, { phones, emails }, code) => {
  if (ctx.owner === null) return 0;
  const [row] = await ctx.db
    .select({ booked: count() })
    .from(trips)
    .where(
      and(
        or(
          and(eq(trips.ownerId, ctx.owner.ownerId), eq(trips.isGuest, ctx.owner.isGuest)),
          inArray(trips.contactPhone, phones),
          inArray(sql`lower(${trips.contactEmail})`, emails),
        ),
        ne(trips.status, 'canceled'),
        ...(code === undefined ? [] : [eq(trips.couponCode, code)]),
      ),
    );
  return row?.booked ?? 0;
};

/** A trip that was checked and can be booked, with its price. */
interface Quote {
  trip: CheckedTrip;
  rows: RowWithVehicle[];
  provider: StoreWithTerms;
  coupon: CouponRow | null;
  totals: TripTotals;
  digits: number;
}

/**
 * The cart's trip and vehicles, at the pickup time that the booking requests.
 * @throws Refusal 403 `cart` for an empty cart; 403 `schedule_at` for a pickup time that is not
 * possible
 */
async function bookedTrip(
  ctx: Context,
  sent: SentBooking,
): Promise<[CheckedTrip, RowWithVehicle[]]> {
  const cart = await readTripCart(ctx);
  if (cart.trip === null) return refuse(403, 'cart', texts.cartEmpty);
  const trip = await withPresentPickup(ctx, cart.trip);
  const pickupAt =
    Number(sent.scheduled ?? 0) === 1
      ? pickupMoment(ctx, sent.schedule_at, 'schedule_at', cart.trip.pickupAt)
      : ctx.now;
  return [{ ...trip, pickupAt }, cart.rows];
}

/**
 * Checks that every vehicle is on offer, can be rented for this type of trip and is free at that
 * time.
 * @throws Refusal 403
 */
async function demandVehicles(ctx: Context, trip: CheckedTrip, rows: readonly RowWithVehicle[]) {
  const free = await freeFor(
    ctx,
    trip,
    rows.map(({ vehicle }) => vehicle),
  );
  for (const { row, vehicle } of rows) {
    const name = ctx.text(vehicle.name);
    if (!vehicle.active) refuse(403, 'details_data', texts.withdrawn, { name });
    const offered = trip.type === 'hourly' ? vehicle.hourly : vehicle.byDistance;
    if (!offered) refuse(403, 'details_data', texts.typeNotOffered, { name });
    if (free(vehicle) < row.quantity) refuse(403, 'trip_time', texts.notFree, { name });
  }
}

/**
 * Prepares the pricing of a trip; the returned function gives the price with a coupon, or without
 * one.
 */
const pricesOf =
  (
    ctx: Context,
    config: Awaited<ReturnType<typeof readConfig>>,
    trip: CheckedTrip,
    rows: readonly RowWithVehicle[],
    provider: StoreWithTerms,
  ) =>
  (coupon: CouponRow | null): TripTotals =>
    tripTotals(config, {
      trip,
      rows: rows.map(({ row, vehicle }) => ({ vehicle, quantity: row.quantity })),
      tax: provider.store.tax,
      discount: provider.discount,
      coupon,
      now: clockOf(ctx),
    });

type Buyer = Parameters<typeof buyerOf>[1];

/** The coupon with this code, after checking that it can be used for the trip. @throws Refusal */
async function couponOf(
  ctx: Context,
  sent: Buyer,
  code: string,
  trip: CheckedTrip,
  provider: StoreWithTerms,
  { subtotal, vehicleDiscount, providerDiscount }: TripTotals,
): Promise<CouponRow> {
  const coupon = await couponByCode(ctx, code);
  const discounted = subtract(subtract(subtotal, vehicleDiscount), providerDiscount);
  await demandFittingCoupon(
    ctx,
    coupon,
    { storeId: provider.store.id, zoneIds: trip.pickupZoneIds, subtotal: discounted },
    buyerOf(ctx, sent),
    tripsBefore,
  );
  return coupon;
}

/**
 * The tax on the trip in the cart (wire facts 10.5, 18.32). Clients show it while the customer
 * still fills in the booking, so nothing is refused: a coupon that cannot be used is ignored, and
 * an empty cart has no tax.
 */
export async function tripTax(
  ctx: Context,
  sent: SentTaxQuestion,
): Promise<Pick<TripTotals, 'tax' | 'taxIncluded'>> {
  const config = await readConfig(ctx.db);
  const { trip: known, rows } = await readTripCart(ctx);
  const providerId = rows[0]?.vehicle.providerId ?? 0;
  const provider = (await storesById(ctx, [providerId])).get(providerId);
  if (known === null || provider === undefined) {
    return { tax: 0, taxIncluded: config.tax_included === 1 };
  }
  const trip = await withPresentPickup(ctx, known);
  const priced = pricesOf(ctx, config, trip, rows, provider);
  const plain = priced(null);
  const code = readText(sent.coupon_code);
  if (code === '') return plain;
  try {
    return priced(await couponOf(ctx, undefined, code, trip, provider, plain));
  } catch (error) {
    if (error instanceof Refusal) return plain;
    throw error;
  }
}

/**
 * Checks and prices the trip in the cart with the prices in the database, not those in the request.
 * @throws Refusal when it cannot be booked
 */
async function quote(ctx: Context, sent: SentBooking): Promise<Quote> {
  const [trip, rows] = await bookedTrip(ctx, sent);
  const providerId = rows[0]?.vehicle.providerId ?? 0;
  if (Number(sent.provider_id) !== providerId) refuse(403, 'provider', texts.otherProvider);
  if (sent.trip_type !== trip.type) refuse(403, 'details_data', texts.typeChanged);
  const provider =
    (await storesById(ctx, [providerId])).get(providerId) ??
    refuse(403, 'provider', texts.noProvider);
  demandPickupZone(ctx, provider, trip, 'Zone');
  demandOpen(ctx, provider, trip.pickupAt, 'provider');
  await demandVehicles(ctx, trip, rows);
  const config = await readConfig(ctx.db);
  const digits = config.digit_after_decimal_point;
  const priced = pricesOf(ctx, config, trip, rows, provider);
  const code = readText(sent.coupon_code);
  if (code === '') return { trip, rows, provider, coupon: null, totals: priced(null), digits };
  const coupon = await couponOf(ctx, sent, code, trip, provider, priced(null));
  return { trip, rows, provider, coupon, totals: priced(coupon), digits };
}

/**
 * The customer's name, phone and e-mail address for the provider: from the request, else from the
 * account.
 * @throws Refusal 403 for a guest when guests may not book, or when something is missing
 */
async function contactOf(ctx: Context, sent: SentBooking) {
  const { guest_checkout_status: guestsMay } = await readConfig(ctx.db);
  const own = ctx.customer;
  const contact = {
    contactName:
      readText(sent.contact_person_name) ||
      (own === null ? '' : `${own.firstName} ${own.lastName}`.trim()),
    contactPhone: normalisePhone(readText(sent.contact_person_number)) || (own?.phone ?? ''),
    contactEmail: readText(sent.contact_person_email) || (own?.email ?? null),
  };
  if (!ownerOf(ctx).isGuest) return contact;
  if (guestsMay !== 1) refuse(403, 'guest_id', texts.guestsMayNot);
  const reachable =
    contact.contactName !== '' && contact.contactPhone.length >= 8 && contact.contactEmail !== null;
  return reachable ? contact : refuse(403, 'contact_person_number', texts.contactMissing);
}

const lineValues = (tripId: number, { trip, digits }: Quote, { row, vehicle }: RowWithVehicle) => {
  const one = rentalLine(vehicle, trip.type, 1);
  const extent = trip.type === 'hourly' ? trip.hours : trip.distanceKm;
  const originalPrice = times(one.rate, extent, digits);
  const off = rentalLineDiscount(one, trip, digits);
  const price = subtract(originalPrice, off);
  const { searchText: _words, createdAt: _since, ...snapshot } = vehicle;
  return {
    tripId,
    vehicleId: vehicle.id,
    quantity: row.quantity,
    price,
    originalPrice,
    total: times(price, row.quantity, digits),
    discount: times(off, row.quantity, digits),
    discountType: vehicle.discountType,
    discountPercent: vehicle.discountType === 'percent' ? vehicle.discount : 0,
    snapshot,
  };
};

async function write(ctx: Context, sent: SentBooking, key: string | null, hash: string) {
  const { db: tx, now } = ctx;
  const contact = await contactOf(ctx, sent);
  // A second booking of the same vehicles waits here, and then sees that they are taken.
  const { rows: wanted } = await readTripCart(ctx);
  if (wanted.length > 0) {
    await tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(
        inArray(
          vehicles.id,
          wanted.map(({ vehicle }) => vehicle.id),
        ),
      )
      .orderBy(vehicles.id)
      .for('update');
  }
  const quoted = await quote(ctx, sent);
  const { trip, rows, provider, coupon, totals } = quoted;
  const { currency } = configForRules(await readConfig(tx));
  const shown = Number(sent.trip_amount);
  // Clients without an idempotency key may send any total (wire facts 18.33).
  const isShown = Number.isFinite(shown) && roundMoney(shown, currency.digits) === totals.total;
  if (key !== null && !isShown) {
    refuse(403, 'trip_amount', texts.amountChanged, {
      amount: formatMoney(totals.total, currency),
    });
  }
  const owner = ownerOf(ctx);
  const { from, to } = spanOfTrip(trip, trip.pickupAt);
  const [booked] = await tx
    .insert(trips)
    .values({
      ownerId: owner.ownerId,
      isGuest: owner.isGuest,
      idempotencyKey: key,
      idempotencyHash: key === null ? null : hash,
      providerId: provider.store.id,
      moduleId: moduleOf(ctx).id,
      zoneId: provider.store.zoneId,
      pickupZoneId: trip.pickupZoneIds[0] ?? provider.store.zoneId,
      status: 'pending',
      type: trip.type,
      hours: trip.hours,
      distanceKm: trip.distanceKm,
      pickup: trip.pickup,
      destination: trip.destination,
      scheduled: from > now,
      startsAt: from,
      endsAt: to,
      quantity: rows.reduce((sum, { row }) => sum + row.quantity, 0),
      amount: totals.total,
      vehicleDiscount: totals.vehicleDiscount,
      providerDiscount: totals.providerDiscount,
      couponCode: coupon?.code ?? null,
      couponDiscount: totals.couponDiscount,
      tax: totals.tax,
      taxPercent: provider.store.tax,
      taxIncluded: totals.taxIncluded,
      additionalCharge: totals.additionalCharge,
      paymentStatus: 'unpaid',
      ...contact,
      note: readText(sent.additional_note) || null,
      otp: String(randomInt(1000, 10_000)),
      createdAt: now,
      updatedAt: now,
      pendingAt: now,
    })
    .returning();
  if (booked === undefined) throw new Error('the trip was not written');
  await tx.insert(tripLines).values(rows.map((row) => lineValues(booked.id, quoted, row)));
  await countBooking(ctx, quoted);
  await emptyCart(ctx);
  await notifyOfTrip(tx, booked, 'pending', now);
  return booked;
}

async function countBooking({ db: tx }: Context, { rows, provider, coupon }: Quote): Promise<void> {
  await tx
    .update(vehicles)
    .set({ trips: sql`${vehicles.trips} + 1` })
    .where(
      inArray(
        vehicles.id,
        rows.map(({ vehicle }) => vehicle.id),
      ),
    );
  await tx
    .update(stores)
    .set({ orderCount: sql`${stores.orderCount} + 1` })
    .where(eq(stores.id, provider.store.id));
  if (coupon !== null) {
    await tx
      .update(coupons)
      .set({ totalUses: sql`${coupons.totalUses} + 1` })
      .where(eq(coupons.id, coupon.id));
  }
}

/** The trip that this customer or guest booked with an idempotency key; null when there is none. */
export async function tripByKey(ctx: Context, key: string): Promise<TripRow | null> {
  const [row] = await ctx.db
    .select()
    .from(trips)
    .where(and(...ownRowsOf(ctx, trips), eq(trips.idempotencyKey, key)));
  return row ?? null;
}

/**
 * Books the trip in the cart at most once: a repeated idempotency key returns the first trip
 * (quality promise 1). A new trip is confirmed by e-mail or SMS.
 * @returns the id of the trip
 * @throws Refusal when it cannot be booked
 */
export async function bookOnce(ctx: Context, sent: SentBooking): Promise<number> {
  const key = idempotencyKeyOf(ctx);
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  const { row, isNew } = await oneAtATime(ctx, async (inside) => {
    const before = key === null ? null : await tripByKey(inside, key);
    if (before !== null && before.idempotencyHash !== hash) {
      refuse(403, 'idempotency_key', texts.keyReused);
    }
    const booked = before ?? (await write(inside, sent, key, hash));
    return { row: booked, isNew: before === null };
  });
  if (isNew) await confirmTrip(ctx, row);
  return row.id;
}
