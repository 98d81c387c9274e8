import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vehicles } from '../../openapi/sandbox/db/schema/rental.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { straightLineKm } from '../../machines/rules/distance.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { auth, manual, tokenOf } from './identity.ts';
import { askAs, byDistance, cartOf, fleet, hourly, pointIn, type Caller } from './rental.ts';
import { codesOf, newGuest, NOON, stopClock } from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

let server: TestServer;
let guest: Caller & { guestId: number };
type Vehicle = typeof vehicles.$inferSelect;
let both: Vehicle[];
let onlyHourly: Vehicle;
let onlyFar: Vehicle;
let elsewhere: Vehicle;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  const yard = (hours: boolean, far: boolean) =>
    fleet(server, 'northgate-cars', eq(vehicles.hourly, hours), eq(vehicles.byDistance, far));
  both = await yard(true, true);
  const one = (rows: Vehicle[]) => {
    const [row] = rows;
    if (row === undefined) throw new Error('The demo has no such vehicle.');
    return row;
  };
  onlyHourly = one(await yard(true, false));
  onlyFar = one(await yard(false, true));
  elsewhere = one(await fleet(server, 'harbour-wheels', eq(vehicles.hourly, true)));
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = { guestId: await newGuest(server) };
});

const car = (at: number): Vehicle => {
  const row = both[at];
  if (row === undefined) throw new Error('The demo has no such vehicle.');
  return row;
};
const add = (
  vehicle: Vehicle,
  trip: object = hourly(),
  more: Record<string, unknown> = {},
  as = guest,
) => askAs(server, as, 'POST', 'cart/add-to-cart', { ...trip, vehicle_id: vehicle.id, ...more });
const read = () => askAs(server, guest, 'GET', 'cart/get-cart');
const textOf = ({ body }: Answer) => asObject(asList(asObject(body)['errors'])[0])['message'];

