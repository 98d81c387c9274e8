import type { components } from '../../openapi/generated/api.ts';
import { config } from '../catalogue/wireShop.tsx';

type Schemas = components['schemas'];

/**
 * A booked trip of one vehicle in the contract's wire format; a test overrides the fields that
 * matter.
 */
export const wireTrip = (over: Partial<Schemas['TripDetail']> = {}) => ({
  id: 100007,
  user_id: 1,
  provider_id: 60,
  zone_id: 1,
  module_id: 6,
  trip_amount: 60,
  discount_on_trip: 0,
  coupon_discount_amount: 0,
  coupon_code: null,
  trip_status: 'pending',
  payment_status: 'unpaid',
  payment_method: null,
  transaction_reference: null,
  tax_amount: 0,
  tax_status: 'included',
  trip_type: 'hourly',
  additional_charge: 0,
  partially_paid_amount: 0,
  distance: 0,
  estimated_hours: 6,
  canceled_by: 'none',
  cancellation_reason: null,
  // Without a place there is no map to load.
  pickup_location: { lat: 0, lng: 0, location_name: '24 Harbour Lane' },
  destination_location: null,
  user_info: {
    contact_person_name: 'Noor',
    contact_person_number: '+15550137123',
    contact_person_email: 'noor@example.com',
  },
  trip_note: null,
  otp: '4711',
  is_guest: 0,
  scheduled: 0,
  schedule_at: '2026-11-24 09:30:00',
  pending: '2026-11-21 10:00:00',
  quantity: 1,
  estimated_trip_end_time: '2026-11-24 15:30:00',
  provider: {
    id: 60,
    vendor_id: 118,
    name: 'Quayside Motors',
    slug: 'quayside-motors',
    phone: '+15550100060',
  },
  trip_details: [
    {
      id: 1,
      vehicle_id: 1,
      quantity: 1,
      price: 60,
      original_price: 60,
      calculated_price: 60,
      vehicle_details: { id: 1, name: 'Halden Trail', slug: 'halden-trail' },
      license_plate_number: [],
    },
  ],
  vehicle_identity: [],
  ...over,
});

/** A vehicle that was assigned to the trip, with who drives it. */
export const assigned = (over: object = {}) => ({
  id: 5,
  trip_id: 100007,
  vehicle_id: 1,
  trip_details_id: 1,
  vehicle_identity_id: 31,
  license_plate_number: 'SX 1204',
  vehicle_name: 'Halden Trail',
  driver_data: { id: 2, first_name: 'Idris', last_name: 'Boateng', phone: '+15550139000' },
  rating: null,
  comment: null,
  ...over,
});

/** A shop and a zone that take cash, the wallet and one gateway. */
export const payable: Record<string, unknown> = {
  '/api/v1/config': {
    ...config,
    cash_on_delivery: true,
    digital_payment: true,
    active_payment_method_list: [{ gateway: 'demo_card', gateway_title: 'Demo card' }],
    guest_checkout_status: 1,
  },
  '/api/v1/config/get-zone-id': {
    zone_id: '[1]',
    zone_data: [{ id: 1, name: 'Eastside', cash_on_delivery: true, digital_payment: true }],
  },
};
