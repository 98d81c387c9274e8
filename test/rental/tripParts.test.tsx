// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { TripPage } from '../../src/rental/trips/TripPage.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { payable, wireTrip } from './wireTrips.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

/** Chunks that do not come: the connection was lost when the page was already there. */
vi.mock('../../src/rental/trips/TripMap.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('../../src/rental/trips/CancelTripDialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeAll(() => loadMessages('en'));

const read = '/api/v1/rental/user/trip/get-trip-details';

async function open() {
  serve(rentalAnswers(({ path }) => (path === read ? wireTrip({}) : payable[path])));
  show(
    <Routes>
      <Route path="/rental/trips/:id" element={<TripPage />} />
    </Routes>,
    '/rental/trips/100007',
    { ...renting, token: 'a-token' },
  );
  expect(await screen.findByRole('heading', { name: 'Trip 100007' })).toBeVisible();
  return userEvent.setup();
}

const missed = () =>
  screen.findAllByText('This could not be loaded. Your cart and what you typed are kept.');

describe('a trip of which a part does not come', () => {
  it('MSG-21: stays on the screen without its map', async () => {
    await open();
    expect(await missed()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Trip 100007' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('MSG-21: is not canceled while the question cannot be shown, and goes on as it was', async () => {
    const user = await open();
    await missed();
    await user.click(screen.getByRole('button', { name: 'Cancel trip' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await missed()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Cancel trip' })).toBeEnabled();
  });
});
