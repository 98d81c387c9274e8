import type {
  Provider,
  RentalBanner,
  RentalCart,
  RentalCartLine,
  TripPoint,
  TripSettings,
  TripType,
  Vehicle,
  VehicleGroup,
  VehiclePage,
  VehicleReview,
} from '../../../machines/rules/domain.ts';
import { wallClockOf, type WallClock } from '../../../machines/rules/wallClock.ts';
import { readDiscount, readStore } from '../catalogue/read.ts';
import { readPage } from '../envelope.ts';
import { requiredCount } from '../required.ts';
import {
  asFlag,
  asIds,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { AnswerTo, Loose, Wire } from '../wire.ts';

/** The texts of a list, which may arrive as JSON text; empty texts are left out. */
export const asTexts = (value: unknown): string[] =>
  asList(value)
    .map((entry) => asText(entry))
    .filter(Boolean);

/** Reads a trip type; `distance` is read as `distance_wise` (OPEN-32). */
export function readTripType(value: unknown): TripType {
  return value === 'distance_wise' || value === 'distance' ? 'distance_wise' : 'hourly';
}

/** Reads a provider, whether it comes alone, in a list, or inside a vehicle (DATA-22). */
export function readProvider(value: unknown): Provider {
  const provider = asObject<Wire['RentalProvider'] | Wire['VehicleProvider']>(value);
  const store = readStore(value);
  return {
    id: store.id,
    vendorId: store.vendorId,
    slug: store.slug,
    name: store.name,
    address: store.address,
    phone: store.phone,
    logoUrl: store.logoUrl,
    coverUrl: store.coverUrl,
    position: store.position,
    zoneId: store.zoneId,
    pickupZoneIds: asIds(provider.pickup_zone_id),
    taxPercent: store.taxPercent,
    discount: store.discount,
    avgRating: store.avgRating,
    ratingCount: store.ratingCount,
    ratings: store.ratings,
    active: store.active,
    open: store.open,
    reviewsEnabled: store.reviewsEnabled,
    announcement: store.announcement,
    distanceKm: store.distanceKm,
    vehicleCount: asNumber(provider.total_vehicle_count ?? provider.provider_total_vehicle_count),
    brandCount: asNumber(provider.brand_count),
  };
}

/** Reads a vehicle category or a vehicle brand, which have the same fields. */
export function readVehicleGroup(value: unknown): VehicleGroup {
  const group = asObject<Wire['VehicleBrand']>(value);
  return {
    id: asNumber(group.id),
    name: asName(group.name),
    imageUrl: asTextOrNull(group.image_full_url),
  };
}

/** Reads a vehicle (DATA-21, wire facts 15.21). */
export function readVehicle(value: unknown): Vehicle {
  const vehicle = asObject<Wire['Vehicle']>(value);
  const provider = asObject<Wire['Vehicle']['provider']>(vehicle.provider);
  const brand = asObject<Wire['Vehicle']['brand']>(vehicle.brand);
  return {
    id: asNumber(vehicle.id),
    slug: asText(vehicle.slug),
    name: asName(vehicle.name),
    description: asText(vehicle.description),
    imageUrl: asTextOrNull(vehicle.thumbnail_full_url),
    galleryUrls: asTexts(vehicle.images_full_url),
    categoryId: asNumber(vehicle.category_id),
    brandId: asNumber(vehicle.brand_id),
    brand: brand.id === undefined ? null : readVehicleGroup(brand),
    provider: readProvider({ id: vehicle.provider_id, ...provider }),
    zoneId: asNumber(vehicle.zone_id),
    model: asText(vehicle.model),
    type: asText(vehicle.type),
    engineCapacity: asText(vehicle.engine_capacity),
    enginePower: asText(vehicle.engine_power),
    seats: asNumber(vehicle.seating_capacity),
    airCondition: asNumber(vehicle.air_condition) > 0 || asFlag(vehicle.air_condition),
    fuelType: asText(vehicle.fuel_type),
    transmissionType: asText(vehicle.transmission_type),
    hourly: asFlag(vehicle.trip_hourly),
    byDistance: asFlag(vehicle.trip_distance),
    hourlyPrice: asPrice(vehicle.hourly_price),
    distancePrice: asPrice(vehicle.distance_price),
    ...readDiscount(vehicle.discount_price, vehicle.discount_type),
    isNew: asFlag(vehicle.new_tag),
    active: asFlag(vehicle.status, true),
    trips: asNumber(vehicle.total_trip),
    avgRating: asNumber(vehicle.avg_rating),
    reviewCount: asNumber(vehicle.total_reviews),
    ratings: asList(vehicle.rating).map((count) => asNumber(count)),
    available: asNumber(vehicle.total_vehicle_count ?? vehicle.total_vehicles),
  };
}

/** Reads a page of vehicles, with the least and the greatest price over all pages. */
export function readVehiclePage(value: unknown, page: number): VehiclePage {
  const body = asObject<AnswerTo<'searchVehicles'>>(value);
  return {
    ...readPage(value, 'vehicles', page, readVehicle),
    minPrice: asNumber(body.min_price),
    maxPrice: asNumber(body.max_price),
  };
}

/** Reads a review of a vehicle. */
export function readVehicleReview(value: unknown): VehicleReview {
  const review = asObject<Wire['VehicleReview']>(value);
  return {
    id: asNumber(review.id),
    rating: asNumber(review.rating),
    comment: asTextOrNull(review.comment),
    pictureUrls: asTexts(review.attachment_full_url),
    reply: asTextOrNull(review.reply),
    vehicleName: asTextOrNull(review.vehicle_name),
    customerName: asTextOrNull(review.customer_name),
    customerImageUrl: asTextOrNull(review.customer_image),
    createdAt: asTextOrNull(review.created_at),
  };
}

/** Reads a banner of the rental module's home page. */
export function readRentalBanner(value: unknown): RentalBanner {
  const banner = asObject<Wire['RentalBanner']>(value);
  return {
    id: asNumber(banner.id),
    title: asText(banner.title),
    imageUrl: asTextOrNull(banner.image_full_url),
    link: asTextOrNull(banner.link),
    providerId: asNumberOrNull(banner.provider_id),
  };
}

/** Reads the pickup place or the destination of a trip; null when the answer has none. */
export function readTripPoint(value: unknown): TripPoint | null {
  const point = asObject<Wire['RentalPoint']>(value);
  const lat = asNumberOrNull(point.lat);
  const lng = asNumberOrNull(point.lng);
  return lat === null || lng === null ? null : { lat, lng, name: asText(point.location_name) };
}

/**
 * A time in an answer as `YYYY-MM-DD HH:mm`; null when there is none. A time that names its time
 * zone, such as one in UTC, is read by the clock that all times of trips are shown and sent by; a
 * time without one is by that clock already (wire facts 1.7).
 */
export function readMoment(value: unknown): WallClock | null {
  const text = asText(value);
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(text);
  if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : wallClockOf(moment);
  }
  return match === null ? null : `${match[1]} ${match[2]}`;
}

