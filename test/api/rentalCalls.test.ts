import { findPlacedOrder } from '../../src/api/checkout/calls.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TripSettings } from '../../machines/rules/domain.ts';
import { connectApi } from '../../src/api/client.ts';
import {
  fetchProvider,
  fetchProviderReviews,
  fetchProviderVehicles,
  fetchTripRoute,
  fetchVehicle,
  fetchVehicles,
} from '../../src/api/rental/calls.ts';
import {
  addRentalVehicle,
  clearRentalCart,
  fetchRentalCart,
  removeRentalLine,
  removeRentalLines,
  updateRentalLine,
  updateRentalTrip,
} from '../../src/api/rental/cart.ts';
import {
  bookTrip,
  cancelTrip,
  fetchTrip,
  fetchTripByPhone,
  fetchTripCoupon,
  fetchTrips,
  findBookedTrip,
  payTrip,
  reviewVehicle,
} from '../../src/api/rental/trips.ts';
import { saveRentalFavourite, fetchRentalFavourites } from '../../src/api/wishlist/calls.ts';

/** Tests of the rental requests that the client sends, as the requirements describe them. */

let sent: { line: string; body: unknown; key: string | null; zones: string | null }[] = [];

function serve(answer: unknown, status = 200): void {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const query = decodeURIComponent(searchParams.toString());
    const tail = pathname.replace('/api/v1/rental/', '');
    sent.push({
      line: `${request.method} ${tail}${query === '' ? '' : `?${query}`}`,
      body: text === '' ? null : JSON.parse(text),
      key: request.headers.get('Idempotency-Key'),
      zones: request.headers.get('zoneId'),
    });
    return Response.json(answer, { status });
  });
}

const visitor = (token: string | null) =>
  connectApi(
    () => ({
      token,
      guestId: '77',
      guestKey: null,
      zoneIds: [1],
      moduleId: 6,
      language: 'en',
      position: null,
    }),
    () => undefined,
  );

const trip: TripSettings = {
  type: 'hourly',
  pickup: { lat: 1.5, lng: 2.5, name: 'Lake Road 12' },
  destination: null,
  pickupAt: '2026-11-21 14:05',
  hours: 4,
  distanceKm: 0,
  drivingHours: 0,
};
const far: TripSettings = {
  ...trip,
  type: 'distance_wise',
  destination: { lat: 1.6, lng: 2.6, name: 'Old Market 1' },
  pickupAt: '2026-11-21 00:30',
  hours: 0,
  distanceKm: 18.4,
  drivingHours: 1,
};
const pickup = { lat: 1.5, lng: 2.5, location_name: 'Lake Road 12' };
const sentTrip = {
  rental_type: 'hourly',
  pickup_location: pickup,
  destination_location: null,
  pickup_time: '2026-11-21 02:05 PM',
  estimated_hours: 4,
  distance: 0,
  destination_time: 0,
};
const sentFar = {
  rental_type: 'distance_wise',
  pickup_location: pickup,
  destination_location: { lat: 1.6, lng: 2.6, location_name: 'Old Market 1' },
  pickup_time: '2026-11-21 12:30 AM',
  estimated_hours: null,
  distance: 18.4,
  destination_time: 1,
};
const empty = { carts: [], user_data: [] };

beforeEach(() => visitor(null));
afterEach(() => vi.unstubAllEnvs());

