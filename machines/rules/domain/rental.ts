/** Trips by rented vehicle: providers, planned trips, and bookings. */
import type { LatLng } from './common.ts';
import type { DiscountType, StoreDiscount } from './item.ts';
import type { PaidBy } from './payment.ts';
import type { ContactPerson } from './place.ts';

/** How a trip is charged: by the hour, or by the kilometre (RENT-07). */
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
  /** When the trip starts, by the shop's clock, `YYYY-MM-DD HH:mm`; null means now (RENT-04). */
  pickupAt: string | null;
  /** The duration of an hourly trip; 0 for a trip by distance. */
  hours: number;
  /** The length of a trip by distance; 0 for an hourly trip. */
  distanceKm: number;
  /** The driving time in whole hours (RENT-18); 0 when it was not measured. */
  drivingHours: number;
  /**
   * True when no road was found, so that `distanceKm` is the straight-line distance. Missing in the
   * trip of a cart, because the server does not send it.
   */
  straight?: boolean;
}

/**
 * A company that rents vehicles out (DATA-22). Where the server sends only some of these fields, as
 * in lists and inside a vehicle, the others are 0, empty or null.
 */
export interface Provider {
  id: number;
  /** The id for a chat with this provider; null when the answer did not contain it. */
  vendorId: number | null;
  slug: string;
  name: string;
  address: string;
  phone: string;
  logoUrl: string | null;
  coverUrl: string | null;
  position: LatLng;
  zoneId: number;
  /** Ids of the zones where a trip may begin; empty when the answer did not contain them. */
  pickupZoneIds: number[];
  /**
   * The tax rate in percent. Null: it is unreadable. Undefined: the server sent none, and may
   * compute the tax of each trip itself.
   */
  taxPercent: number | null | undefined;
  /** The provider's discount on trips; null when none applies now. */
  discount: StoreDiscount | null;
  avgRating: number;
  ratingCount: number;
  /** How many ratings have five stars, four stars, and so on down to one. */
  ratings: number[];
  /** False while the owner has closed it temporarily. */
  active: boolean;
  /** Whether its opening hours say that it is open now; null when the answer did not contain it. */
  open: boolean | null;
  reviewsEnabled: boolean;
  announcement: string | null;
  /** The distance from the customer in km; null when no position was known. */
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
  /** Year or version of the model, as the provider wrote it. */
  model: string;
  /** Free text such as `luxury`, shown as it is. */
  type: string;
  /**
   * Engine size in cubic centimetres, and (`enginePower`) power in horsepower, as text; '' when
   * unknown.
   */
  engineCapacity: string;
  enginePower: string;
  seats: number;
  airCondition: boolean;
  fuelType: string;
  transmissionType: string;
  /**
   * Whether it is offered for trips charged by the hour, and (`byDistance`) by the kilometre
   * (RENT-20).
   */
  hourly: boolean;
  byDistance: boolean;
  /** The price of one hour; null when the server did not send it. */
  hourlyPrice: number | null;
  /** The price of one km; null when the server did not send it. */
  distancePrice: number | null;
  /**
   * A percentage, or an amount for each booked vehicle, as `discountType` says (PRICE-02,
   * PRICE-03); 0 means no discount.
   */
  discount: number;
  discountType: DiscountType;
  isNew: boolean;
  /** False when the provider no longer offers this vehicle. */
  active: boolean;
  trips: number;
  avgRating: number;
  reviewCount: number;
  /** How many ratings have five stars, four stars, and so on down to one; empty when unknown. */
  ratings: number[];
  /** How many of this vehicle can be rented at the same time (RENT-14, OPEN-33). */
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

/**
 * A page of the vehicles that a search found. The prices are the lowest and the highest on all
 * pages.
 */
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
  /** The price of the line as the server computed it, after the vehicle's own discount. */
  price: number;
}

/** The trip cart: vehicles of one provider for one trip (DATA-20). */
export interface RentalCart {
  lines: RentalCartLine[];
  /** The trip; null while the cart is empty. Calls that change the trip need its `id`. */
  trip: (TripSettings & { id: number }) | null;
  /** The provider of all vehicles in the cart; null while the cart is empty. */
  provider: Provider | null;
  /** Ids of the zones where this trip may begin (OPEN-42). */
  pickupZoneIds: number[];
  /** The sum of the lines as the server computed it. */
  total: number;
}

/**
 * The server's answer to a change of the trip cart: the changed cart, or the lines that do not fit
 * the change, and then nothing was changed (RENT-16).
 */
