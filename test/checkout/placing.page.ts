import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

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
      await press(en['checkout.place'])(page);
    },
  },
  acts: {
    // the browser keeps it by itself
    'rememberIntent done': () => Promise.resolve(),
    'placing.again': press(en['checkout.checking.again']),
    'placing.abandoned': press(en['ui.back']),
  },
  answers: {
    'placeOrder done: 100001, 12, 7, none': { call: places, reply: 'server' },
    'placeOrder fails: refused': {
      call: places,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'placeOrder fails: no answer': { call: places, reply: 'lost' },
    'findPlaced done: it never arrived': { call: finds, reply: 'server' },
  },
  sees: {
    'placing.sending': (page) =>
      expect(page.getByRole('button', { name: en['checkout.placing'] })).toBeVisible(),
    'placing.checking': (page) =>
      expect(page.getByText(en['checkout.checking.text'])).toBeVisible(),
    'placing.waiting': (page) => expect(page.getByText(en['checkout.checking.text'])).toBeVisible(),
    'placing.notPlaced': (page) =>
      expect(page.getByText(en['checkout.checking.notPlaced'])).toBeVisible(),
    'placing.refused': (page) =>
      expect(page.getByText('The server says no.').first()).toBeVisible(),
    'placing.abandoned': (page) =>
      expect(page.getByRole('button', { name: en['checkout.place'] })).toBeVisible(),
    'placing.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
});
