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
import { id, moment, money, ratio, texts } from './columns.ts';
import { customers } from './people.ts';
import { modules } from './place.ts';
import { stores } from './stores.ts';

/** A place of a trip in wire form. */
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

/** A model that a provider rents out; it has `units` vehicles of it. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: texts().notNull(),
    /** Lower-case brand and name in both languages, for the search. */
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
    /** The types of trip that it is offered for (RENT-20). */
    hourly: boolean().notNull(),
    byDistance: boolean().notNull(),
    hourlyPrice: money().notNull(),
    /** Per km. */
    distancePrice: money().notNull(),
    /** Percent, or an amount for each vehicle. */
    discount: money().notNull().default(0),
    discountType: text().$type<'percent' | 'amount'>().notNull().default('percent'),
    isNew: boolean().notNull().default(false),
    /** False: withdrawn; it stays in trips and carts that contain it, and cannot be booked. */
    active: boolean().notNull().default(true),
    units: integer().notNull(),
    trips: integer().notNull().default(0),
    /** Reviews per star, five stars first. */
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

/** The displayed fields of a vehicle, without its provider, brand and category. */
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

/** A vehicle in the trip cart of a customer or a guest. */
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

/** The trip of a trip cart: `user_data` of the wire, one for each cart. */
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
    /** Driving time in whole hours (RENT-18). */
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
    /** One key for each intent: a repeated request gets the first one's trip. */
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
    status: text()
      .$type<'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed'>()
      .notNull(),
    type: text().$type<'hourly' | 'distance_wise'>().notNull(),
    hours: doublePrecision().notNull(),
    distanceKm: doublePrecision().notNull(),
    pickup: jsonb().$type<StoredTripPoint>().notNull(),
    destination: jsonb().$type<StoredTripPoint>(),
    scheduled: boolean().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    quantity: integer().notNull(),
    /** All amounts as priced by the server at booking. */
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
    /** The method for the rest after the wallet: a gateway, or `cash_payment`. */
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

/** A vehicle as it was when booked: later price changes have no effect. */
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
    /** Price of one for the complete trip, after and before its own discount. */
    price: money().notNull(),
    originalPrice: money().notNull(),
    /** Of the line, less its own discount. */
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

/** The vehicle and its driver that the provider assigned. */
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
    /** Paid into the wallet at once, or refunded by the gateway of the payment. */
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
    /** The reviewed vehicle: one review for each assigned vehicle. null for seeded ones. */
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
