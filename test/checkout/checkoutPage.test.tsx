// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { preparedLines } from '../../src/checkout/storedCheckout.ts';
import { storedGuestAddress, storedGuestOrder } from '../../src/checkout/storedGuest.ts';
import { prescriptionPictures } from '../../src/checkout/storedCheckout.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import { png } from '../rules/pictures.ts';
import { module, refusal, wireItem, type Asked } from '../catalogue/wireShop.tsx';
import {
  amount,
  coupons,
  giveContact,
  keptOnDevice,
  line,
  openCheckout,
  store,
  zone,
  type Opened,
} from './openCheckout.tsx';
import { address } from './orders.ts';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  forgetAllFiles();
});

/** A profile as the server answers it; a test overrides the fields that matter. */
const profile = (over: object = {}) => ({
  id: 12,
  f_name: 'Maya',
  l_name: 'Haddad',
  phone: '+15550137000',
  email: 'maya@sixways.example',
  wallet_balance: 0,
  is_valid_for_discount: false,
  ...over,
});

const office = {
  id: 3,
  address_type: 'office',
  contact_person_name: 'Maya at work',
  contact_person_number: '+15550137009',
  address: '12 Mill Road',
  latitude: '0.03',
  longitude: '0.03',
  road: null,
  house: 'B',
  floor: null,
  user_id: 12,
  zone_id: 1,
  zone_ids: [1],
};

/** The checkout of a signed-in customer: `own` is what the server knows of them. */
function openAsMaya(
  own: { profile?: object; addresses?: object[] } = {},
  { answers, ...over }: Opened = {},
) {
  const own_: Record<string, unknown> = {
    '/api/v1/customer/info': profile(own.profile),
    '/api/v1/customer/address/list': { total_size: 1, addresses: own.addresses ?? [office] },
    '/api/v1/customer/address/add': { message: 'Address added successfully.', zone_ids: [1] },
    '/api/v1/coupon/list': coupons,
    '/api/v1/offline_payment_method_list': [
      {
        id: 1,
        method_name: 'Bank transfer',
        method_fields: [{ input_name: 'Account', input_data: '0137 2026' }],
        method_informations: [
          { customer_input: 'Reference', customer_placeholder: 'On the receipt', is_required: 1 },
        ],
        status: 1,
      },
    ],
    '/api/v1/customer/order/offline-payment': { payment: 'success' },
  };
  return openCheckout({
    ...over,
    shop: {
      customer_wallet_status: 1,
      partial_payment_status: 1,
      partial_payment_method: 'both',
      ...over.shop,
    },
    stored: { token: 'maya-token', ...over.stored },
    answers: (asked) => answers?.(asked) ?? own_[asked.path],
  });
}

const order = '/api/v1/customer/order/place';

/** Skips the pause before the chart looks again for an order whose call was interrupted. */
function askAgainAtOnce() {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    setTimeout(run, ms === 3000 ? 0 : ms),
  );
}
const placedBody = (log: Asked[]) => log.find(({ path }) => path === order)?.body;

