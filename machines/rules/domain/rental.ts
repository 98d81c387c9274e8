/** Trips by rented vehicle: providers, planned trips, and bookings. */
import type { LatLng } from './common.ts';
import type { DiscountType, StoreDiscount } from './item.ts';
import type { PaidBy } from './payment.ts';

/** Charged by the hour, or by the kilometre (RENT-07). */
export type TripType = 'hourly' | 'distance_wise';

/** A place of a trip, with its address as shown to the customer. */
export interface TripPoint extends LatLng {
  name: string;
}

/** The trip for which vehicles are searched and rented (DATA-20, DATA-23). */
export interface TripSettings {
  type: TripType;
  pickup: TripPoint;
  destination: TripPoint | null;
  /** By the shop's clock, `YYYY-MM-DD HH:mm`; null is now (RENT-04). */
  pickupAt: string | null;
  /** The duration of an hourly trip; 0 for a trip by distance. */
  hours: number;
  /** The length of a trip by distance; 0 for an hourly trip. */
  distanceKm: number;
  /** Driving time in whole hours (RENT-18); 0 when it was not measured. */
  drivingHours: number;
  /**
   * True when `distanceKm` is the straight-line distance, because no road was found; absent from
   * the trip of a cart.
   */
  straight?: boolean;
}

/**
 * A company that rents vehicles out (DATA-22). In lists and inside a vehicle, the server sends only
 * some of these fields; the others are 0, empty or null.
 */
export interface Provider {
  id: number;
  /** The recipient id of a chat; null when the answer did not contain it. */
  vendorId: number | null;
  slug: string;
  name: string;
  address: string;
  phone: string;
  logoUrl: string | null;
  coverUrl: string | null;
  position: LatLng;
  zoneId: number;
  /** Zones where a trip may begin; empty when the answer did not contain them. */
  pickupZoneIds: number[];
  /**
   * Percent; null when unknown; undefined where the answer has none, because the server may compute
   * the tax of each trip.
   */
  taxPercent: number | null | undefined;
  /** The provider's discount on trips; null when none applies now. */
  discount: StoreDiscount | null;
  avgRating: number;
  ratingCount: number;
  /** Number of ratings per star, five stars first. */
  ratings: number[];
  /** False while the owner has closed it temporarily. */
  active: boolean;
  /** Whether it is open now by schedule; null when the answer did not contain it. */
  open: boolean | null;
  reviewsEnabled: boolean;
  announcement: string | null;
  /** From the customer, km; null when no position was known. */
  distanceKm: number | null;
  vehicleCount: number;
  brandCount: number;
}

/** A category of vehicles, or a brand. */
export interface VehicleGroup {
  id: number;
  name: string;
  imageUrl: string | null;
}

export type VehicleCategory = VehicleGroup;
export type VehicleBrand = VehicleGroup;

export interface Vehicle {
  id: number;
  slug: string;
  name: string;
  description: string;
  imageUrl: string | null;
  galleryUrls: string[];
  categoryId: number;
  brandId: number;
  brand: VehicleBrand | null;
  provider: Provider;
  zoneId: number;
  /** Year or version, as the provider wrote it. */
  model: string;
  /** Free text such as `luxury`, shown as it is. */
  type: string;
  /** Cubic centimetres and horsepower as text, '' when unknown. */
  engineCapacity: string;
  enginePower: string;
  seats: number;
  airCondition: boolean;
  fuelType: string;
  transmissionType: string;
  /** Which types of trip it is offered for (RENT-20). */
  hourly: boolean;
  byDistance: boolean;
  /** Null: the server did not send it. */
  hourlyPrice: number | null;
  /** Per km; null: the server did not send it. */
  distancePrice: number | null;
  /** Percent, or an amount for each booked vehicle (PRICE-02, PRICE-03); 0 is none. */
  discount: number;
  discountType: DiscountType;
  isNew: boolean;
  /** False when its provider withdrew it. */
  active: boolean;
  trips: number;
  avgRating: number;
  reviewCount: number;
  /** Number of ratings per star, five stars first; empty when unknown. */
  ratings: number[];
  /** The number of these vehicles that can be rented at the same time (RENT-14, OPEN-33). */
  available: number;
}

export interface VehicleReview {
  id: number;
  rating: number;
  comment: string | null;
  pictureUrls: string[];
  reply: string | null;
  vehicleName: string | null;
  customerName: string | null;
  customerImageUrl: string | null;
  createdAt: string | null;
}

export interface RentalBanner {
  id: number;
  title: string;
  imageUrl: string | null;
  link: string | null;
  providerId: number | null;
}

