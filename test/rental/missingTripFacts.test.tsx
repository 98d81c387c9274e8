// @vitest-environment jsdom
import { screen, within, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { TripPage } from '../../src/rental/trips/TripPage.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { assigned, payable, wireTrip } from './wireTrips.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeEach(() => loadMessages('en'));

const read = '/api/v1/rental/user/trip/get-trip-details';

async function open(trip: object, heading: string | RegExp = 'Trip 100007') {
  const log = serve(rentalAnswers(({ path }) => (path === read ? trip : payable[path])));
  show(
    <Routes>
      <Route path="/rental/trips/:id" element={<TripPage />} />
    </Routes>,
    '/rental/trips/100007',
    { ...renting, token: 'a-token' },
  );
  // The heading is there while the trip is loaded.
  await waitFor(() => expect(document.querySelector('div[aria-busy]')).toBeNull());
  await screen.findByRole('heading', { name: heading });
  return log;
}

const rowOf = (label: string) => screen.getByText(label).closest('div');

describe('bad input: what the server does not say of a trip', () => {
  it.each([undefined, null, '', 'sixty', -60, {}])(
    'bad input: an amount of %o is not available, and is not paid on a guess',
    async (amount) => {
      await open({ ...wireTrip(), trip_amount: amount, tax_amount: amount });
      expect(rowOf('Total')).toHaveTextContent('TotalAmount not available');
      expect(rowOf('To pay')).toHaveTextContent('To payAmount not available');
      expect(rowOf('Tax, already inside')).toHaveTextContent('Amount not available');
      expect(document.body).not.toHaveTextContent('$0.00');
      expect(
        screen.getByText(
          'The amount of this trip is not available now, so it cannot be paid here. Your booking is kept: refresh the page, or ask the provider.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('radiogroup', { name: 'Payment' })).toBeNull();
    },
  );

  it('bad input: the price of a vehicle of the trip is named as missing, and so is their sum', async () => {
    const [line] = wireTrip().trip_details;
    await open({
      ...wireTrip(),
      trip_details: [{ ...line, original_price: null, calculated_price: 'x' }],
    });
    expect(rowOf('Vehicles')).toHaveTextContent('VehiclesAmount not available');
    expect(rowOf('Total')).toHaveTextContent('$60.00');
  });

  it.each([undefined, null, '', 'two', 0, -1, 1.5, {}])(
    'bad input: a quantity of %o is named as missing, and no sum is made of a guess',
    async (quantity) => {
      const [line] = wireTrip().trip_details;
      await open({ ...wireTrip(), trip_details: [{ ...line, quantity }] });
      const vehicle = screen.getByRole('link', { name: 'Halden Trail' }).closest('li');
      expect(vehicle).toHaveTextContent('Halden Trail · Quantity not available$60.00');
      expect(rowOf('Vehicles')).toHaveTextContent('VehiclesAmount not available');
    },
  );

  it.each([
    [{ estimated_hours: null }, 'Duration not available'],
    [{ trip_type: 'distance_wise', distance: 'far' }, 'Distance not available'],
    [{ schedule_at: 'tomorrow' }, 'Time not available'],
    [{ scheduled: 1, schedule_at: null }, 'Time not available'],
  ])('bad input: %j is said as "%s"', async (over, said) => {
    await open({ ...wireTrip(), ...over });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('bad input: a driver and a provider without names and phones cannot be called', async () => {
    await open({
      ...wireTrip({ trip_status: 'ongoing' }),
      provider: { id: 60, phone: 'ask' },
      vehicle_identity: [assigned({ driver_data: { id: 2, phone: '0155 501 390' } })],
    });
    expect(screen.getByRole('link', { name: 'Name not available' })).toBeVisible();
    expect(screen.getByText(/Name not available · Phone number not available/)).toBeVisible();
    expect(screen.getAllByText(/Phone number not available/)).toHaveLength(2);
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('bad input: it says so in Arabic as well', async () => {
    await loadMessages('ar');
    await open({ ...wireTrip(), trip_amount: null, estimated_hours: null }, /100007/);
    expect(screen.getAllByText('المبلغ غير متاح')).toHaveLength(2);
    expect(screen.getByText('المدة غير متاحة')).toBeVisible();
    expect(screen.getByText(/مبلغ هذه الرحلة غير متاح الآن/)).toBeVisible();
  });

  it('bad input: money that goes back without an amount names it as missing', async () => {
    await open({
      ...wireTrip({ trip_status: 'canceled', payment_status: 'paid' }),
      refunds: [{ amount: null, way: 'wallet', transaction_reference: null, settled_at: null }],
    });
    const said = within(document.body).getByText(/Amount not available.*wallet/i);
    expect(said).toBeVisible();
  });
});
