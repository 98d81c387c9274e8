// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RentalCart, TripSettings, OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { RentButton } from '../../src/rental/vehicle/RentButton.tsx';
import { RentalCartPage } from '../../src/rental/cart/RentalCartPage.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { refusal, serve, show, type Answers } from '../catalogue/wireShop.tsx';
import { cartWith, scooter, sixHours, trail, van } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const home = { lat: 0.02, lng: 0.02, name: '1 Harbour Lane, Eastside' };
const hourly: TripSettings = { ...sixHours, pickup: home, destination: null, pickupAt: null };
const station = { name: 'North Quay Station', lat: 0.1, lng: 0.02 };
const held = cartWith(hourly, trail, scooter);

const plan = (change: object) => ({
  ...renting,
  guest_id: 'guest-1',
  'trip-plan': JSON.stringify({
    type: 'hourly',
    destination: null,
    pickupAt: null,
    hours: 6,
    recent: [station],
    ...change,
  }),
});

/** Opens the trip cart's page; `changes` are the calls that would change the cart. */
async function open(
  answers: Answers = () => undefined,
  planned: object = {},
  cart: RentalCart = held,
  stored: Record<string, string> = {},
) {
  const log = serve(
    rentalAnswers(
      (asked) =>
        answers(asked) ?? (asked.path.endsWith('/get-cart') ? wireTripCart(cart) : undefined),
    ),
  );
  const { shop } = show(
    <>
      <RentalCartPage />
      <RentalLayer />
    </>,
    '/rental/cart',
    { ...plan(planned), ...stored },
  );
  const lines = within(await screen.findByRole('list', { name: 'Vehicles in your trip cart' }));
  const changes = () =>
    log.filter(({ path, method }) => path.includes('/cart/') && method !== 'GET');
  return { user: userEvent.setup(), lines, changes, shop };
}