describe('adding', () => {
  it('API-11, DATA-20: an empty cart has an empty list for its trip', async () => {
    expect((await read()).body).toEqual({ carts: [], user_data: [] });
  });

  it('API-38, RENT-08: the first vehicle makes the trip, further ones join it', async () => {
    const first = cartOf(await add(car(0), hourly(), { quantity: 1, user_id: 5 }));
    expect(first.lines).toMatchObject([{ vehicle: { id: car(0).id }, quantity: 1 }]);
    expect(first.trip).toMatchObject({
      type: 'hourly',
      hours: 4,
      pickupAt: '2026-11-19 10:00',
      destination: null,
    });
    expect(first.pickupZoneIds).toContain(1);
    const second = cartOf(await add(car(1)));
    expect(second.lines.map(({ vehicle }) => vehicle.id)).toEqual([car(0).id, car(1).id]);
    expect(second.provider?.name).toBe('Northgate Cars');
    expect(cartOf(await read())).toEqual(second);
  });

  it('PRICE-01, PRICE-02, PRICE-03: rows cost their rate by hours and quantity, less their own discount', async () => {
    const [amount] = await fleet(
      server,
      'northgate-cars',
      eq(vehicles.discountType, 'amount'),
      eq(vehicles.hourly, true),
    );
    const percent = both.find(
      ({ discount, discountType }) => discount > 0 && discountType === 'percent',
    );
    if (amount === undefined || percent === undefined) throw new Error('no such vehicles');
    const cart = cartOf(await add(percent));
    const { lines, total } = cartOf(await add(amount));
    expect(cart.lines[0]?.price).toBeCloseTo(
      percent.hourlyPrice * 4 * (1 - percent.discount / 100),
      2,
    );
    expect(lines[1]?.price).toBeCloseTo(amount.hourlyPrice * 4 - amount.discount, 2);
    expect(total).toBeCloseTo((lines[0]?.price ?? 0) + (lines[1]?.price ?? 0), 2);
  });

  it('PRICE-01, PRICE-02, OPEN-34: the way of a trip by distance is measured by the server, and paid', async () => {
    const [from, to] = [pointIn(1, 3), pointIn(1, 40)];
    const measured = await server.call({
      url: '/api/v1/config/distance-api',
      query: {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
      },
    });
    const km = asNumber(asObject(measured.body)['distanceMeters']) / 1000;
    expect(km).toBeGreaterThanOrEqual(straightLineKm(from, to));
    expect(km).toBe(2.797);
    expect(car(0)).toMatchObject({ distancePrice: 1.21, discount: 10, discountType: 'percent' });
    const { trip, lines } = cartOf(await add(car(0), byDistance({ distance: 0.001 })));
    expect(trip?.distanceKm).toBe(km);
    expect(Number.isInteger(trip?.drivingHours)).toBe(true);
    // 1.21 × 2.797 = 3.38, less 10 % of that, 0.34.
    expect(lines[0]?.price).toBe(3.04);
  });

  it.each([
    ['RENT-09', () => add(elsewhere), 'another provider'],
    ['RENT-11', () => add(car(1), byDistance()), 'another type of trip'],
    ['API-38', () => add(car(0)), 'already in your cart'],
    ['API-38', () => add({ ...car(0), id: 999_999 }), 'no such vehicle'],
  ])(
    '%s: %# what does not fit the cart is refused as cart_item and leaves it alone',
    async (_, attempt, text) => {
      const before = cartOf(await add(car(0)));
      const reply = await attempt();
      expect([reply.status, codesOf(reply)]).toEqual([403, ['cart_item']]);
      expect(textOf(reply)).toContain(text);
      expect(cartOf(await read())).toEqual(before);
    },
  );

  it('RENT-20: a vehicle is not added to a trip that it does not make', async () => {
    expect(textOf(await add(onlyFar))).toContain('does not make trips of this type');
    expect(textOf(await add(onlyHourly, byDistance()))).toContain('does not make trips');
  });

  it.each([
    ['a pickup in the past', { pickup_time: '2026-11-18 11:00 AM' }, 'pickup_time'],
    ['a pickup in two years', { pickup_time: '2028-11-18 11:00 AM' }, 'pickup_time'],
    ['no date', { pickup_time: 'soon' }, 'pickup_time'],
    ['a day that does not exist', { pickup_time: '2027-02-30 09:00 AM' }, 'pickup_time'],
    ['no hours', { estimated_hours: 0 }, 'estimated_hours'],
    ['10,000 hours', { estimated_hours: 10_000 }, 'estimated_hours'],
    [
      'a pickup in the sea',
      { pickup_location: { lat: 0, lng: 0, location_name: 'Sea' } },
      'pickup_location',
    ],
    [
      'the destination at the pickup',
      { destination_location: pointIn(1, 3) },
      'destination_location',
    ],
  ])('%s is refused at its field', async (_, change, code) => {
    const reply = await add(car(0), hourly(change));
    expect([reply.status, codesOf(reply)]).toEqual([403, [code]]);
    expect(cartOf(await read()).lines).toEqual([]);
  });

  it('RENT-04: the refusal of a pickup in the past says to choose a later one', async () => {
    const reply = await add(car(0), hourly({ pickup_time: '2026-11-18 11:00 AM' }));
    expect(textOf(reply)).toContain('The pickup time has passed. Please choose a later one.');
  });

  it('RENT-04, RENT-19: without a time, and within minutes of it, the pickup is now', async () => {
    const now = cartOf(await add(car(0), hourly({ pickup_time: null })));
    expect(now.trip?.pickupAt).toBe('2026-11-18 12:00');
    const same = await add(car(1), hourly({ pickup_time: '2026-11-18 11:50 AM' }));
    expect(cartOf(same).trip?.pickupAt).toBe('2026-11-18 12:00');
  });

  it('OPEN-42: outside the provider’s pickup zones, and while it is closed', async () => {
    const [scooter] = await fleet(server, 'lido-scooters', eq(vehicles.hourly, true));
    if (scooter === undefined) throw new Error('no such vehicle');
    const away = await add(scooter, hourly({ pickup_location: pointIn(3, 3) }));
    expect(textOf(away)).toContain('does not hand over vehicles at your pickup point');
    const [night] = await fleet(server, 'night-garage', eq(vehicles.hourly, true));
    expect(textOf(await add(night ?? scooter))).toContain('Night Garage is closed');
    const [boat] = await fleet(server, 'blue-bay-boats', eq(vehicles.hourly, true));
    const late = await add(boat ?? scooter, hourly({ pickup_time: '2026-11-19 11:30 PM' }));
    expect(textOf(late)).toContain('Blue Bay Boats is closed');
  });

  it('RENT-14, OPEN-33: not more than there are, in the customer’s words', async () => {
    const reply = await add(car(0), hourly(), { quantity: car(0).units + 1 });
    expect(textOf(reply)).toBe(
      `You can't add more than ${car(0).units} quantities of this vehicle.`,
    );
  });
});

