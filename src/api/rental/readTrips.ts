import type {
  Trip,
  TripDetails,
  TripLine,
  TripProvider,
  TripRefund,
  TripStatus,
  TripVehicle,
} from '../../../machines/rules/domain.ts';
import { paidBy } from '../../../machines/rules/payment/methods.ts';
import { asTexts, readMoment, readTripPoint, readTripType, readVehicle } from './read.ts';
import { readStore } from '../catalogue/read.ts';
import { readContact } from '../place/readAddress.ts';
import { readPlacedParts } from '../placedParts.ts';
import {
  asCount,
  asExtra,
  asList,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asPhone,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { Wire } from '../wire.ts';

const statuses = [
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
] as const satisfies readonly TripStatus[];

const readProvider = (value: unknown): TripProvider | null => {
  if (asObject<Wire['TripProvider']>(value).id === undefined) return null;
  const { id, vendorId, slug, name, phone, address, logoUrl, coverUrl, ...store } =
    readStore(value);
  const { avgRating, ratingCount, reviewsEnabled } = store;
  return {
    id,
    vendorId,
    slug,
    name,
    phone,
    address,
    logoUrl,
    coverUrl,
    avgRating,
    ratingCount,
    reviewsEnabled,
  };
};

/** Reads a trip, without its vehicles, as lists answer it (wire facts 15.23). */
export function readTrip(value: unknown): Trip {
  const trip = asObject<Wire['Trip']>(value);
  const parts = readPlacedParts(value, statuses);
  const pickupAt = readMoment(trip.schedule_at);
  return {
    ...parts,
    moduleId: asNumber(trip.module_id),
    zoneId: asNumber(trip.zone_id),
    status: statuses.find((status) => status === trip.trip_status) ?? 'unknown',
    type: trip.trip_type === 'day_wise' ? trip.trip_type : readTripType(trip.trip_type),
    pickup: readTripPoint(trip.pickup_location) ?? { lat: 0, lng: 0, name: '' },
    destination: readTripPoint(trip.destination_location),
    pickupAt,
    pickupAtUnknown: pickupAt === null && (parts.scheduled || asText(trip.schedule_at) !== ''),
    endsAt: readMoment(trip.estimated_trip_end_time),
    hours: asNumberOrNull(trip.estimated_hours),
    distanceKm: asNumberOrNull(trip.distance),
    quantity: asCount(trip.quantity),
    amount: asPrice(trip.trip_amount),
    discount: asExtra(trip.discount_on_trip),
    tax: asPrice(trip.tax_amount),
    paymentMethod: paidBy(asTextOrNull(trip.payment_method)),
    restMethod: paidBy(asTextOrNull(trip.rest_payment_method)),
    partiallyPaid: asExtra(trip.partially_paid_amount),
    contact: readContact(trip.user_info),
    note: asText(trip.trip_note),
    otp: asText(trip.otp),
    canceledBy: trip.canceled_by === 'none' ? null : asTextOrNull(trip.canceled_by),
    provider: readProvider(trip.provider),
  };
}

const readLine = (value: unknown): TripLine => {
  const line = asObject<Wire['TripLine']>(value);
  return {
    id: asNumber(line.id),
    vehicle: readVehicle({
      id: line.vehicle_id,
      ...asObject<Wire['TripLine']['vehicle_details']>(line.vehicle_details),
    }),
    quantity: asCount(line.quantity),
    originalPrice: asPrice(line.original_price),
    total: asPrice(line.calculated_price),
    plates: asTexts(line.license_plate_number),
  };
};

const readDriver = (value: unknown): TripVehicle['driver'] => {
  const driver = asObject<Wire['TripVehicleIdentity']['driver_data']>(value);
  if (driver.id === undefined) return null;
  return {
    name: asName(`${asText(driver.first_name)} ${asText(driver.last_name)}`),
    phone: asPhone(driver.phone),
    imageUrl: asTextOrNull(driver.image_full_url),
  };
};

const readAssigned = (value: unknown): TripVehicle => {
  const vehicle = asObject<Wire['TripVehicleIdentity']>(value);
  return {
    id: asNumber(vehicle.id),
    identityId: asNumberOrNull(vehicle.vehicle_identity_id),
    lineId: asNumber(vehicle.trip_details_id),
    vehicleId: asNumber(vehicle.vehicle_id),
    name: asName(vehicle.vehicle_name),
    imageUrl: asTextOrNull(vehicle.vehicle_thumbnail),
    plate: asTextOrNull(vehicle.license_plate_number),
    driver: readDriver(vehicle.driver_data),
    rating: asNumberOrNull(vehicle.rating),
    comment: asTextOrNull(vehicle.comment),
    reply: asTextOrNull(vehicle.reply),
  };
};

const readRefund = (value: unknown): TripRefund => {
  const refund = asObject<Wire['TripRefund']>(value);
  return {
    amount: asPrice(refund.amount),
    method: refund.way === 'wallet' ? 'wallet' : 'gateway',
    reference: asTextOrNull(refund.transaction_reference),
    settledAt: readMoment(refund.settled_at),
  };
};

/** Reads a trip with its vehicles. */
export function readTripDetails(value: unknown): TripDetails {
  const trip = asObject<Wire['TripDetail']>(value);
  return {
    ...readTrip(value),
    lines: asList(trip.trip_details).map(readLine),
    vehicles: asList(trip.vehicle_identity).map(readAssigned),
    refunds: asList(trip.refunds).map(readRefund),
  };
}
