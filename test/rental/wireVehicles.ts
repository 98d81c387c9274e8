import type { components } from '../../openapi/generated/api.ts';
import type { Answers, Asked } from '../catalogue/wireShop.tsx';
import { config } from '../catalogue/wireShop.tsx';

type Schemas = components['schemas'];
export type WireVehicle = Schemas['Vehicle'];

/** A vehicle in the contract's wire format; a test overrides the fields that matter. */
export function wireVehicle(over: Partial<WireVehicle>): WireVehicle {
  return {
    id: 1,
    name: 'Halden Trail',
    slug: `vehicle-${over.id ?? 1}`,
    description: 'High seats, a flat boot and a roof rack.',
    thumbnail: null,
    thumbnail_full_url: null,
    images: [],
    images_full_url: [],
    documents_full_url: [],
    zone_id: 1,
    provider_id: 60,
    brand_id: 1,
    category_id: 1,
    model: '2024',
    type: 'suv',
    engine_capacity: null,
    engine_power: null,
    seating_capacity: '5',
    air_condition: 1,
    fuel_type: 'petrol',
    transmission_type: 'automatic',
    multiple_vehicles: 1,
    trip_hourly: 1,
    trip_distance: 1,
    hourly_price: 14,
    distance_price: 2,
    discount_type: 'percent',
    discount_price: 10,
    tag: null,
    status: 1,
    new_tag: 1,
    total_trip: 3,
    avg_rating: 4.9,
    rating: null,
    total_reviews: 212,
    total_vehicle_count: 4,
    provider: { id: 60, name: 'Quayside Motors', address: '14 North Quay', discount: null },
    ...over,
  };
}

/** A page of vehicles as the search answers it. */
export const found = (vehicles: WireVehicle[], total = vehicles.length) => ({
  total_size: total,
  limit: 24,
  offset: 1,
  vehicles,
  min_price: 2,
  max_price: 28,
});

const rentalModule = {
  id: 6,
  module_name: 'Rental',
  module_type: 'rental',
  zones: [{ id: 1 }],
} as Schemas['Module'] & object;

/** What the browser remembers of a visitor who looks for vehicles. */
export const renting = {
  location: '1 Harbour Lane, Eastside',
  currentLatLng: JSON.stringify({ lat: 0.02, lng: 0.02 }),
  zoneid: '[1]',
  module: JSON.stringify({ id: 6, name: 'Rental', type: 'rental', zoneIds: [1] }),
};

/** The same with a destination and six hours. */
export const planned = {
  ...renting,
  'trip-plan': JSON.stringify({
    type: 'hourly',
    destination: { name: 'North Quay Station', lat: 0.1, lng: 0.02 },
    pickupAt: null,
    hours: 6,
    recent: [{ name: 'North Quay Station', lat: 0.1, lng: 0.02 }],
  }),
};

const plain: Record<string, unknown> = {
  '/api/v1/config': config,
  '/api/v1/module': [rentalModule],
  '/api/v1/config/distance-api': { distanceMeters: 12400, duration: '4500s' },
  '/api/v1/rental/vehicle/search': found([wireVehicle({ id: 1 }), wireVehicle({ id: 2 })]),
  '/api/v1/rental/vehicle/category-list': {
    total_size: 1,
    limit: 100,
    offset: 1,
    vehicles: [{ id: 1, name: 'SUV', image: null, image_full_url: null }],
  },
  '/api/v1/rental/vehicle/brand-list': { total_size: 0, limit: 100, offset: 1, brands: [] },
  '/api/v1/rental/user/cart/get-cart': { carts: [], user_data: [] },
};

/** The usual answers of the rental API; a test can replace single ones. */
export const rentalAnswers =
  (answers: Answers = () => undefined): Answers =>
  async (asked: Asked) =>
    (await answers(asked)) ?? plain[asked.path];
