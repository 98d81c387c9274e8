import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';

/** What a client remembers of the answers it got, by the names its later calls use. */
export type Memory = Record<string, string | number>;

/** One call of the session. `$name` in its parts stands for what the client remembers. */
export interface Step {
  /** Method and path below `/api/v1/`. */
  call: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The module in which the call is made, by its name in the memory. */
  module?: '$food' | '$rental';
  /**
   * True: with the token of the session. False: with `Bearer null`, which this client sends when
   * nobody is signed in.
   */
  token?: boolean;
  /** The status and code of the refusal that this call must get; absent when it must succeed. */
  provokes?: [status: number, code: string];
  /**
   * The parts of the answer that the client reads: paths with dots; `0` is the first entry of a
   * list.
   */
  reads?: readonly string[];
  /**
   * What the client remembers of the answer, by name: a path in it, or a function that finds the
   * value.
   */
  keeps?: Record<string, string | ((body: unknown, memory: Memory) => string | number)>;
  /** The time of the shop from this call on. */
  at?: string;
}

const rows = (body: unknown, key: string) =>
  asList(asObject(body)[key]).map((one) => asObject(one));

function found<T>(list: readonly T[], fits: (one: T) => boolean, what: string): T {
  const one = list.find(fits);
  if (one === undefined) throw new Error(`The client finds no ${what}.`);
  return one;
}

const moduleOf = (type: string) => (body: unknown) =>
  asNumber(
    found(
      asList(body).map((one) => asObject(one)),
      (one) => one['module_type'] === type,
      type,
    )['id'],
  );

const openStore = (body: unknown) =>
  asNumber(
    found(
      rows(body, 'stores'),
      (one) => one['open'] === 1 && one['active'] === true && one['delivery'] === true,
      'open store',
    )['id'],
  );

/** An item without a choice to make. */
const plainItem = (body: unknown) =>
  found(
    rows(body, 'products'),
    (one) =>
      one['food_variations'] === '' &&
      one['available_time_starts'] === null &&
      one['maximum_cart_quantity'] === null,
    'plain item',
  );

/** A quantity that exceeds the store's minimum order by far, even after all discounts. */
const enough = (body: unknown, { minimum }: Memory) =>
  Math.ceil((2 * asNumber(minimum) + 10) / asNumber(plainItem(body)['price']));

const home: Step[] = [
  { call: 'GET config', reads: ['base_urls.item_image_url', 'module_config.module_type.0'] },
  {
    call: 'GET react-landing-page',
    reads: ['header_title', 'meta_title', 'testimonial_list.0.id'],
  },
  { call: 'GET get-metadata', query: { page_name: 'landing' }, reads: ['meta_title'] },
  { call: 'POST auth/guest/request', body: { fcm_token: '' }, keeps: { guest: 'guest_id' } },
  {
    call: 'GET config/place-api-autocomplete',
    query: { search_text: '24 harbour lane' },
    reads: ['predictions.0.structured_formatting.main_text'],
    keeps: { place: 'predictions.0.place_id' },
  },
  {
    call: 'GET config/place-api-details',
    query: { placeid: '$place' },
    keeps: { lat: 'location.latitude', lng: 'location.longitude' },
  },
  {
    call: 'GET config/get-zone-id',
    query: { lat: '$lat', lng: '$lng' },
    reads: ['zone_data.0.modules.0.id'],
    keeps: { zones: 'zone_id', zone: 'zone_data.0.id' },
  },
  {
    call: 'GET config/geocode-api',
    query: { lat: '$lat', lng: '$lng' },
    keeps: { address: 'results.0.formatted_address' },
  },
  { call: 'GET module', keeps: { food: moduleOf('food'), rental: moduleOf('rental') } },
  {
    call: 'GET banners',
    query: { featured: 'undefined' },
    module: '$food',
    reads: ['banners.0.id'],
  },
  { call: 'GET categories', query: { search: 'undefined' }, module: '$food', reads: ['0.childes'] },
  { call: 'GET campaigns/basic', module: '$food' },
  { call: 'GET campaigns/item', module: '$food' },
  { call: 'GET advertisement/list', module: '$food' },
  {
    call: 'GET items/popular',
    query: { offset: '1', limit: 'undefined', type: 'all' },
    module: '$food',
    reads: ['products.0.id', 'products.0.store_name'],
  },
  { call: 'GET stores/quick-delivery', module: '$food', reads: ['stores.0.delivery_time'] },
  {
    call: 'GET stores/get-stores/all',
    query: { store_type: 'all', offset: '1', limit: '20', type: 'default' },
    module: '$food',
    reads: ['total_size', 'stores.0.category_ids.0', 'stores.0.total_items'],
    keeps: { store: openStore },
  },
  { call: 'GET customer/cart/list', query: { guest_id: '$guest' }, module: '$food' },
];

