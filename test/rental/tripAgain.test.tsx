// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { TripPage } from '../../src/rental/trips/TripPage.tsx';
import { module, serve, settled, show, type Answers } from '../catalogue/wireShop.tsx';
import { wireTrip } from './wireTrips.ts';
import { rentalAnswers, renting, wireVehicle } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const reorder = '/api/v1/rental/user/trip/reorder';
const cart = '/api/v1/rental/user/cart/get-cart';
const detailsOf = (id: number) => `/api/v1/rental/vehicle/get-vehicle-details/${id}`;

/** A vehicle of a trip of six hours. */
const line = (id: number, name: string, quantity: number, price: number) => ({
  id,
  vehicle_id: id,
  quantity,
  price,
  original_price: price,
  calculated_price: price * quantity,
  vehicle_details: { id, name, slug: `vehicle-${id}` },
  license_plate_number: [],
});

const ended = wireTrip({
  trip_status: 'completed',
  payment_status: 'paid',
  trip_details: [line(1, 'Halden Trail', 2, 60), line(2, 'Ostra Van', 1, 90)] as never,
});

/** The trip cart with one vehicle of another provider. */
const filled = {
  carts: [{ id: 41, vehicle_id: 8, quantity: 1, price: 30, vehicle: { id: 8, name: 'Tarn City' } }],
  user_data: { id: 3, rental_type: 'hourly', estimated_hours: 3 },
};

/** Opens the page of a trip that is over, and asks to rent it again. */
async function open(answers: Answers = () => undefined, stored: Record<string, string> = renting) {
  const log = serve(
    rentalAnswers(async (asked) => {
      const answer = await answers(asked);
      if (answer !== undefined) return answer;
      switch (asked.path) {
        case '/api/v1/rental/user/trip/get-trip-details':
          return ended;
        case detailsOf(1):
          return wireVehicle({ id: 1, hourly_price: 12, total_vehicle_count: 1 });
        case detailsOf(2):
          return Response.json({ errors: [{ code: 'x', message: 'Gone' }] }, { status: 404 });
        case reorder:
          return { carts: [], user_data: [] };
        default:
          return undefined;
      }
    }),
  );
  const facts: OutwardFact[] = [];
  const { shop } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <Routes>
        <Route path="/rental/trips/:id" element={<TripPage />} />
      </Routes>
    </OutletProvider>,
    '/rental/trips/100007',
    { ...stored, token: 'a-token' },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Rent again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rent this again' }));
  const sent = (path: string) => log.filter((asked) => asked.path === path);
  return { shop, facts, log, sent, user, dialog };
}

