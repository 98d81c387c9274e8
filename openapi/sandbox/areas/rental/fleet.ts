import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '../../../../machines/rules/durations.ts';
import {
  tripLines,
  trips,
  vehicleBrands,
  vehicleCategories,
  type VehicleFacts,
} from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import { storeOf, storesById, type StoreWithTerms } from '../catalogue/serialise.ts';

/** The period for which vehicles are needed. */
export interface Span {
  from: Date;
  to: Date;
}

const holding = ['pending', 'confirmed', 'ongoing'] as const;

/**
 * How long the vehicles of a pending trip stay reserved while its online payment is missing, in
 * milliseconds. After that others can rent them.
 */
export const PAYMENT_HOLD_MS = 30 * MINUTE_MS;

/**
 * For each vehicle model, or only for those in `vehicleIds`, how many vehicles are rented out
 * during a period; models that are not in the map are all free.
 */
export async function takenUnits(
  ctx: Pick<Context, 'db' | 'now'>,
  { from, to }: Span,
  vehicleIds?: readonly number[],
): Promise<Map<number, number>> {
  if (vehicleIds?.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      vehicleId: tripLines.vehicleId,
      taken: sql<number>`sum(${tripLines.quantity})::int`,
    })
    .from(tripLines)
    .innerJoin(trips, eq(trips.id, tripLines.tripId))
    .where(
      and(
        inArray(trips.status, [...holding]),
        lt(trips.startsAt, to),
        gt(trips.endsAt, from),
        or(
          ne(trips.status, 'pending'),
          isNull(trips.paymentMethod),
          ne(trips.paymentMethod, 'digital_payment'),
          ne(trips.paymentStatus, 'unpaid'),
          gt(trips.updatedAt, new Date(ctx.now.getTime() - PAYMENT_HOLD_MS)),
        ),
        ...(vehicleIds === undefined ? [] : [inArray(tripLines.vehicleId, [...vehicleIds])]),
      ),
    )
    .groupBy(tripLines.vehicleId);
  return new Map(rows.map(({ vehicleId, taken }) => [vehicleId, taken]));
}

/**
 * The database rows to which vehicles refer, read once for a whole list; `taken` is the number of
 * rented vehicles of each model, by the model's id.
 */
export interface VehicleRelations {
  providers: Map<number, StoreWithTerms>;
  brands: Map<number, typeof vehicleBrands.$inferSelect>;
  categories: Map<number, typeof vehicleCategories.$inferSelect>;
  taken: ReadonlyMap<number, number>;
}

const noVehicleRelations: VehicleRelations = {
  providers: new Map(),
  brands: new Map(),
  categories: new Map(),
  taken: new Map(),
};

/**
 * Reads providers, brands and categories of vehicles. `span` is the period for which to count
 * rented vehicles, or the numbers themselves if they are already known.
 */
export async function readVehicleRelations(
  ctx: Context,
  rows: readonly VehicleFacts[],
  span: Span | VehicleRelations['taken'],
): Promise<VehicleRelations> {
  if (rows.length === 0) return noVehicleRelations;
  const [providers, brands, categories, taken] = await Promise.all([
    storesById(
      ctx,
      rows.map((row) => row.providerId),
      { hours: false, counts: false },
    ),
    ctx.db.select().from(vehicleBrands),
    ctx.db.select().from(vehicleCategories),
    'from' in span
      ? takenUnits(
          ctx,
          span,
          rows.map((row) => row.id),
        )
      : span,
  ]);
  return {
    providers,
    brands: new Map(brands.map((row) => [row.id, row])),
    categories: new Map(categories.map((row) => [row.id, row])),
    taken,
  };
}

/** A category or a brand of vehicles in the API's JSON form. */
export const groupOf = (
  ctx: Context,
  row: typeof vehicleBrands.$inferSelect | typeof vehicleCategories.$inferSelect,
) => ({
  id: row.id,
  name: ctx.text(row.name),
  image: row.image,
  image_full_url: ctx.media(row.image),
  status: 1,
});

/** A provider in the short JSON form that vehicles and cart rows contain. */
export function providerOf(ctx: Context, with_: StoreWithTerms) {
  const store = storeOf(with_, ctx);
  return {
    id: store.id,
    name: store.name,
    slug: store.slug,
    address: store.address,
    phone: store.phone,
    logo: store.logo,
    logo_full_url: store.logo_full_url,
    cover_photo_full_url: store.cover_photo_full_url,
    latitude: store.latitude,
    longitude: store.longitude,
    zone_id: store.zone_id,
    tax: store.tax,
    pickup_zone_id: (with_.store.pickupZoneIds ?? []).map(String),
    discount: store.discount,
    avg_rating: store.avg_rating,
    rating_count: store.rating_count,
    active: store.active,
  };
}

/** How many vehicles of a model are free; 0 for a withdrawn model. */
export const freeOf = (row: VehicleFacts, taken: VehicleRelations['taken']): number =>
  row.active ? Math.max(0, row.units - (taken.get(row.id) ?? 0)) : 0;

/** A vehicle in the API's JSON form (wire facts 15.21). */
export function vehicleOf(ctx: Context, row: VehicleFacts, related: VehicleRelations) {
  const provider = related.providers.get(row.providerId);
  const brand = related.brands.get(row.brandId);
  const category = related.categories.get(row.categoryId);
  return {
    id: row.id,
    name: ctx.text(row.name),
    slug: row.slug,
    description: ctx.text(row.description),
    thumbnail: row.thumbnail,
    thumbnail_full_url: ctx.media(row.thumbnail),
    images: row.images,
    images_full_url: row.images.map((image) => ctx.media(image)),
    documents_full_url: [],
    zone_id: provider?.store.zoneId ?? 0,
    provider_id: row.providerId,
    brand_id: row.brandId,
    category_id: row.categoryId,
    model: row.model,
    type: row.type,
    engine_capacity: row.engineCapacity,
    engine_power: row.enginePower,
    seating_capacity: String(row.seats),
    air_condition: row.airCondition ? (1 as const) : (0 as const),
    fuel_type: row.fuelType,
    transmission_type: row.transmissionType,
    multiple_vehicles: row.units > 1 ? (1 as const) : (0 as const),
    trip_hourly: row.hourly ? (1 as const) : (0 as const),
    trip_distance: row.byDistance ? (1 as const) : (0 as const),
    hourly_price: row.hourlyPrice,
    distance_price: row.distancePrice,
    discount_type: row.discountType,
    discount_price: row.discount,
    tag: null,
    status: row.active ? (1 as const) : (0 as const),
    new_tag: row.isNew ? (1 as const) : (0 as const),
    total_trip: row.trips,
    avg_rating: row.avgRating,
    rating: JSON.stringify(row.ratings),
    total_reviews: row.reviewCount,
    total_vehicle_count: freeOf(row, related.taken),
    provider: provider === undefined ? null : providerOf(ctx, provider),
    brand: brand === undefined ? null : groupOf(ctx, brand),
    category: category === undefined ? null : groupOf(ctx, category),
  };
}