describe('the trip cart', () => {
  beforeEach(() => serve(empty));

  it('API-38, RENT-19: adds a vehicle with the whole trip, dates with AM and PM', async () => {
    await addRentalVehicle(301, 2, trip);
    visitor('a-token');
    await addRentalVehicle(301, 1, far);
    expect(sent.map(({ line }) => line)).toEqual([
      'POST user/cart/add-to-cart',
      'POST user/cart/add-to-cart',
    ]);
    const vehicle = { user_id: null, vehicle_id: 301 };
    expect(sent[0]?.body).toEqual({ ...sentTrip, ...vehicle, quantity: 2, guest_id: '77' });
    expect(sent[1]?.body).toEqual({ ...sentFar, ...vehicle, quantity: 1, guest_id: null });
  });

  it('API-45, OPEN-34: driving time is sent in whole hours, the way in km', async () => {
    await addRentalVehicle(301, 1, { ...far, drivingHours: 3, distanceKm: 212.407 });
    expect(sent[0]?.body).toMatchObject({ destination_time: 3, distance: 212.407 });
    serve({
      carts: [],
      user_data: { ...sentFar, id: 8, destination_time: '3', distance: '212.407' },
    });
    expect((await fetchRentalCart()).trip).toMatchObject({ drivingHours: 3, distanceKm: 212.407 });
  });

  it.each([
    ['7199s', 1],
    ['7200s', 2],
    ['3599s', 0],
  ])('RENT-18, OPEN-34: a way of %s is sent as destination_time %d', async (duration, hours) => {
    serve({ distanceMeters: 18_432, duration });
    const way = await fetchTripRoute(far.pickup, far.pickup);
    serve(empty);
    await addRentalVehicle(301, 1, { ...far, drivingHours: way?.drivingHours ?? -1 });
    expect(sent[0]?.body).toMatchObject({ destination_time: hours });
  });

  it('RENT-04: a trip that begins now names no time', async () => {
    await addRentalVehicle(301, 1, { ...trip, pickupAt: null });
    expect(sent[0]?.body).toMatchObject({ pickup_time: null });
  });

  it('API-39, API-42: a change of a line names its row, one of the trip the id of user_data', async () => {
    await updateRentalLine(21, 3, trip);
    await updateRentalTrip(8, far);
    expect(sent.map(({ line }) => line)).toEqual([
      'PUT user/cart/update-cart',
      'PUT user/cart/update-user-data/8',
    ]);
    expect(sent[0]?.body).toEqual({ ...sentTrip, cart_id: 21, quantity: 3, guest_id: '77' });
    expect(sent[1]?.body).toEqual({ ...sentFar, guest_id: '77' });
  });

  it('API-11, API-40, API-41, API-43, OPEN-36, OPEN-76: reads, removes and checks with a guest id', async () => {
    await fetchRentalCart();
    await removeRentalLine(21);
    await removeRentalLines([21, 22]);
    await clearRentalCart(null);
    await clearRentalCart({
      vehicleId: 5,
      quantity: 1,
      pickupAt: '2026-11-21 09:00',
      type: 'hourly',
    });
    expect(sent.map(({ line }) => line)).toEqual([
      'GET user/cart/get-cart?guest_id=77',
      'DELETE user/cart/remove-vehicle/21?guest_id=77',
      'DELETE user/cart/remove-multiple-cart?cart_ids=[21,22]&guest_id=77',
      'DELETE user/cart/remove-cart?guest_id=77',
      'DELETE user/cart/remove-cart?vehicle_id=5&quantity=1&rental_type=hourly&pickup_time=2026-11-21+09:00+AM&guest_id=77',
    ]);
  });

  it('API-12: emptying the cart names vehicle, quantity, pickup time and type of trip, and the guest', async () => {
    const next = { vehicleId: 5, quantity: 2, pickupAt: '2026-11-21 14:05' };
    await clearRentalCart({ ...next, type: 'distance_wise' });
    visitor('a-token');
    await clearRentalCart({ ...next, type: 'hourly' });
    expect(sent.map(({ line }) => line)).toEqual([
      'DELETE user/cart/remove-cart?vehicle_id=5&quantity=2&rental_type=distance_wise&pickup_time=2026-11-21+02:05+PM&guest_id=77',
      'DELETE user/cart/remove-cart?vehicle_id=5&quantity=2&rental_type=hourly&pickup_time=2026-11-21+02:05+PM',
    ]);
  });

  it.each([
    ['hourly', 'hourly', 'hourly'],
    ['distance_wise', 'distance_wise', 'distance_wise'],
    ['distance', 'distance_wise', 'distance_wise'],
  ])('RENT-07, OPEN-32: a trip of type %s is %s, and goes out as %s', async (wire, read, out) => {
    serve({ carts: [], user_data: { ...sentTrip, id: 8, rental_type: wire } });
    const { trip: kept } = await fetchRentalCart();
    expect(kept?.type).toBe(read);
    await updateRentalTrip(8, { ...trip, type: kept?.type ?? 'hourly' });
    expect(sent[1]?.body).toMatchObject({ rental_type: out });
  });

  it('MOD-07, MOD-08: the cart is read with no zones named, and changed with the customer’s', async () => {
    await fetchRentalCart();
    await fetchRentalCart(undefined, 6);
    await clearRentalCart(null);
    expect(sent.map(({ zones }) => zones)).toEqual([null, null, '[1]']);
  });

  it.each([
    ['bare ids', [21, '22']],
    ['rows', [{ id: 21 }, { cart_id: 22 }]],
  ])('RENT-16: a refusal that lists cart rows is an answer: %s', async (_, list) => {
    serve(list, 403);
    expect(await updateRentalTrip(8, far)).toEqual({ type: 'conflicts', lineIds: [21, 22] });
    expect(await updateRentalLine(21, 1, far)).toEqual({ type: 'conflicts', lineIds: [21, 22] });
  });

  it('MSG-21: any other refusal rejects with the server’s words', async () => {
    serve({ errors: [{ code: 'cart_item', message: 'Closed now' }] }, 403);
    await expect(updateRentalTrip(8, far)).rejects.toMatchObject({
      failure: { kind: 'refused', entries: [{ code: 'cart_item', message: 'Closed now' }] },
    });
    serve([], 403);
    await expect(updateRentalTrip(8, far)).rejects.toMatchObject({ failure: { entries: [] } });
  });

  it('DATA-20, OPEN-32, OPEN-33, OPEN-42: reads rows and trip in each of their spellings', async () => {
    serve({
      carts: [
        {
          id: '21',
          quantity: '2',
          price: '43.20',
          vehicle_id: 301,
          vehicle: { name: 'Breeze', total_vehicles: 3, air_condition: 2, trip_hourly: '1' },
          provider: { id: 60, name: 'Northgate', tax: '5', pickup_zone_id: '["1","2"]' },
        },
      ],
      user_data: {
        id: 8,
        pickup_location: { lat: '1.5', lng: '2.5', location_name: 'Lake Road 12' },
        destination_location: null,
        pickup_time: '2026-11-21 14:05:00',
        rental_type: 'distance',
        distance: '18.4',
        total_cart_price: 43.2,
      },
    });
    expect(await fetchRentalCart()).toMatchObject({
      lines: [
        {
          id: 21,
          quantity: 2,
          price: 43.2,
          vehicle: {
            id: 301,
            available: 3,
            airCondition: true,
            hourly: true,
            provider: { id: 60, taxPercent: 5 },
          },
        },
      ],
      trip: {
        id: 8,
        type: 'distance_wise',
        pickupAt: '2026-11-21 14:05',
        distanceKm: 18.4,
        destination: null,
      },
      pickupZoneIds: [1, 2],
      total: 43.2,
    });
  });

  it.each([
    ['Asia/Dhaka', '2026-11-21T08:05:00.000000Z'],
    ['Asia/Dhaka', '2026-11-21T10:05:00+02:00'],
    ['America/New_York', '2026-11-21T19:05:00Z'],
    ['Asia/Dhaka', '2026-11-21T14:05:00'],
    ['Asia/Dhaka', '2026-11-21 14:05:00'],
  ])(
    'wire facts 1.7: with the clock of %s, a pickup at %s is 14:05, and is sent back so',
    async (zone, at) => {
      vi.stubEnv('TZ', zone);
      serve({ carts: [], user_data: { ...sentTrip, id: 8, pickup_time: at } });
      const read = (await fetchRentalCart()).trip;
      expect(read?.pickupAt).toBe('2026-11-21 14:05');
      if (read === null) return;
      serve(empty);
      await updateRentalLine(21, 3, read);
      expect(sent[0]?.body).toMatchObject({ cart_id: 21, pickup_time: '2026-11-21 02:05 PM' });
      const moments = { schedule_at: at, estimated_trip_end_time: at };
      serve({ id: 9, ...moments });
      expect(await fetchTrip(9)).toMatchObject({
        pickupAt: '2026-11-21 14:05',
        endsAt: '2026-11-21 14:05',
      });
    },
  );
});

