import { wireOrder } from './wireOrder.ts';

/**
 * A parcel from Maya to Omar in the wire format of the tracking call; a test overrides the fields
 * that matter.
 */
export const wireParcel = (over: Record<string, unknown> = {}) =>
  wireOrder({
    order_type: 'parcel',
    module_type: 'parcel',
    order_amount: 6.02,
    delivery_charge: 5.52,
    dm_tips: 0,
    additional_charge: 0.5,
    distance: 4.6,
    min_delivery_time: 0,
    max_delivery_time: 0,
    otp: '7306',
    pickup_otp: '4821',
    order_note: 'Ceramic bowl, 2–5 kg, Fragile, handle with care',
    delivery_instruction: 'Ring twice',
    charge_payer: 'sender',
    parcel_category_id: 2,
    parcel_category: { id: 2, name: 'Small parcel', image_full_url: '/small.webp' },
    delivery_address: {
      address: '24 Harbour Lane',
      latitude: '1.01',
      longitude: '1.01',
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137000',
    },
    receiver_details: {
      address: '31 Mill Road',
      floor: '1',
      latitude: '1.05',
      longitude: '1.05',
      contact_person_name: 'Omar Aziz',
      contact_person_number: '+15550137009',
      zone_id: 2,
    },
    ...over,
  });
