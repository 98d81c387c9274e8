// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { RentalCartPage } from '../../src/rental/cart/RentalCartPage.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { cartWith, scooter, sixHours, trail } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

// A test file before this one may have loaded the code, which then cannot fail.
vi.hoisted(() => void vi.resetModules());
vi.mock('../../src/rental/cart/RentalQuestionDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('RENT-06: closing a question that could not be loaded means no: the cart stays, and may be asked about again', async () => {
  await loadMessages('en');
  vi.spyOn(console, 'error').mockReturnValue();
  const log = serve(
    rentalAnswers(({ path }) =>
      path.endsWith('/get-cart') ? wireTripCart(cartWith(sixHours, trail, scooter)) : undefined,
    ),
  );
  show(
    <>
      <RentalCartPage />
      <RentalLayer />
    </>,
    '/rental/cart',
    { ...renting, guest_id: 'guest-1' },
  );
  const user = userEvent.setup();
  const clear = await screen.findByRole('button', { name: 'Clear cart' });
  for (let time = 0; time < 2; time += 1) {
    await user.click(clear);
    const failed = within(await screen.findByRole('alert'));
    await user.click(failed.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  }
  expect(screen.getByRole('list', { name: 'Vehicles in your trip cart' })).toBeVisible();
  expect(log.filter(({ path }) => path.endsWith('/remove-cart'))).toEqual([]);
});