describe('renting the same again', () => {
  it('F-16: says what is gone, short and dearer, and fills the trip cart with the rest', async () => {
    const { facts, sent, user, dialog } = await open();
    expect(await dialog.findByText('1 of 2 vehicles can be rented')).toBeVisible();
    expect(dialog.getByText('Only 1 instead of 2')).toBeVisible();
    // Six hours at 12.00 instead of 10.00.
    expect(dialog.getByText('Now \u2066$72.00\u2069 each, was \u2066$60.00\u2069')).toBeVisible();
    expect(dialog.getByText('No longer for rent, left out')).toBeVisible();
    expect(sent(reorder)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add to trip cart' }));
    await expect
      .poll(() => sent(reorder).map(({ body }) => body))
      .toMatchObject([{ trip_id: 100007 }]);
    await expect
      .poll(() => facts)
      .toContainEqual(expect.objectContaining({ type: 'navigate', to: '/rental/cart' }));
  });

  it('F-16, API-37: in another module, the vehicles of today are those of the trip’s module', async () => {
    const rental = { ...module, id: 6, module_name: 'Rental', module_type: 'rental' };
    const gone = () => Response.json({ errors: [{ code: 'x', message: 'Gone' }] }, { status: 404 });
    const { sent, user, dialog } = await open(({ path, headers }) => {
      if (path === '/api/v1/module') return [module, rental];
      return path === detailsOf(1) && headers.get('moduleId') !== '6' ? gone() : undefined;
    }, settled);
    expect(await dialog.findByText('1 of 2 vehicles can be rented')).toBeVisible();
    expect(dialog.getByText('Only 1 instead of 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add to trip cart' }));
    await expect.poll(() => sent(reorder)).toHaveLength(1);
    expect(sent(reorder)[0]?.headers.get('moduleId')).toBe('4');
  });

  it('F-16: where the backend has no such call, the vehicles of today are added one by one', async () => {
    const message = 'The route api/v1/rental/user/trip/reorder could not be found.';
    const add = '/api/v1/rental/user/cart/add-to-cart';
    const clear = '/api/v1/rental/user/cart/remove-cart';
    const emptied = { carts: [], user_data: [] };
    const { facts, log, sent, user, dialog } = await open(({ path }) => {
      if (path === reorder) return Response.json({ message }, { status: 404 });
      if (path === '/api/v1/config/get-zone-id') return { zone_id: '[1,3]', zone_data: [] };
      return path === add || path === clear ? emptied : undefined;
    });
    await user.click(await dialog.findByRole('button', { name: 'Add to trip cart' }));
    await expect
      .poll(() => facts)
      .toContainEqual(expect.objectContaining({ type: 'navigate', to: '/rental/cart' }));
    // Of two vehicles, one is gone, and of the other only one is free.
    expect(sent(add).map(({ body }) => body)).toEqual([
      {
        rental_type: 'hourly',
        pickup_location: { lat: 0, lng: 0, location_name: '24 Harbour Lane' },
        destination_location: null,
        pickup_time: null,
        estimated_hours: 6,
        distance: 0,
        destination_time: 0,
        user_id: null,
        vehicle_id: 1,
        quantity: 1,
        guest_id: null,
      },
    ]);
    expect(sent(add)[0]?.headers.get('moduleId')).toBe('6');
    expect(sent(add)[0]?.headers.get('zoneId')).toBe('[1,3]');
    const changes = log.map(({ path }) => path).filter((path) => [add, clear].includes(path));
    expect(changes).toEqual([clear, add]);
  });

  describe('where the backend has no such call', () => {
    const add = '/api/v1/rental/user/cart/add-to-cart';
    const clear = '/api/v1/rental/user/cart/remove-cart';
    const unknown = {
      message: 'The route api/v1/rental/user/trip/reorder could not be found.',
    };
    const answers: Answers = ({ path, body }) => {
      if (path === reorder) return Response.json(unknown, { status: 404 });
      if (path === cart) return filled;
      if (path === '/api/v1/config/get-zone-id') return { zone_id: '[1,3]', zone_data: [] };
      if (path === clear) return { carts: [], user_data: [] };
      if (path !== add) return undefined;
      if ((body as { vehicle_id: number }).vehicle_id === 8) return filled;
      const message = 'Quayside Motors is closed then.';
      return Response.json({ errors: [{ code: 'cart_item', message }] }, { status: 403 });
    };

    it('F-16: a refused vehicle is said, and the trip cart has its vehicles again', async () => {
      const { log, sent, user, dialog } = await open(answers);
      await user.click(await dialog.findByRole('button', { name: 'Replace trip cart' }));
      expect(await dialog.findByText('Quayside Motors is closed then.')).toBeVisible();
      const changes = log.map(({ path }) => path).filter((path) => [add, clear].includes(path));
      expect(changes).toEqual([clear, add, clear, add]);
      expect(sent(add).at(-1)?.body).toMatchObject({
        vehicle_id: 8,
        quantity: 1,
        rental_type: 'hourly',
        estimated_hours: 3,
      });
      expect(sent(add).at(-1)?.headers.get('moduleId')).toBe('6');
    });

    it.each([
      ['its clearing', clear],
      ['the first vehicle', add],
    ])(
      'F-16, OPEN-55: without an answer to %s, the vehicles of the trip cart are put aside',
      async (_, last) => {
        let isLost = false;
        const { shop, user, dialog } = await open((asked) => {
          isLost ||= asked.path === last;
          return isLost ? Promise.reject(new TypeError('Failed to fetch')) : answers(asked);
        });
        await user.click(await dialog.findByRole('button', { name: 'Replace trip cart' }));
        await waitFor(() => {
          const { leftBehind } = shop.root.getSnapshot().context;
          expect(leftBehind?.lines.map(({ vehicle }) => vehicle.name)).toEqual(['Tarn City']);
        });
        expect(await dialog.findByText(/^No connection to the shop/)).toBeVisible();
      },
    );

    it('F-16, PRICE-01: a trip whose hours are unknown is not rented for 0 hours, and the trip cart stays', async () => {
      const { sent, user, dialog } = await open((asked) =>
        asked.path === '/api/v1/rental/user/trip/get-trip-details'
          ? { ...ended, estimated_hours: null }
          : answers(asked),
      );
      await user.click(await dialog.findByRole('button', { name: 'Replace trip cart' }));
      expect(await dialog.findByText('Duration not available')).toBeVisible();
      expect(sent(clear)).toEqual([]);
      expect(sent(add)).toEqual([]);
    });
  });

  it('RENT-06: names what the trip cart would lose, and asks before it does', async () => {
    const { sent, user, dialog } = await open(({ path }) => (path === cart ? filled : undefined));
    expect(
      await dialog.findByText('Your trip cart has 1 vehicle. It will be removed.'),
    ).toBeVisible();
    expect(dialog.getByText('Tarn City')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace trip cart' }));
    await expect.poll(() => sent(reorder)).toHaveLength(1);
  });

  it('RENT-06: a trip cart that was filled meanwhile is shown before it is replaced', async () => {
    let reads = 0;
    const { sent, user, dialog } = await open(({ path }) => {
      if (path !== cart) return undefined;
      reads += 1;
      return reads > 1 ? filled : undefined;
    });
    await user.click(await dialog.findByRole('button', { name: 'Add to trip cart' }));
    expect(
      await dialog.findByText('Your trip cart has changed meanwhile. Please look again.'),
    ).toBeVisible();
    expect(dialog.getByText('Tarn City')).toBeVisible();
    expect(sent(reorder)).toEqual([]);
  });

  it('RENT-07: the vehicles of a trip by the day are left out, because no such trip is offered', async () => {
    const { dialog } = await open(({ path }) =>
      path === '/api/v1/rental/user/trip/get-trip-details'
        ? { ...ended, trip_type: 'day_wise', estimated_hours: 0 }
        : undefined,
    );
    expect(await dialog.findByText('None of these vehicles can be rented now.')).toBeVisible();
    expect(dialog.getByText('Not for rent for such trips any more, left out')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /trip cart$/ })).toBeNull();
  });

  it('F-16: where no vehicle is left, that is said and nothing can be added', async () => {
    const gone = () => Response.json({ errors: [{ code: 'x', message: 'Gone' }] }, { status: 404 });
    const { dialog } = await open(({ path }) => (path === detailsOf(1) ? gone() : undefined));
    expect(await dialog.findByText('None of these vehicles can be rented now.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /trip cart$/ })).toBeNull();
  });

  it('MSG-21: a refusal is shown over the review, which stays', async () => {
    const { user, dialog } = await open(({ path }) =>
      path === reorder
        ? Response.json(
            { errors: [{ code: 'cart_item', message: 'Quayside Motors is closed then.' }] },
            { status: 403 },
          )
        : undefined,
    );
    await user.click(await dialog.findByRole('button', { name: 'Add to trip cart' }));
    expect(await dialog.findByText('Quayside Motors is closed then.')).toBeVisible();
    expect(dialog.getByText('1 of 2 vehicles can be rented')).toBeVisible();
  });
});
