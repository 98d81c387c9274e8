// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Provider, TripSettings } from '../../machines/rules/domain.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { RentalCartPage } from '../../src/rental/cart/RentalCartPage.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { config, serve, show } from '../catalogue/wireShop.tsx';
import { VehiclePages } from './rentalPages.tsx';
import { cartWith, providerWith, sixHours, vehicleWith } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { found, rentalAnswers, renting, wireVehicle } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const home = { lat: 0.02, lng: 0.02, name: '1 Harbour Lane, Eastside' };
const fourHours: TripSettings = {
  ...sixHours,
  pickup: home,
  destination: null,
  pickupAt: null,
  hours: 4,
};
const discount = {
  discount: 12,
  discount_type: 'percent',
  min_purchase: 0,
  max_discount: 0,
  start_date: '2020-01-01',
  end_date: '2099-12-31',
  start_time: '00:00',
  end_time: '23:59',
};
const wireProvider = { id: 60, name: 'Quayside Motors', address: '', tax: 5, discount };
const onWire = (over: Parameters<typeof wireVehicle>[0] = {}) =>
  wireVehicle({
    id: 1,
    slug: 'halden',
    hourly_price: 16.8,
    discount_price: 0,
    provider: wireProvider as never,
    ...over,
  });
const provider: Provider = {
  ...providerWith({ id: 60, name: 'Quayside Motors' }),
  taxPercent: 5,
};
const held = vehicleWith({ id: 1, name: 'Halden Trail', hourlyPrice: 16.8, provider });
const shop = {
  ...config,
  tax_included: 0,
  additional_charge_status: 1,
  additional_charge_name: 'Service fee',
  additional_charge: 0.5,
};

/** The cart as the server answers it: the provider takes 12 % off, and 5 % tax is added. */
const wireCart = (quantity: number, ofProvider: object = wireProvider) => {
  const cart = wireTripCart(cartWith(fourHours, [held, quantity]));
  return { ...cart, carts: cart.carts.map((row) => ({ ...row, provider: ofProvider })) };
};

const readable = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');

interface Start {
  quantity?: number;
  vehicle?: ReturnType<typeof onWire>;
  separateShop?: typeof shop;
  ofProvider?: object;
}

function open(
  at: string,
  { quantity = 0, vehicle = onWire(), separateShop = shop, ofProvider = wireProvider }: Start = {},
) {
  serve(
    rentalAnswers(({ path }) => {
      if (path === '/api/v1/config') return separateShop;
      if (path.endsWith('/get-vehicle-details/halden')) return vehicle;
      if (path.endsWith('/vehicle/search')) return found([vehicle]);
      return path.includes('/user/cart/') && quantity > 0
        ? wireCart(quantity, ofProvider)
        : undefined;
    }),
  );
  show(
    <>
      <VehiclePages>
        <Route path="/rental/cart" element={<RentalCartPage />} />
      </VehiclePages>
      <RentalLayer />
    </>,
    at,
    {
      ...renting,
      guest_id: 'guest-1',
      'trip-plan': JSON.stringify({
        type: 'hourly',
        destination: null,
        pickupAt: null,
        hours: 4,
        recent: [],
      }),
    },
  );
  return userEvent.setup();
}

const page = '/rental/vehicle-details/halden';
const search = '/rental/vehicle-search?all_category=1';
/** Each amount with its name: 67.20 − 8.06 + 2.96 + 0.50 = 62.60. */
const named = 'With $8.06 off by the provider, $2.96 tax, and $0.50 Service fee.';

const rows = (list: HTMLElement) =>
  [...list.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((part) => readable(part as HTMLElement)),
  );