/** A page of found vehicles; the prices are the least and the greatest over all pages. */
export interface VehiclePage {
  rows: Vehicle[];
  page: number;
  total: number;
  minPrice: number;
  maxPrice: number;
}

export interface RentalCartLine {
  id: number;
  vehicle: Vehicle;
  quantity: number;
  /** The server's price of the line, less the vehicle's own discount. */
  price: number;
}

/** The trip cart: one trip, one provider, its vehicles (DATA-20). */
export interface RentalCart {
  lines: RentalCartLine[];
  /** Null while the cart is empty; `id` identifies the trip in calls that change it. */
  trip: (TripSettings & { id: number }) | null;
  /** Null while the cart is empty. */
  provider: Provider | null;
  /** Zones where this trip may begin (OPEN-42). */
  pickupZoneIds: number[];
  /** The server's sum of the lines. */
  total: number;
}

/**
 * The server's answer to a change of the cart: changed, or refused because some lines do not fit
 * (RENT-16).
 */
export type RentalCartAnswer =
  { type: 'changed'; cart: RentalCart } | { type: 'conflicts'; lineIds: number[] };

/** `unknown`: the server sends no status, or one that this shop does not know. */
export type TripStatus =
  'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed' | 'unknown';

/** The person whom the provider contacts about the trip. */
export interface TripContact {
  name: string;
  phone: string;
  email: string;
}

/** A booked trip, as lists show it. */
export interface Trip {
  id: number;
  /** Customer id, or the guest id of a guest. */
  payerId: number;
  moduleId: number;
  /** Zone of the provider. */
  zoneId: number;
  status: TripStatus;
  type: TripType;
  pickup: TripPoint;
  destination: TripPoint | null;
  scheduled: boolean;
  /** When the trip begins; null means at once. `endsAt` is its expected end. */
  pickupAt: string | null;
  /**
   * Whether the trip has a start time that the server did not send, or sent in an unreadable form.
   */
  pickupAtUnknown: boolean;
  endsAt: string | null;
  /** The time of each status that was reached. */
  reached: Partial<Record<TripStatus, string>>;
  /**
   * The duration of an hourly trip. Like the distance and all amounts of a trip, null when the
   * server did not send it.
   */
  hours: number | null;
  distanceKm: number | null;
  /** The number of vehicles; null when the server did not send it. */
  quantity: number | null;
  /** The amount to pay, all charges included. */
  amount: number | null;
  discount: number | null;
  couponDiscount: number | null;
  couponCode: string | null;
  tax: number | null;
  taxIncluded: boolean;
  additionalCharge: number | null;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  /** Null before one is chosen. */
  paymentMethod: PaidBy | null;
  /** The part paid from the wallet. */
  partiallyPaid: number | null;
  contact: TripContact;
  note: string;
  /** The code that the customer tells the driver, '' when there is none. */
  otp: string;
  canceledBy: string | null;
  cancellationReason: string | null;
  provider: TripProvider | null;
}

export interface TripProvider {
  id: number;
  /** The recipient id of a chat with the provider. */
  vendorId: number | null;
  slug: string;
  name: string;
  phone: string;
  address: string;
  logoUrl: string | null;
  coverUrl: string | null;
  avgRating: number;
  ratingCount: number;
  reviewsEnabled: boolean;
}

/** One vehicle of a booked trip, as it was when it was booked. */
export interface TripLine {
  id: number;
  vehicle: Vehicle;
  /** Null when the server did not send it. */
  quantity: number | null;
  /** Price of one before its discount; null when the server did not send it. */
  originalPrice: number | null;
  /** Price of all vehicles of the line; null when the server did not send it. */
  total: number | null;
  plates: string[];
}

/** A specific vehicle with its driver, assigned by the provider: reviews are about it. */
export interface TripVehicle {
  id: number;
  /** The id that a review of this vehicle needs; null before a vehicle is assigned. */
  identityId: number | null;
  lineId: number;
  vehicleId: number;
  name: string;
  imageUrl: string | null;
  plate: string | null;
  driver: { name: string; phone: string; imageUrl: string | null } | null;
  /** The customer's own rating, null before. */
  rating: number | null;
  comment: string | null;
  reply: string | null;
}

/** A refund of a trip: into the wallet at once, or through the gateway of the payment. */
export interface TripRefund {
  /** Null when the server did not send it. */
  amount: number | null;
  way: 'wallet' | 'gateway';
  /** The gateway's reference of the payment. */
  reference: string | null;
  /** When it was paid back, on the shop's clock; null while the gateway works on it. */
  settledAt: string | null;
}

/** A booked trip with its vehicles. */
export interface TripDetails extends Trip {
  lines: TripLine[];
  vehicles: TripVehicle[];
  refunds: TripRefund[];
}
