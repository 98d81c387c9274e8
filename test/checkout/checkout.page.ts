import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const loads = '**/api/v1/stores/details/*';
const measures = '**/api/v1/config/distance-api*';
const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(name) }).check();

async function giveContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maya Haddad');
  await page.getByLabel('Phone Number').fill('+15550137000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

const placing = (page: Page) => expect(page.getByRole('button', { name: 'Placing' })).toBeVisible();
const checking = (page: Page) =>
  expect(
    page.getByText('We are checking whether your order arrived. Please do not order again.'),
  ).toBeVisible();

const programFault =
  'A flow within this one takes what its calls end with; only a fault of the program could stop it.';

export const checkoutPage = definePage({
  starts: { 'an empty form': (page) => guestAtCheckout(page) },
  acts: {
    'checkout.retry': {
      during: ['checkout.unavailable'],
      act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    'order.address.given: at the place': {
      during: ['checkout.ordering.editing.address.measured'],
      act: giveContact,
    },
    'order.type.chosen: take-away': choose('Take away'),
    'order.type.chosen: delivery': choose('Delivery'),
    'payment.chosen: cash': {
      during: ['checkout.ordering.editing.payment.open'],
      act: choose('Cash on delivery'),
    },
    'order.place: at noon': (page) => place(page).click(),
    // Sending is a flow of its own, which ends by itself.
    'placing done: the order stands': byItself,
  },
  answers: {
    'loadCheckout done: an order': { call: loads, reply: 'server' },
    'loadCheckout fails: timeout': { call: loads, reply: 'lost' },
    'measureRoute done: 3 km': { call: measures, reply: 'server' },
  },
  sees: {
    'checkout.loading': async (page) => {
      const waiting = page.locator('#content [aria-busy="true"]');
      await expect(waiting.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect(place(page)).toBeHidden();
    },
    'checkout.resuming': checking,
    'checkout.ordering.editing.lines.known': (page) =>
      expect(page.getByRole('region', { name: 'Your order' })).toBeVisible(),
    'checkout.ordering.editing.lines.outdated': (page) =>
      expect(
        page.getByText(
          'Your cart changed and could not be read again. It is read once more before you order.',
        ),
      ).toBeVisible(),
    'checkout.ordering.editing.address.collected': (page) =>
      expect(page.getByRole('radio', { name: /Take away/ })).toBeChecked(),
    'checkout.ordering.editing.address.unmeasured': (page) =>
      expect(
        page.getByText('The way could not be measured, so the fee is not known yet.'),
      ).toBeVisible(),
    'checkout.ordering.editing.schedule.asSoonAsPossible': (page) =>
      expect(page.getByRole('radio', { name: /^(Delivery|Take away)/, checked: true })).toHaveCount(
        1,
      ),
    'checkout.ordering.editing.schedule.slotOpen': (page) =>
      expect(page.getByRole('radio', { name: /Schedule order/ })).toBeChecked(),
    'checkout.ordering.editing.schedule.atSlot': (page) =>
      expect(page.getByRole('radio', { name: /Schedule order/ })).toBeChecked(),
    'checkout.ordering.editing.payment.open': (page) =>
      expect(page.getByRole('radio', { name: /Cash on delivery/ })).not.toBeChecked(),
    'checkout.ordering.editing.payment.chosen': (page) =>
      expect(
        page.getByRole('region', { name: 'Payment' }).getByRole('radio', { checked: true }),
      ).toHaveCount(1),
    'checkout.ordering.reviewing': placing,
    'checkout.ordering.changed': (page) =>
      expect(page.getByText('The price has changed')).toBeVisible(),
    'checkout.ordering.placing': placing,
    'checkout.describing': placing,
    'checkout.left': (page) => expect(place(page)).toBeHidden(),

    'checkout.unavailable': (page) =>
      expect(page.getByText('Your cart and everything you typed is kept.')).toBeVisible(),
    'checkout.ordering.editing': (page) => expect(place(page)).toBeVisible(),
    'checkout.ordering.editing.address.measured': (page) =>
      expect(page.getByText('not known yet')).toBeHidden(),
    'checkout.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
  invisible: {
    'checkout.ordering.editing.address.measuring':
      'a way measured before is known at once; else the fee says so',
    'checkout.ordering.editing.lines.reading':
      'lines and prices known before stay until the new ones come',
    'checkout.paying': 'the page of the payment follows at once',
  },
  beyond: {
    'checkout.resuming | error placing | 0': programFault,
    'checkout.ordering.placing | error placing | 0': programFault,
    'checkout.ordering | error coupon | 0': programFault,
    'checkout.ordering | error prescription | 0': programFault,
  },
});
