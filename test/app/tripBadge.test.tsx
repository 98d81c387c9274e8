// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { cartWith, scooter, sixHours, trail } from '../rental/tripCarts.ts';
import { AnyHeader } from './anyHeader.tsx';
import { wireTripCart } from '../rental/wireTripCart.ts';
import { planned, rentalAnswers } from '../rental/wireVehicles.ts';

beforeAll(() => loadMessages('en'));

it('NAV-27, OPEN-04: in rental the badge counts the rows of the trip cart, 2 for three trails and a scooter', async () => {
  const cart = wireTripCart(cartWith(sixHours, [trail, 3], [scooter, 1]));
  serve(rentalAnswers(({ path }) => (path.includes('/user/cart/') ? cart : undefined)));
  show(
    <>
      <AnyHeader />
      <RentalLayer />
    </>,
    '/home',
    { ...planned, guest_id: 'guest-1' },
  );
  const [badge] = await screen.findAllByRole('button', { name: 'Open cart: 2' });
  expect(badge).toHaveTextContent(/^2$/);
});
