import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TripStatus } from '../../../../machines/rules/domain.ts';
import { id, moment, money, ratio, texts } from './columns.ts';
import { customers } from './people.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/** A pickup point or destination of a trip, in the API's JSON form. */
export interface StoredTripPoint {
  lat: string;
  lng: string;
  location_name: string;
}

export const vehicleCategories = pgTable('vehicle_categories', {
  id: id(),
  name: texts().notNull(),
  image: text(),
  position: integer().notNull().default(0),
});

export const vehicleBrands = pgTable('vehicle_brands', {
  id: id(),
  name: texts().notNull(),
  image: text(),
});

/** A vehicle model that a provider rents out; the provider has `units` vehicles of it. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: texts().notNull(),
    /** Brand and name in English and Arabic, in lower case, for the search. */
    searchText: text().notNull(),
    description: texts().notNull(),
    thumbnail: text(),
    images: jsonb().$type<string[]>().notNull(),
    providerId: integer()
      .notNull()
      .references(() => stores.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    brandId: integer()
      .notNull()
      .references(() => vehicleBrands.id),
    categoryId: integer()
      .notNull()
      .references(() => vehicleCategories.id),
    model: text().notNull(),
    type: text().notNull(),
    engineCapacity: text(),
    enginePower: text(),
    seats: integer().notNull(),
    airCondition: boolean().notNull(),
    fuelType: text().notNull(),
    transmissionType: text().notNull(),
    /** Whether the model can be rented by the hour, and by the distance (RENT-20). */
    hourly: boolean().notNull(),
    byDistance: boolean().notNull(),
    hourlyPrice: money().notNull(),
    /** The price per km. */
    distancePrice: money().notNull(),
    /**
     * The model's own discount: in percent, or as an amount for each vehicle, according to
     * `discountType`.
     */
    discount: money().notNull().default(0),
    discountType: text().$type<'percent' | 'amount'>().notNull().default('percent'),
    isNew: boolean().notNull().default(false),
    /**
     * false when the provider has withdrawn the model: it cannot be booked, but stays in existing
     * trips and carts.
     */
    active: boolean().notNull().default(true),
    units: integer().notNull(),
    trips: integer().notNull().default(0),
    /** The number of reviews for each number of stars, five stars first. */
    ratings: jsonb().$type<number[]>().notNull(),
    avgRating: ratio().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.providerId),
    index().on(table.moduleId, table.active),
    check('vehicles_units', sql`${table.units} > 0`),
    check('vehicles_trip', sql`${table.hourly} or ${table.byDistance}`),
  ],
);

/**
 * The fields of a vehicle model that are shown, without those of its provider, brand and category.
 */
export type VehicleFacts = Omit<typeof vehicles.$inferSelect, 'searchText' | 'createdAt'>;

/** The individual vehicles of a model. */
export const vehicleUnits = pgTable(
  'vehicle_units',
  {
    id: id(),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    plate: text().notNull(),
    vin: text().notNull(),
  },
  (table) => [index().on(table.vehicleId)],
);