describe('the search', () => {
  it('API-36, API-37: sends trip and filters as the wire has them, and nothing that is not asked', async () => {
    serve({ total_size: 0, vehicles: [], min_price: 0, max_price: 0 });
    await fetchVehicles(null, {}, 1);
    await fetchVehicles(
      trip,
      {
        name: ' aurora ',
        categoryIds: [1, 2],
        brandIds: [],
        minPrice: 5,
        seats: ['1-4'],
        airCondition: false,
        fuels: ['petrol'],
        topRated: true,
        sortByPrice: 'desc',
      },
      2,
    );
    await fetchProviderVehicles(60, {}, 1);
    expect(sent.map(({ line }) => line)).toEqual([
      'GET vehicle/search?limit=24&offset=1',
      'GET vehicle/search?name=aurora&pickup_location={"lat":1.5,"lng":2.5}&date=2026-11-21+02:05+PM&duration=4&min_price=5&sortby_price=desc&top_rated=1&category_ids=[1,2]&seating_capacity=["1-4"]&no_air_condition=1&fuel_type=["petrol"]&limit=24&offset=2&trip_type=hourly',
      'GET vehicle/get-provider-vehicles?limit=24&offset=1&provider_id=60&trip_type=provider_wise',
    ]);
  });

  it('API-37: reads a vehicle, a provider and its reviews by GET', async () => {
    serve({ id: 60 });
    await fetchVehicle('halden');
    await fetchProvider('northgate');
    await fetchProviderReviews('northgate', 2);
    expect(sent.map(({ line }) => line)).toEqual([
      'GET vehicle/get-vehicle-details/halden',
      'GET provider/get-provider-details/northgate',
      'GET provider/get-provider-reviews/northgate?limit=10&offset=2',
    ]);
  });

  it('API-37: takes no answer without an id for a vehicle or a provider', async () => {
    serve({});
    const malformed = { failure: { kind: 'malformed' } };
    await expect(fetchVehicle('halden')).rejects.toMatchObject(malformed);
    await expect(fetchProvider('northway')).rejects.toMatchObject(malformed);
  });

  it('RENT-17, RENT-18, PRICE-16: km from metres, whole hours from seconds, nothing without a way', async () => {
    serve({ distanceMeters: 18_432, duration: '7300s' });
    expect(await fetchTripRoute(trip.pickup, trip.pickup)).toEqual({
      distanceKm: 18.432,
      drivingHours: 2,
    });
    serve({
      rows: [{ elements: [{ status: 'OK', distance: { value: 900 }, duration: { value: 3599 } }] }],
    });
    expect(await fetchTripRoute(trip.pickup, trip.pickup)).toEqual({
      distanceKm: 0.9,
      drivingHours: 0,
    });
    serve({ rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] });
    expect(await fetchTripRoute(trip.pickup, trip.pickup)).toBeNull();
  });
});

