// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRentalCart, readVehicle } from '../../src/api/rental/read.ts';
import type { OutwardFact, RentalCart, TripSettings } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { RentButton } from '../../src/rental/vehicle/RentButton.tsx';
import { RentalCartPage } from '../../src/rental/cart/RentalCartPage.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { VehiclePages } from './rentalPages.tsx';
import { cartWith, sixHours, trail, vehicleWith } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { planned, rentalAnswers, renting, wireVehicle } from './wireVehicles.ts';

beforeEach(() => loadMessages('en'));

const details = '/api/v1/rental/vehicle/get-vehicle-details/halden';
/** The vehicle of the page; the server answers with another hourly price, or with none. */
const halden = (hourly_price: unknown) => ({ ...wireVehicle({ slug: 'halden' }), hourly_price });

const sentences = {
  en: {
    missing: 'Price not available',
    rent: 'The price for this trip is not available now, so this vehicle cannot be rented. Your plan is kept: choose another vehicle, or come back later.',
  },
  ar: {
    missing: 'السعر غير متاح',
    rent: 'سعر هذه الرحلة غير متاح الآن، لذلك لا يمكن استئجار هذه المركبة. خطتك محفوظة: اختر مركبة أخرى أو عد لاحقًا.',
  },
};

describe('a vehicle whose price the server did not say', () => {
  it.each([undefined, null, '', 'ask us', -3, {}])(
    'PRICE-01: has no price for its type, never 0 (%o)',
    (price) => {
      const vehicle = readVehicle(halden(price));
      expect([vehicle.hourlyPrice, vehicle.distancePrice]).toEqual([null, 2]);
    },
  );

  it.each([
    ['14.50', 14.5],
    [0, 0],
  ])('PRICE-01: reads a price that is a text, and one that is 0 (%o)', (price, read) => {
    expect(readVehicle(halden(price)).hourlyPrice).toBe(read);
  });

  it.each(['en', 'ar'] as const)(
    'RENT-03, PRICE-01: its page says so, with no amount, and why it cannot be rented (%s)',
    async (language) => {
      await loadMessages(language);
      serve(rentalAnswers(({ path }) => (path === details ? halden(null) : undefined)));
      show(<VehiclePages />, '/rental/vehicle-details/halden?from=search', planned);
      const page = within(await screen.findByRole('complementary'));
      const { missing, rent } = sentences[language];
      expect(await page.findByText(missing)).toBeVisible();
      expect(page.getByText(rent)).toBeVisible();
      expect(screen.getByRole('complementary')).not.toHaveTextContent('$');
    },
  );

  it('PRICE-01: in the trip cart it has no amount and its line says what to do; the trip has no total', async () => {
    const home = { lat: 0.02, lng: 0.02, name: '1 Harbour Lane, Eastside' };
    const trip: TripSettings = { ...sixHours, pickup: home, destination: null, pickupAt: null };
    const unpriced = vehicleWith({ id: 3, name: 'Silent Van', hourlyPrice: null });
    const cart = wireTripCart(cartWith(trip, trail, { ...unpriced, provider: trail.provider }));
    serve(rentalAnswers(({ path }) => (path.endsWith('/get-cart') ? cart : undefined)));
    show(
      <>
        <RentalCartPage />
        <RentalLayer />
      </>,
      '/rental/cart',
      { ...renting, guest_id: 'guest-1' },
    );
    const lines = await screen.findByRole('list', { name: 'Vehicles in your trip cart' });
    const line = within(lines).getByText('Silent Van').closest('li') as HTMLElement;
    expect(line).toHaveTextContent('Price not available');
    expect(line).toHaveTextContent(
      'Its price is not available now. Your trip is kept: remove it to book the rest, or come back later.',
    );
    expect(line).not.toHaveTextContent('$');
    expect(screen.getByText('Amount not available')).toBeVisible();
    expect(screen.queryByText('$0.00')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Proceed to booking' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Proceed to booking' })).toBeDisabled();
  });

  it('RENT-07, PRICE-01: a trip by the day, put into the cart by another app, has no price by the hour', () => {
    const cart = wireTripCart(cartWith(sixHours, trail));
    const byDay = { ...cart, user_data: { id: 3, rental_type: 'day_wise', estimated_hours: 24 } };
    const rates = (read: RentalCart) =>
      read.lines.map(({ vehicle: { hourlyPrice, distancePrice } }) => [hourlyPrice, distancePrice]);
    expect(rates(readRentalCart(byDay))).toEqual([[null, null]]);
    expect(rates(readRentalCart(cart))).toEqual([[trail.hourlyPrice, trail.distancePrice]]);
    expect(trail.hourlyPrice).not.toBeNull();
  });

  it('RENT-08, PRICE-01: Rent says why, and sends nothing', async () => {
    const log = serve(rentalAnswers(() => undefined));
    const told: string[] = [];
    const hear = (fact: OutwardFact) => fact.type === 'toast' && told.push(resolve(fact.message));
    show(
      <OutletProvider value={hear}>
        <RentButton vehicle={readVehicle(halden(null))} look="primary" size="lg" />
      </OutletProvider>,
      '/rental/vehicle-search',
      { ...planned, guest_id: 'guest-1' },
    );
    await userEvent.click(screen.getByRole('button', { name: /Rent.*Halden Trail/ }));
    await waitFor(() => expect(told).toEqual([sentences.en.rent]));
    expect(log.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
