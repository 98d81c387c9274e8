// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readItem } from '../../src/api/catalogue/read.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, wireItem, type WireItem } from '../catalogue/wireShop.tsx';
import { amount, giveContact, openCheckout } from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

const cupcake = { id: 31, name: 'Lemon cupcake', slug: 'lemon-cupcake', price: 3.5 };

const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: '' };

/**
 * Opens the checkout of four cupcakes that are bought without the cart. `now` is the server's
 * answer about the cupcake at each call; null when it is no longer sold.
 */
function openFour(page: 'buy_now' | 'campaign', now: () => Partial<WireItem> | null) {
  const inCampaign =
    page === 'campaign'
      ? { available_date_starts: '2020-01-01', available_date_ends: '2099-12-31' }
      : {};
  const present = () => {
    const over = now();
    return over === null ? null : wireItem({ ...cupcake, ...inCampaign, ...over });
  };
  const choice = { food: [], variationType: null, addOns: [], quantity: 4 };
  const bought = readItem(wireItem({ ...cupcake, ...inCampaign }));
  return openCheckout({
    at: `/checkout?page=${page}`,
    stored: {
      'prepared-lines': JSON.stringify({ version: 3, value: [{ item: bought, choice }] }),
      // Items of campaigns are for customers alone (ITEM-14).
      ...(page === 'campaign' ? { token: 'maya-token' } : {}),
    },
    answers: ({ path }) => {
      const item = present();
      if (path === '/api/v1/customer/info') return maya;
      if (path === '/api/v1/customer/address/list') return { total_size: 0, addresses: [] };
      if (path === '/api/v1/items/details/31') {
        return item ?? refusal(404, 'Product not found.');
      }
      return path === '/api/v1/campaigns/item' ? (item === null ? [] : [item]) : undefined;
    },
  });
}

const summary = () => within(screen.getByRole('region', { name: 'Your order' }));

const place = async (user: ReturnType<typeof openFour>['user']) =>
  user.click(screen.getByRole('button', { name: 'Place order' }));

describe.each(['buy_now', 'campaign'] as const)('F-27 NAV-15: an order of page=%s', (page) => {
  it('whose price went from $3.50 to $4.25 asks about $18.12 and $21.36, and is then placed', async () => {
    let price = 3.5;
    const { user, log } = openFour(page, () => ({ price }));
    if (page === 'buy_now') await giveContact(user);
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$18.12'));
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    price = 4.25;
    await place(user);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'The price has changed' }),
    );
    expect(dialog.getByText('$14.00').closest('s')).not.toBeNull();
    expect(dialog.getByText('$17.00').closest('s')).toBeNull();
    expect(dialog.getByText('$18.12').closest('s')).not.toBeNull();
    expect(dialog.getByText('$21.36').closest('s')).toBeNull();
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Order at the new price' }));
    await waitFor(() =>
      expect(log.find(({ path }) => path === '/api/v1/customer/order/place')?.body).toMatchObject({
        order_amount: 21.36,
        is_buy_now: 1,
      }),
    );
  });

  it('shows the price of now when it opens, with the four that were chosen', async () => {
    openFour(page, () => ({ price: 4.25 }));
    await screen.findByText('Lemon cupcake');
    expect(summary().getByRole('listitem')).toHaveTextContent('4 × $4.25');
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$21.36'));
  });

  it.each([
    ['is sold out', { stock: 3 }],
    ['is no longer sold', null],
  ])('ITEM-29: whose item %s says so and leads back to it', async (_, over) => {
    let now: Partial<WireItem> | null = {};
    const { user, log, url } = openFour(page, () => now);
    if (page === 'buy_now') await giveContact(user);
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$18.12'));
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    now = over;
    await place(user);
    expect(await summary().findByRole('alert')).toHaveTextContent(
      'There is not enough of Lemon cupcake any more. Please change your order.',
    );
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Edit: Lemon cupcake' }));
    expect(url().pathname).toBe('/store/7');
    expect(new URLSearchParams(url().search).get('item')).toBe(
      page === 'campaign' ? null : 'lemon-cupcake',
    );
  });
});