describe('“Estimated” is one number with one meaning', () => {
  it('m2, PRICE-01, PRICE-04, PRICE-06: the panel of a vehicle’s page adds it up, tax and fee with it', async () => {
    open(page);
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    await within(card).findByText('Estimated total');
    expect(rows(card)).toEqual([
      ['$16.80 × 4 hours', '$67.20'],
      ['Discount of the provider', '-$8.06'],
      ['Tax', '$2.96'],
      ['Service fee', '$0.50'],
      ['Estimated total', '$62.60'],
    ]);
  });

  it('m2, RENT-03: the bar says the same number, and what is in it', async () => {
    open(page);
    await screen.findByRole('heading', { level: 1 });
    vi.stubGlobal('scrollY', 201);
    act(() => void fireEvent.scroll(window));
    const bar = screen.getByLabelText('Rent this vehicle');
    await within(bar).findByText(/^Estimated, 4 hours$/);
    expect(readable(bar)).toContain(`Estimated, 4 hours$62.60${named}`);
    vi.stubGlobal('scrollY', 0);
    act(() => void fireEvent.scroll(window));
  });

  it('m2, m3, RENT-01: a card and its dialog name the discount between the rate and the estimate', async () => {
    const user = open(search);
    const card = await screen.findByRole('article');
    await within(card).findByText(/for 4 hours/);
    expect(readable(card)).toContain(`$16.80/hr$62.60 for 4 hours${named}`);
    await user.click(within(card).getByRole('button', { name: 'Quick view: Halden Trail' }));
    const dialog = await screen.findByRole('dialog');
    expect(readable(dialog)).toContain(`Estimated, 4 hours$62.60${named}`);
  });

  it('m2: the trip cart comes to the same, and a question of it too', async () => {
    const user = open('/rental/cart', { quantity: 1 });
    const total = await screen.findByText('Estimated total');
    expect(readable(total.parentElement as HTMLElement)).toBe('Estimated total$62.60');
    await user.click(screen.getByRole('button', { name: 'Duration' }));
    const hours = within(await screen.findByRole('dialog'));
    fireEvent.change(hours.getByRole('spinbutton'), { target: { value: '5' } });
    await user.click(hours.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog');
    // 84.00 − 10.08 + 3.70 + 0.50
    expect(readable(screen.getByRole('region', { name: 'In your cart' }))).toContain(
      'Estimated $62.60',
    );
    expect(readable(screen.getByRole('region', { name: 'New trip' }))).toContain(
      'Estimated $78.12',
    );
  });

  it('m2, M10: of two in the cart the page says what two cost, and that there are two', async () => {
    open(page, { quantity: 2 });
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    await within(card).findByText('In your trip cart');
    // 134.40 − 16.13 + 5.91 + 0.50
    expect(rows(card)).toEqual([
      ['$16.80 × 4 hours, 2 vehicles', '$134.40'],
      ['Discount of the provider', '-$16.13'],
      ['Tax', '$5.91'],
      ['Service fee', '$0.50'],
      ['Estimated total', '$124.68'],
    ]);
  });

  it('m3, PRICE-02: the vehicle’s own percentage is in the rate, so the estimate is the rate times the hours', async () => {
    const vehicle = onWire({
      discount_price: 10,
      provider: { ...wireProvider, tax: 0, discount: null },
    });
    open(search, { vehicle, separateShop: { ...shop, additional_charge_status: 0 } });
    const card = await screen.findByRole('article');
    await within(card).findByText(/for 4 hours/);
    expect(readable(card)).toContain('$15.12/hrOriginal price $16.80$60.48 for 4 hours');
    expect(readable(card)).not.toContain('With');
  });

  it('m3, OPEN-20: where the provider’s discount comes instead, the rate is not reduced as well', async () => {
    open(search, { vehicle: onWire({ discount_price: 10 }) });
    const card = await screen.findByRole('article');
    await within(card).findByText(/for 4 hours/);
    expect(readable(card)).toContain(`$16.80/hr$62.60 for 4 hours${named}`);
  });

  describe('PRICE-06, OPEN-70: where the server works the tax out, every estimate says that it lacks', () => {
    const { tax: _, ...ofProvider } = wireProvider;
    const vehicle = onWire({ provider: ofProvider as never });
    // 67.20 − 8.06 + 0.50
    const lacking =
      'With $8.06 off by the provider and $0.50 Service fee. Tax is worked out when you book.';

    it('on a card and in its dialog', async () => {
      const user = open(search, { vehicle });
      const card = await screen.findByRole('article');
      await within(card).findByText(/for 4 hours/);
      expect(readable(card)).toContain(`$59.64 for 4 hours${lacking}`);
      await user.click(within(card).getByRole('button', { name: 'Quick view: Halden Trail' }));
      const dialog = await screen.findByRole('dialog');
      expect(readable(dialog)).toContain(`Estimated, 4 hours$59.64${lacking}`);
    });

    it('in a question about the trip cart', async () => {
      const user = open('/rental/cart', { quantity: 1, ofProvider });
      await user.click(await screen.findByRole('button', { name: 'Duration' }));
      const hours = within(await screen.findByRole('dialog'));
      fireEvent.change(hours.getByRole('spinbutton'), { target: { value: '5' } });
      await user.click(hours.getByRole('button', { name: 'Save' }));
      await screen.findByRole('alertdialog');
      expect(readable(screen.getByRole('region', { name: 'In your cart' }))).toContain(
        'Estimated $59.64Tax is worked out when you book.',
      );
    });
  });
});