describe('trips', () => {
  const booking = {
    type: 'hourly' as const,
    providerId: 60,
    pickupAt: '2026-11-21 14:05',
    amount: 45.36,
    note: 'Blue gate',
    couponCode: null,
    contact: { name: 'Nadia', phone: '+15550137001', email: 'nadia@example.com' },
  };

  it('API-44: takes no answer without an id for a trip, when it books and when it looks one up', async () => {
    serve({});
    await expect(bookTrip('key', booking)).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
    await expect(findBookedTrip('key')).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  });

  it('API-44: books under one key and answers the bare id', async () => {
    serve(100_004);
    expect(await bookTrip('one-intent-key', booking)).toBe(100_004);
    await bookTrip('one-intent-key', { ...booking, pickupAt: null });
    expect(sent[0]).toMatchObject({
      line: 'POST user/trip/trip-booking',
      key: 'one-intent-key',
      body: {
        trip_amount: 45.36,
        trip_type: 'hourly',
        provider_id: 60,
        scheduled: 1,
        schedule_at: '2026-11-21 02:05 PM',
        additional_note: 'Blue gate',
        coupon_code: null,
        contact_person_name: 'Nadia',
        contact_person_number: '+15550137001',
        contact_person_email: 'nadia@example.com',
        guest_id: '77',
      },
    });
    expect(sent[1]?.body).toMatchObject({ scheduled: 0, schedule_at: null });
  });

  it('API-44: asks what became of a key; a trip that does not stand is none', async () => {
    serve(100_004);
    expect(await findBookedTrip('one-intent-key')).toBe(100_004);
    serve({ errors: [{ code: 'trip', message: 'None' }] }, 404);
    expect(await findBookedTrip('one-intent-key')).toBeNull();
  });

  it('API-44 CHK-01: a backend that does not know the question says nothing of a trip or an order', async () => {
    for (const find of [findBookedTrip, findPlacedOrder]) {
      serve({ message: 'Not Found' }, 404);
      await expect(find('one-intent-key')).rejects.toMatchObject({ failure: { kind: 'notFound' } });
    }
  });

  it('API-44, GUEST-02: lists, opens, cancels and reviews', async () => {
    serve({ id: 9, message: 'Done', trips: [], total_size: 0 });
    await fetchTrips('running', 2, 6);
    await fetchTrips('canceled', 1, 6);
    await fetchTrip(9);
    await fetchTripByPhone(9, '+1 555 0137');
    expect(await cancelTrip(9, 'Plans changed')).toBe('Done');
    const review = { tripId: 9, vehicleId: 301, vehicleIdentityId: 70, rating: 5, comment: 'Good' };
    expect(await reviewVehicle(review)).toBe('Done');
    expect(sent.map(({ line }) => line)).toEqual([
      'GET user/trip/get-trip-list/running?limit=10&offset=2&guest_id=77',
      'GET user/trip/get-trip-list/completed?limit=10&offset=1&trip_status=canceled&guest_id=77',
      'GET user/trip/get-trip-details?trip_id=9&guest_id=77',
      'GET user/trip/get-trip-details?trip_id=9&guest_id=77&contact_number=+1+555+0137',
      'PUT user/trip/cancel-trip',
      'POST user/review/add',
    ]);
    expect(sent.at(-2)?.body).toEqual({
      trip_id: 9,
      cancellation_reason: 'Plans changed',
      guest_id: '77',
    });
    expect(sent.at(-1)?.body).toEqual({
      trip_id: 9,
      vehicle_id: 301,
      vehicle_identity_id: 70,
      rating: 5,
      comment: 'Good',
    });
  });

  it('API-44: paying answers a message, or the bare address of a gateway; refusals list their messages', async () => {
    const pay = () =>
      payTrip(9, { kind: 'digital', gateway: 'card' }, 'https://shop.example/trips/9');
    serve({ message: 'Payment info updated.' });
    expect(await pay()).toEqual({ type: 'done', message: 'Payment info updated.' });
    expect(sent[0]?.line).toBe('POST user/trip/payment');
    expect(sent[0]?.body).toMatchObject({
      trip_id: 9,
      payment_platform: 'web',
      payment_method: 'digital_payment',
      payment_gateway: 'card',
      callback_url: 'https://shop.example/trips/9',
    });
    serve('https://pay.example/9');
    expect(await pay()).toEqual({ type: 'goTo', url: 'https://pay.example/9' });
    serve({ message: [{ code: 'payment_method', message: 'Not offered' }] }, 403);
    await expect(pay()).rejects.toMatchObject({
      failure: { entries: [{ code: 'payment_method', message: 'Not offered' }] },
    });
  });

  it('wire facts 14.5: a guest’s coupon is found in the public list', async () => {
    serve([{ id: 1, code: 'TRIP10', discount: 10, discount_type: 'percent' }]);
    expect(await fetchTripCoupon('trip10', 60)).toMatchObject({ code: 'TRIP10' });
    await expect(fetchTripCoupon('nope', 60)).rejects.toMatchObject({
      failure: { kind: 'notFound' },
    });
    visitor('a-token');
    serve({ id: 1, code: 'TRIP10' });
    await fetchTripCoupon('TRIP10', 60);
    expect(sent[0]?.line).toBe('GET coupon/apply?code=TRIP10&provider_id=60');
  });
});

it('API-31, API-32, OPEN-35: favourites are named by vehicle_id or provider_id', async () => {
  serve({ message: 'Added', vehicles: [{ id: 3 }], providers: [{ id: 60 }] });
  expect(await saveRentalFavourite('vehicle', 3, true)).toBe('Added');
  await saveRentalFavourite('provider', 60, false);
  expect(await fetchRentalFavourites()).toMatchObject({
    vehicles: [{ id: 3 }],
    providers: [{ id: 60 }],
  });
  expect(sent.map(({ line }) => line)).toEqual([
    'POST user/wish-list/add?vehicle_id=3',
    'DELETE user/wish-list/remove?provider_id=60',
    'GET user/wish-list?limit=100&offset=1',
  ]);
});