describe('changing', () => {
  const update = (body: Record<string, unknown>) =>
    askAs(server, guest, 'PUT', 'cart/update-cart', body);
  const change = async (body: Record<string, unknown>) =>
    askAs(server, guest, 'PUT', `cart/update-user-data/${cartOf(await read()).trip?.id}`, body);

  it('API-39, RENT-14: a quantity up to what there is, with or without the trip', async () => {
    const many = both.find(({ units }) => units >= 3) ?? car(0);
    const [line] = cartOf(await add(many)).lines;
    const more = cartOf(await update({ cart_id: line?.id, quantity: 2 }));
    expect(more.lines[0]).toMatchObject({ quantity: 2, price: (line?.price ?? 0) * 2 });
    const over = await update({ cart_id: line?.id, quantity: many.units + 1, ...hourly() });
    expect(textOf(over)).toContain(`more than ${many.units} quantities`);
    expect(cartOf(await read()).lines[0]?.quantity).toBe(2);
    const gone = await update({ cart_id: 999_999, quantity: 1 });
    expect([gone.status, typeof asObject(gone.body)['errors']]).toEqual([404, 'string']);
  });

  it('API-42, RENT-13: another duration prices the cart anew', async () => {
    const before = cartOf(await add(car(0)));
    const after = cartOf(await change(hourly({ estimated_hours: 8 })));
    expect(after.trip).toMatchObject({ hours: 8, id: before.trip?.id });
    expect(after.lines[0]?.price).toBeGreaterThan((before.lines[0]?.price ?? 0) * 1.9);
  });

  it('RENT-12, RENT-16: vehicles that lack the new type come as a bare list of their rows', async () => {
    await add(car(0));
    const held = cartOf(await add(onlyHourly));
    const reply = await change(byDistance());
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual([held.lines[1]?.id]);
    expect(cartOf(await read())).toEqual(held);
    await askAs(server, guest, 'DELETE', 'cart/remove-multiple-cart', {
      cart_ids: JSON.stringify(reply.body),
    });
    expect(cartOf(await change(byDistance())).trip?.type).toBe('distance_wise');
  });

  it('RENT-16: a vehicle withdrawn meanwhile stays in the cart, and is listed at the next change', async () => {
    const [line] = cartOf(await add(car(2))).lines;
    const withdraw = (active: boolean) =>
      server.db
        .update(vehicles)
        .set({ active })
        .where(eq(vehicles.id, car(2).id));
    await withdraw(false);
    expect(cartOf(await read()).lines[0]?.vehicle).toMatchObject({ active: false, available: 0 });
    expect((await change(hourly({ estimated_hours: 9 }))).body).toEqual([line?.id]);
    await withdraw(true);
  });

  it('API-42: a foreign trip id, and a closed provider, are refused', async () => {
    await add(car(0));
    const reply = await askAs(server, guest, 'PUT', 'cart/update-user-data/999999', hourly());
    expect(reply.status).toBe(404);
    const close = (active: boolean) =>
      server.db
        .update(stores)
        .set({ active })
        .where(and(eq(stores.slug, 'northgate-cars')));
    await close(false);
    expect(codesOf(await change(hourly({ estimated_hours: 9 })))).toEqual(['cart_item']);
    await close(true);
  });
});