const store: Step[] = [
  {
    call: 'GET stores/details/$store',
    // It opens a store of food from wherever its customer is.
    module: '$rental',
    reads: ['category_details.0.name', 'schedules.0.day', 'meta_title'],
    keeps: { minimum: 'minimum_order', storeLat: 'latitude', storeLng: 'longitude' },
  },
  {
    call: 'GET items/latest',
    query: {
      store_id: '$store',
      category_id: '0',
      offset: '1',
      limit: '50?',
      type: 'all',
      min_price: '',
      max_price: 'NaN',
    },
    module: '$food',
    keeps: {
      item: (body) => asNumber(plainItem(body)['id']),
      price: (body) => asNumber(plainItem(body)['price']),
      quantity: enough,
    },
  },
  {
    call: 'GET items/details/$item',
    query: { campaign: 'undefined' },
    module: '$food',
    reads: ['store_details.id', 'name'],
  },
  { call: 'GET coupon/list/all', module: '$food' },
  {
    call: 'POST customer/cart/add',
    body: {
      guest_id: '$guest',
      model: 'Item',
      item_id: '$item',
      price: '$price',
      quantity: 1,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
    module: '$food',
    keeps: { row: '0.id' },
  },
  {
    call: 'POST customer/cart/update',
    body: {
      cart_id: '$row',
      guest_id: '$guest',
      model: 'Item',
      item_id: '$item',
      price: '$price',
      quantity: '$quantity',
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
    module: '$food',
    reads: ['0.quantity', '0.item.image_full_url'],
  },
];

const checkout: Step[] = [
  {
    call: 'POST auth/login',
    body: {
      login_type: 'manual',
      email_or_phone: 'maya@sixways.example',
      password: 'Sixways-demo-1',
      field_type: 'email',
      type: 'email',
      guest_id: '$guest',
    },
    reads: ['is_personal_info'],
    keeps: { token: 'token' },
  },
  { call: 'GET customer/info', token: true, reads: ['created_at', 'f_name', 'wallet_balance'] },
  {
    call: 'GET customer/cart/list',
    query: { guest_id: 'undefined' },
    module: '$food',
    token: true,
    // The guest's cart has become the customer's.
    reads: ['0.item.price'],
  },
  {
    call: 'GET customer/address/list',
    query: { limit: '10', offset: '1' },
    token: true,
    reads: ['addresses.0.latitude'],
  },
  {
    call: 'POST customer/order/get-Tax',
    body: { order_amount: null, store_id: '$store', is_buy_now: 0, guest_id: null },
    module: '$food',
    token: true,
    reads: ['tax_amount', 'tax_status'],
  },
  {
    call: 'GET config/distance-api',
    query: {
      origin_lat: '$storeLat',
      origin_lng: '$storeLng',
      destination_lat: '$lat',
      destination_lng: '$lng',
      mode: 'WALK',
    },
    keeps: { km: (body) => asNumber(asObject(body)['distanceMeters']) / 1000 },
  },
  { call: 'GET vehicle/extra_charge', query: { distance: '$km' } },
  { call: 'GET most-tips' },
  { call: 'GET offline_payment_method_list', reads: ['0.method_name'] },
  { call: 'GET coupon/list', module: '$food', token: true },
  {
    call: 'GET cashback/getCashback',
    query: { amount: '$price' },
    module: '$food',
    token: true,
    reads: ['calculated_amount'],
  },
  {
    call: 'POST customer/order/get-surge-price',
    body: {
      zone_id: '$zone',
      module_id: '$food',
      date_time: '2026-11-18 12:00:00',
      guest_id: null,
    },
    module: '$food',
    token: true,
    reads: ['price', 'price_type'],
  },
  {
    call: 'POST customer/order/place',
    body: {
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      // Goods alone: it leaves tax and fees to the server.
      order_amount: '$price',
      store_id: '$store',
      distance: '$km',
      address: '$address',
      latitude: '$lat',
      longitude: '$lng',
      address_type: 'home',
      road: '',
      house: '',
      floor: '',
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137000',
      contact_person_email: 'maya@sixways.example',
      guest_id: null,
      is_guest: 0,
      is_buy_now: 0,
      cart: '[]',
      schedule_at: null,
      coupon_code: null,
      coupon_discount_amount: 0,
      discount_amount: 0,
      tax_amount: 0,
      order_note: '',
      cutlery: 0,
      dm_tips: 0,
      partial_payment: 0,
      extra_packaging_amount: 0,
    },
    module: '$food',
    token: true,
    reads: ['message', 'total_ammount'],
    keeps: { order: 'order_id', total: 'total_ammount', created: 'created_at' },
  },
  {
    // It orders what is no longer in its cart: a double press.
    call: 'POST customer/order/place',
    body: {
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: '$price',
      store_id: '$store',
      latitude: '$lat',
      longitude: '$lng',
      is_buy_now: 0,
    },
    module: '$food',
    token: true,
    provokes: [403, 'order_details'],
  },
];

const tracking: Step[] = [
  {
    call: 'GET customer/order/track',
    query: { order_id: '$order', contact_number: 'undefined', guest_id: 'null' },
    token: true,
    reads: ['order_status', 'store.name', 'delivery_address.address', 'order_amount'],
  },
  {
    call: 'GET customer/order/details',
    query: { order_id: '$order', guest_id: 'undefined' },
    token: true,
    reads: ['0.item_details.name', '0.price', '0.quantity'],
  },
  {
    call: 'GET customer/order/running-orders',
    query: { limit: '10', offset: '1' },
    token: true,
    reads: ['orders.0.created_at'],
  },
  {
    // The client asks for an order of somebody else.
    call: 'GET customer/order/track',
    query: { order_id: '1', contact_number: 'undefined', guest_id: 'null' },
    token: true,
    provokes: [404, 'order'],
  },
  {
    call: 'GET delivery-man/last-location',
    query: { order_id: '$order' },
    at: '2026-11-18T12:05:00',
    reads: ['latitude', 'longitude', 'delivery_man_id'],
  },
  {
    call: 'GET customer/order/track',
    query: { order_id: '$order' },
    token: true,
    at: '2026-11-18T12:30:00',
    reads: ['delivered'],
    keeps: { status: 'order_status' },
  },
  { call: 'GET customer/order/last', token: true, reads: ['0.store.name'] },
  {
    call: 'POST customer/order-again/reorder',
    body: { order_id: '$order' },
    token: true,
    reads: ['0.item_id'],
  },
  { call: 'GET customer/cart/get-all', token: true, reads: ['0.module_id'] },
];

const wallet: Step[] = [
  {
    call: 'GET customer/wallet/transactions',
    query: { offset: '1', limit: '10', type: 'undefined' },
    token: true,
    reads: ['total_size'],
  },
  { call: 'GET customer/wallet/bonuses', token: true },
  {
    call: 'POST customer/wallet/add-fund',
    body: {
      amount: 25,
      payment_method: 'demo_card',
      payment_platform: 'web',
      callback: 'https://foreign.test/profile?page=wallet',
    },
    token: true,
    keeps: { pay: 'redirect_link' },
  },
  {
    call: 'GET customer/loyalty-point/transactions',
    query: { offset: '1', limit: '10' },
    token: true,
    reads: ['total_size'],
  },
];

const chat: Step[] = [
  {
    call: 'GET customer/message/list',
    query: { limit: '10', offset: '1', type: 'vendor' },
    token: true,
    reads: ['total_size'],
  },
  { call: 'GET customer/automated-message', reads: ['data.0.message'] },
  {
    call: 'POST customer/message/send',
    body: {
      conversation_id: 0,
      receiver_type: 'admin',
      receiver_id: 0,
      message: 'Is the kitchen open on Sunday?',
      offset: 1,
      limit: 10,
    },
    token: true,
    reads: ['messages.0.message'],
    keeps: { talk: 'conversation.id' },
  },
  {
    call: 'GET customer/message/details',
    query: { conversation_id: '$talk?', offset: '1', limit: '10' },
    token: true,
    reads: ['messages.0.message', 'conversation.receiver_type'],
  },
  { call: 'GET customer/notifications', token: true, reads: ['0.data.title'] },
];

const trip: Step[] = [
  { call: 'GET rental/banners', module: '$rental' },
  { call: 'GET rental/vehicle/category-list', module: '$rental', reads: ['vehicles.0.name'] },
  {
    call: 'GET rental/vehicle/search',
    query: {
      name: 'undefined',
      pickup_location: '{"lat":$lat,"lng":$lng}',
      date: '2026-11-19 10:00 AM',
      trip_type: 'hourly',
      min_price: 'undefined',
      category_ids: '[]',
      brand_ids: '[]',
      top_rated: '',
      limit: '10',
      offset: '1',
    },
    module: '$rental',
    reads: ['total_size', 'min_price'],
    keeps: { vehicle: 'vehicles.0.id', provider: 'vehicles.0.provider_id' },
  },
  {
    call: 'GET rental/vehicle/get-vehicle-details/$vehicle',
    module: '$rental',
    reads: ['provider.name', 'hourly_price'],
  },
  {
    call: 'POST rental/user/cart/add-to-cart',
    body: {
      vehicle_id: '$vehicle',
      quantity: 1,
      rental_type: 'hourly',
      estimated_hours: 4,
      pickup_location: { lat: '$lat', lng: '$lng', location_name: '$address' },
      pickup_time: '2026-11-19 10:00 AM',
      guest_id: null,
    },
    module: '$rental',
    token: true,
    reads: ['carts.0.vehicle.name'],
    keeps: { tripPrice: 'user_data.total_cart_price' },
  },
  {
    call: 'GET rental/user/cart/get-cart',
    query: { guest_id: 'undefined' },
    module: '$rental',
    token: true,
    reads: ['carts.0.price'],
  },
  {
    call: 'POST rental/user/trip/trip-booking',
    body: {
      trip_amount: '$tripPrice',
      trip_type: 'hourly',
      provider_id: '$provider',
      scheduled: 1,
      schedule_at: '2026-11-19 10:00 AM',
      additional_note: null,
      coupon_code: null,
      guest_id: null,
    },
    module: '$rental',
    token: true,
    keeps: { trip: '' },
  },
  {
    call: 'GET rental/user/trip/get-trip-list/running',
    query: { limit: '10', offset: '1', guest_id: 'undefined', trip_status: 'undefined' },
    module: '$rental',
    token: true,
    reads: ['trips.0.trip_amount'],
  },
  {
    call: 'POST rental/user/trip/payment',
    body: { trip_id: '$trip', payment_method: 'cash_payment', guest_id: null },
    module: '$rental',
    token: true,
    reads: ['message'],
  },
  {
    call: 'GET rental/user/trip/get-trip-details',
    query: { trip_id: '$trip', guest_id: 'undefined', contact_number: 'undefined' },
    module: '$rental',
    token: true,
    reads: ['trip_details.0.vehicle_details.name', 'provider.name'],
    keeps: { tripStatus: 'trip_status' },
  },
  { call: 'GET rental/customer/trip/last', module: '$rental', token: true },
];

/**
 * A session of a typical public web client for this API, from the landing page to a tracked order,
 * the wallet, a chat and a trip: what it sends, and what it reads of each answer (wire facts, above
 * all 18).
 */
export const session = { home, store, checkout, tracking, wallet, chat, trip };

/** The value at a path with dots in the body of an answer; the body itself for an empty path. */
export function at(body: unknown, path: string): unknown {
  if (path === '') return body;
  return path.split('.').reduce<unknown>((value, key) => {
    const list = asList(value);
    return /^\d+$/.test(key) ? list[Number(key)] : asObject(value)[key];
  }, body);
}

/**
 * A part of a call with remembered values in the place of their names (`$name`). A text that is only
 * one name becomes the value itself, with its type.
 */
export function filled(part: unknown, memory: Memory): unknown {
  if (typeof part === 'string') {
    const whole = /^\$(\w+)$/.exec(part)?.[1];
    if (whole !== undefined) return memory[whole];
    return part.replaceAll(/\$(\w+)/g, (_name, name: string) => asText(memory[name]));
  }
  if (Array.isArray(part)) return part.map((one) => filled(one, memory));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, filled(one, memory)]));
}