const readTrip = (trip: Loose<Wire['RentalUserData']>): TripSettings & { id: number } => ({
  id: asNumber(trip.id),
  type: readTripType(trip.rental_type),
  pickup: readTripPoint(trip.pickup_location) ?? { lat: 0, lng: 0, name: '' },
  destination: readTripPoint(trip.destination_location),
  pickupAt: readMoment(trip.pickup_time),
  hours: asNumber(trip.estimated_hours),
  distanceKm: asNumber(trip.distance),
  drivingHours: asNumber(trip.destination_time),
});

const readCartLine = (value: unknown): RentalCartLine => {
  const row = asObject<Wire['RentalCartRow']>(value);
  const vehicle = asObject<Wire['RentalCartRow']['vehicle']>(row.vehicle);
  // The row's own provider has fields that the vehicle's provider lacks: tax and pickup zones.
  const provider = {
    ...asObject<Wire['Vehicle']['provider']>(vehicle.provider),
    ...asObject<Wire['RentalCartRow']['provider']>(row.provider),
  };
  return {
    id: requiredCount(row.id),
    vehicle: readVehicle({ id: row.vehicle_id, ...vehicle, provider }),
    quantity: requiredCount(row.quantity),
    price: asNumber(row.price),
  };
};

/** The line without prices, for a trip that is charged in a way that the shop does not offer. */
const withoutPrice = ({ vehicle, ...line }: RentalCartLine): RentalCartLine => ({
  ...line,
  vehicle: { ...vehicle, hourlyPrice: null, distancePrice: null },
});

/**
 * Reads the trip cart. Without a trip the server sends an empty list as `user_data`, and `trip` is
 * null (wire facts 14.2). Another app may have put a trip by the day into the cart, which is not
 * offered here (RENT-07): its vehicles have no price, so that no other amount is shown than the one
 * that the server charges.
 * @throws CallError when a row has no id or no quantity
 */
export function readRentalCart(value: unknown): RentalCart {
  const body = asObject<Wire['RentalCart']>(value);
  const data = asObject<Wire['RentalUserData']>(body.user_data);
  const read = asList(body.carts).map(readCartLine);
  const lines = data.rental_type === 'day_wise' ? read.map(withoutPrice) : read;
  const provider = lines[0]?.vehicle.provider ?? null;
  const ownZones = asIds(data.pickup_zone_id);
  return {
    lines,
    trip: data.id === undefined ? null : readTrip(data),
    provider,
    pickupZoneIds: ownZones.length > 0 ? ownZones : (provider?.pickupZoneIds ?? []),
    total: asNumber(data.total_cart_price),
  };
}

/**
 * Reads which cart rows do not allow a change. The server refuses the change with a list of them,
 * as ids or as rows with an id (RENT-16). The result has the ids; it is empty when there are none.
 */
export function readConflicts(value: unknown): number[] {
  return asList(value)
    .map((entry) => {
      const row = asObject<Wire['RentalCartChange'] | Wire['RentalCartRow']>(entry);
      return asNumber(typeof entry === 'object' ? (row.cart_id ?? row.id) : entry, NaN);
    })
    .filter((id) => Number.isInteger(id));
}