export const drivers = pgTable(
  'drivers',
  {
    id: id(),
    providerId: integer()
      .notNull()
      .references(() => stores.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    image: text(),
  },
  (table) => [index().on(table.providerId)],
);

/** Vehicles in the trip carts of customers and guests. */
export const rentalCartRows = pgTable(
  'rental_cart_rows',
  {
    id: id(),
    ownerId: bigint({ mode: 'number' }).notNull(),
    isGuest: boolean().notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    quantity: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('rental_cart_rows_once').on(
      table.ownerId,
      table.isGuest,
      table.moduleId,
      table.vehicleId,
    ),
    check('rental_cart_rows_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The trip of each trip cart: type, route and time; `user_data` in the API's answers. */
export const rentalCartTrips = pgTable(
  'rental_cart_trips',
  {
    id: id(),
    ownerId: bigint({ mode: 'number' }).notNull(),
    isGuest: boolean().notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    pickup: jsonb().$type<StoredTripPoint>().notNull(),
    destination: jsonb().$type<StoredTripPoint>(),
    pickupAt: moment().notNull(),
    type: text().$type<'hourly' | 'distance_wise'>().notNull(),
    hours: doublePrecision().notNull(),
    distanceKm: doublePrecision().notNull(),
    /** Driving time in hours; the server rounds it down to whole hours (RENT-18). */
    drivingHours: doublePrecision().notNull(),
    /** The zone of the pickup point (OPEN-42). */
    pickupZoneId: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('rental_cart_trips_once').on(table.ownerId, table.isGuest, table.moduleId),
  ],
);

export const trips = pgTable(
  'trips',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    ownerId: bigint({ mode: 'number' }).notNull(),
    isGuest: boolean().notNull(),
    /** Prevents a repeated request from booking a trip twice: it gets the first trip instead. */
    idempotencyKey: text(),
    idempotencyHash: text(),
    providerId: integer()
      .notNull()
      .references(() => stores.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer().notNull(),
    pickupZoneId: integer().notNull(),
    status: text().$type<Exclude<TripStatus, 'unknown'>>().notNull(),
    type: text().$type<'hourly' | 'distance_wise'>().notNull(),
    hours: doublePrecision().notNull(),
    distanceKm: doublePrecision().notNull(),
    pickup: jsonb().$type<StoredTripPoint>().notNull(),
    destination: jsonb().$type<StoredTripPoint>(),
    scheduled: boolean().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    quantity: integer().notNull(),
    /** All amounts are as the server calculated them at booking. */
    amount: money().notNull(),
    vehicleDiscount: money().notNull(),
    providerDiscount: money().notNull(),
    couponCode: text(),
    couponDiscount: money().notNull().default(0),
    tax: money().notNull(),
    taxPercent: ratio().notNull(),
    taxIncluded: boolean().notNull(),
    additionalCharge: money().notNull().default(0),
    paymentStatus: text().$type<'unpaid' | 'paid' | 'partially_paid'>().notNull(),
    paymentMethod: text(),
    /**
     * The payment method for the rest, after the wallet paid a part: a gateway, or `cash_payment`.
     */
    restMethod: text(),
    partiallyPaid: money().notNull().default(0),
    transactionReference: text(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    contactEmail: text(),
    note: text(),
    otp: text().notNull(),
    canceledBy: text().$type<'user' | 'vendor' | 'admin'>(),
    cancellationReason: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    pendingAt: moment(),
    confirmedAt: moment(),
    ongoingAt: moment(),
    completedAt: moment(),
    canceledAt: moment(),
    paymentFailedAt: moment(),
  },
  (table) => [
    uniqueIndex('trips_intent').on(table.ownerId, table.isGuest, table.idempotencyKey),
    index().on(table.ownerId, table.isGuest, table.createdAt),
    index().on(table.couponCode),
    index().on(table.contactPhone),
    index('trips_contact_email').on(sql`lower(${table.contactEmail})`),
    index().on(table.status, table.startsAt),
    check('trips_amount', sql`${table.amount} >= 0`),
  ],
);

/**
 * The vehicles of a trip. Each row stores the model as it was when booked, so that later changes
 * have no effect.
 */
export const tripLines = pgTable(
  'trip_lines',
  {
    id: id(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    quantity: integer().notNull(),
    /**
     * The price of one vehicle for the complete trip: `price` is after the vehicle's own discount,
     * `originalPrice` before.
     */
    price: money().notNull(),
    originalPrice: money().notNull(),
    /** The price of all vehicles of this row, after their own discount. */
    total: money().notNull(),
    discount: money().notNull(),
    discountType: text().$type<'percent' | 'amount'>().notNull(),
    discountPercent: ratio().notNull(),
    snapshot: jsonb().$type<VehicleFacts>().notNull(),
  },
  (table) => [
    index().on(table.tripId),
    index().on(table.vehicleId),
    check('trip_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The individual vehicles that the provider assigned to a trip, with their drivers. */
export const tripUnits = pgTable(
  'trip_units',
  {
    id: id(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => tripLines.id, { onDelete: 'cascade' }),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    unitId: integer()
      .notNull()
      .references(() => vehicleUnits.id),
    driverId: integer().references(() => drivers.id),
  },
  (table) => [index().on(table.tripId)],
);

/** Refunds of a trip, completed or pending. */
export const tripRefunds = pgTable(
  'trip_refunds',
  {
    id: id(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    /**
     * `wallet`: paid into the customer's wallet at once; `gateway`: paid back by the gateway that
     * took the payment.
     */
    way: text().$type<'wallet' | 'gateway'>().notNull(),
    method: text(),
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.tripId), check('trip_refunds_amount', sql`${table.amount} > 0`)],
);

export const vehicleReviews = pgTable(
  'vehicle_reviews',
  {
    id: id(),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    providerId: integer()
      .notNull()
      .references(() => stores.id),
    tripId: integer(),
    /** The assigned vehicle that was reviewed; each can be reviewed once. null for demo reviews. */
    tripUnitId: integer().unique(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    rating: integer().notNull(),
    comment: text(),
    attachments: jsonb().$type<string[]>().notNull(),
    reply: text(),
    repliedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.vehicleId),
    index().on(table.providerId),
    check('vehicle_reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** A customer's favourite vehicles and providers. */
export const rentalWishes = pgTable(
  'rental_wishes',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    vehicleId: integer().references(() => vehicles.id),
    providerId: integer().references(() => stores.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('rental_wishes_vehicle').on(table.customerId, table.vehicleId),
    uniqueIndex('rental_wishes_provider').on(table.customerId, table.providerId),
    check('rental_wishes_one', sql`num_nonnulls(${table.vehicleId}, ${table.providerId}) = 1`),
  ],
);
