// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TripSettings, OutwardFact } from '../../machines/rules/domain.ts';
import { WishlistDrawer } from '../../src/catalogue/item/WishlistDrawer.tsx';
import { RentInList } from '../../src/rental/index.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { RentalCartDrawer } from '../../src/rental/cart/RentalCartDrawer.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { RentButton } from '../../src/rental/vehicle/RentButton.tsx';
import { WithTrip } from '../../src/rental/plan/tripPlan.ts';
import { VehicleSearchPage } from '../../src/rental/search/VehicleSearchPage.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { VehiclePages } from './rentalPages.tsx';
import { cartWith, city, scooter, sixHours, trail } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { found, planned, rentalAnswers, wireVehicle } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const home = { lat: 0.02, lng: 0.02, name: '1 Harbour Lane, Eastside' };
const station = { lat: 0.1, lng: 0.02, name: 'North Quay Station' };
const hourly: TripSettings = {
  ...sixHours,
  pickup: home,
  destination: station,
  pickupAt: null,
};
/** A vehicle of which two are available. */
const two = { ...trail, available: 2 };
const onWire = wireVehicle({ id: 1, slug: 'halden', total_vehicle_count: 2 });

/** Opens a page of rental while the trip cart holds one Halden Trail, of which there are two. */
function open(at: string, quantity = 1, stored: Record<string, string> = planned) {
  let held = quantity;
  const log = serve(
    rentalAnswers(({ path, body }) => {
      if (path.endsWith('/get-vehicle-details/halden')) return onWire;
      if (path.endsWith('/vehicle/search')) return found([onWire]);
      if (path.endsWith('/user/wish-list')) return { vehicles: [onWire], providers: [] };
      if (path.endsWith('/update-cart')) held = (body as { quantity: number }).quantity;
      if (path.includes('/remove-vehicle/')) held = 0;
      if (!path.includes('/user/cart/')) return undefined;
      return wireTripCart(held === 0 ? cartWith(hourly) : cartWith(hourly, [two, held]));
    }),
  );
  const told: string[] = [];
  const hear = (fact: OutwardFact) => fact.type === 'toast' && told.push(resolve(fact.message));
  const { url } = show(
    <OutletProvider value={hear}>
      <VehiclePages>
        <Route path="/wishlist" element={<WishlistDrawer onClose={() => {}} Rent={RentInList} />} />
        <Route path="/at-the-side" element={<RentalCartDrawer onClose={() => {}} />} />
        <Route path="/rental/cart" element={<p>The trip cart</p>} />
      </VehiclePages>
      <RentalLayer />
    </OutletProvider>,
    at,
    { ...stored, guest_id: 'guest-1' },
  );
  const changes = () =>
    log
      .filter(({ path, method }) => path.includes('/user/cart/') && method !== 'GET')
      .map(({ path, body }) => [path.split('/').at(-1), (body as { quantity?: number })?.quantity]);
  return { user: userEvent.setup(), told, changes, url };
}

const page = '/rental/vehicle-details/halden';
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  act(() => void fireEvent.scroll(window));
};

/**
 * Expects a vehicle in the trip cart to show its quantity and a link to the cart, and no button to
 * rent it again.
 */
async function expectHeld(
  place: HTMLElement,
  { user, told, changes, url }: ReturnType<typeof open>,
) {
  const held = within(place);
  const steps = await held.findByRole('group', { name: 'Halden Trail' });
  expect(within(steps).getByLabelText('Quantity')).toHaveTextContent('01');
  expect(held.queryByRole('button', { name: /Rent/ })).toBeNull();
  const more = held.getByRole('button', { name: 'Increase quantity: Halden Trail' });
  await user.click(more);
  await waitFor(() => expect(changes()).toEqual([['update-cart', 2]]));
  await waitFor(() => expect(within(steps).getByLabelText('Quantity')).toHaveTextContent('02'));
  expect(told).toEqual([]);
  await user.click(more);
  await waitFor(() =>
    expect(told).toEqual(["You can't add more than 2 quantities of this vehicle."]),
  );
  expect(changes()).toEqual([['update-cart', 2]]);
  const view = held.getByRole('link', { name: 'View cart' });
  await user.click(view);
  expect(url().pathname).toBe('/rental/cart');
}

