// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RentalCart, TripSettings, OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import type { Customer } from '../../src/identity/index.ts';
import { RentalCartPage } from '../../src/rental/cart/RentalCartPage.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { TripCheckoutPage } from '../../src/rental/booking/TripCheckoutPage.tsx';
import { config, refusal, serve, show, type Answers, type Asked } from '../catalogue/wireShop.tsx';
import { keptOnDevice } from '../checkout/openCheckout.tsx';
import { cartWith, scooter, sixHours, threeHours, trail } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';
import { payable } from './wireTrips.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
  return loadMessages('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const book = '/api/v1/rental/user/trip/trip-booking';
const find = '/api/v1/rental/user/trip/by-key';
const tax = '/api/v1/rental/user/trip/get-tax';
const pay = '/api/v1/rental/user/trip/payment';
const guest = { ...renting, guest_id: 'guest-1' };
const now = (trip: TripSettings): TripSettings => ({ ...trip, pickupAt: null });
const held = cartWith(now(sixHours), trail);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

interface Opened {
  cart?: () => RentalCart;
  stored?: Record<string, string>;
}

function open(answers: Answers = () => undefined, { cart = () => held, stored }: Opened = {}) {
  const log = serve(
    rentalAnswers(
      (asked) =>
        answers(asked) ??
        (asked.path.endsWith('/get-cart') ? wireTripCart(cart()) : payable[asked.path]),
    ),
  );
  const told: string[] = [];
  const went: string[] = [];
  const hear = (fact: OutwardFact) => {
    if (fact.type === 'toast') told.push(`${fact.kind}: ${resolve(fact.message)}`);
    if (fact.type === 'navigate') went.push(fact.to);
  };
  const { url, shop } = show(
    <OutletProvider value={hear}>
      <Routes>
        <Route path="/rental/checkout" element={<TripCheckoutPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </OutletProvider>,
    '/rental/checkout',
    { ...guest, ...stored },
  );
  const sent = (path: string) => log.filter((asked) => asked.path === path);
  return { log, told, went, url, shop, sent, user: userEvent.setup() };
}

const fields = { Name: 'Noor', Phone: '+15550137123', Email: 'noor@example.com' };

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByLabelText(/^Name/);
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  await user.click(await screen.findByRole('radio', { name: /Cash at pickup/ }));
}

/** Skips the pause of 3 seconds between two calls that look for a booking. */
const hurry = () => {
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (done: () => void, ms?: number) => wait(done, ms === 3000 ? 0 : ms));
};

const place = () => screen.getByRole('button', { name: 'Book this trip' });

const sumOf = (label: string) => screen.getByText(label).closest('div');

const expectKept = () => {
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Noor');
  // The number without its country: +1 stands before it once the country is known.
  expect(screen.getByLabelText(/^Phone/)).toHaveDisplayValue(/^(\+1 ?)?555 ?013 ?7123$/);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('noor@example.com');
  expect(screen.getByRole('radio', { name: /Cash at pickup/ })).toBeChecked();
};

