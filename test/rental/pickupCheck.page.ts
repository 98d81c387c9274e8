import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';
import { cartWith, scooter, sixHours, trail } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';

const read = '**/user/cart/get-cart*';
const clear = '**/user/cart/remove-cart*';
const cart = (zones: number[]) =>
  wireTripCart({ ...cartWith(sixHours, trail, scooter), pickupZoneIds: zones });
const said = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();

export const pickupCheckPage = definePage({
  starts: {
    'a module of zones 1 and 2': async (page) => {
      await settleIn(page);
      await page.goto('/home');
      await page.getByRole('button', { name: 'Rental', exact: true }).first().click();
    },
  },
  acts: {},
  answers: {
    'readCart done: an empty cart': {
      call: read,
      reply: { status: 200, json: { carts: [], user_data: [] } },
    },
    'readCart done: a pickup in zone 2': { call: read, reply: { status: 200, json: cart([1]) } },
    'readCart done: a pickup elsewhere': { call: read, reply: { status: 200, json: cart([99]) } },
    'readCart fails: timeout': { call: read, reply: 'lost' },
    'clearCart done: empty': {
      call: clear,
      reply: { status: 200, json: { carts: [], user_data: [], status: 'success' } },
    },
    'clearCart fails: refused': {
      call: clear,
      reply: { status: 403, json: { errors: [{ code: 'cart_item', message: 'Being counted.' }] } },
    },
  },
  sees: {
    'pickupCheck.settled': said('A Module has been selected.'),
    'pickupCheck.refused': (page) =>
      expect(
        page
          .getByText('Being counted.')
          .or(page.getByText('No connection to the shop. What you did is kept.'))
          .first(),
      ).toBeVisible(),
  },
  invisible: {
    'pickupCheck.reading':
      'the picker has closed, and what comes of the trip cart is told at the end',
    'pickupCheck.clearing':
      'the picker has closed, and what comes of the trip cart is told at the end',
  },
});
