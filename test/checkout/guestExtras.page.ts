import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestWithCart, newAccount } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const extras = {
  note: 'Ring twice',
  deliveryInstruction: '',
  tip: 2,
  orderType: 'delivery',
  slot: null,
};

/** A guest with a cart and a note became a customer; the checkout of that cart is open. */
async function becomeCustomer(page: Page): Promise<void> {
  await guestWithCart(page);
  await page.goto('/home');
  await page.waitForFunction(() => localStorage.getItem('guest_id') !== null);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const number = await newAccount(page, 'Lake-2025');
  const answer = await page.request.post('/api/v1/auth/login', {
    headers: { 'X-localization': 'en', moduleId: '1', zoneId: '[1]' },
    data: {
      login_type: 'manual',
      email_or_phone: `leila${number}@example.com`,
      password: 'Lake-2025',
      field_type: 'email',
      guest_id: guest,
    },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate(
    ([bearer, checkouts]) => {
      localStorage.setItem('token', bearer);
      localStorage.setItem('guest-extras', checkouts);
    },
    [token, JSON.stringify({ version: 4, checkouts: { '1 cart': extras } })] as const,
  );
  await page.goto('/checkout?page=cart');
}

const offer = (page: Page) => page.getByText(/^You began as a guest\./);
const choose = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const guestExtrasPage = definePage({
  starts: { 'a guest left a note and a tip': becomeCustomer },
  acts: {
    'extras.taken': choose(en['checkout.guest.take']),
    'extras.left': choose(en['checkout.guest.leave']),
  },
  answers: {},
  sees: {
    'guestExtras.offering': (page) => expect(offer(page)).toBeVisible(),
    'guestExtras.settled': (page) => expect(offer(page)).toBeHidden(),
  },
});
