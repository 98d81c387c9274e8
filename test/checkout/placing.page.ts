import { expect, type Page } from '@playwright/test';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const places = '**/api/v1/customer/order/place';
const finds = '**/api/v1/customer/order/by-key*';
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const placingPage = definePage({
  clock: true,
  starts: {
    'a new order': async (page) => {
      await guestAtCheckout(page);
      await fillCheckout(english(page));
      await expectSummary(english(page));
      await press('Place order')(page);
    },
  },
  acts: {
    // The browser keeps it by itself.
    'remember done': byItself,
    'placing.retry': press('Send it again'),
    'placing.abandoned': press('Back'),
  },
  answers: {
    'submit done: 100001, 12, 7, none': { call: places, reply: 'server' },
    'submit fails: refused': {
      call: places,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'submit fails: no answer': { call: places, reply: 'lost' },
    'find done: it never arrived': { call: finds, reply: 'server' },
  },
  sees: {
    'placing.unknown': (page) =>
      expect(
        page.getByText(
          'We could not find out yet whether we received your order. Your cart is kept. Check again, or look at your orders before you order once more.',
        ),
      ).toBeVisible(),

    'placing.sending': (page) =>
      expect(page.getByRole('button', { name: 'Placing' })).toBeVisible(),
    'placing.checking': (page) =>
      expect(
        page.getByText(
          'We are checking whether we received your order. Please do not order again.',
        ),
      ).toBeVisible(),
    'placing.waiting': (page) =>
      expect(
        page.getByText(
          'We are checking whether we received your order. Please do not order again.',
        ),
      ).toBeVisible(),
    'placing.notPlaced': (page) =>
      expect(page.getByText('We did not receive your order; nothing was charged.')).toBeVisible(),
    'placing.refused': (page) =>
      expect(page.getByText('The server says no.').first()).toBeVisible(),
    'placing.abandoned': (page) =>
      expect(page.getByRole('button', { name: 'Place order' })).toBeVisible(),
    'placing.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
  invisible: {
    'placing.remembering': 'it takes no longer than to write a line into the browser',
  },
  beyond: {
    'placing.remembering | error remember | 0':
      'What a browser does not store is remembered until the page is left, so keeping the key never fails.',
  },
});
