// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { serve, settled, show, type Answers, type Asked } from '../catalogue/wireShop.tsx';
import { cartWith, scooter, sixHours, trail } from '../rental/tripCarts.ts';
import { AnyHeader } from './anyHeader.tsx';
import { Outlet } from './outlet.tsx';
import { wireTripCart } from '../rental/wireTripCart.ts';
import { planned, rentalAnswers } from '../rental/wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const tripCart = '/api/v1/rental/user/cart/get-cart';
const storeCart = '/api/v1/customer/cart/list';

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

const cartCalls = (log: Asked[]) =>
  log
    .filter(({ path }) => path === tripCart || path === storeCart)
    .map(({ path, headers }) => [path, headers.get('moduleId')]);

function openShop(answers: Answers, stored: Record<string, string>) {
  const log = serve(answers);
  const { shop } = show(
    <Outlet>
      <AnyHeader />
      <Overlays />
    </Outlet>,
    '/home',
    { ...stored, guest_id: 'guest-1' },
  );
  return { log, rests: () => waitFor(() => expect(shop.queryClient.isFetching()).toBe(0)) };
}

it('CART-08: in rental the rental cart loads, and no store cart', async () => {
  const { log, rests } = openShop(rentalAnswers(), planned);
  await waitFor(() => expect(cartCalls(log)).toEqual([[tripCart, '6']]));
  await screen.findAllByRole('button', { name: /^Open cart/ });
  await rests();
  expect(cartCalls(log)).toEqual([[tripCart, '6']]);
});

it('CART-08: in a module of stores the store cart loads, and no rental cart', async () => {
  const { log, rests } = openShop(() => undefined, settled);
  await waitFor(() => expect(cartCalls(log)).toContainEqual([storeCart, '4']));
  await screen.findAllByRole('button', { name: /^Open cart/ });
  await rests();
  expect(cartCalls(log)).toEqual([[storeCart, '4']]);
});