describe('booking a trip', () => {
  it('m16: offline a trip cannot be booked, the reason stands beside it, and it goes on by itself', async () => {
    const { user, sent } = open();
    await fillIn(user);
    await waitFor(() => expect(place()).not.toHaveAttribute('aria-disabled'));
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveAccessibleDescription(
      'You are offline. What you typed is kept; order when you are back.',
    );
    await user.click(place());
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(place()).not.toHaveAttribute('aria-disabled');
    expect(sent(book)).toEqual([]);
  });

  it('PRICE-06: without the service fee there is no total, it says why, and nothing is booked', async () => {
    const shop = { ...(payable['/api/v1/config'] as object), additional_charge_status: 1 };
    const { sent, user } = open(({ path }) =>
      path === '/api/v1/config' ? { ...shop, additional_charge: 'some' } : undefined,
    );
    await fillIn(user);
    expect(screen.getByText('Estimated total').closest('div')).toHaveTextContent(
      'Amount not available',
    );
    expect(place()).toHaveAccessibleDescription(
      'The shop did not say all that this trip costs, so it cannot be booked now. Your vehicles and what you typed are kept: try again later.',
    );
    await user.click(place());
    expect(sent(book)).toEqual([]);
    expectKept();
  });

  const taxless = { ...trail, provider: { ...trail.provider, taxPercent: undefined } };

  it('PRICE-06: the tax of a provider that names no percentage is what the server works it out to', async () => {
    const { sent, url, user } = open(
      ({ path }) =>
        ({
          [tax]: { tax_amount: 4.2, tax_status: 'excluded', tax_included: 0 },
          [book]: 100007,
          [pay]: { message: 'Payment info updated.' },
        })[path],
      { cart: () => cartWith(now(sixHours), taxless) },
    );
    await fillIn(user);
    await waitFor(() => expect(sumOf('Estimated total')).toHaveTextContent('$64.20'));
    expect(sumOf('Tax')).toHaveTextContent('Tax$4.20');
    await user.click(place());
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(sent(tax)[0]?.body).toMatchObject({ provider_id: 1, trip_type: 'hourly' });
    expect(sent(book)[0]?.body).toMatchObject({ trip_amount: 64.2 });
  });

  it('wire facts 9: a customer is told what of the trip comes back, counted by its total', async () => {
    const shop = { ...(payable['/api/v1/config'] as object), customer_wallet_status: 1 };
    const { sent } = open(
      ({ path }) =>
        ({
          '/api/v1/config': shop,
          '/api/v1/customer/info': { id: 12, f_name: 'Maya', wallet_balance: 0 },
          '/api/v1/cashback/list': [
            { id: 2, cashback_type: 'percentage', cashback_amount: 3, min_purchase: 50 },
          ],
          '/api/v1/cashback/getCashback': { calculated_amount: 1.8 },
        })[path],
      { stored: { token: 'maya-token' } },
    );
    expect(
      await screen.findByText('\u2066$1.80\u2069 comes back to your wallet after the trip.'),
    ).toBeVisible();
    expect(sumOf('Estimated total')).toHaveTextContent('$60.00');
    expect(sent('/api/v1/cashback/getCashback').map(({ query }) => query.get('amount'))).toEqual([
      '60',
    ]);
  });

  it('wire facts 11.1: what the wallet pays first and what is left stand below the total', async () => {
    const shop = {
      ...(payable['/api/v1/config'] as object),
      customer_wallet_status: 1,
      partial_payment_status: 1,
      partial_payment_method: 'both',
    };
    const { user } = open(
      ({ path }) =>
        ({
          '/api/v1/config': shop,
          '/api/v1/customer/info': { id: 12, f_name: 'Maya', wallet_balance: 20.35 },
        })[path],
      { stored: { token: 'maya-token' } },
    );
    await user.click(await screen.findByRole('radio', { name: /Demo card/ }));
    expect(screen.queryByText('Left to pay')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /in my wallet first/ }));
    expect(sumOf('Estimated total')).toHaveTextContent('$60.00');
    expect(sumOf('From your wallet')).toHaveTextContent('-$20.35');
    expect(sumOf('Left to pay')).toHaveTextContent('$39.65');
    await user.click(screen.getByRole('checkbox', { name: /in my wallet first/ }));
    expect(screen.queryByText('Left to pay')).toBeNull();
  });

  it('PRICE-06: without such a call it says who adds the tax, and the trip is booked', async () => {
    const { sent, user } = open(
      ({ path }) => ({ [book]: 100007, [pay]: { message: 'Payment info updated.' } })[path],
      { cart: () => cartWith(now(sixHours), taxless) },
    );
    await fillIn(user);
    await waitFor(() =>
      expect(sumOf('Tax')).toHaveTextContent('Taxadded by the provider, not in this total'),
    );
    expect(sumOf('Estimated total')).toHaveTextContent('$60.00');
    await user.click(place());
    await waitFor(() => expect(sent(book)[0]?.body).toMatchObject({ trip_amount: 60 }));
  });

  it('PRICE-06 CHK-11: cash names no amount to have ready while a part of the total is not known', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const reply = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user } = open(({ path }) => (path === tax ? reply : undefined), {
      cart: () => cartWith(now(sixHours), taxless),
    });
    await fillIn(user);
    expect(screen.queryByText(/ready/)).toBeNull();
    answer(Response.json({ tax_amount: 4.2, tax_status: 'excluded', tax_included: 0 }));
    expect(await screen.findByText(/\$64\.20.* ready/)).toBeVisible();
  });

  it('PRICE-06: a changed trip whose tax is not known says so, and is not booked', async () => {
    let hours = sixHours;
    const { sent, user } = open(
      ({ path }) =>
        path === tax && hours === threeHours
          ? refusal(403, 'Not just now.')
          : {
              [tax]: { tax_amount: 4.2, tax_status: 'excluded', tax_included: 0 },
              [book]: 100007,
              [pay]: { message: 'Payment info updated.' },
            }[path],
      { cart: () => cartWith(now(hours), taxless) },
    );
    await fillIn(user);
    await waitFor(() => expect(sumOf('Estimated total')).toHaveTextContent('$64.20'));
    hours = threeHours;
    await user.click(place());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sumOf('Estimated total')).toHaveTextContent('Amount not available');
    expect(place()).toHaveAccessibleDescription(/^The shop did not say all that this trip costs/);
    expect(sent(book)).toEqual([]);
  });

  it('PRICE-01, PRICE-06: a changed trip is asked about with its tax, not before', async () => {
    let hours = sixHours;
    let answer: (reply: Response) => void = () => undefined;
    const reply = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const taxed = (amount: number) => ({
      tax_amount: amount,
      tax_status: 'excluded',
      tax_included: 0,
    });
    const { sent, user } = open(
      ({ path }) =>
        path === tax && hours === threeHours
          ? reply
          : {
              [tax]: taxed(4.2),
              [book]: 100007,
              [pay]: { message: 'Payment info updated.' },
            }[path],
      { cart: () => cartWith(now(hours), taxless) },
    );
    await fillIn(user);
    await waitFor(() => expect(sumOf('Estimated total')).toHaveTextContent('$64.20'));
    hours = threeHours;
    await user.click(place());
    await waitFor(() => expect(sent(tax)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer(Response.json(taxed(2.1)));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/\$32\.10.* instead of .*\$64\.20/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: /Book for .*\$32\.10/ }));
    await waitFor(() => expect(sent(book)[0]?.body).toMatchObject({ trip_amount: 32.1 }));
  });

  it('PRICE-06: a tax that the server cannot say now is asked for again on "Try again", and then booked', async () => {
    let down = true;
    const { sent, user } = open(
      ({ path }) =>
        path === tax && down
          ? refusal(403, 'Not just now.')
          : {
              [tax]: { tax_amount: 4.2, tax_status: 'excluded', tax_included: 0 },
              [book]: 100007,
              [pay]: { message: 'Payment info updated.' },
            }[path],
      { cart: () => cartWith(now(sixHours), taxless) },
    );
    await fillIn(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(sumOf('Tax')).toHaveTextContent('TaxAmount not available');
    await user.click(place());
    expect(sent(book)).toEqual([]);
    down = false;
    await user.click(again);
    await waitFor(() => expect(sumOf('Tax')).toHaveTextContent('Tax$4.20'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(place());
    await waitFor(() => expect(sent(book)[0]?.body).toMatchObject({ trip_amount: 64.2 }));
  });

  it('API-44, RENT-21: is sent once with what was seen and typed, paid, and leads to the trip', async () => {
    const { sent, url, user } = open(({ path }) => {
      if (path === book) return 100007;
      return path === pay ? { message: 'Payment info updated.' } : undefined;
    });
    await fillIn(user);
    await user.click(place());
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(url().search).toBe('?booked=1');
    expect(sent(book)).toHaveLength(1);
    expect(sent(book)[0]?.body).toMatchObject({
      trip_amount: 60,
      trip_type: 'hourly',
      provider_id: 1,
      contact_person_name: 'Noor',
    });
    expect(sent(pay)[0]?.body).toMatchObject({ trip_id: 100007, payment_method: 'cash_payment' });
  });

  it('CHK-12: a changed payment says "Payment info updated.", the first choice nothing', async () => {
    const { told, user } = open();
    await user.click(await screen.findByRole('radio', { name: /Demo card/ }));
    expect(told).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Cash at pickup/ }));
    expect(told).toEqual(['success: Payment info updated.']);
    expect(screen.getByRole('radio', { name: /Cash at pickup/ })).toBeChecked();
  });

  it('p14 RENT-06: the way back from a change stands beside the title, and not over payment or Book this trip', async () => {
    let cart = cartWith(now(sixHours), trail, scooter);
    serve(
      rentalAnswers(({ path }) => {
        if (path.includes('/remove-vehicle/')) {
          cart = held;
          return wireTripCart(cart);
        }
        return path.endsWith('/get-cart') ? wireTripCart(cart) : payable[path];
      }),
    );
    const user = userEvent.setup();
    show(
      <>
        <Routes>
          <Route path="/rental/cart" element={<RentalCartPage />} />
          <Route path="/rental/checkout" element={<TripCheckoutPage />} />
        </Routes>
        <RentalLayer />
      </>,
      '/rental/cart',
      guest,
    );
    const [, last] = await screen.findAllByRole('button', { name: /^Remove / });
    if (last === undefined) throw new Error('the cart holds one vehicle only');
    fireEvent.click(last);
    await screen.findByRole('region', { name: 'Your last change' });
    await user.click(screen.getByRole('button', { name: 'Proceed to booking' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Book your trip' });
    const undo = screen.getByRole('region', { name: 'Your last change' });
    expect(title.parentElement).toContainElement(undo);
    expect(undo.parentElement).not.toBe(document.body);
  });

  it('M2 CONST-07: a guest’s 2025550188 is booked as +12025550188, and not as Egypt’s +2025550188', async () => {
    const { sent, user } = open(({ path }) => (path === book ? 100007 : undefined));
    await screen.findByRole('combobox', { name: 'Country code' });
    await user.type(screen.getByLabelText(/^Name/), 'Gus Guest');
    await user.type(screen.getByLabelText(/^Phone/), '2025550188');
    await user.type(screen.getByLabelText(/^Email/), 'gus@example.com');
    await user.click(await screen.findByRole('radio', { name: /Cash at pickup/ }));
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('202 555 0188');
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(1));
    expect(sent(book)[0]?.body).toMatchObject({ contact_person_number: '+12025550188' });
  });

  it('M3 OPEN-07: Gus Guest types and signs in as Maya: the booking is hers, his note is offered', async () => {
    const { shop, user } = open(({ path }) =>
      path === '/api/v1/customer/info'
        ? {
            id: 12,
            f_name: 'Maya',
            l_name: 'Haddad',
            phone: '+15550137000',
            email: 'maya@x.example',
          }
        : undefined,
    );
    await user.type(await screen.findByLabelText(/^Name/), 'Gus Guest');
    await user.type(screen.getByLabelText(/^Phone/), '2025550188');
    await user.type(screen.getByLabelText(/Note/), 'Child seat, please');
    shop.session.send({ type: 'session.signedIn', token: 'maya-token' });
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad'));
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('555 013 7000'));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@x.example');
    expect(localStorage.getItem('trip-booking')).not.toMatch(/Gus Guest|2025550188/);
    expect(screen.getByLabelText(/Note/)).toHaveValue('');
    expect(
      await screen.findByText(/^You began as a guest. Take \u2068your note\u2069 along\?/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take along' }));
    expect(screen.getByLabelText(/Note/)).toHaveValue('Child seat, please');
    expect(screen.queryByText(/You began as a guest/)).toBeNull();
  });

  it('API-02 AUTH-25: a session ends and begins again: what was typed stays on the page throughout', async () => {
    const { shop, user } = open(
      ({ path }) =>
        path === '/api/v1/customer/info'
          ? {
              id: 12,
              f_name: 'Maya',
              l_name: 'Haddad',
              phone: '+15550137000',
              email: 'm@x.example',
            }
          : undefined,
      { stored: { token: 'maya-token' } },
    );
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad'));
    await user.type(screen.getByLabelText(/Note/), 'Child seat, please');
    shop.session.send({ type: 'session.rejected' });
    expect(shop.session.getSnapshot().matches('expired')).toBe(true);
    expect(await screen.findByLabelText(/Note/)).toHaveValue('Child seat, please');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad');
    shop.session.send({ type: 'session.signedIn', token: 'maya-token-2' });
    await waitFor(() => expect(screen.getByLabelText(/Note/)).toHaveValue('Child seat, please'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad');
    expect(screen.queryByText(/You began as a guest/)).toBeNull();
  });

  it.each([
    [1, ['Sign In', 'Guest']],
    [0, ['Sign In']],
  ])(
    'F-01 MSG-21: a session that a reload finds ended is named, and what was typed is kept for its customer; guest checkout %i: %j',
    async (guests, ways) => {
      const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' };
      const draft = { contact: {}, note: 'Child seat, please', payment: null, couponCode: '' };
      const value = { draft: { ...draft, owner: 12 }, intent: null };
      const rules = { ...(payable['/api/v1/config'] as object), guest_checkout_status: guests };
      let isKnown = false;
      const { shop, user } = open(
        ({ path }) =>
          path === '/api/v1/customer/info'
            ? isKnown
              ? maya
              : refusal(401, 'Unauthorized')
            : path === '/api/v1/config'
              ? rules
              : undefined,
        { stored: { token: 'a', 'trip-booking': JSON.stringify({ version: 2, value }) } },
      );
      const says = [
        'Your session has ended. Sign in again to go on; your cart is kept.',
        'What you typed and your trip cart are kept.',
      ];
      expect(await screen.findByText(says[0] ?? '')).toBeVisible();
      act(() => shop.session.send({ type: 'session.abandoned' }));
      await waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
      const panel = screen.getByRole('alert');
      for (const words of says) expect(panel).toHaveTextContent(words);
      expect(document.body).not.toHaveTextContent('Unauthorized');
      const buttons = within(panel).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(ways);
      if (guests === 1) {
        await user.click(screen.getByRole('button', { name: 'Guest' }));
        expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
        expect(screen.getByLabelText(/Note/)).toHaveValue('');
      }
      isKnown = true;
      act(() => shop.session.send({ type: 'session.signedIn', token: 'b' }));
      await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad'));
      expect(screen.getByLabelText(/Note/)).toHaveValue('Child seat, please');
      expect(screen.queryByText(says[0] ?? '')).toBeNull();
    },
  );

  it('issue 22: an account that does not answer is asked for again before the form shows', async () => {
    let answersAccount = false;
    const { user } = open(
      ({ path }) => {
        if (path !== '/api/v1/customer/info') return undefined;
        const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' };
        return answersAccount ? maya : refusal(403, 'Accounts rest today.');
      },
      { stored: { token: 'maya-token' } },
    );
    expect(await screen.findByText('Accounts rest today.')).toBeVisible();
    expect(screen.getByText('What you typed and your trip cart are kept.')).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    answersAccount = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Maya Haddad'));
  });

  it('MSG-21: a press before the ways to pay are known is told to wait, and one after it books', async () => {
    const before = open();
    await fillIn(before.user);
    const kept = localStorage.getItem('trip-booking') ?? '';
    cleanup();
    let tell: () => void = () => undefined;
    const zones = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { sent, user } = open(
      ({ path }) => (path.endsWith('/get-zone-id') ? zones.then(() => payable[path]) : undefined),
      { stored: { 'trip-booking': kept } },
    );
    const words = 'We are still reading how you can pay. Please wait a moment.';
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(place());
    expect(sent(book)).toEqual([]);
    tell();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(1));
  });

  it('GUEST-02: name, phone and email have the mark of a required field, the note is optional', async () => {
    open();
    expect(await screen.findByLabelText('Name*')).toBeRequired();
    expect(screen.getByLabelText('Phone*')).toBeRequired();
    expect(screen.getByLabelText('Email*')).toBeRequired();
    expect(screen.getByLabelText(/\(optional\)$/)).not.toBeRequired();
  });

  it('GUEST-02: what is missing is said at its field, which gets the focus; then the payment', async () => {
    const { sent, user } = open();
    await screen.findByLabelText(/^Name/);
    await screen.findByRole('radio', { name: /Cash at pickup/ });
    await user.click(place());
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    for (const words of [/give your name/, /give a phone number/, /give an email/]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    await user.click(place());
    expect(await screen.findByText('Please choose how to pay.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Cash at pickup/ })).toHaveFocus();
    expect(sent(book)).toEqual([]);
  });

  it('GUEST-02 API-44: a mark goes when its field is filled in, and nothing is sent or read anew meanwhile', async () => {
    const { log, user } = open();
    await user.type(await screen.findByLabelText(/^Name/), 'Gus Guest');
    await user.click(await screen.findByRole('radio', { name: /Cash at pickup/ }));
    const before = log.length;
    expect(screen.queryByText('Please give an email address.')).toBeNull();
    await user.click(place());
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus());
    expect(screen.getByText('Please give a phone number with its country code.')).toBeVisible();
    expect(screen.getByText('Please give an email address.')).toBeVisible();
    expect(screen.queryByText('Please give your name.')).toBeNull();
    expect(screen.queryByText('Please choose how to pay.')).toBeNull();
    await user.type(screen.getByLabelText(/^Email/), 'gus@example.com');
    await waitFor(() => expect(screen.queryByText('Please give an email address.')).toBeNull());
    await user.click(place());
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus());
    expect(log).toHaveLength(before);
  });

  it('MSG-21: what is to be booked cannot be read: why, what is kept, and again', async () => {
    let down = true;
    const { user } = open(({ path }) =>
      path.endsWith('/get-cart') && down ? refusal(403, 'Not just now.') : undefined,
    );
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(screen.getByText('What you typed and your trip cart are kept.')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Name/)).toBeVisible();
  });

  it('API-44: without a vehicle there is nothing to book: the trip cart says so', async () => {
    const { went } = open(undefined, { cart: () => cartWith(sixHours) });
    await waitFor(() => expect(went).toEqual(['/rental/cart']));
  });

  it('RENT-14, MSG-21: another guest took the last one at that moment: said, form and cart intact', async () => {
    const { sent, user } = open(({ path }) =>
      path === book ? refusal(403, 'Halden Trail is not available at that time.') : undefined,
    );
    await fillIn(user);
    await user.click(place());
    expect(await screen.findByText('Halden Trail is not available at that time.')).toBeVisible();
    expectKept();
    expect(screen.getByRole('button', { name: 'Change the cart' })).toBeVisible();
    expect(sent(pay)).toEqual([]);
  });

  it('API-44: a vehicle withdrawn meanwhile is noticed before anything is sent', async () => {
    let cart = held;
    const { sent, user } = open(undefined, { cart: () => cart });
    await fillIn(user);
    cart = cartWith(now(sixHours), { ...trail, active: false });
    await user.click(place());
    expect(await screen.findByText(/Some vehicles cannot be booked as they are/)).toBeVisible();
    expectKept();
    expect(sent(book)).toEqual([]);
  });

  it('PRICE-01: a price that changed is asked about, with both; no keeps all, yes books at the new one', async () => {
    let cart = held;
    const { sent, url, user } = open(
      ({ path }) => {
        if (path === book) return 100007;
        return path === pay ? { message: 'Set.' } : undefined;
      },
      { cart: () => cart },
    );
    await fillIn(user);
    cart = cartWith(now(sixHours), { ...trail, hourlyPrice: 5 });
    await user.click(place());
    const asked = within(await screen.findByRole('alertdialog', { name: 'The price changed' }));
    expect(asked.getByText(/\$60\.00.*\$30\.00/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expectKept();
    expect(sent(book)).toEqual([]);
    cart = held;
    await user.click(place());
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: /Book for .*\$60\.00/ }));
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(sent(book).map(({ body }) => (body as { trip_amount: number }).trip_amount)).toEqual([
      60,
    ]);
  });

  it('API-44: a wallet that holds too little for the new price books nothing, and another payment is asked for', async () => {
    let cart = cartWith(now(threeHours), trail);
    const { sent, user } = open(
      ({ path }) =>
        ({
          '/api/v1/config': {
            ...(payable['/api/v1/config'] as object),
            customer_wallet_status: 1,
          },
          '/api/v1/customer/info': { id: 12, f_name: 'Maya', wallet_balance: 40 },
        })[path],
      { cart: () => cart, stored: { token: 'a-token' } },
    );
    await screen.findByLabelText(/^Name/);
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    await user.click(await screen.findByRole('radio', { name: /^Wallet/ }));
    cart = held;
    await user.click(place());
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: /Book for .*\$60\.00/ }));
    expect(await screen.findByText('Please choose how to pay.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('radio', { name: /^Wallet/ })).toBeDisabled();
    expect(sent(book)).toEqual([]);
    expect(sent(pay)).toEqual([]);
  });

  /** A customer's checkout in whose shop the wallet may pay a part; `balance` is read at each call. */
  const openWithWallet = (balance: () => number) =>
    open(
      ({ path }) =>
        ({
          '/api/v1/config': {
            ...(payable['/api/v1/config'] as object),
            customer_wallet_status: 1,
            partial_payment_status: 1,
            partial_payment_method: 'both',
          },
          '/api/v1/customer/info': { id: 12, f_name: 'Maya', wallet_balance: balance() },
          [book]: 100007,
          [pay]: { message: 'Payment info updated.' },
        })[path],
      { stored: { token: 'a-token' } },
    );

  it('API-44 CHK-11: a wallet that was spent elsewhere before the press is asked about, and pays what was accepted', async () => {
    let balance = 40;
    const { sent, user } = openWithWallet(() => balance);
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /in my wallet first/ }));
    expect(sumOf('From your wallet')).toHaveTextContent('-$40.00');
    balance = 15;
    await user.click(place());
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'What your wallet pays has changed' }),
    );
    expect(
      asked.getByText(/Your wallet would pay .\$15\.00. of it, instead of .\$40\.00./),
    ).toBeVisible();
    expect(sent(book)).toEqual([]);
    await user.click(asked.getByRole('button', { name: /Book for .*\$60\.00/ }));
    await waitFor(() => expect(sent(pay)).toHaveLength(1));
    expect(sent(book)).toHaveLength(1);
    expect(sent(pay)[0]?.body).toMatchObject({ payment_method: 'partial_payment' });
  });

  it('API-44: the wallet that has paid a trip holds less, wherever its balance stands', async () => {
    let paid = false;
    const { shop, url, user } = open(
      ({ path }) => {
        if (path === pay) paid = true;
        return {
          '/api/v1/config': {
            ...(payable['/api/v1/config'] as object),
            customer_wallet_status: 1,
          },
          '/api/v1/customer/info': { id: 12, f_name: 'Maya', wallet_balance: paid ? 40 : 100 },
          [book]: 100007,
          [pay]: { message: 'Payment info updated.' },
        }[path];
      },
      { stored: { token: 'a-token' } },
    );
    await screen.findByLabelText(/^Name/);
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    await user.click(await screen.findByRole('radio', { name: /^Wallet/ }));
    await user.click(place());
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    const { data, isInvalidated } = shop.queryClient.getQueryState<Customer>(['customer']) ?? {};
    expect(isInvalidated === true || data?.walletBalance === 40).toBe(true);
  });

  it('API-44 CHK-11: a wallet that cannot pay the trip any more books nothing, and another payment is asked for', async () => {
    let balance = 100;
    const { sent, user } = openWithWallet(() => balance);
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /^Wallet/ }));
    balance = 15;
    await user.click(place());
    expect(
      await screen.findByText(
        'Your wallet holds less than this trip costs. Nothing was booked: please choose another way to pay.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('radio', { name: /^Wallet/ })).toBeDisabled();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Noor');
    expect(sent(book)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Cash at pickup/ }));
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(1));
  });

  it('RENT-04: a pickup time that passes while the form is filled in is booked as now', async () => {
    const { sent, user } = open(
      ({ path }) => ({ [book]: 100007, [pay]: { message: 'Set.' } })[path],
      { cart: () => cartWith({ ...sixHours, pickupAt: '2031-01-01 10:00' }, trail) },
    );
    await fillIn(user);
    vi.spyOn(browser, 'now').mockReturnValue(new Date('2031-01-01T10:01:00'));
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(1));
    expect(sent(book)[0]?.body).toMatchObject({ scheduled: 0, schedule_at: null });
  });

  it('PRICE-04, PRICE-01: a provider’s discount that ends while the form is filled in is asked about', async () => {
    const clock = vi.spyOn(browser, 'now').mockReturnValue(new Date('2031-01-01T09:59:00'));
    const terms = {
      id: 1,
      store_id: 1,
      start_date: '2030-01-01',
      start_time: '00:00:00',
      end_date: '2031-01-01',
      end_time: '10:00:00',
      discount: 20,
      discount_type: 'percent',
      min_purchase: 0,
      max_discount: 0,
    };
    const plain = wireTripCart(held);
    const carts = plain.carts.map((line) => ({
      ...line,
      provider: { ...line.provider, discount: terms },
      vehicle: { ...line.vehicle, provider: { ...line.provider, discount: terms } },
    }));
    const { sent, user } = open(({ path }) =>
      path.endsWith('/get-cart') ? { ...plain, carts } : undefined,
    );
    await fillIn(user);
    expect(sumOf('Estimated total')).toHaveTextContent('$48.00');
    clock.mockReturnValue(new Date('2031-01-01T10:01:00'));
    await user.click(place());
    const asked = within(await screen.findByRole('alertdialog', { name: 'The price changed' }));
    expect(asked.getByText(/\$48\.00.*\$60\.00/)).toBeVisible();
    expect(sent(book)).toEqual([]);
  });

  it('API-44: other vehicles at the same price are asked about by name; only a yes books them', async () => {
    let cart = held;
    const { sent, url, user } = open(
      ({ path }) => {
        if (path === book) return 100007;
        return path === pay ? { message: 'Set.' } : undefined;
      },
      { cart: () => cart },
    );
    await fillIn(user);
    cart = cartWith(now(sixHours), scooter);
    await user.click(place());
    const asked = await screen.findByRole('alertdialog', { name: 'Your trip cart changed' });
    expect(asked).toHaveTextContent(
      /It has \W?1 × Vento 125\W? now, for \W?\$60\.00\W?\. Nothing was booked yet\./,
    );
    expect(asked).toHaveTextContent('Pickup Now');
    expect(sent(book)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: /Book for .*\$60\.00/ }));
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(sent(book)).toHaveLength(1);
  });

  it('API-44 PRICE-01: other vehicles at another price are asked about by name, with both prices', async () => {
    let cart = held;
    const { sent, user } = open(({ path }) => (path === book ? 100007 : undefined), {
      cart: () => cart,
    });
    await fillIn(user);
    cart = cartWith(now(threeHours), scooter);
    await user.click(place());
    const asked = await screen.findByRole('alertdialog', {
      name: 'Your trip cart and the price changed',
    });
    expect(asked).toHaveTextContent(
      /It has \W?1 × Vento 125\W? now, for \W?\$30\.00\W? instead of \W?\$60\.00\W?\. Nothing was booked yet\./,
    );
    expect(asked).toHaveTextContent('Pickup Now');
    expect(sent(book)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: /Book for .*\$30\.00/ }));
    await waitFor(() => expect(sent(book)[0]?.body).toMatchObject({ trip_amount: 30 }));
  });

  it('API-44: a booking without an answer is asked about by its key; one that never arrived is sent again under it', async () => {
    hurry();
    let arrives = false;
    const { log, url, user } = open(({ path }) => {
      if (path === book) return arrives ? 100007 : lost();
      if (path === find) return refusal(404, 'No such trip.', 'trip');
      return path === pay ? { message: 'Set.' } : undefined;
    });
    const keys: (string | null)[] = [];
    const client = fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      if (request.url.endsWith(book)) keys.push(request.headers.get('idempotency-key'));
      return client(request);
    });
    await fillIn(user);
    await user.click(place());
    expect(await screen.findByText(/We did not receive your booking/)).toBeVisible();
    expect(place()).toHaveAccessibleDescription(
      'Please choose at the top of this page how to go on.',
    );
    expect(place()).not.toHaveAttribute('aria-busy');
    expectKept();
    // A booking that was cut off may still be at work at the server: it is asked three times.
    expect(log.filter(({ path }) => path === find)).toHaveLength(3);
    arrives = true;
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(log.find(({ path }) => path === find)?.query.get('key')).toBe(keys[0]);
  });

  it('API-44: one whose lost answer was a yes leads to its trip; it is not sent again', async () => {
    const { sent, url, user } = open(({ path }) => {
      if (path === book) return lost();
      if (path === find) return 100007;
      return path === pay ? { message: 'Set.' } : undefined;
    });
    await fillIn(user);
    await user.click(place());
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(sent(book)).toHaveLength(1);
  });

  it('API-44: nobody knows whether it stands: nothing is sent twice, asking again is the way on', async () => {
    hurry();
    let silent = true;
    const { sent, url, user } = open(({ path }) => {
      if (path === book) return lost();
      if (path === find) return silent ? lost() : 100007;
      return path === pay ? { message: 'Set.' } : undefined;
    });
    await fillIn(user);
    await user.click(place());
    expect(
      await screen.findByText(/We could not find out whether your trip is booked/),
    ).toBeVisible();
    expectKept();
    silent = false;
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(sent(book)).toHaveLength(1);
  });

  it('API-44: the trip stands when its payment fails; that is said, and its page takes the payment', async () => {
    const { told, url, user } = open(({ path }) => {
      if (path === book) return 100007;
      return path === pay ? refusal(403, 'Not offered here.') : undefined;
    });
    await fillIn(user);
    await user.click(place());
    await waitFor(() => expect(url().pathname).toBe('/rental/trips/100007'));
    expect(told).toEqual([
      'error: Your trip is booked. The payment did not go through: pay on its page.',
    ]);
  });

  it('API-44: Back from the payment page leads to the booked trip, not to an empty cart', async () => {
    const gateway = `${location.origin}/sandbox/pay/7`;
    const goToUrl = vi.spyOn(browser, 'goToUrl').mockImplementation(() => undefined);
    const { url, user } = open(({ path }) => {
      if (path === book) return 100007;
      return path === pay ? Response.json(gateway) : undefined;
    });
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /Demo card/ }));
    await user.click(place());
    await waitFor(() => expect(goToUrl).toHaveBeenCalledExactlyOnceWith(gateway));
    expect(`${url().pathname}${url().search}`).toBe('/rental/trips/100007?booked=1');
  });

  it('API-44: what is typed survives a reload', async () => {
    const { user } = open();
    await fillIn(user);
    const kept = localStorage.getItem('trip-booking') ?? '';
    open(undefined, { stored: { 'trip-booking': kept } });
    await waitFor(() => expect(screen.getAllByLabelText(/^Name/)).toHaveLength(2));
    expect(screen.getAllByLabelText(/^Name/)[1]).toHaveValue('Noor');
  });

  it('GUEST-03: where guests may not book, they are asked to sign in', async () => {
    open(({ path }) =>
      path === '/api/v1/config' ? { ...config, guest_checkout_status: 0 } : undefined,
    );
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
  });

  it('API-44 GUEST-03: a guest learns of the trip that was sent where guests may not book any more', async () => {
    hurry();
    const { user } = open(({ path }) => {
      if (path === book) return lost();
      return path === find ? refusal(404, 'No such trip.', 'trip') : undefined;
    });
    await fillIn(user);
    await user.click(place());
    await screen.findByText(/We did not receive your booking/);
    const stored = { 'trip-booking': localStorage.getItem('trip-booking') ?? '' };
    cleanup();
    const rules = { ...(payable['/api/v1/config'] as object), guest_checkout_status: 0 };
    let isBooked = false;
    const answers = ({ path }: Asked) => {
      if (path === '/api/v1/config') return rules;
      if (path === find) return isBooked ? 100007 : refusal(404, 'No such trip.', 'trip');
      return path === pay ? { message: 'Set.' } : undefined;
    };
    const second = open(answers, { stored });
    await screen.findByText(/We did not receive your booking/);
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    cleanup();
    isBooked = true;
    const third = open(answers, { stored });
    await waitFor(() => expect(third.url().pathname).toBe('/rental/trips/100007'));
  });
});