describe('the checkout of a signed-in customer', () => {
  it('ADDR-10 ADDR-17: starts with the place and the contact of the profile, ready to order', async () => {
    const { user, log } = openAsMaya();
    const card = within(await screen.findByRole('region', { name: 'Delivery Addresses' }));
    expect(await card.findByText('Maya Haddad')).toBeVisible();
    expect(card.getByText('1 Harbour Lane')).toBeVisible();
    expect(card.getByRole('button', { name: 'View Saved Address' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Add address' })).toBeVisible();
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({
        address: '1 Harbour Lane',
        contact_person_name: 'Maya Haddad',
        contact_person_email: 'maya@sixways.example',
        is_guest: 0,
      }),
    );
    expect(localStorage.getItem('guest-contact')).toBeNull();
  });

  it('ADDR-08 ADDR-14: an address of the book is chosen, and the order goes there', async () => {
    const { user, log } = openAsMaya();
    await screen.findByText('Maya Haddad');
    await user.click(screen.getByRole('button', { name: 'View Saved Address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    expect(await dialog.findByRole('button', { name: 'Select' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: /12 Mill Road/ }));
    await user.click(dialog.getByRole('button', { name: 'Select' }));
    expect(await screen.findByText('Maya at work')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({
        address: '12 Mill Road',
        latitude: '0.03',
        longitude: '0.03',
        house: 'B',
        address_type: 'office',
      }),
    );
  });

  it('ADDR-16: an address that the store does not serve is shown with the reason, not to choose', async () => {
    const { user } = openAsMaya({ addresses: [{ ...office, zone_ids: [2] }] });
    await screen.findByText('Maya Haddad');
    await user.click(screen.getByRole('button', { name: 'View Saved Address' }));
    const address = await screen.findByRole('radio', { name: /12 Mill Road/ });
    expect(address).toBeDisabled();
    expect(address).toHaveAccessibleName(/This store does not deliver there/);
    expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
  });

  it('ADDR-15: an address is saved with its label, in the words of the server', async () => {
    const { user, log, facts } = openAsMaya();
    await user.click(await screen.findByRole('button', { name: 'Edit: Delivery Addresses' }));
    await user.type(await screen.findByLabelText(/House/), '7');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address' }));
    await user.click(screen.getByRole('radio', { name: 'Office' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(facts).toContainEqual({
        type: 'toast',
        kind: 'success',
        message: { text: 'Address added successfully.' },
      }),
    );
    expect(log.find(({ path }) => path === '/api/v1/customer/address/add')?.body).toMatchObject({
      address_type: 'office',
      house: '7',
      contact_person_name: 'Maya Haddad',
    });
  });

  it('ADDR-15 MSG-21: the book refuses an address: the order keeps it, the reason stands there, and it is tried again', async () => {
    let refused = true;
    const { user, log, facts } = openAsMaya(
      {},
      {
        answers: ({ path }) =>
          path === '/api/v1/customer/address/add' && refused
            ? refusal(403, 'Your book is full.')
            : undefined,
      },
    );
    const added = () => log.filter(({ path }) => path === '/api/v1/customer/address/add');
    await user.click(await screen.findByRole('button', { name: 'Edit: Delivery Addresses' }));
    await user.type(await screen.findByLabelText(/House/), '7');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        'The order keeps this address, but it could not be saved: Your book is full.',
      ),
    ).toBeVisible();
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Your book is full/)).toBeNull());
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      message: { text: 'Address added successfully.' },
    });
    expect(added().map(({ body }) => (body as { house: string }).house)).toEqual(['7', '7']);
  });

  it('the summary breaks a long word in the name of the store and of an item', async () => {
    const long = 'Lebensmittelgroßhandel'.repeat(8);
    openCheckout({ item: { name: `Hemd ${long}` }, store: { name: long } });
    const summary = within(await screen.findByRole('region', { name: 'Your order' }));
    for (const name of [long, `Hemd ${long}`]) {
      const shown = await summary.findByText(name);
      expect(getComputedStyle(shown).overflowWrap).toBe('anywhere');
    }
  });

  it('wire facts 9: the summary says what of its total comes back, and asks for no other', async () => {
    const offer = { id: 1, cashback_type: 'percentage', cashback_amount: 2, min_purchase: 20 };
    const { log } = openAsMaya(
      {},
      {
        answers: ({ path }) =>
          ({
            '/api/v1/cashback/list': [offer],
            '/api/v1/cashback/getCashback': { calculated_amount: 0.49 },
          })[path],
      },
    );
    expect(
      await screen.findByText('\u2066$0.49\u2069 comes back to your wallet after delivery.'),
    ).toBeVisible();
    // 2 × $10, 8 % tax, $3 for the way.
    expect(amount('Total')).toHaveTextContent(/^Total\$24\.60$/);
    const asked = log.filter(({ path }) => path.endsWith('/getCashback'));
    expect(asked.map(({ query }) => query.get('amount'))).toEqual(['24.6']);
  });

  it('WAL-06: the gateways of active_payment_method_list are offered by their titles, and one pays', async () => {
    const goToUrl = vi.spyOn(browser, 'goToUrl').mockImplementation(() => undefined);
    const { user, log } = openAsMaya(
      {},
      {
        shop: {
          digital_payment: true,
          active_payment_method_list: [
            {
              gateway: 'harbour_pay',
              gateway_title: 'Harbour Pay',
              gateway_image_full_url: 'https://pictures.test/harbour.webp',
            },
            { gateway: 'tidal', gateway_title: 'Tidal Card', gateway_image_full_url: null },
          ],
        },
      },
    );
    expect(await screen.findByRole('radio', { name: /Harbour Pay/ })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /Tidal Card/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({ payment_method: 'digital_payment' }),
    );
    await waitFor(() => expect(goToUrl).toHaveBeenCalledOnce());
    const payment = new URL(goToUrl.mock.calls[0]?.[0] ?? '', 'http://shop.test');
    expect(payment.pathname).toBe('/payment-mobile');
    expect(Object.fromEntries(payment.searchParams)).toMatchObject({
      order_id: '100001',
      payment_method: 'tidal',
    });
  });

  it('m16: offline an order cannot be placed, the reason stands beside it, and it goes on by itself', async () => {
    const { user, log } = openCheckout();
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const place = screen.getByRole('button', { name: 'Place order' });
    expect(place).toHaveAttribute('aria-disabled', 'true');
    expect(place).toHaveAccessibleDescription(
      'You are offline. What you typed is kept; order when you are back.',
    );
    await user.click(place);
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Place order' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('CHK-12 MSG-18: another way to pay than the chosen one shows "Payment info updated."', async () => {
    const { user } = openAsMaya({ profile: { wallet_balance: 50 } });
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    expect(screen.queryByText('Payment info updated.')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    const said = await screen.findByText('Payment info updated.');
    expect(said.closest('[role]')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('radio', { name: /Wallet/ })).toBeChecked();
  });

  it('a wallet that holds enough pays it all', async () => {
    const { user, log } = openAsMaya({ profile: { wallet_balance: 50 } });
    await user.click(
      await screen.findByRole('radio', { name: /Wallet.*It holds \u2066\$50\.00\u2069/ }),
    );
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({ payment_method: 'wallet', partial_payment: 0 }),
    );
    // The account's menu and the wallet show what is left.
    await waitFor(() => {
      const paths = log.map(({ path }) => path);
      expect(paths.lastIndexOf('/api/v1/customer/info')).toBeGreaterThan(
        paths.indexOf('/api/v1/customer/order/place'),
      );
    });
  });

  it('a wallet that holds less is emptied first, and the rest is shown and paid in cash', async () => {
    const { user, log } = openAsMaya({ profile: { wallet_balance: 10 } });
    expect(
      await screen.findByRole('radio', { name: /Wallet.*less than the total/ }),
    ).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(
      screen.getByRole('checkbox', { name: 'Use the \u2066$10.00\u2069 in my wallet first' }),
    );
    expect(amount('From your wallet')).toHaveTextContent('-$10.00');
    expect(amount('Left to pay')).toHaveTextContent('$14.60');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({
        payment_method: 'cash_on_delivery',
        partial_payment: 1,
        order_amount: 24.6,
      }),
    );
  });

  it('PRICE-12: what is left to pay after the wallet is shown once the delivery fee is known', async () => {
    let measure = (_way: object) => {};
    const way = new Promise<object>((resolve) => {
      measure = resolve;
    });
    const { user } = openAsMaya(
      { profile: { wallet_balance: 10 } },
      {
        answers: ({ path }) => (path === '/api/v1/config/distance-api' ? way : undefined),
      },
    );
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await user.click(
      screen.getByRole('checkbox', { name: 'Use the \u2066$10.00\u2069 in my wallet first' }),
    );
    expect(amount('Delivery fee')).toHaveTextContent('not known yet');
    expect(amount('Total')).toHaveTextContent('not known yet');
    expect(screen.queryByText('Left to pay')).toBeNull();
    measure({ distanceMeters: 1000 });
    await waitFor(() => expect(amount('Left to pay')).toHaveTextContent('$14.60'));
  });

  it('F-27: a wallet that was emptied meanwhile stops the order before it is sent', async () => {
    let balance = 50;
    const { user, log } = openAsMaya(
      {},
      {
        answers: ({ path }) =>
          path === '/api/v1/customer/info' ? profile({ wallet_balance: balance }) : undefined,
      },
    );
    await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    balance = 3;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Your wallet holds less than this order costs.')).toBeVisible();
    expect(placedBody(log)).toBeUndefined();
  });

  /** Opens a checkout of $24.60, of which the wallet pays $10 first, and cash the rest. */
  async function openWithPartFromWallet() {
    const wallet = { balance: 10 };
    const opened = openAsMaya(
      {},
      {
        answers: ({ path }) =>
          path === '/api/v1/customer/info'
            ? profile({ wallet_balance: wallet.balance })
            : undefined,
      },
    );
    const { user } = opened;
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(
      screen.getByRole('checkbox', { name: 'Use the \u2066$10.00\u2069 in my wallet first' }),
    );
    await waitFor(() => expect(amount('Left to pay')).toHaveTextContent('$14.60'));
    return { ...opened, wallet };
  }

  it('F-27: a wallet that pays less of the same total than was shown asks about that', async () => {
    const { user, log, wallet } = await openWithPartFromWallet();
    wallet.balance = 4;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'What your wallet pays has changed' }),
    );
    expect(dialog.getByText('$10.00').closest('s')).not.toBeNull();
    expect(dialog.getByText('$4.00').closest('s')).toBeNull();
    expect(dialog.getByText('$24.60').closest('s')).toBeNull();
    expect(placedBody(log)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Order this way' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({ partial_payment: 1, order_amount: 24.6 }),
    );
  });

  it('F-27: a wallet that covers all by now goes on saying that it pays first, and can be left out', async () => {
    const { user, log, wallet } = await openWithPartFromWallet();
    wallet.balance = 50;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    const box = await screen.findByRole('checkbox', {
      name: 'Use the \u2066$50.00\u2069 in my wallet first',
    });
    expect(box).toBeChecked();
    await user.click(box);
    // The box stays where it is with the focus, and can be ticked again.
    expect(box).toHaveFocus();
    expect(box).not.toBeChecked();
    await user.keyboard(' ');
    expect(box).toBeChecked();
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({
        payment_method: 'cash_on_delivery',
        partial_payment: 0,
      }),
    );
  });

  it('a bank transfer asks for its fields, and tells them once the order stands', async () => {
    const { user, log, url, facts } = openAsMaya(
      {},
      {
        shop: { offline_payment_status: 1 },
        answers: ({ path }) =>
          path === '/api/v1/config/get-zone-id'
            ? { zone_id: '[1]', zone_data: [{ ...zone, offline_payment: true }] }
            : undefined,
      },
    );
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    expect(await screen.findByText('0137 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    // The field is marked and gets the focus, because on a phone a message elsewhere would be out
    // of sight.
    const missing = screen.getByLabelText(/Reference/);
    await waitFor(() => expect(missing).toHaveFocus());
    expect(missing).toBeInvalid();
    expect(missing).toHaveAccessibleDescription('Please fill in Reference.');
    await user.type(screen.getByLabelText(/Reference/), 'T-42');
    expect(facts.filter((fact) => fact.type === 'toast' && fact.kind === 'success')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(placedBody(log)).toMatchObject({ payment_method: 'offline_payment' });
    const told = log.find(({ path }) => path === '/api/v1/customer/order/offline-payment');
    expect(told?.body).toMatchObject({ order_id: 100001, method_id: 1, Reference: 'T-42' });
  });

  it('MSG-21: the ways to pay offline fail to load: cash still pays, and a retry stands in their place', async () => {
    let broken = true;
    const { user, log } = openAsMaya(
      {},
      {
        shop: { offline_payment_status: 1 },
        answers: ({ path }) => {
          if (path === '/api/v1/offline_payment_method_list' && broken) return refusal(500, 'down');
          return path === '/api/v1/config/get-zone-id'
            ? { zone_id: '[1]', zone_data: [{ ...zone, offline_payment: true }] }
            : undefined;
        },
      },
    );
    const missing =
      'Paying outside the shop, such as by bank transfer, could not be loaded. Try again, or choose another way to pay.';
    expect(await screen.findByText(missing)).toBeVisible();
    const part = screen.getByRole('region', { name: 'Payment' });
    broken = false;
    await user.click(within(part).getByRole('button', { name: 'Try again' }));
    const transfer = await screen.findByRole('radio', { name: /Bank transfer/ });
    await waitFor(() => expect(part).toHaveFocus());
    await user.click(transfer);
    await user.type(await screen.findByLabelText(/Reference/), 'T-42');
    // The list fails once more when the order is checked: what was typed stays.
    broken = true;
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(
      await screen.findByText(/could not be loaded, so your order is not placed/),
    ).toBeVisible();
    expect(placedBody(log)).toBeUndefined();
    broken = false;
    await user.click(within(part).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/Reference/)).toHaveValue('T-42');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    broken = true;
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(placedBody(log)).toMatchObject({ payment_method: 'cash_on_delivery' }),
    );
  });

  it('17.4: the discount of a first order is in the total', async () => {
    openAsMaya({
      profile: {
        is_valid_for_discount: true,
        discount_amount: 5,
        discount_amount_type: 'amount',
      },
    });
    await waitFor(() => expect(amount('First-order discount')).toHaveTextContent('-$5.00'));
    // 2 × $10 less $5, 8 % tax, $3 for the way.
    await waitFor(() => expect(amount('Total')).toHaveTextContent(/^Total\$19\.20$/));
  });
});

