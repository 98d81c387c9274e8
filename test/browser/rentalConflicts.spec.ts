import { expect, test, type APIRequestContext } from './test.ts';
import { customerOf, words } from './journey.ts';
import { settleInRental } from './rental.ts';
import {
  eastside,
  expectAccessibleInBothThemes,
  takenOver,
  visitAs,
  watchForFaults,
  type Variant,
} from './shop.ts';

/** Every variant is also checked in the other theme. */
const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

interface Offered {
  id: number;
  name: string;
  provider: { id: number };
  trip_hourly: number;
  trip_distance: number;
  hourly_price: number;
  total_vehicle_count: number;
}

const headers = { moduleId: '6', zoneId: '[1]' };

/**
 * Noon in this many days, as a stored trip plan has it. Each test rents on a day of its own, so
 * that tests do not compete for vehicles.
 */
const noonIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)} 12:00`;

/** The vehicles that can be rented by the hour at that time. */
async function fleetAt(request: APIRequestContext, time: string, language: string) {
  const query = new URLSearchParams({ date: `${time} PM`, trip_type: 'hourly', limit: '200' });
  const answer = await request.get(`/api/v1/rental/vehicle/search?${query}&offset=1`, {
    headers: { ...headers, 'X-localization': language },
  });
  return ((await answer.json()) as { vehicles: Offered[] }).vehicles;
}

/** Books all units of a vehicle as another guest. */
async function takeAll(request: APIRequestContext, vehicle: Offered, time: string) {
  const guest = await request.post('/api/v1/auth/guest/request', { data: {} });
  const { guest_id } = (await guest.json()) as { guest_id: number };
  const { lat, lng } = eastside.currentLatLng;
  const added = await request.post('/api/v1/rental/user/cart/add-to-cart', {
    headers,
    data: {
      guest_id,
      vehicle_id: vehicle.id,
      quantity: vehicle.total_vehicle_count,
      rental_type: 'hourly',
      estimated_hours: 6,
      pickup_location: { lat, lng, location_name: eastside.location },
      pickup_time: `${time} PM`,
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const booked = await request.post('/api/v1/rental/user/trip/trip-booking', {
    headers,
    data: {
      guest_id,
      trip_amount: 1,
      trip_type: 'hourly',
      scheduled: 1,
      schedule_at: `${time} PM`,
      provider_id: vehicle.provider.id,
      contact_person_name: 'Noor',
      contact_person_number: '+15550137123',
      contact_person_email: 'noor@example.com',
    },
  });
  expect(booked.ok(), await booked.text()).toBe(true);
}

for (const [nth, variant] of variants.entries()) {
  test(`RENT-06, RENT-09..13, RENT-16, OPEN-40: every conflict shows what goes and what it costs, and can be taken back, ${variant.name}`, async ({
    page,
    request,
  }, { retry }) => {
    const time = noonIn(20 + nth * 6 + retry * 2);
    const taken = noonIn(21 + nth * 6 + retry * 2);
    const fleet = await fleetAt(request, time, variant.language);
    const hourlyOnly = fleet.find(
      (one) =>
        one.trip_distance === 0 &&
        fleet.some(
          (other) =>
            other.provider.id === one.provider.id &&
            other.trip_distance === 1 &&
            other.name !== one.name,
        ),
    );
    const both = fleet.find(
      (one) =>
        one.provider.id === hourlyOnly?.provider.id &&
        one.trip_distance === 1 &&
        one.name !== hourlyOnly.name,
    );
    const foreign = fleet.find(
      (one) =>
        one.provider.id !== both?.provider.id &&
        one.name !== both?.name &&
        one.name !== hourlyOnly?.name,
    );
    if (!hourlyOnly || !both || !foreign) throw new Error('the demo lacks vehicles for this test');
    await takeAll(request, both, taken);

    const faults = await watchForFaults(page);
    const customer = customerOf(page, variant);
    const { t } = customer;
    await visitAs(page, variant);
    await settleInRental(page, {
      type: 'hourly',
      destination: null,
      pickupAt: time,
      hours: 6,
      recent: [],
    });
    const question = page.getByRole('alertdialog');
    const button = (key: Parameters<typeof t>[0]) =>
      page.getByRole('button', { name: t(key), exact: true });
    const answer = async (key: Parameters<typeof t>[0]) => {
      await question.getByRole('button', { name: t(key), exact: true }).click();
    };
    const proceed = button('rentalCart.proceed');
    /** However low on a phone's screen Proceed stands, Undo does not lie over it. */
    const expectBothInReach = async () => {
      const bar = page.getByRole('region', { name: t('rentalCart.undo.label') });
      for (const block of ['center', 'end'] as const) {
        await proceed.evaluate((goal, at) => goal.scrollIntoView({ block: at }), block);
        const [above, below] = await Promise.all([bar.boundingBox(), proceed.boundingBox()]);
        const end = above === null ? Infinity : above.y + above.height;
        expect(end, `Undo ends above Proceed, ${block}`).toBeLessThanOrEqual(below?.y ?? 0);
      }
    };
    /** A cart came back, and its toast is closed, so that the next one is not taken for it. */
    const isBack = async () => {
      const toast = page.getByRole('status').filter({ hasText: t('rentalCart.back') });
      await toast.getByRole('button', { name: t('ui.close'), exact: true }).click();
      await expect(toast).toBeHidden();
    };
    const undo = async () => {
      await button('rentalCart.undo').click();
      await isBack();
    };
    const lines = page.getByRole('list', { name: t('rentalCart.lines') });
    const trip = page.getByRole('region', { name: t('rentalCart.trip') });
    const holds = async (...held: Offered[]) => {
      await expect(lines.getByRole('listitem')).toHaveCount(held.length);
      for (const { name } of held) await expect(lines).toContainText(name);
    };
    const rent = async ({ id, name }: Offered) => {
      await page.goto(`/rental/vehicle-details/${id}`);
      await takenOver(page);
      if (variant.width < 1180) {
        // The page's own button gives way to the bar as soon as a phone is scrolled to it
        // (RENT-02).
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 260));
        await expect(page.getByRole('region', { name: t('rental.bar') })).toBeVisible();
      }
      await page
        .getByRole('main')
        .getByRole('button', {
          name: new RegExp(`^(${t('rental.rent')}|${t('rental.rentThis')}) ?${name}$`),
        })
        .first()
        .click();
    };
    const ask = async (text: string, ...named: string[]) => {
      await expect(question).toContainText(text);
      for (const name of named) await expect(question).toContainText(name);
      // Both carts say what they cost; where vehicles have to go, what is left does.
      const lists = await question.getByText(t('rentalCart.ask.then')).isVisible();
      await expect(question.getByText(t('rentalCart.ask.total').split(' ')[0] ?? '')).toHaveCount(
        lists ? 1 : 2,
      );
      await expectAccessibleInBothThemes(page, `${text}, ${variant.name}`);
    };

    const added = words(
      customer,
      'The vehicle successfully added to your cart.',
      'rentalCart.added',
    );
    await rent(both);
    await expect(page.getByText(added)).toBeVisible();
    await rent(hourlyOnly);
    await expect(page.getByText(added)).toBeVisible();

    // Another provider: no, then yes with the old cart aside, and back again.
    await rent(foreign);
    await ask(t('rentalCart.ask.provider'), both.name, hourlyOnly.name, foreign.name);
    await answer('rentalCart.ask.no');
    await rent(foreign);
    await answer('rentalCart.ask.park');
    await expect(page.getByText(added)).toBeVisible();
    await page.goto('/rental/cart');
    await holds(foreign);
    await button('rentalCart.parked.take').click();
    await ask(t('rentalCart.ask.parked'), both.name, foreign.name);
    await answer('rentalCart.ask.parked.yes');
    await isBack();
    await holds(both, hourlyOnly);
    await button('rentalCart.parked.forget').click();

    // Another duration, from the trip of the cart.
    const plan = async (hours: string) => {
      await trip.getByRole('button', { name: t('rental.trip.duration') }).click();
      await page.getByRole('dialog').getByRole('spinbutton').fill(hours);
      await button('rental.trip.save').click();
    };
    await plan('9');
    await ask(t('rentalCart.ask.duration'));
    await answer('rentalCart.ask.yes');
    await expect(trip).toContainText('9');
    if (variant.width < 1180) await expectBothInReach();
    await undo();
    await plan('6');
    await expect(button('rentalCart.trip.apply')).toBeHidden();

    // Changes the time of the trip. At the time `taken`, another guest has booked all vehicles of
    // one kind.
    const planTime = async (at: string) => {
      await trip.getByRole('button', { name: t('rental.trip.when') }).click();
      const field = page.getByRole('dialog').locator('input[type=datetime-local]');
      await field.fill(at.replace(' ', 'T'));
      await button('rental.trip.save').click();
    };
    await planTime(taken);
    await ask(t('rentalCart.ask.journey'));
    await answer('rentalCart.ask.yes');
    await ask(t('rentalCart.ask.conflicts.text'), both.name, t('rentalCart.ask.notFree'));
    await answer('rentalCart.ask.remove');
    await holds(hourlyOnly);
    await undo();
    await holds(both, hourlyOnly);
    await planTime(time);
    await expect(button('rentalCart.trip.apply')).toBeHidden();

    // Another type: named at once, listed by the server, and listed by the shop itself.
    await trip.getByText(t('rental.type.distance'), { exact: true }).click();
    await expect(trip).toContainText(t('rental.trip.needsDestination'));
    await trip.getByRole('button', { name: t('rental.trip.destination') }).click();
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .fill(variant.language === 'ar' ? 'مجمع' : 'Northfield Common');
    await page.getByRole('dialog').getByRole('option').first().click();
    await ask(t('rentalCart.ask.tripType'), hourlyOnly.name);
    await expect(question).not.toContainText(t('rentalCart.ask.only.hourly'));
    await answer('rentalCart.ask.yes');
    await ask(
      t('rentalCart.ask.removals.distance_wise'),
      hourlyOnly.name,
      t('rentalCart.ask.only.hourly'),
    );
    await answer('rentalCart.ask.keep');
    await holds(both, hourlyOnly);
    // A server that changes the trip all the same leaves it to the shop to name what must go.
    const change = '**/update-user-data/**';
    await page.route(change, async (route) => {
      const { guest, key } = await page.evaluate(() => ({
        guest: localStorage.getItem('guest_id') ?? '',
        key: localStorage.getItem('guest_key') ?? '',
      }));
      const known = await request.get('/api/v1/rental/user/cart/get-cart', {
        headers: { ...headers, 'X-localization': variant.language, 'X-Guest-Key': key },
        params: { guest_id: guest.replaceAll('"', '') },
      });
      const { carts, user_data } = (await known.json()) as { carts: object[]; user_data: object };
      const other = { ...user_data, rental_type: 'distance_wise', distance: 6 };
      await route.fulfill({ json: { carts, user_data: other } });
    });
    await button('rentalCart.trip.apply').click();
    await ask(t('rentalCart.ask.tripType'));
    await answer('rentalCart.ask.yes');
    await ask(t('rentalCart.ask.removals.distance_wise'), hourlyOnly.name);
    await page.unroute(change);
    await answer('rentalCart.ask.keep');
    await expect(trip).toContainText(t('rental.type.hourly'));
    await holds(both, hourlyOnly);

    // All of them.
    await button('rentalCart.clear').click();
    await expect(question).toContainText(t('rentalCart.ask.clear'));
    for (const { name } of [both, hourlyOnly]) await expect(question).toContainText(name);
    await expectAccessibleInBothThemes(page, `clearing, ${variant.name}`);
    // Escape declines, and the focus returns to the control that opened the question.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button('rentalCart.clear')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toContainText(t('rentalCart.ask.clear'));
    await answer('rentalCart.ask.clear.yes');
    await expect(page.getByText(t('rentalCart.empty.title'))).toBeVisible();
    await undo();
    await holds(both, hourlyOnly);
    await expectAccessibleInBothThemes(page, `cart, ${variant.name}`);
    expect(faults).toEqual([]);
  });
}
