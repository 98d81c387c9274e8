/** Trips by rented vehicle: who lets them, what the customer asked for, and what was booked. */
import type { LatLng } from './common.ts';
import type { DiscountType, StoreDiscount } from './item.ts';
import type { PaidBy } from './payment.ts';

/** Charged by the hour, or by the kilometre (RENT-07). */
export type TripType = 'hourly' | 'distance_wise';

/** A place of a trip, with its address as the customer reads it. */
export interface TripPoint extends LatLng {
  name: string;
}

/** What a vehicle is wanted for (DATA-20, DATA-23). */
export interface TripSettings {
  type: TripType;
  pickup: TripPoint;
  destination: TripPoint | null;
  /** By the shop's clock, `YYYY-MM-DD HH:mm`; null is now (RENT-04). */
  pickupAt: string | null;
  /** Of an hourly trip; 0 otherwise. */
  hours: number;
  /** Of a trip by distance; 0 otherwise. */
  distanceKm: number;
  /** Whole hours on the road (RENT-18); 0 when nothing was measured. */
  drivingHours: number;
  /** Its distance is the straight line, for want of a road; a cart's trip does not tell. */
  straight?: boolean;
}

/** Who lets vehicles (DATA-22). Lists and vehicles carry a part; the rest is 0, empty or null. */
export interface Provider {
  id: number;
  /** What a chat is addressed to; null when the answer did not say. */
  vendorId: number | null;
  slug: string;
  name: string;
  address: string;
  phone: string;
  logoUrl: string | null;
  coverUrl: string | null;
  position: LatLng;
  zoneId: number;
  /** Zones where a trip may begin; empty when the answer did not say. */
  pickupZoneIds: number[];
  /** Percent; null when it is not known, undefined where the answer names none: the server may work it out for each trip. */
  taxPercent: number | null | undefined;
  /** Null when none runs now. */
  discount: StoreDiscount | null;
  avgRating: number;
  ratingCount: number;
  /** Count per star, five first. */
  ratings: number[];
  /** False while the owner closed it for now. */
  active: boolean;
  /** By schedule, now; null when the answer did not say. */
  open: boolean | null;
  reviewsEnabled: boolean;
  announcement: string | null;
  /** From the customer, km; null when no position was known. */
  distanceKm: number | null;
  vehicleCount: number;
  brandCount: number;
}

/** A kind of vehicle, or who built it. */
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
  /** Cubic centimetres and horsepower as text, '' when not told. */
  engineCapacity: string;
  enginePower: string;
  seats: number;
  airCondition: boolean;
  fuelType: string;
  transmissionType: string;
  /** Which trips it makes (RENT-20). */
  hourly: boolean;
  byDistance: boolean;
  /** Null: the server did not say it. */
  hourlyPrice: number | null;
  /** Per km; null: the server did not say it. */
  distancePrice: number | null;
  /** Percent, or money once a vehicle taken (PRICE-02, PRICE-03); 0 is none. */
  discount: number;
  discountType: DiscountType;
  isNew: boolean;
  /** False when its provider withdrew it. */
  active: boolean;
  trips: number;
  avgRating: number;
  reviewCount: number;
  /** Count per star, five first; empty when it is not known. */
  ratings: number[];
  /** How many may be taken at once (RENT-14, OPEN-33). */
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
  /** Null while the cart is empty; `id` is what changes of the trip are addressed to. */
  trip: (TripSettings & { id: number }) | null;
  /** Null while the cart is empty. */
  provider: Provider | null;
  /** Zones where this trip may begin (OPEN-42). */
  pickupZoneIds: number[];
  /** The server's sum of the lines. */
  total: number;
}

/** A change of the cart: made, or refused because of lines that cannot follow (RENT-16). */
export type RentalCartAnswer =
  { type: 'changed'; cart: RentalCart } | { type: 'conflicts'; lineIds: number[] };

/** unknown: the server says none, or one that is not known here. */
export type TripStatus =
  'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed' | 'unknown';

/** Who the provider asks for. */
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
  /** When it begins, null at once, and when it should end. */
  pickupAt: string | null;
  /** It begins at a time that the server did not say, or not so that it can be read. */
  pickupAtUnknown: boolean;
  endsAt: string | null;
  /** When each status was reached. */
  reached: Partial<Record<TripStatus, string>>;
  /** Null when the server did not say, as are the distance and all amounts of a trip. */
  hours: number | null;
  distanceKm: number | null;
  /** Vehicles in all; null when the server did not say. */
  quantity: number | null;
  /** To pay, everything counted. */
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
  /** Taken from the wallet. */
  partiallyPaid: number | null;
  contact: TripContact;
  note: string;
  /** Code to tell the driver, '' when there is none. */
  otp: string;
  canceledBy: string | null;
  cancellationReason: string | null;
  provider: TripProvider | null;
}

export interface TripProvider {
  id: number;
  /** As of a provider. */
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
  /** Null when the server did not say. */
  quantity: number | null;
  /** Of one before its discount; null when the server did not say. */
  originalPrice: number | null;
  /** Of the whole line; null when the server did not say. */
  total: number | null;
  plates: string[];
}

/** A real vehicle with its driver that the provider assigned: what a review is about. */
export interface TripVehicle {
  id: number;
  /** What a review names; null before a vehicle is assigned. */
  identityId: number | null;
  lineId: number;
  vehicleId: number;
  name: string;
  imageUrl: string | null;
  plate: string | null;
  driver: { name: string; phone: string; imageUrl: string | null } | null;
  /** The customer's own, null before. */
  rating: number | null;
  comment: string | null;
  reply: string | null;
}

/** Money of a trip that goes back: into the wallet at once, or through the gateway that took it. */
export interface TripRefund {
  /** Null when the server did not say. */
  amount: number | null;
  way: 'wallet' | 'gateway';
  /** What the gateway knows the payment by. */
  reference: string | null;
  /** When it was back, on the shop's clock; null while the gateway has it. */
  settledAt: string | null;
}

/** A booked trip with its vehicles. */
export interface TripDetails extends Trip {
  lines: TripLine[];
  vehicles: TripVehicle[];
  refunds: TripRefund[];
}