describe('a coupon of a trip', () => {
  const ten = {
    id: 1,
    title: 'Ten off',
    code: 'TRIP10',
    coupon_type: 'default',
    discount: 10,
    discount_type: 'amount',
    min_purchase: 0,
    max_discount: 0,
    start_date: '2020-01-01',
    expire_date: '2099-01-01',
  };
  const draft = { contact: {}, note: '', payment: null, couponCode: 'TRIP10', owner: null };
  const applied = {
    'trip-booking': JSON.stringify({ version: 2, value: { draft, intent: null } }),
  };

  it('PRICE-09 F-26: while it is checked after a reload, the trip is not booked without it', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<unknown>((resolve) => {
      answer = () => resolve([ten]);
    });
    const { sent, user } = open(
      ({ path }) => (path.endsWith('/coupon/list/all') ? late : undefined),
      { stored: applied },
    );
    await fillIn(user);
    expect(place()).toHaveAccessibleDescription(
      'The coupon is still being checked. Please wait a moment.',
    );
    await user.click(place());
    await user.type(screen.getByLabelText(/^Name/), '{Enter}');
    answer();
    await screen.findByText('TRIP10 applied');
    // Six hours of $10, less $10.
    expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$50\.00$/);
    expect(sent(book)).toEqual([]);
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(1));
    expect(sent(book)[0]?.body).toMatchObject({ coupon_code: 'TRIP10', trip_amount: 50 });
  });

  it('PRICE-09 MSG-21: one that the server hides as ended is taken off, and the booking keeps all else', async () => {
    let ended = false;
    const { sent, user } = open(
      ({ path, body }) => {
        if (path.endsWith('/coupon/list/all')) return ended ? [] : [ten];
        if (path === find) return refusal(404, 'No such trip.', 'trip');
        if (path !== book) return undefined;
        return (body as { coupon_code: string | null }).coupon_code === null ? 100007 : lost();
      },
      { stored: applied },
    );
    await fillIn(user);
    await screen.findByText('TRIP10 applied');
    ended = true;
    await user.click(place());
    expect(
      await screen.findByText(
        'Your coupon is no longer valid, so it was taken off. Nothing was charged, and everything else is kept: look at the new total, then try again.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/We did not receive your booking/)).toBeNull();
    await waitFor(() =>
      expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$60\.00$/),
    );
    expectKept();
    await user.click(place());
    await waitFor(() => expect(sent(book)).toHaveLength(2));
    expect(sent(book)[1]?.body).toMatchObject({ coupon_code: null, trip_amount: 60 });
  });

  it('PRICE-09 F-26: one that expired while the page was open is taken off before anything is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 23, 50) });
    const { sent, user } = open(
      ({ path }) =>
        path.endsWith('/coupon/list/all') ? [{ ...ten, expire_date: '2026-11-17' }] : undefined,
      { stored: applied },
    );
    await fillIn(user);
    await screen.findByText('TRIP10 applied');
    expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$50\.00$/);
    vi.setSystemTime(new Date(2026, 10, 18, 0, 10));
    await user.click(place());
    const asked = within(await screen.findByRole('alertdialog', { name: 'The price changed' }));
    expect(asked.getByText(/\$50\.00.*\$60\.00/)).toBeVisible();
    expect(sent(book)).toEqual([]);
    vi.useRealTimers();
  });

  it('F-26: a typed code, and one whose check fails after a reload, are kept by further reloads', async () => {
    const reload = () => {
      const stored = keptOnDevice();
      cleanup();
      return stored;
    };
    const first = open(() => undefined);
    await first.user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await first.user.type(await screen.findByLabelText('Coupon code'), 'TRIP');
    open(() => undefined, { stored: reload() });
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('TRIP');
    reload();

    open(({ path }) => (path.endsWith('/coupon/list/all') ? lost() : undefined), {
      stored: applied,
    });
    expect(
      await screen.findByText('No connection to the shop. What you did is kept.'),
    ).toBeVisible();
    open(() => undefined, { stored: reload() });
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('TRIP10');
  });

  it('F-26: a code that is typed and not applied is still there after a refused booking', async () => {
    const { sent, user } = open(({ path }) =>
      path === book ? refusal(403, 'Halden Trail is not available at that time.') : undefined,
    );
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'TRIP');
    await user.click(place());
    expect(await screen.findByText('Halden Trail is not available at that time.')).toBeVisible();
    expect(sent(book)[0]?.body).toMatchObject({ coupon_code: null });
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('TRIP');
  });

  it('CHK-06: one that is unknown is said at its field; the booking is kept', async () => {
    const { user } = open(({ path }) => (path.endsWith('/coupon/list/all') ? [] : undefined), {
      cart: () => cartWith(now(sixHours), scooter),
    });
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: /coupon/i }));
    fireEvent.change(await screen.findByRole('textbox', { name: /code/i }), {
      target: { value: 'NOPE' },
    });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('There is no such coupon code. Please check it.');
    expectKept();
  });

  it('PRICE-10, OPEN-52: after another place was chosen, a coupon of its zone applies, and the booking is kept', async () => {
    const ofZone = { ...ten, coupon_type: 'zone_wise', data: '["2"]' };
    const { shop, user } = open(({ path }) =>
      path.endsWith('/coupon/list/all') ? [ofZone] : undefined,
    );
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'TRIP10{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This coupon is not valid in your zone.',
    );
    const next = { address: '2 Mill Road', position: { lat: 0.03, lng: 0.03 }, zoneIds: [1, 2] };
    act(() => shop.place.send({ type: 'place.chosen', place: next, rental: true }));
    await user.type(await screen.findByLabelText('Coupon code'), '{Enter}');
    expect(await screen.findByText('TRIP10 applied')).toBeVisible();
    expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$50\.00$/);
    expectKept();
  });

  const applyFrom = async (min_purchase: number) => {
    const { user } = open(({ path }) =>
      path.endsWith('/coupon/list/all') ? [{ ...ten, min_purchase }] : undefined,
    );
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'TRIP10{Enter}');
  };

  it('CHK-06: one from 61 dollars does not apply to a trip of 60, and that is said', async () => {
    await applyFrom(61);
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(/^To apply this coupon, total item amount should be minimum\.$/);
    expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$60\.00$/);
    expectKept();
  });

  it('CHK-06: one from 60 dollars applies to a trip of 60', async () => {
    await applyFrom(60);
    expect(await screen.findByText('TRIP10 applied')).toBeVisible();
    expect(sumOf('Estimated total')).toHaveTextContent(/^Estimated total\$50\.00$/);
    expectKept();
  });
});