describe('the checkout page', () => {
  it.each(['cart', 'buy_now', 'prescription'])(
    'GUEST-03 CHK-03: where guests may not order, a guest signs in before the checkout of page=%s',
    async (page) => {
      const { user, facts } = openCheckout({
        shop: { guest_checkout_status: 0 },
        at: `/checkout?page=${page}`,
      });
      expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      expect(screen.queryByLabelText('Name*')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(facts).toContainEqual({
        type: 'auth.asked',
        mode: 'signIn',
        intent: { kind: 'open', to: `/checkout?page=${page}` },
      });
    },
  );

  it('ITEM-14 GUEST-03: a campaign’s item is ordered by customers alone, also where guests may order', async () => {
    const { user, facts } = openCheckout({ at: '/checkout?page=campaign' });
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(facts).toContainEqual({
      type: 'auth.asked',
      mode: 'signIn',
      intent: { kind: 'open', to: '/checkout?page=campaign' },
    });
  });

  it('API-07: the checkout of a guest asks for no address list, and that of a customer does', async () => {
    const asksForList = ({ path }: Asked) => path === '/api/v1/customer/address/list';
    const guest = openCheckout();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$'));
    expect(guest.log.filter(asksForList)).toEqual([]);
    cleanup();
    const { log } = openAsMaya();
    await waitFor(() => expect(log.filter(asksForList)).not.toEqual([]));
  });

  it('CHK-01 GUEST-03: a guest learns of the order that was sent where guests may not order any more', async () => {
    askAgainAtOnce();
    const byKey = '/api/v1/customer/order/by-key';
    let isPlaced = false;
    const answers = ({ path }: Asked) => {
      if (path === byKey)
        return isPlaced ? { order_id: 100001 } : refusal(404, 'Not found', 'order');
      if (path === '/api/v1/customer/order/place') throw new TypeError('Failed to fetch');
      return undefined;
    };
    const first = openCheckout({ answers });
    await giveContact(first.user);
    await first.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await first.user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByText('We did not receive your order; nothing was charged.');
    const stored = keptOnDevice();
    cleanup();
    const shop = { guest_checkout_status: 0 };
    const second = openCheckout({ answers, stored, shop });
    await screen.findByText('We did not receive your order; nothing was charged.');
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    cleanup();
    isPlaced = true;
    const third = openCheckout({ answers, stored, shop });
    await waitFor(() =>
      expect(`${third.url().pathname}${third.url().search}`).toBe('/order-result?order_id=100001'),
    );
    expect(localStorage.getItem('last-guest-order')).toContain('+15550137000');
  });

  it('CHK-04: with nothing to order it goes home instead of failing', async () => {
    const { facts } = openCheckout({
      answers: ({ path }) => (path === '/api/v1/customer/cart/list' ? [] : undefined),
    });
    await waitFor(() =>
      expect(facts).toContainEqual({ type: 'navigate', to: '/home', replace: true }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('10.5: what a busy time adds is in the fee, and says why', async () => {
    const { user } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/customer/order/get-surge-price'
          ? {
              title: 'Busy',
              customer_note: 'Many order now.',
              customer_note_status: 1,
              price: 2,
              price_type: 'amount',
            }
          : undefined,
    });
    await giveContact(user);
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$5.00'));
    expect(screen.getByText('Many order now.')).toBeVisible();
  });

  it('ADDR-04 ADDR-05: the contact form says what is missing', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Phone Number is required')).toBeVisible();
  });

  it('M6 ADDR-12: an order without a receiver is refused at that part alone, until one is given', async () => {
    const { user, log, facts } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const part = screen.getByRole('region', { name: 'Delivery Addresses' });
    const marks = await within(part).findAllByRole('alert');
    expect(screen.getAllByRole('alert')).toEqual(marks);
    await giveContact(user);
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('m24 ADDR-04 ADDR-05: an order with blank fields marks each in its words, and focus goes to the first', async () => {
    const { user, log } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const name = await screen.findByLabelText('Name*');
    const phone = screen.getByLabelText('Phone Number*');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Name is required');
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription('Phone Number is required');
    expect(screen.getByLabelText(/Email/)).toBeValid();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Phone Number is required',
    ]);
    await user.type(name, 'Maya');
    await waitFor(() => expect(name).toBeValid());
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(phone).toHaveFocus());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Phone Number is required',
    ]);
    expect(log.some(({ path }) => path === order)).toBe(false);
  });

  it('m24 ADDR-04 ADDR-05 ADDR-13: a take-away without a contact marks the same fields', async () => {
    const { user, log } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Take away/i }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const name = await screen.findByLabelText('Name*');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Phone Number*')).toHaveAccessibleDescription(
      'Phone Number is required',
    );
    expect(log.some(({ path }) => path === order)).toBe(false);
  });

  it('m24 ADDR-04: an address of the book without a name unfolds, and its field says so', async () => {
    const here = { latitude: '0.02', longitude: '0.02' };
    const { user, log } = openAsMaya({
      addresses: [{ ...office, ...here, contact_person_name: '' }],
    });
    await screen.findByRole('button', { name: 'Edit: Delivery Addresses' });
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const name = await screen.findByLabelText('Name*');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Name is required');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(log.some(({ path }) => path === order)).toBe(false);
    await user.type(name, 'Maya');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Maya');
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(placedBody(log)).toMatchObject({ contact_person_name: 'Maya' }));
  });

  it('m24: a whole contact that a reload brought back is taken for the order', async () => {
    const typed = {
      name: 'Maya',
      phone: '+15550137000',
      email: '',
      road: '',
      house: '',
      floor: '',
    };
    const value = { ...typed, owner: null };
    const { user } = openCheckout({
      stored: { 'typed-contact': JSON.stringify({ version: 3, value }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const part = screen.getByRole('region', { name: 'Delivery Addresses' });
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part).getByText('Maya')).toBeVisible();
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('ADDR-12 GUEST-04: house and floor of an unfinished form do not show at another place', async () => {
    const typed = { name: 'Maya', phone: '', email: '', road: '24', house: 'B', floor: '3' };
    const shownAt = async (lat: number) => {
      const value = { ...typed, owner: null, position: { lat, lng: 0.02 } };
      openCheckout({ stored: { 'typed-contact': JSON.stringify({ version: 3, value }) } });
      const labels = ['Name*', /^Road/, /^House/, /^Floor/];
      await screen.findByLabelText('Name*');
      return labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    };
    expect(await shownAt(0.02)).toEqual(['Maya', '24', 'B', '3']);
    cleanup();
    expect(await shownAt(0.021)).toEqual(['Maya', '', '', '']);
  });

  it('WCAG 2.4.3: who goes on while the contact is being saved keeps their focus', async () => {
    const { user } = openCheckout();
    await user.type(await screen.findByLabelText('Name*'), 'Maya');
    await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
    const cash = screen.getByRole('radio', { name: /^Cash on delivery/ });
    act(() => {
      screen.getByRole('button', { name: 'Save' }).click();
      cash.focus();
    });
    expect(await screen.findByRole('button', { name: 'Edit: Delivery Addresses' })).toBeVisible();
    expect(cash).toHaveFocus();
  });

  it('CHK-01 GUEST-04 DATA-03: a guest orders in cash for the total that was shown', async () => {
    const { user, log, url } = openCheckout();
    await giveContact(user);
    expect(screen.getByRole('region', { name: 'Delivery Addresses' })).toHaveFocus();
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    expect(amount('Subtotal')).toHaveTextContent('$20.00');
    expect(amount('Tax (8%)')).toHaveTextContent('$1.60');
    expect(amount('Total')).toHaveTextContent('$24.60');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Edit: Extras' }));
    await user.type(await screen.findByLabelText(/Note for the store/), 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(url().searchParams.get('order_id')).toBe('100001');
    const placed = log.filter(({ path }) => path === '/api/v1/customer/order/place');
    expect(placed).toHaveLength(1);
    expect(placed[0]?.body).toMatchObject({
      payment_method: 'cash_on_delivery',
      order_amount: 24.6,
      order_note: 'Ring twice',
      unavailable_item_note: 'Leave it out',
      contact_person_name: 'Maya',
      contact_person_number: '+15550137000',
    });
    expect(storedGuestAddress()).toMatchObject({
      contact: { name: 'Maya', phone: '+15550137000', email: '' },
      address: '1 Harbour Lane',
    });
    expect(log.some(({ path }) => path.includes('/address/'))).toBe(false);
    expect(storedGuestOrder()).toEqual({
      orderId: 100001,
      contact: { name: 'Maya', phone: '+15550137000', email: '' },
    });
  });

  it('F-27: a price that changed is shown before anything is ordered', async () => {
    let price = 10;
    const { user, log } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/customer/cart/list'
          ? [line(wireItem({ name: 'Linen shirt', price }), 2)]
          : undefined,
    });
    await giveContact(user);
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$24.60'));
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    price = 15;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('$24.60')).toBeVisible();
    expect(dialog.getByText('$35.40')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('PRICE-08 D9 M1: a store discount that the backend has stopped for today is asked about, $16.00 and $20.00', async () => {
    const discount = {
      id: 1,
      store_id: 7,
      start_date: '2020-01-01',
      start_time: '09:00',
      end_date: '2099-12-31',
      end_time: '12:00',
      discount: 20,
      discount_type: 'percent' as const,
      min_purchase: 15,
      max_discount: 0,
    };
    // A backend that counts 09:00 to 12:00 of each day grants no discount in the afternoon.
    let counts = true;
    const { user, log } = openCheckout({
      answers: ({ path }) => {
        if (path === '/api/v1/stores/details/7') {
          return { ...store, tax: 0, discount: counts ? discount : null };
        }
        if (path !== '/api/v1/customer/cart/list') return undefined;
        const offer = { store_discount: 20, store_discount_terms: discount };
        return [line(wireItem({ name: 'Linen shirt', ...(counts ? offer : {}) }), 2)];
      },
    });
    await giveContact(user);
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$19.00'));
    expect(amount('Discount of the store')).toHaveTextContent('-$4.00');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    counts = false;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('The price has changed')).toBeVisible();
    expect(dialog.getByText('$16.00').closest('s')).not.toBeNull();
    expect(dialog.getByText('$20.00').closest('s')).toBeNull();
    expect(dialog.getByText('$19.00').closest('s')).not.toBeNull();
    expect(dialog.getByText('$23.00').closest('s')).toBeNull();
    expect(placedBody(log)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Order at the new price' }));
    await waitFor(() => expect(placedBody(log)).toMatchObject({ order_amount: 23 }));
  });

  it('CHK-06: a coupon that does not fit says why, one that fits is applied', async () => {
    const { user, facts } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    const offered = within(await screen.findByRole('list', { name: 'Coupons to choose from' }));
    const big = offered.getByText('BIG').closest('li') as HTMLElement;
    expect(big).toHaveTextContent(/on orders from .?\$500\.00/);
    expect(big).toHaveTextContent('To apply this coupon, total item amount should be minimum.');
    expect(within(big).queryByRole('button')).toBeNull();
    await user.click(offered.getByRole('button', { name: 'Apply FIVE' }));
    await screen.findByText('FIVE applied');
    expect(amount('Coupon discount')).toHaveTextContent('-$5.00');
    expect(facts).toContainEqual({
      type: 'announce',
      message: { key: 'checkout.coupon.applied' },
    });
  });

  it.each([
    ['another point', { lat: 0.03, lng: 0.03 }],
    ['the same point, which another zone covers by now', { lat: 0.02, lng: 0.02 }],
  ])('CHK-07 OPEN-52: after %s was chosen, a coupon of its zone applies', async (_, position) => {
    const ofZone = { ...coupons[1], coupon_type: 'zone_wise', data: '["2"]' };
    const { shop, user } = openCheckout({
      answers: ({ path }) => (path === '/api/v1/coupon/list/all' ? [ofZone] : undefined),
    });
    await giveContact(user);
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'FIVE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This coupon is not valid in your zone.',
    );
    const next = { address: '1 Harbour Lane', position, zoneIds: [1, 2] };
    act(() => shop.place.send({ type: 'place.chosen', place: next, rental: false }));
    await user.type(await screen.findByLabelText('Coupon code'), '{Enter}');
    expect(await screen.findByText('FIVE applied')).toBeVisible();
    expect(amount('Coupon discount')).toHaveTextContent('-$5.00');
    expect(screen.getByText(/Maya/)).toBeVisible();
  });

  it.each(['a guest', 'a customer'])(
    'PRICE-09 MSG-21: a coupon that ended after %s applied it is taken off, and the order keeps all else',
    async (who) => {
      let ended = false;
      // A browser hides the status 407 (wire facts 1.6).
      const hidden = () => Promise.reject(new TypeError('Failed to fetch'));
      const answers = ({ path, body }: Asked) => {
        if (path === '/api/v1/coupon/apply') return ended ? hidden() : coupons[1];
        if (path === '/api/v1/coupon/list/all') return ended ? coupons.slice(0, 1) : coupons;
        if (path === '/api/v1/customer/order/by-key') return refusal(404, 'None.', 'order');
        const sentCode = (body as { coupon_code?: string | null } | null)?.coupon_code;
        return path === order && ended && sentCode === 'FIVE' ? hidden() : undefined;
      };
      const { user, log } =
        who === 'a guest' ? openCheckout({ answers }) : openAsMaya({}, { answers });
      if (who === 'a guest') await giveContact(user);
      await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
      await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
      await user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
      await screen.findByText('FIVE applied');
      await waitFor(() => expect(amount('Total')).toHaveTextContent(/^Total\$19\.20$/));
      ended = true;
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      expect(
        await screen.findByText(
          'Your coupon is no longer valid, so it was taken off. Nothing was charged, and everything else is kept: look at the new total, then try again.',
        ),
      ).toBeVisible();
      expect(screen.queryByText(/We did not receive your order/)).toBeNull();
      expect(screen.queryByText('Coupon discount')).toBeNull();
      // 2 × $10, 8 % tax, $3 for the way.
      expect(amount('Total')).toHaveTextContent(/^Total\$24\.60$/);
      expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(
        'The coupon no longer fits this order and was taken off.',
      );
      expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      const bodies = () => log.filter(({ path }) => path === order).map(({ body }) => body);
      await waitFor(() => expect(bodies()).toHaveLength(2));
      expect(bodies()[1]).toMatchObject({ order_amount: 24.6 });
      expect(bodies()[1]).not.toMatchObject({ coupon_code: 'FIVE' });
    },
  );

  it('CHK-11 PRICE-17: cash names its ceiling, isolated from the words, and is refused above it', async () => {
    const { user } = openCheckout({ shop: { maximum_cod_order_amount: 15 } });
    await giveContact(user);
    const cash = await screen.findByRole('radio', {
      name: /For orders up to \u2066\$15\.00\u2069/,
    });
    await user.click(cash);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-payment');
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part as HTMLElement).getByRole('alert')).toHaveTextContent(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    );
  });

  const picture = (name: string, size = 64) =>
    new File([png(300, 300, size)], name, { type: 'image/png' });
  const picturesOf = (page: 'cart' | 'prescription') =>
    prescriptionPictures({ page, moduleId: 4, storeId: 7, owner: null });
  const needed = { item: { is_prescription_required: 1 } };
  const placedCalls = (log: Asked[]) =>
    log.filter(({ path }) => path === '/api/v1/customer/order/place');

  it('CHK-10, CONST-06: of four pictures three are kept, and they outlive a reload', async () => {
    const { user, facts } = openCheckout(needed);
    await user.upload(await screen.findByLabelText(/Pictures of your prescription/), [
      picture('a.png'),
      picture('b.png'),
      picture('c.png'),
      picture('d.png'),
    ]);
    expect(await screen.findAllByRole('img', { name: /\.png$/ })).toHaveLength(3);
    expect(facts.flatMap((fact) => (fact.type === 'toast' ? [resolve(fact.message)] : []))).toEqual(
      ['Maximum 3 images can be send at a time.'],
    );
    await user.click(screen.getByRole('button', { name: 'Remove: b.png' }));
    expect(screen.getByLabelText(/Pictures of your prescription/)).toHaveFocus();
    cleanup();
    openCheckout(needed);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /\.png$/ })).toHaveLength(2));
    expect((await picturesOf('cart').load()).map(({ file }) => file.name)).toEqual([
      'a.png',
      'c.png',
    ]);
  });

  it.each([
    ['WebP', 'leaf.webp', 'image/webp'],
    ['AVIF', 'leaf.avif', 'image/avif'],
    ['PDF', 'leaf.pdf', 'application/pdf'],
    ['a text that is named a picture', 'leaf.png', 'image/png'],
  ])(
    'PROF-08, OPEN-30: a prescription as %s is not taken, with the words of the alert',
    async (_, name, type) => {
      openCheckout(needed);
      const field = await screen.findByLabelText(/Pictures of your prescription/);
      expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif');
      // A file that is dropped passes the browser's own filter.
      fireEvent.change(field, {
        target: { files: [new File(['To whom it may concern. '.repeat(9)], name, { type })] },
      });
      expect(
        await screen.findByText(
          'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('img', { name })).toBeNull();
    },
  );

  it('CHK-09, CONST-06: a picture that is too large or no picture is not taken, and why is said', async () => {
    const { user } = openCheckout(needed);
    const field = await screen.findByLabelText(/Pictures of your prescription/);
    await user.upload(field, picture('huge.png', 2 * 1024 * 1024 + 1));
    expect(await screen.findByText('Image must be at most 2 MB.')).toBeVisible();
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-prescription');
    await waitFor(() => expect(part).toHaveFocus());
    expect(part).toHaveTextContent('Please upload your prescription image.');
  });

  it('PROF-08: of several pictures, each that is not taken is named with its reason', async () => {
    const { user } = openCheckout(needed);
    await user.upload(await screen.findByLabelText(/Pictures of your prescription/), [
      picture('huge.png', 2 * 1024 * 1024 + 1),
      picture('leaf.png'),
      new File(['To whom it may concern. '.repeat(9)], 'letter.png', { type: 'image/png' }),
    ]);
    expect(await screen.findByText('huge.png: Image must be at most 2 MB.')).toBeVisible();
    expect(screen.getByText(/^letter\.png: This file format is not supported\./)).toBeVisible();
    expect(await screen.findAllByRole('img', { name: /\.png$/ })).toHaveLength(1);
  });

  describe('an order by prescription, without a cart', () => {
    const byPrescription = '/api/v1/customer/order/prescription/place';
    const openPharmacy = (over: Opened = {}) =>
      openCheckout({
        at: '/checkout?page=prescription&store_id=7',
        ...over,
        shop: { prescription_order_status: true, digital_payment: true, ...over.shop },
        store: { prescription_order: true, minimum_order: 40, ...over.store },
        answers: (asked) =>
          over.answers?.(asked) ??
          (asked.path === byPrescription
            ? { order_id: 100002, total_ammount: 4, user_id: 'guest-1' }
            : asked.path === '/api/v1/customer/cart/list'
              ? []
              : undefined),
      });

    it('MSG-21: what was typed stays where a later reading of the store fails', async () => {
      let isDown = false;
      const { shop, user } = openPharmacy({
        answers: ({ path }) =>
          isDown && path === '/api/v1/stores/details/7' ? refusal(403, 'Not now.') : undefined,
      });
      const name = await screen.findByLabelText('Name*');
      await user.type(name, 'Maya');
      isDown = true;
      await act(async () => {
        await shop.queryClient.refetchQueries({ type: 'active' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      expect(name).toBeVisible();
      expect(name).toHaveValue('Maya');
    });

    it('CHK-09: pictures, receiver and note are one order, sent once and paid in cash', async () => {
      const { user, log, url } = openPharmacy();
      await giveContact(user);
      expect(
        screen.getByText(
          'The store reads your prescription and adds the price of your medicine. You pay in cash when it arrives.',
        ),
      ).toBeVisible();
      expect(amount('Medicine')).toHaveTextContent('priced by the store');
      expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
      expect(screen.queryByRole('radio', { name: /Take away/ })).toBeNull();
      expect(screen.queryByLabelText('Coupon code')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      expect(await screen.findByText('Please upload your prescription image.')).toBeVisible();
      await user.upload(
        screen.getByLabelText(/Pictures of your prescription/),
        picture('leaf.png'),
      );
      await user.click(screen.getByRole('button', { name: 'Edit: Extras' }));
      await user.type(await screen.findByLabelText(/^Note/), 'Ring twice');
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      await waitFor(() => expect(url().pathname).toBe('/order-result'));
      const sent = log.filter(({ path }) => path === byPrescription);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.headers.get('moduleId')).toBe('4');
      expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/./);
      const field = (name: string, value: string) =>
        new RegExp(`name="${name}"\\r?\\n\\r?\\n${value}\\r?\\n`);
      expect(sent[0]?.body).toMatch(field('store_id', '7'));
      expect(sent[0]?.body).toMatch(field('order_note', 'Ring twice'));
      expect(sent[0]?.body).toMatch(field('payment_method', 'cash_on_delivery'));
      expect(sent[0]?.body).toContain('order_attachment[]');
      expect(placedCalls(log)).toEqual([]);
      await waitFor(async () => expect(await picturesOf('prescription').load()).toEqual([]));
    });

    it('M7 CHK-09: again, it begins with the note of the earlier one and asks for the pictures', async () => {
      openPharmacy({
        at: '/checkout?page=prescription&store_id=7&again=100001',
        answers: ({ path }) =>
          path === '/api/v1/customer/order/track'
            ? { id: 100001, order_note: 'Ring twice', order_status: 'delivered' }
            : undefined,
      });
      expect(
        await screen.findByText(
          'Please give the pictures again: those of order #100001 stay with that order.',
        ),
      ).toBeVisible();
      expect(screen.getByRole('region', { name: 'Extras' })).toHaveTextContent('Ring twice');
    });

    it('M7: an earlier order that cannot be read is no obstacle', async () => {
      openPharmacy({ at: '/checkout?page=prescription&store_id=7&again=100001' });
      expect(await screen.findByLabelText(/Pictures of your prescription/)).toBeEnabled();
    });

    it('CHK-09: a store that takes none says so', async () => {
      openPharmacy({ store: { prescription_order: false } });
      expect(await screen.findByText('This store takes no prescriptions.')).toBeVisible();
    });
  });

  it('CHK-09: an order taken up after a reload is sent again with its pictures', async () => {
    askAgainAtOnce();
    let down = true;
    const answers = ({ path }: Asked) => {
      if (path === '/api/v1/customer/order/place' && down) throw new TypeError('Failed to fetch');
      const isAsked = path === '/api/v1/customer/order/by-key';
      return isAsked ? refusal(404, 'Not found', 'order') : undefined;
    };
    const first = openCheckout({ ...needed, answers });
    await giveContact(first.user);
    await first.user.upload(
      screen.getByLabelText(/Pictures of your prescription/),
      picture('a.png'),
    );
    await first.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await first.user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByText('We did not receive your order; nothing was charged.');
    const button = screen.getByRole('button', { name: 'Place order' });
    expect(button).not.toHaveAttribute('aria-busy');
    expect(button).toHaveAccessibleDescription(
      'Please choose at the top of this page how to go on.',
    );
    const stored = keptOnDevice();
    cleanup();
    down = false;
    const second = openCheckout({
      ...needed,
      answers,
      stored,
    });
    await second.user.click(await screen.findByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(second.url().pathname).toBe('/order-result'));
    const [sent] = placedCalls(second.log);
    expect(sent?.body).toContain('order_attachment[]');
    await waitFor(async () => expect(await picturesOf('cart').load()).toEqual([]));
  });

  it('CHK-01: an order that is still at work at the server when it is asked about is waited for', async () => {
    askAgainAtOnce();
    let questions = 0;
    const { user, url, log } = openCheckout({
      answers: ({ path }) => {
        if (path === order) throw new TypeError('Failed to fetch');
        if (path !== '/api/v1/customer/order/by-key') return undefined;
        questions += 1;
        return questions < 3 ? refusal(404, 'Not found', 'order') : { order_id: 100001 };
      },
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(placedCalls(log)).toHaveLength(1);
  });

  it('a way to pay that is no longer offered does not stay chosen', async () => {
    const first = openCheckout();
    await giveContact(first.user);
    await first.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    const stored = keptOnDevice();
    cleanup();
    const { user, log } = openCheckout({
      shop: { cash_on_delivery: false },
      stored,
    });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-payment');
    await waitFor(() => expect(part).toHaveFocus());
    expect(part).toHaveTextContent('Please choose how you want to pay.');
    expect(placedCalls(log)).toHaveLength(0);
  });

  it('F-27: nothing typed is lost: contact, note, tip and coupon code outlive a reload', async () => {
    const first = openCheckout({ shop: { dm_tips_status: 1 } });
    await first.user.type(await screen.findByLabelText('Name*'), 'May');
    await first.user.click(screen.getByRole('button', { name: 'Edit: Extras' }));
    await first.user.type(await screen.findByLabelText(/Note for the store/), 'Ring');
    await first.user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await first.user.type(screen.getByLabelText('Tip'), '3.5');
    await first.user.click(screen.getByRole('button', { name: 'Add a coupon' }));
    await first.user.type(screen.getByLabelText('Coupon code'), 'FI');
    const stored = keptOnDevice();
    cleanup();
    const { user } = openCheckout({
      shop: { dm_tips_status: 1 },
      stored,
    });
    expect(await screen.findByLabelText('Name*')).toHaveValue('May');
    expect(screen.getByLabelText('Coupon code')).toHaveValue('FI');
    expect(screen.getByText('Tip \u2066$3.50\u2069 · Ring')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit: Extras' }));
    expect(screen.getByLabelText('Tip')).toHaveValue('3.5');
  });

  it('F-27: the folded extras name a tip only where one can be given', async () => {
    openCheckout({ shop: { dm_tips_status: 0 } });
    expect(await screen.findByText('Notes and wishes: all optional')).toBeVisible();
    cleanup();
    const { user } = openCheckout({ shop: { dm_tips_status: 1 } });
    expect(await screen.findByText('Tip, notes and wishes: all optional')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Take away/ }));
    expect(await screen.findByText('Notes and wishes: all optional')).toBeVisible();
  });

  it('MSG-21: what the server refuses is said at the part it is about, with all kept', async () => {
    const { user } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/customer/order/place'
          ? Response.json(
              { errors: [{ code: 'coordinates', message: 'Too far away.' }] },
              { status: 403 },
            )
          : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-address') as HTMLElement;
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part).getByRole('alert')).toHaveTextContent('Too far away.');
    expect(within(part).getByLabelText('Name*')).toHaveValue('Maya');
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  });

  it('CAT-11: a store that closed since is not ordered from for now', async () => {
    let active = true;
    const { user, log } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? { ...store, active } : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    active = false;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-schedule') as HTMLElement;
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part).getByRole('alert')).toHaveTextContent('No orders are taken');
    expect(placedCalls(log)).toHaveLength(0);
  });

  it('F-27: below the minimum of the store, its amount is named', async () => {
    const { user } = openCheckout({ store: { minimum_order: 50 } });
    await giveContact(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(
      await screen.findByText(
        'Add $30.00 more: the minimum order at Copper Street Goods is $50.00.',
      ),
    ).toBeVisible();
  });

  it('PRICE-16: where there is no way, the fee is for the straight line, and is called an estimate', async () => {
    // A tenth of a degree to the east of the receiver: 6378.137 km × π / 1800 = 11.132 km.
    const { user } = openCheckout({
      store: { longitude: '0.12' },
      answers: ({ path }) =>
        path === '/api/v1/config/distance-api' ? { status: 'ZERO_RESULTS' } : undefined,
    });
    await giveContact(user);
    expect(await screen.findByText('Delivery fee (estimate)')).toBeVisible();
    // $1 a km; with 2 × $10 and 8 % tax.
    expect(amount('Delivery fee (estimate)')).toHaveTextContent(/\(estimate\)\$11\.13$/);
    expect(amount('Total')).toHaveTextContent(/^Total\$32\.73$/);
  });

  it.each([
    ['an unreadable length', { distanceMeters: 'far' }],
    ['a refusal', refusal(503, 'The map rests.')],
  ])(
    'PRICE-16 MSG-21: after %s the fee is not known, and the way can be measured again',
    async (_, answer) => {
      let measured: unknown = answer;
      const { user } = openCheckout({
        answers: ({ path }) => (path === '/api/v1/config/distance-api' ? measured : undefined),
      });
      await giveContact(user);
      expect(
        await screen.findByText(
          'The delivery fee could not be calculated. What you entered is kept: please try again.',
        ),
      ).toBeVisible();
      expect(amount('Delivery fee')).toHaveTextContent(/^Delivery feenot known yet$/);
      measured = { distanceMeters: 1000 };
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(amount('Delivery fee')).toHaveTextContent(/^Delivery fee\$3\.00$/),
      );
    },
  );

  it('F-27: each part folds to what is decided in it', async () => {
    const { user } = openCheckout();
    await giveContact(user);
    const edit = await screen.findByRole('button', { name: 'Edit: Delivery Addresses' });
    expect(edit).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Maya')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done: How would you like it?' }));
    expect(screen.queryByRole('radio', { name: /Take away/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit: How would you like it?' }));
    expect(screen.getByRole('radio', { name: /Take away/ })).toBeInTheDocument();
  });

  it.each([
    ['3,50', '$3.50'],
    ['1,000', '$1,000.00'],
    ['٣٫٥', '$3.50'],
    ['2', '$2.00'],
  ])('F-27 PRICE-17: a tip typed as %s is one of %s', async (typed, tip) => {
    const { user } = openCheckout({ shop: { dm_tips_status: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.click(await screen.findByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Tip' }), typed);
    expect(amount('Tip')).toHaveTextContent(tip);
    expect(screen.getByRole('textbox', { name: 'Tip' })).toBeValid();
  });

  it('F-27 PRICE-17: a tip that is no amount is said at its field, and the tip before it is gone', async () => {
    const { user } = openCheckout({ shop: { dm_tips_status: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.click(await screen.findByRole('radio', { name: 'Another amount' }));
    const field = screen.getByRole('textbox', { name: 'Tip' });
    await user.type(field, '3.5');
    expect(amount('Tip')).toHaveTextContent('$3.50');
    await user.type(field, '.2');
    expect(field).toHaveValue('3.5.2');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'This is not an amount. Please write it like \u2066$12.50\u2069.',
    );
    expect(screen.queryByText('Tip', { selector: 'dt' })).toBeNull();
  });

  it.each([
    ['maya@sixways.example', true],
    ['', false],
  ])(
    'ADDR-12: the folded contact shows name, phone, road, house, floor and the e-mail "%s", and can be edited',
    async (email, shown) => {
      const { user } = openCheckout();
      await user.type(await screen.findByLabelText('Name*'), 'Maya');
      await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
      await user.type(screen.getByLabelText(/^Road/), 'Quay');
      await user.type(screen.getByLabelText(/^House/), '7');
      await user.type(screen.getByLabelText(/^Floor/), '2');
      if (email !== '') await user.type(screen.getByLabelText(/^E-?mail/i), email);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const card = document.getElementById('checkout-address') as HTMLElement;
      await waitFor(() => expect(within(card).queryByRole('button', { name: 'Save' })).toBeNull());
      const facts = within(card)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent);
      expect(facts).toEqual([
        '1 Harbour Lane, Quay, 7, 2',
        'Maya',
        expect.stringMatching(/555/),
        ...(shown ? ['maya@sixways.example'] : []),
      ]);
      await user.click(within(card).getByRole('button', { name: /^Edit/ }));
      expect(await screen.findByLabelText('Name*')).toHaveValue('Maya');
    },
  );

  it('ADDR-12: a contact that is filled in counts without Save', async () => {
    const { user, log, url } = openCheckout();
    await user.type(await screen.findByLabelText('Name*'), 'Maya');
    await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(placedCalls(log)[0]?.body).toMatchObject({ contact_person_number: '+15550137000' });
  });

  it('ADDR-12 PRICE-12: straight from the last field, one press of "Place order" places it once', async () => {
    let ways = 0;
    const { user, log, url } = openCheckout({
      answers: ({ path }) => {
        if (path !== '/api/v1/config/distance-api') return undefined;
        ways += 1;
        // A second measuring would not be over when the button is pressed.
        return ways === 1 ? undefined : new Promise(() => undefined);
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.type(await screen.findByLabelText('Name*'), 'Maya');
    await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(screen.queryByText(/The delivery fee is not known yet/)).toBeNull();
    expect(placedCalls(log)).toHaveLength(1);
    expect(placedCalls(log)[0]?.body).toMatchObject({
      contact_person_number: '+15550137000',
      distance: 1,
    });
    // The way to the same spot was not asked for again.
    expect(log.filter(({ path }) => path === '/api/v1/config/distance-api')).toHaveLength(1);
  });

  it.each([
    ['5550123456', '+15550123456', '+1 555 012 3456'],
    ['2025550143', '+12025550143', '+1 202 555 0143'],
  ])(
    'M2 CONST-07: a guest’s national %s is ordered with as %s, not as another country’s',
    async (typed, sent, shown) => {
      const { user, log } = openCheckout();
      await user.type(await screen.findByLabelText('Name*'), 'Gus Guest');
      await user.type(screen.getByLabelText('Phone Number*'), typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(shown)).toBeVisible();
      await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
      await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      await waitFor(() => expect(placedCalls(log)).toHaveLength(1));
      expect(placedCalls(log)[0]?.body).toMatchObject({ contact_person_number: sent });
    },
  );

  it('M2: a number of two readings is asked about, and is nobody’s until it is answered', async () => {
    const { user } = openCheckout();
    await user.type(await screen.findByLabelText('Name*'), 'Gus Guest');
    await user.type(screen.getByLabelText('Phone Number*'), '6591234567');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say which country this number belongs to.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '+65 9 123 4567' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('+65 9 123 4567')).toBeVisible();
  });

  it('M2 ADDR-05: a number without its country that an earlier visit left is asked about, not ordered with', async () => {
    const contact = { name: 'Gus Guest', phone: '6591234567', email: '' };
    const value = { ...address, position: { lat: 0.02, lng: 0.02 }, contact };
    const { user, log } = openCheckout({
      stored: { 'guest-contact': JSON.stringify({ version: 3, value }) },
    });
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Say which country this number belongs to.')).toBeVisible();
    expect(screen.getByLabelText('Phone Number*')).toHaveFocus();
    expect(placedCalls(log)).toEqual([]);
  });

  it('CONST-07: a profile whose phone names no country has none here, and never another one', async () => {
    openAsMaya({ profile: { phone: '2025550143' } });
    await waitFor(() => expect(screen.getByLabelText('Name*')).toHaveValue('Maya Haddad'));
    expect(screen.getByLabelText('Phone Number*')).toHaveValue('');
  });

  it('ADDR-13 PRICE-11: a take-away asks for a contact only and has no delivery fee', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: /Take away/ }));
    expect(screen.queryByLabelText(/Road/)).toBeNull();
    expect(screen.queryByText(/^Delivery fee/)).toBeNull();
    expect(amount('Total')).toHaveTextContent('$21.60');
  });

  it('ADDR-13: a take-away shows no delivery address, open or folded, and the delivery shows it again', async () => {
    const { user } = openCheckout();
    const part = (name: string) => screen.queryByRole('region', { name });
    const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }));
    await screen.findByLabelText('Name*');
    expect(part('Delivery Addresses')).toHaveTextContent('1 Harbour Lane');
    await choose(/Take away/);
    expect(part('Delivery Addresses')).toBeNull();
    expect(part('Contact')).not.toHaveTextContent('1 Harbour Lane');
    await giveContact(user);
    await waitFor(() => expect(part('Contact')).toHaveTextContent('+1 555 013 7000'));
    expect(part('Contact')).not.toHaveTextContent('1 Harbour Lane');
    await choose(/Delivery Now/);
    expect(part('Delivery Addresses')).toHaveTextContent('1 Harbour Lane');
  });

  it('ADDR-13: for a take-away, a guest’s Edit opens the contact in a dialog of its own', async () => {
    const { user } = openCheckout();
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Take away/ }));
    await user.click(screen.getByRole('button', { name: 'Edit: Contact' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact' });
    const name = await within(dialog).findByLabelText('Name*');
    await user.clear(name);
    await user.type(name, 'Noor');
    await user.click(within(dialog).getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Noor')).toBeVisible();
  });

  const allDay = { opening_time: '00:00:00', closing_time: '23:59:59' };
  const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...allDay }));
  const scheduling = {
    shop: { schedule_order: true },
    store: { schedule_order: true, schedules },
  };
  const times = () => within(screen.getByRole('radiogroup', { name: 'Time' }));

  it('m9 CAT-11: for now, no times stand open; they come with "Schedule order", without "Now"', async () => {
    const { user } = openCheckout(scheduling);
    const now = await screen.findByRole('radio', { name: 'Delivery Now · 20-30 min' });
    expect(now).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Day' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Schedule order/ }));
    expect(times().queryByRole('radio', { name: 'Now' })).toBeNull();
    expect(times().queryByRole('radio', { checked: true })).toBeNull();
    const [soon] = times().getAllByRole('radio');
    await user.click(soon ?? document.body);
    expect(soon).toBeChecked();
    await user.click(now);
    expect(now).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
  });

  it.each([
    ['20-30 min', '12:30 PM'],
    ['30-40 min', '12:30 PM'],
    ['40-50 min', '01:00 PM'],
    ['1-2 hours', '01:00 PM'],
    ['', '12:00 PM'],
  ])('m9 CAT-11: at 11:53, a store that delivers in "%s" offers %s first', async (text, first) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 11, 53) });
    const { user } = openCheckout({
      ...scheduling,
      store: { ...scheduling.store, delivery_time: text },
    });
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    expect(times().getAllByRole('radio')[0]).toHaveTextContent(first);
  });

  it('m9 CAT-11: what is collected is for now, and its times unfold when they are asked for', async () => {
    // Late in the evening, today has no later time to choose.
    vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00'), toFake: ['Date'] });
    const { user } = openCheckout(scheduling);
    await user.click(await screen.findByRole('radio', { name: /Take away/ }));
    const part = within(screen.getByRole('region', { name: 'How would you like it?' }));
    expect(part.getByText('Now')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
    const pick = part.getByRole('button', { name: 'Pick a time' });
    await user.click(pick);
    expect(pick).toHaveFocus();
    expect(times().getByRole('radio', { name: 'Now' })).toBeChecked();
    const [, soon] = times().getAllByRole('radio');
    await user.click(soon ?? document.body);
    expect(soon).toBeChecked();
    await user.click(times().getByRole('radio', { name: 'Now' }));
    expect(screen.getByRole('radio', { name: /Take away/ })).toBeChecked();
    await user.click(pick);
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
  });

  it('CAT-11: days and times are two radio groups, each with one tab stop', async () => {
    // Late in the evening, today has no later time to choose.
    vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00'), toFake: ['Date'] });
    const { user } = openCheckout(scheduling);
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    const days = within(screen.getByRole('radiogroup', { name: 'Day' }));
    for (const group of [days, times()]) {
      const stops = group.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0);
      expect(stops).toHaveLength(1);
    }
    await user.click(days.getAllByRole('radio')[1] ?? document.body);
    expect(times().getAllByRole('radio')).toHaveLength(48);
  });

  it('CAT-11 OPEN-45: what is collected keeps its chosen time, and can be for now again', async () => {
    const { user, log } = openCheckout(scheduling);
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Schedule order/ }));
    await user.click(screen.getAllByRole('radio', { name: /^\w{3}, / })[1] ?? document.body);
    await user.click(times().getByRole('radio', { name: '12:30 PM' }));
    await user.click(screen.getByRole('radio', { name: /Take away/ }));
    expect(times().getByRole('radio', { name: '12:30 PM' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(placedCalls(log)).toHaveLength(1));
    expect(placedCalls(log)[0]?.body).toMatchObject({
      order_type: 'take_away',
      schedule_at: expect.stringMatching(/ 12:30$/) as string,
    });
  });

  it('NAV-02: an order of food has a note for the restaurant', async () => {
    const { user } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/module' ? [{ ...module, module_type: 'food' }] : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    expect(await screen.findByLabelText(/Note for the restaurant/)).toBeVisible();
  });

  it('CAT-11: a store that is closed says so before anything is ordered, and not of a later time', async () => {
    const { user } = openCheckout({ ...scheduling, store: { ...scheduling.store, active: false } });
    const says = /No orders are taken for this time/;
    expect(await screen.findByText(says)).toBeVisible();
    await giveContact(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(document.getElementById('checkout-schedule')).toHaveFocus());
    const part = within(screen.getByRole('region', { name: 'How would you like it?' }));
    expect(part.getAllByText(says)).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /Schedule order/ }));
    await waitFor(() => expect(part.queryByText(says)).toBeNull());
  });

  it('NAV-15: lines of a buy-now are ordered and then forgotten', async () => {
    const { user, log, url } = openCheckout({
      at: '/checkout?page=buy_now',
      stored: {
        'prepared-lines': JSON.stringify({
          version: 3,
          value: [
            {
              item: readItem(wireItem({ name: 'Linen shirt' })),
              choice: { food: [], variationType: null, addOns: [], quantity: 1 },
            },
          ],
        }),
      },
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(url().pathname).toBe('/order-result'));
    expect(placedCalls(log)[0]?.body).toMatchObject({ is_buy_now: 1 });
    expect(preparedLines({ moduleId: 4, page: 'buy_now' })).toEqual([]);
  });

  it('F-27: the usual tip of other customers is offered', async () => {
    const { user } = openCheckout({
      shop: { dm_tips_status: 1 },
      answers: ({ path }) => (path === '/api/v1/most-tips' ? { most_tips_amount: 4 } : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.click(await screen.findByRole('radio', { name: /\$4\.00\s*most given/ }));
    expect(amount('Tip')).toHaveTextContent('$4.00');
  });

  it('ADDR-10: the cart and the place can be changed from here', async () => {
    const { user, facts } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Edit the cart' }));
    expect(facts).toContainEqual({ type: 'overlay.opened', overlay: { kind: 'cart' } });
    await user.click(screen.getByRole('button', { name: 'Change place' }));
    expect(facts).toContainEqual({
      type: 'overlay.opened',
      overlay: { kind: 'location', at: 'chosen' },
    });
  });
});

describe('what a guest is told before the order is placed', () => {
  it('m4 PRICE-12: the total holds the fee of the known place before an address is given', async () => {
    const { log, user } = openCheckout();
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent(/^Delivery fee\$3\.00$/));
    // 2 × $10, 8 % tax, $3 for the way
    expect(amount('Total')).toHaveTextContent(/^Total\$24\.60$/);
    const cash = screen.getByRole('radio', { name: /Cash on delivery/ });
    expect(cash).toHaveAccessibleName(/Have \u2066\$24\.60\u2069 ready/);
    const way = log.find(({ path }) => path === '/api/v1/config/distance-api');
    expect(Object.fromEntries(way?.query ?? [])).toMatchObject({
      destination_lat: '0.02',
      destination_lng: '0.02',
    });
    await giveContact(user);
    await waitFor(() => expect(screen.getByText('Maya')).toBeVisible());
    await waitFor(() => expect(amount('Total')).toHaveTextContent(/^Total\$24\.60$/));
  });

  it('m4: while the fee is not known, no amount is named to have ready', async () => {
    openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/config/distance-api' ? new Promise(() => undefined) : undefined,
    });
    const cash = await screen.findByRole('radio', { name: /Cash on delivery/ });
    expect(cash).not.toHaveAccessibleName(/ready/);
    expect(amount('Delivery fee')).toHaveTextContent(/^Delivery feenot known yet$/);
  });

  it('MSG-18: that the fee is not known yet is no longer read once the fee is known', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const { user } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/config/distance-api'
          ? new Promise((resolve) => {
              arrive = resolve;
            })
          : undefined,
    });
    await user.type(await screen.findByLabelText('Name*'), 'Maya');
    await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const waiting = 'The delivery fee is not known yet. Please try again in a moment.';
    expect(await screen.findByText(waiting)).toBeVisible();
    arrive({ distanceMeters: 1000 });
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    expect(screen.queryByText(waiting)).toBeNull();
  });

  it('m5: what is missing to the minimum order stands over "Place order", and goes once it is there', async () => {
    const bella = { name: 'Bella', minimum_order: 8 };
    openCheckout({ item: { price: 3.25 }, store: bella });
    expect(
      await screen.findByText('Add $1.50 more: the minimum order at Bella is $8.00.'),
    ).toBeVisible();
    cleanup();
    openCheckout({ item: { price: 4 }, store: bella });
    await screen.findByRole('button', { name: 'Place order' });
    expect(screen.queryByText(/the minimum order at/)).toBeNull();
  });

  it('m5: an order below the minimum is not sent, and the sentence stands there once', async () => {
    const { user, log } = openCheckout({
      item: { price: 3.25 },
      store: { name: 'Bella', minimum_order: 8 },
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(
      screen.getAllByText('Add $1.50 more: the minimum order at Bella is $8.00.'),
    ).toHaveLength(1);
    expect(placedBody(log)).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveFocus();
  });

  it('m5 ADDR-16: that the store does not deliver there is said before anything is typed', async () => {
    const { user } = openCheckout({ store: { zone_id: 2 } });
    const text = 'There is no delivery to that address. Choose another one or take away.';
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Take away/ }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});