it('RENT-01: a vehicle is shown by a card, by the dialog of its details, by a page, and by the cart at the side', async () => {
  const { user } = open('/rental/vehicle-search?all_category=1');
  expect(await screen.findByRole('link', { name: 'Halden Trail' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quick view: Halden Trail' }));
  expect(await screen.findByRole('dialog', { name: 'Halden Trail' })).toBeVisible();
  cleanup();
  open(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Halden Trail' })).toBeVisible();
  cleanup();
  open('/at-the-side');
  const cart = within(await screen.findByRole('dialog', { name: 'Trip cart' }));
  expect(await cart.findByRole('heading', { name: 'Halden Trail' })).toBeVisible();
});

describe('a vehicle on its way into the trip cart', () => {
  it('RENT-03, RENT-08: its button is busy until the cart holds it', async () => {
    let tell: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      tell = resolve;
    });
    serve(
      rentalAnswers(({ path }) => {
        if (path.endsWith('/vehicle/search')) return found([onWire]);
        if (!path.endsWith('/add-to-cart')) return undefined;
        return answered.then(() => wireTripCart(cartWith(hourly, two)));
      }),
    );
    show(
      <>
        <Routes>
          <Route
            path="/rental/vehicle-search"
            element={
              <WithTrip>
                <VehicleSearchPage />
              </WithTrip>
            }
          />
        </Routes>
        <RentalLayer />
      </>,
      '/rental/vehicle-search',
      { ...planned, guest_id: 'guest-1' },
    );
    const user = userEvent.setup();
    const rent = await screen.findByRole('button', { name: /^Rent.*Halden Trail$/ });
    await user.click(rent);
    await waitFor(() => expect(rent).toHaveAttribute('aria-busy', 'true'));
    tell();
    expect(await screen.findByRole('group', { name: 'Halden Trail' })).toBeVisible();
  });
});

describe('vehicles rented before the trip cart has been read', () => {
  /** Opens two buttons; the cart can be read once the returned `answer` is called with its answer. */
  function press() {
    let answer: (reply: unknown) => void = () => undefined;
    const read = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    const added: number[] = [];
    serve(
      rentalAnswers(({ path, body }) => {
        if (path.endsWith('/get-cart')) return read;
        if (!path.endsWith('/add-to-cart')) return undefined;
        added.push((body as { vehicle_id: number }).vehicle_id);
        return wireTripCart(cartWith(hourly, trail, ...(added.length > 1 ? [city] : [])));
      }),
    );
    const told: string[] = [];
    const hear = (fact: OutwardFact) =>
      fact.type === 'toast' && told.push(`${fact.kind}: ${resolve(fact.message)}`);
    show(
      <OutletProvider value={hear}>
        <RentButton vehicle={trail} look="primary" size="sm" />
        <RentButton vehicle={city} look="primary" size="sm" />
        <RentalLayer />
      </OutletProvider>,
      '/rental/vehicle-search',
      { ...planned, guest_id: 'guest-1' },
    );
    const rent = (name: string) =>
      screen.getByRole('button', { name: new RegExp(`^Rent.*${name}$`) });
    const [first, second] = [rent('Halden Trail'), rent('Norda City')];
    return { user: userEvent.setup(), answer, added, told, first, second };
  }

  it('RENT-08: each of them is added, one after the other', async () => {
    const { user, answer, added, told, first, second } = press();
    await user.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
    await user.click(second);
    expect(first).toHaveAttribute('aria-busy', 'true');
    answer(wireTripCart(cartWith(hourly)));
    await waitFor(() => expect(added).toEqual([1, 4]));
    await waitFor(() =>
      expect(told).toEqual([
        'success: The vehicle successfully added to your cart.',
        'success: The vehicle successfully added to your cart.',
      ]),
    );
  });

  it('RENT-08, MSG-21: where it cannot be read, a message says so and the vehicle can be rented again', async () => {
    const { user, answer, added, told, first } = press();
    await user.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
    answer(new Response(null, { status: 503 }));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told).toEqual(['error: Something went wrong. Please try again.']);
    expect(first).not.toHaveAttribute('aria-busy', 'true');
    expect(added).toEqual([]);
  });
});

describe('a vehicle that is in the trip cart already', () => {
  it('M10, RENT-08, RENT-14, CART-11: its page shows how many there are and “View cart” in place of “Rent This Car”', async () => {
    const shown = open(page);
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    expect(await within(card).findByText('In your trip cart')).toBeVisible();
    await expectHeld(card, shown);
  });

  it('M10, RENT-02, RENT-14: so does the bar that comes after scrolling', async () => {
    const shown = open(page);
    await screen.findByRole('heading', { level: 1 });
    scrollTo(201);
    await expectHeld(screen.getByLabelText('Rent this vehicle'), shown);
    scrollTo(0);
  });

  it('M10, RENT-01, RENT-14: so does the dialog of a card', async () => {
    const shown = open('/rental/vehicle-search?all_category=1');
    await shown.user.click(await screen.findByRole('button', { name: 'Quick view: Halden Trail' }));
    await expectHeld(await screen.findByRole('dialog'), shown);
  });

  it('M10: the bin at one takes it out, and “Rent This Car” comes back with the focus', async () => {
    const { user, changes } = open(page);
    const card = within(await screen.findByRole('complementary', { name: 'Your trip' }));
    await user.click(await card.findByRole('button', { name: 'Remove: Halden Trail' }));
    const rent = await card.findByRole('button', { name: /^Rent This Car/ });
    await waitFor(() => expect(rent).toHaveFocus());
    expect(changes()).toEqual([['10', undefined]]);
  });

  it('M10, RENT-08: a press before the cart was read adds none, and says why', async () => {
    const log = serve(
      rentalAnswers(({ path }) =>
        path.includes('/user/cart/') ? wireTripCart(cartWith(hourly, two)) : undefined,
      ),
    );
    const told: string[] = [];
    const hear = (fact: OutwardFact) =>
      fact.type === 'toast' && told.push(`${fact.kind}: ${resolve(fact.message)}`);
    show(
      <OutletProvider value={hear}>
        <RentButton vehicle={two} look="primary" size="lg" />
        <RentalLayer />
      </OutletProvider>,
      '/rental/vehicle-search',
      { ...planned, guest_id: 'guest-1' },
    );
    await userEvent.click(screen.getByRole('button', { name: /^Rent This Car/ }));
    await waitFor(() =>
      expect(told).toEqual([
        'info: Halden Trail is in your cart already, so none was added. Press + to add one more.',
      ]),
    );
    expect(log.filter(({ method, path }) => method !== 'GET' && path.includes('/cart/'))).toEqual(
      [],
    );
  });

  it('M10, RENT-13: hours changed beside it are offered for the cart, which asks', async () => {
    const { user } = open(page);
    const card = within(await screen.findByRole('complementary', { name: 'Your trip' }));
    await card.findByText('In your trip cart');
    expect(card.queryByRole('button', { name: 'Use the planned trip' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Increase quantity: Hours' }));
    await user.click(await card.findByRole('button', { name: 'Use the planned trip' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Do you want to change trip duration');
    expect(asked).toHaveTextContent('7 hours');
  });

  it('WISH-12: in the wishlist there are never more of it than there are vehicles', async () => {
    const { user, told, changes } = open('/wishlist', 2, { ...planned, token: 'a-token' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Wishlist' }));
    const steps = await drawer.findByRole('group', { name: 'Halden Trail' });
    expect(within(steps).getByLabelText('Quantity')).toHaveTextContent('2');
    const more = drawer.getByRole('button', { name: 'Increase quantity: Halden Trail' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    await waitFor(() =>
      expect(told).toEqual(["You can't add more than 2 quantities of this vehicle."]),
    );
    expect(changes()).toEqual([]);
    expect(within(steps).getByLabelText('Quantity')).toHaveTextContent('2');
  });

  it('RENT-14: another vehicle of the cart leaves this one to be rented', async () => {
    serve(
      rentalAnswers(({ path }) => {
        if (path.endsWith('/get-vehicle-details/halden')) return onWire;
        return path.includes('/user/cart/') ? wireTripCart(cartWith(hourly, scooter)) : undefined;
      }),
    );
    show(
      <>
        <VehiclePages />
        <RentalLayer />
      </>,
      page,
      planned,
    );
    const card = within(await screen.findByRole('complementary', { name: 'Your trip' }));
    expect(card.getByRole('button', { name: /^Rent This Car/ })).toBeVisible();
    expect(card.queryByText('In your trip cart')).toBeNull();
  });
});