const trip = () => within(screen.getByRole('region', { name: 'Your trip' }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the trip cart keeps what it holds', () => {
  it('RENT-04: a pickup in the past is refused where it was typed', async () => {
    const { user, lines, changes } = await open();
    await user.click(trip().getByRole('button', { name: 'Pickup time' }));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'Schedule at' }));
    fireEvent.change(
      asked.getByLabelText('Schedule at', { selector: 'input[type=datetime-local]' }),
      {
        target: { value: '2020-01-01T10:00' },
      },
    );
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(/has passed/);
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(changes()).toEqual([]);
  });

  it.each([
    ['Pickup time', { pickup_time: null }],
    ['Destination', { destination_location: null }],
  ])('RENT-04, RENT-11: %s of a planned trip is taken back at the server', async (part, sent) => {
    const booked = { ...hourly, pickupAt: '2031-01-01 10:00', destination: station };
    const cart = cartWith(booked, trail, scooter);
    const { user, changes } = await open(undefined, {}, cart);
    await user.click(trip().getByRole('button', { name: part }));
    const asked = await dialog();
    if (part === 'Pickup time') {
      expect(asked.getByRole('radio', { name: 'Schedule at' })).toBeChecked();
      await user.click(asked.getByRole('radio', { name: 'Pickup Now' }));
      await user.click(asked.getByRole('button', { name: 'Save' }));
    } else await user.click(asked.getByRole('button', { name: 'No destination' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Do you want to change the trip');
    await user.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes()[0]?.path).toContain('/update-user-data/'));
    expect(changes()[0]?.body).toMatchObject({
      pickup_time: '2031-01-01 10:00 AM',
      destination_location: { location_name: 'North Quay Station' },
      estimated_hours: 6,
      ...sent,
    });
  });

  it('RENT-13: a dialog shows the trip of the cart, and changes nothing when it is left', async () => {
    const { user, changes } = await open(undefined, { hours: 7 });
    await user.click(trip().getByRole('button', { name: 'Duration' }));
    expect((await dialog()).getByRole('spinbutton')).toHaveValue(6);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes()).toEqual([]);
    // The other plan is offered, as before.
    expect(trip().getByText(/7 hours/)).toBeVisible();
  });

  it('RENT-13: a new duration leaves the pickup where it was, after the customer has moved', async () => {
    const quay = { lat: 0.05, lng: 0.05, name: '7 Quay Road, Eastside' };
    const { user, changes } = await open(
      undefined,
      {},
      cartWith({ ...hourly, pickup: quay }, trail),
    );
    await user.click(trip().getByRole('button', { name: 'Duration' }));
    const hours = await dialog();
    fireEvent.change(hours.getByRole('spinbutton'), { target: { value: '9' } });
    await user.click(hours.getByRole('button', { name: 'Save' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Do you want to change trip duration');
    expect(asked).not.toHaveTextContent('1 Harbour Lane');
    await user.click(within(asked).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes()[0]?.path).toContain('/update-user-data/'));
    expect(changes()[0]?.body).toMatchObject({
      estimated_hours: 9,
      pickup_location: { lat: 0.05, lng: 0.05, location_name: '7 Quay Road, Eastside' },
    });
  });

  it('RENT-13: a new time of a trip by distance is measured from its own pickup', async () => {
    const quay = { lat: 0.05, lng: 0.05, name: '7 Quay Road, Eastside' };
    const measured: unknown[] = [];
    const { user, changes } = await open(
      ({ path, query }) => {
        if (path.endsWith('/distance-api')) measured.push(query.get('origin_lat'));
        return undefined;
      },
      {},
      cartWith(
        {
          ...hourly,
          type: 'distance_wise',
          hours: 0,
          distanceKm: 12.4,
          pickup: quay,
          destination: station,
        },
        trail,
      ),
    );
    await user.click(trip().getByRole('button', { name: 'Pickup time' }));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'Schedule at' }));
    fireEvent.change(
      asked.getByLabelText('Schedule at', { selector: 'input[type=datetime-local]' }),
      { target: { value: '2031-01-01T10:00' } },
    );
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() => expect(changes()[0]?.path).toContain('/update-user-data/'));
    expect(changes()[0]?.body).toMatchObject({
      pickup_time: '2031-01-01 10:00 AM',
      pickup_location: { lat: 0.05, lng: 0.05 },
    });
    expect(measured.at(-1)).toBe('0.05');
  });

  it('RENT-04: later without a time is asked for one where it is missing, until one is given', async () => {
    const { user, changes } = await open();
    await user.click(trip().getByRole('button', { name: 'Pickup time' }));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'Schedule at' }));
    const field = asked.getByLabelText('Schedule at', { selector: 'input[type=datetime-local]' });
    fireEvent.change(field, { target: { value: '' } });
    expect(asked.queryByRole('alert')).toBeNull();
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('Choose a day and a time.');
    expect(changes()).toEqual([]);
    fireEvent.change(field, { target: { value: '2031-01-01T10:00' } });
    await waitFor(() => expect(asked.queryByRole('alert')).toBeNull());
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['0', '10000', '2.5'])(
    'RENT-18: %s hours are refused where they were typed',
    async (hours) => {
      const { user, lines, changes } = await open();
      await user.click(trip().getByRole('button', { name: 'Duration' }));
      const asked = await dialog();
      fireEvent.change(asked.getByRole('spinbutton'), { target: { value: hours } });
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(await asked.findByRole('alert')).toHaveTextContent(/720/);
      expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
      expect(changes()).toEqual([]);
    },
  );

  it('RENT-17: a destination that is the pickup is refused in its dialog', async () => {
    const { user, lines, changes } = await open(undefined, {
      recent: [{ ...home, name: 'The very same door' }],
    });
    await user.click(trip().getByRole('button', { name: 'Destination' }));
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'The very same door' }));
    expect(await asked.findByText(/where you are picked up/)).toBeVisible();
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(changes()).toEqual([]);
  });

  it('OPEN-42: a trip from outside every pickup zone is refused at the trip, which can be asked again', async () => {
    const { user, lines } = await open(
      ({ path }) =>
        path.includes('/update-user-data/')
          ? refusal(403, 'Quayside Motors does not hand vehicles over there.')
          : undefined,
      { hours: 8 },
    );
    await user.click(await trip().findByRole('button', { name: 'Use the planned trip' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(
      await trip().findByText('Quayside Motors does not hand vehicles over there.'),
    ).toBeVisible();
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(trip().getByText('6 hours')).toBeVisible();
    expect(trip().getByRole('button', { name: 'Use the planned trip' })).toBeVisible();
  });

  it('RENT-14: the last one that another guest took is told at its line, which stays as it was', async () => {
    const { user, lines, changes } = await open(({ path }) =>
      path.endsWith('/update-cart') ? refusal(403, 'Only 1 of Halden Trail is left.') : undefined,
    );
    await user.click(lines.getByRole('button', { name: 'Increase quantity: Halden Trail' }));
    expect(await lines.findByText('Only 1 of Halden Trail is left.')).toBeVisible();
    expect(changes()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Proceed to booking' })).toBeEnabled();
  });

  it('RENT-14: presses while a change is on its way are added up, not lost', async () => {
    const many = { ...trail, available: 9 };
    const sent: number[] = [];
    let answer = () => undefined as void;
    const change = async ({ quantity }: { quantity: number }) => {
      sent.push(quantity);
      if (sent.length === 1) await new Promise<void>((resolved) => (answer = resolved));
      return wireTripCart(cartWith(hourly, [many, quantity]));
    };
    const { user, lines } = await open(
      ({ path, body }) =>
        path.endsWith('/update-cart') ? change(body as { quantity: number }) : undefined,
      {},
      cartWith(hourly, many),
    );
    const more = lines.getByRole('button', { name: 'Increase quantity: Halden Trail' });
    await user.click(more);
    await waitFor(() => expect(sent).toEqual([2]));
    await user.click(more);
    await user.click(more);
    answer();
    await waitFor(() => expect(sent).toEqual([2, 4]));
    expect(await lines.findByText('04')).toBeVisible();
  });

  it('RENT-06: a press on another button meanwhile waits its turn', async () => {
    let answer = () => undefined as void;
    const change = async () => {
      await new Promise<void>((resolved) => (answer = resolved));
      return wireTripCart(cartWith(hourly, [trail, 2], scooter));
    };
    const { user, lines } = await open(({ path }) =>
      path.endsWith('/update-cart') ? change() : undefined,
    );
    await user.click(lines.getByRole('button', { name: 'Increase quantity: Halden Trail' }));
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Clear the trip cart?');
  });

  it('API-44: a vehicle withdrawn meanwhile says so at its line, and leaves when it is asked to', async () => {
    const withdrawn = cartWith(hourly, { ...trail, active: false }, scooter);
    const { user, lines, changes } = await open(
      ({ path }) =>
        path.includes('/remove-vehicle/') ? wireTripCart(cartWith(hourly, scooter)) : undefined,
      {},
      withdrawn,
    );
    expect(lines.getByText('No longer available. Remove it to go on.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed to booking' })).toBeDisabled();
    expect(screen.getByText(/Their lines say why/)).toBeVisible();
    await user.click(lines.getByRole('button', { name: 'Remove Halden Trail' }));
    await waitFor(() => expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(1));
    expect(changes().map(({ method }) => method)).toEqual(['DELETE']);
    // The pressed button was removed together with its line, so Undo gets the focus.
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Proceed to booking' })).toBeEnabled();
  });

  it('MSG-21: without a distance the cart keeps its trip, and the distance can be asked for again', async () => {
    let answers = false;
    const { user, lines, changes } = await open(
      ({ path }) =>
        path.endsWith('/distance-api') && !answers ? refusal(500, 'No distance.') : undefined,
      { destination: station },
    );
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    expect(await trip().findByText('The distance could not be measured.')).toBeVisible();
    expect(changes()).toEqual([]);
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    answers = true;
    await user.click(trip().getByRole('button', { name: 'Try again' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText('Do you want to change trip type')).toBeVisible();
    expect(
      asked.getByText(
        'One vehicle in your cart does not offer it. You are asked about that one next.',
      ),
    ).toBeVisible();
    expect(changes()).toEqual([]);
  });
});

describe('the trip type of the cart', () => {
  const chosen = () =>
    trip()
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

  it('m11, RENT-07: the switch shows the type that the cart’s facts show, whatever was planned elsewhere', async () => {
    const { user } = await open(undefined, { type: 'distance_wise', destination: station });
    expect(trip().getByText('6 hours')).toBeVisible();
    expect(chosen()).toEqual(['Hourly']);
    expect(await trip().findByText(/^You planned another trip: Distance wise/)).toBeVisible();
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(chosen()).toEqual(['Hourly']));
  });

  it('m11: a trip by distance that is chosen here and lacks its end keeps the switch, and says what it lacks', async () => {
    const { user } = await open();
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    expect(await trip().findByText('A trip by distance needs a destination.')).toBeVisible();
    expect(chosen()).toEqual(['Distance wise']);
  });

  it('m11: a part of the cart’s trip is edited, not of a plan of the other type', async () => {
    const { user } = await open(undefined, { type: 'distance_wise', hours: 6 });
    await user.click(trip().getByRole('button', { name: 'Duration' }));
    const hours = await dialog();
    fireEvent.change(hours.getByRole('spinbutton'), { target: { value: '9' } });
    await user.click(hours.getByRole('button', { name: 'Save' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Do you want to change trip duration');
  });

  it('m13, RENT-11, RENT-12: of two questions the first compares the trips, the second names what has to go', async () => {
    const removed = cartWith(
      { ...hourly, type: 'distance_wise', distanceKm: 12.4, hours: 0 },
      trail,
    );
    let moved = false;
    const { user, lines, changes } = await open(
      ({ path, method }) => {
        if (path.includes('/remove-vehicle/')) return wireTripCart(held);
        if (!path.includes('/update-user-data/')) return undefined;
        if (moved) return wireTripCart(removed);
        moved = method === 'PUT';
        return Response.json([20], { status: 403 });
      },
      { destination: station },
    );
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    const first = await screen.findByRole('alertdialog');
    expect(first).toHaveTextContent('Do you want to change trip type');
    expect(first).toHaveTextContent(
      'One vehicle in your cart does not offer it. You are asked about that one next.',
    );
    expect(within(first).queryByRole('list')).toBeNull();
    expect(first).not.toHaveTextContent('Hourly only');
    expect(within(first).getByRole('region', { name: 'In your cart' })).toBeVisible();
    expect(within(first).getByRole('region', { name: 'New trip' })).toBeVisible();
    await user.click(within(first).getByRole('button', { name: 'Yes' }));

    await screen.findByText('One vehicle cannot make this trip');
    const second = screen.getByRole('alertdialog');
    expect(second).toHaveTextContent(
      'Not offered distance wise. Remove to keep the rest of your cart.',
    );
    const listed = within(second).getAllByRole('listitem');
    expect(listed).toHaveLength(1);
    expect(listed[0]).toHaveTextContent('Vento 125');
    expect(listed[0]).toHaveTextContent('Hourly only');
    // 2 a km for 12.4 km
    const then = within(second).getByRole('region', { name: 'Your cart then' });
    expect(then.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Estimated $24.80');
    expect(then).not.toHaveTextContent('Vento 125');
    expect(within(second).queryByRole('region', { name: 'In your cart' })).toBeNull();
    expect(within(second).queryByRole('region', { name: 'New trip' })).toBeNull();
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    await user.click(within(second).getByRole('button', { name: 'Remove & Continue' }));
    await waitFor(() =>
      expect(changes().map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']),
    );
  });

  it('m13, RENT-11: where every vehicle offers the new type there is one question', async () => {
    const distance = { ...hourly, type: 'distance_wise' as const, distanceKm: 12.4, hours: 0 };
    const { user } = await open(
      ({ path }) =>
        path.includes('/update-user-data/') ? wireTripCart(cartWith(distance, trail)) : undefined,
      { destination: station },
      cartWith(hourly, trail),
    );
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Every vehicle in your cart moves to the new trip type.');
    await user.click(within(asked).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(chosen()).toEqual(['Distance wise']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // RENT-17: the distance with its 3 decimals
    expect(
      trip().getByText((words) => words.replaceAll(/[\u2066-\u2069]/g, '') === '12.400 km'),
    ).toBeVisible();
  });
});

describe('the last vehicle', () => {
  it('RENT-15: takes lines and trip with it, though the server still tells of the trip', async () => {
    const cart = cartWith(hourly, trail);
    const { user, lines, changes, shop } = await open(
      ({ method, path }) =>
        method === 'DELETE' && path.includes('/remove-vehicle/')
          ? { ...wireTripCart(cart), carts: [] }
          : undefined,
      {},
      cart,
    );
    expect(trip().getByRole('button', { name: 'Duration' })).toBeVisible();
    await user.click(lines.getByRole('button', { name: 'Remove: Halden Trail' }));
    expect(await screen.findByRole('heading', { name: 'No vehicle yet' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Vehicles in your trip cart' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
    expect(changes().map(({ method }) => method)).toEqual(['DELETE']);
    const actor = shop.root.getSnapshot().context.rentalCart;
    expect(actor?.getSnapshot().context.cart).toMatchObject({ lines: [], trip: null, total: 0 });
  });
});

describe('a trip without a road', () => {
  it('PRICE-16: the question names the straight line that stands for it', async () => {
    const { user } = await open(
      ({ path }) =>
        path.endsWith('/distance-api')
          ? { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }
          : undefined,
      { destination: station },
    );
    await user.click(trip().getByRole('radio', { name: 'Distance wise' }));
    const asked = within(await screen.findByRole('alertdialog'));
    const straight = asked.getByText(/in a straight line, because no road was found/);
    expect(straight).toBeVisible();
    // 0.08 of a degree to the north: 6378.137 km × π × 0.08 / 180.
    expect(straight.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      '8.906 km in a straight line, because no road was found',
    );
  });
});

describe('a question of the trip cart', () => {
  const side = (name: string) => within(screen.getByRole('region', { name }));
  const text = (name: string) =>
    screen.getByRole('region', { name }).textContent.replaceAll(/[\u2066-\u2069]/g, '');

  it('RENT-13: shows both prices and durations, and of the trip only what differs', async () => {
    const { user } = await open(undefined, { hours: 8 });
    await user.click(await trip().findByRole('button', { name: 'Use the planned trip' }));
    await screen.findByRole('alertdialog');
    expect(text('In your cart')).toContain('Estimated $120.00');
    expect(side('In your cart').getByText('6 hours')).toBeVisible();
    expect(text('New trip')).toContain('Estimated $160.00');
    expect(side('New trip').getByText('8 hours')).toBeVisible();
    for (const name of ['In your cart', 'New trip']) {
      expect(side(name).getByText('Halden Trail')).toBeVisible();
      expect(text(name)).not.toContain('Harbour Lane');
    }
  });

  it('OPEN-40: shows another destination beside the present one', async () => {
    const elsewhere = { name: 'Northfield Common', lat: 0.05, lng: 0.05 };
    const { user } = await open(
      undefined,
      { destination: elsewhere },
      cartWith({ ...hourly, destination: station }, trail),
    );
    await user.click(await trip().findByRole('button', { name: 'Use the planned trip' }));
    await screen.findByRole('alertdialog');
    expect(text('In your cart')).toContain('To North Quay Station');
    expect(text('New trip')).toContain('To Northfield Common');
  });
});

describe('a vehicle of another provider', () => {
  it('RENT-09 RENT-10: asks in the words of the requirement, and only Yes clears the cart for it', async () => {
    const { user, lines, changes, shop } = await open(({ method, path }) => {
      if (method === 'DELETE') return { carts: [], user_data: [] };
      return path.endsWith('/add-to-cart') ? wireTripCart(cartWith(hourly, van)) : undefined;
    });
    const rent = () =>
      act(() =>
        shop.root.getSnapshot().context.rentalCart?.send({
          type: 'rental.vehicle.added',
          vehicle: van,
          quantity: 1,
          trip: hourly,
        }),
      );
    rent();
    const asked = within(await screen.findByRole('alertdialog'));
    expect(
      asked.getByText(
        'Selecting a vehicle from another provider will remove all vehicles from the cart and add the new one.',
      ),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes()).toEqual([]);
    expect(lines.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    rent();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await waitFor(() =>
      expect(changes().map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
        ['DELETE', 'remove-cart'],
        ['POST', 'add-to-cart'],
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Corvo Vanline' })).toBeVisible();
  });
});

describe('a trip cart put aside', () => {
  it('RENT-09: is there after a reload, and can be forgotten', async () => {
    const aside = JSON.stringify({ version: 1, cart: cartWith(hourly, van) });
    const { user } = await open(undefined, {}, held, { 'parked-trip-cart': aside });
    expect(screen.getByText(/^Put aside: .*Corvo Vanline/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Swap the carts?');
    for (const name of ['Halden Trail', 'Vento 125', 'Corvo Vanline']) {
      expect(asked).toHaveTextContent(name);
    }
    await user.click(within(asked).getByRole('button', { name: 'No' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^Put aside: .*Corvo Vanline/)).toBeNull();
    expect(localStorage.getItem('parked-trip-cart')).toBeNull();
  });
});

describe('what the trip cart says', () => {
  it('each part has its heading, one level below the page’s', async () => {
    await open();
    const levels = screen
      .getAllByRole('heading')
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
    expect(levels).toEqual(['H1 Trip cart', 'H2 Halden Trail', 'H2 Vento 125', 'H2 Your trip']);
  });

  it('RENT-08: of a vehicle that was rented before the layer over the page is loaded, is said then', async () => {
    const log = serve(
      rentalAnswers(({ path }) =>
        path.endsWith('/add-to-cart') ? wireTripCart(cartWith(hourly, trail)) : undefined,
      ),
    );
    const told: string[] = [];
    function Page() {
      const [loaded, load] = useState(false);
      return (
        <>
          <RentButton vehicle={trail} look="primary" size="lg" />
          <button onClick={() => load(true)}>Load</button>
          {loaded && <RentalLayer />}
        </>
      );
    }
    const hear = (fact: OutwardFact) => fact.type === 'toast' && told.push(resolve(fact.message));
    show(
      <OutletProvider value={hear}>
        <Page />
      </OutletProvider>,
      '/rental/vehicle-search',
      plan({}),
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Rent.*Halden Trail/ }));
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/add-to-cart'))).toBe(true));
    await waitFor(() => expect(told).toEqual(['The vehicle successfully added to your cart.']));
  });
});
