import type {
  Provider,
  RentalCart,
  TripPoint,
  TripSettings,
  Vehicle,
} from '../../machines/rules/domain.ts';
import { emptyRentalCart } from '../../machines/rental/tripCart.ts';

export const harbour: TripPoint = { lat: 23.8, lng: 90.4, name: '24 Harbour Lane' };
export const station: TripPoint = { lat: 23.84, lng: 90.43, name: 'North Quay Station' };

/** A provider; every field can be overridden. */
export const providerWith = (facts: Partial<Provider> & { id: number }): Provider => ({
  vendorId: null,
  slug: `provider-${facts.id}`,
  name: `Provider ${facts.id}`,
  address: '',
  phone: '',
  logoUrl: null,
  coverUrl: null,
  position: harbour,
  zoneId: 1,
  pickupZoneIds: [],
  taxPercent: 0,
  discount: null,
  avgRating: 0,
  ratingCount: 0,
  ratings: [],
  active: true,
  open: true,
  reviewsEnabled: true,
  announcement: null,
  distanceKm: null,
  vehicleCount: 0,
  brandCount: 0,
  ...facts,
});

/** A vehicle of the first provider that offers both types of trip, unless overridden. */
export const vehicleWith = (facts: Partial<Vehicle> & { id: number }): Vehicle => ({
  slug: `vehicle-${facts.id}`,
  name: `Vehicle ${facts.id}`,
  description: '',
  imageUrl: null,
  galleryUrls: [],
  categoryId: 1,
  brandId: 1,
  brand: null,
  provider: providerWith({ id: 1, name: 'Quayside Motors' }),
  zoneId: 1,
  model: '',
  type: '',
  engineCapacity: '',
  enginePower: '',
  seats: 4,
  airCondition: true,
  fuelType: 'petrol',
  transmissionType: 'automatic',
  hourly: true,
  byDistance: true,
  hourlyPrice: 10,
  distancePrice: 2,
  discount: 0,
  discountType: 'percent',
  isNew: false,
  active: true,
  trips: 0,
  avgRating: 0,
  reviewCount: 0,
  ratings: [],
  available: 3,
  ...facts,
});

/** Hourly trips of the first provider: one vehicle of both types, one of hours only. */
export const trail = vehicleWith({ id: 1, name: 'Halden Trail' });
export const scooter = vehicleWith({ id: 2, name: 'Vento 125', byDistance: false, available: 2 });
/** Only one of it is left. */
export const city = vehicleWith({ id: 4, name: 'Norda City', available: 1 });
export const van = vehicleWith({
  id: 3,
  name: 'Corvo Vanline',
  provider: providerWith({ id: 2, name: 'Family Wheels' }),
});

export const sixHours: TripSettings = {
  type: 'hourly',
  pickup: harbour,
  destination: station,
  pickupAt: '2026-11-24 09:30',
  hours: 6,
  distanceKm: 0,
  drivingHours: 0,
};
export const threeHours: TripSettings = { ...sixHours, hours: 3 };
export const elsewhere: TripSettings = { ...sixHours, pickup: station };
export const byDistance: TripSettings = {
  ...sixHours,
  type: 'distance_wise',
  hours: 0,
  distanceKm: 18.42,
};

/** A cart of vehicles, one each unless a count is given; a line has ten times its vehicle's id. */
export const cartWith = (
  trip: TripSettings,
  ...vehicles: (Vehicle | [Vehicle, number])[]
): RentalCart => {
  const lines = vehicles.map((entry) => {
    const [vehicle, quantity] = Array.isArray(entry) ? entry : [entry, 1];
    return { id: vehicle.id * 10, vehicle, quantity, price: (vehicle.hourlyPrice ?? 0) * quantity };
  });
  const provider = lines[0]?.vehicle.provider;
  if (provider === undefined) return emptyRentalCart;
  return { lines, trip: { ...trip, id: 5 }, provider, pickupZoneIds: [1], total: 0 };
};

/** The contents of a cart, as text. */
export const goods = ({ lines }: RentalCart): string[] =>
  lines.map(({ vehicle, quantity }) => `${vehicle.name} × ${quantity}`);

/** A trip, as text. */
export const tripTexts = (trip: TripSettings | null): string =>
  trip === null ? '' : [trip.type, trip.hours, trip.pickup.name].join(' ');

/**
 * A cart without some lines; a server keeps the trip of an empty cart, which the customer must not
 * see.
 */
export const without = (cart: RentalCart, lineIds: readonly number[]): RentalCart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => !lineIds.includes(id)),
});