describe('removing', () => {
  it('API-40, RENT-15: the last row takes the trip with it', async () => {
    await add(car(0));
    const { lines } = cartOf(await add(car(1)));
    const one = await askAs(server, guest, 'DELETE', `cart/remove-vehicle/${lines[0]?.id}`);
    expect(cartOf(one).lines).toHaveLength(1);
    const none = await askAs(server, guest, 'DELETE', `cart/remove-vehicle/${lines[1]?.id}`);
    expect(none.body).toEqual({ carts: [], user_data: [] });
    const again = await askAs(server, guest, 'DELETE', `cart/remove-vehicle/${lines[1]?.id}`);
    expect(again.status).toBe(404);
  });

  it('API-12, API-43, RENT-10: emptied at once, or only when the next vehicle could be added', async () => {
    const before = cartOf(await add(car(0)));
    const next = {
      vehicle_id: onlyFar.id,
      quantity: 1,
      pickup_time: '2026-11-19 10:00 AM',
      rental_type: 'hourly',
    };
    const refused = await askAs(server, guest, 'DELETE', 'cart/remove-cart', next);
    expect(codesOf(refused)).toEqual(['cart_item']);
    expect(cartOf(await read())).toEqual(before);
    const checked = { ...next, vehicle_id: elsewhere.id };
    const cleared = await askAs(server, guest, 'DELETE', 'cart/remove-cart', checked);
    expect(cleared.body).toEqual({ carts: [], user_data: [], status: 'success' });
    expect((await add(elsewhere)).status).toBe(200);
    expect((await askAs(server, guest, 'DELETE', 'cart/remove-cart')).status).toBe(200);
  });

  it('MOD-08: the cart is emptied when the zones leave its pickup point behind', async () => {
    await add(car(0));
    const away = await server.call({
      url: '/api/v1/rental/user/cart/get-cart',
      moduleId: 6,
      zoneIds: [3],
      query: { guest_id: guest.guestId },
    });
    expect(away.body).toEqual({ carts: [], user_data: [] });
  });
});

describe('whose cart it is', () => {
  afterEach(() => stopClock(server, NOON));

  it('ASVS 8.2.1: nobody reads or changes another’s cart', async () => {
    const { lines, trip } = cartOf(await add(car(0)));
    const other = { guestId: await newGuest(server) };
    expect(cartOf(await askAs(server, other, 'GET', 'cart/get-cart')).lines).toEqual([]);
    for (const [method, tail, sent] of [
      ['PUT', 'cart/update-cart', { cart_id: lines[0]?.id, quantity: 1 }],
      ['PUT', `cart/update-user-data/${trip?.id}`, hourly()],
      ['DELETE', `cart/remove-vehicle/${lines[0]?.id}`, {}],
      ['DELETE', 'cart/remove-multiple-cart', { cart_ids: `[${lines[0]?.id}]` }],
    ] as const) {
      expect((await askAs(server, other, method, tail, sent)).status, tail).toBe(404);
    }
    expect(cartOf(await read()).lines).toHaveLength(1);
    const nobody = await server.call({ url: '/api/v1/rental/user/cart/get-cart', moduleId: 6 });
    expect([nobody.status, nobody.body]).toEqual([401, { errors: 'Unauthorized' }]);
  });

  it('GUEST-02, AUTH-25: at sign-in the guest’s trip cart takes the place of the account’s', async () => {
    const signIn = async (sent: object) =>
      tokenOf(
        await auth(server, 'login', {
          ...manual('maya@sixways.example', 'Sixways-demo-1'),
          ...sent,
        }),
      );
    const maya = { token: await signIn({}) };
    await askAs(server, maya, 'POST', 'cart/add-to-cart', {
      ...hourly(),
      vehicle_id: elsewhere.id,
    });
    await add(car(0));
    const again = { token: await signIn({ guest_id: guest.guestId }) };
    const cart = cartOf(await askAs(server, again, 'GET', 'cart/get-cart'));
    expect(cart.lines.map(({ vehicle }) => vehicle.id)).toEqual([car(0).id]);
    expect(cart.trip?.hours).toBe(4);
  });
});