export type RentalCartAnswer =
  { type: 'changed'; cart: RentalCart } | { type: 'conflicts'; lineIds: number[] };

/**
 * The status of a trip; `unknown` when the server sends none, or one that this shop does not know.
 */
export type TripStatus =
  'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed' | 'unknown';

/**
 * What a customer sends to book a trip; the server takes the vehicles and the trip from the trip
 * cart.
 */
export interface TripOrder {
  type: TripType;
  providerId: number;
  /**
   * When the trip begins, in the shop's local time, `YYYY-MM-DD HH:mm`; null for a trip from now.
   */
  pickupAt: string | null;
  /** The total that the customer saw, in the shop's currency. */
  amount: number;
  note: string;
  couponCode: string | null;
  contact: ContactPerson;
}

/** A booked trip, as lists show it. */
export interface Trip {
  id: number;
  /** Id of the customer, or the guest id if a guest booked. */
  payerId: number;
  moduleId: number;
  /** Id of the provider's zone. */
  zoneId: number;
  status: TripStatus;
  /** `day_wise` is booked in other apps of newer backends: shown, but not offered here (RENT-07). */
  type: TripType | 'day_wise';
  pickup: TripPoint;
  destination: TripPoint | null;
  scheduled: boolean;
  /**
   * When the trip begins, by the shop's clock, `YYYY-MM-DD HH:mm`. null means at once; if
   * `pickupAtUnknown` is true, it means that the time is unknown.
   */
  pickupAt: string | null;
  /**
   * Whether the trip has a start time that the server did not send, or sent in an unreadable form.
   */
  pickupAtUnknown: boolean;
  /** When the trip is expected to end, `YYYY-MM-DD HH:mm`; null when the server did not send it. */
  endsAt: string | null;
  /**
   * When the trip reached each status, as the server sent it; a status that it has not reached is
   * absent.
   */
  reached: Partial<Record<TripStatus, string>>;
  /**
   * The duration of an hourly trip. Null, like the distance and all amounts of a trip, when the
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
  /** The discount on the first booking of a customer whom another customer referred. */
  newCustomerDiscount: number | null;
  tax: number | null;
  taxIncluded: boolean;
  additionalCharge: number | null;
  paymentStatus: 'unpaid' | 'paid' | 'partially_paid';
  /** How the trip is paid; null before the customer has chosen. */
  paymentMethod: PaidBy | null;
  /**
   * How the rest is to be paid after the wallet has paid a part; null when nothing was paid in part,
   * and where the server does not say it.
   */
  restMethod: PaidBy | null;
  /** The amount that was paid from the wallet; null when unknown. */
  partiallyPaid: number | null;
  contact: ContactPerson;
  note: string;
  /** The code that the customer tells the driver; '' when there is none. */
  otp: string;
  canceledBy: string | null;
  cancellationReason: string | null;
  provider: TripProvider | null;
}

export interface TripProvider {
  id: number;
  /** The id for a chat with the provider; null when the server did not send it. */
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
  /** How many of this vehicle were booked; null when the server did not send it. */
  quantity: number | null;
  /** The price of one before discount; null when the server did not send it. */
  originalPrice: number | null;
  /** Price of all vehicles of the line; null when the server did not send it. */
  total: number | null;
  plates: string[];
}

/**
 * A specific vehicle, with its driver, that the provider assigned to the trip. Customers review
 * these.
 */
export interface TripVehicle {
  id: number;
  /** Id of the assigned vehicle, which a review of it needs; null before one is assigned. */
  identityId: number | null;
  lineId: number;
  vehicleId: number;
  name: string;
  imageUrl: string | null;
  plate: string | null;
  driver: { name: string; phone: string; imageUrl: string | null } | null;
  /** The customer's own rating of this vehicle; null before they rated it. */
  rating: number | null;
  comment: string | null;
  reply: string | null;
}

/** A refund of a trip: into the wallet at once, or through the gateway of the payment. */
export interface TripRefund {
  /** The refunded amount; null when the server did not send it. */
  amount: number | null;
  method: 'wallet' | 'gateway';
  /** The gateway's reference number for the payment; null without one. */
  reference: string | null;
  /**
   * When the money was paid back, by the shop's clock, `YYYY-MM-DD HH:mm`; null while the gateway
   * is working on it.
   */
  settledAt: string | null;
}

/** A booked trip with its vehicles. */
export interface TripDetails extends Trip {
  lines: TripLine[];
  vehicles: TripVehicle[];
  refunds: TripRefund[];
}
