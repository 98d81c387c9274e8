// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { wireParcel } from '../orders/wireParcel.ts';
import { emptyParcel, filledParcel, harbour, omar } from './parcels.ts';
import {
  kinds,
  openBooking,
  openStep,
  place,
  small,
  wireConfig,
  zone,
  zoneOf,
} from './wireParcels.tsx';

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
  return loadMessages('en');
});

const track = '/api/v1/customer/order/track';

/** A way to pay outside the shop, which asks for one answer. */
const transfer = {
  id: 1,
  method_name: 'Bank transfer',
  method_fields: [{ input_name: 'Account', input_data: '0137 2026' }],
  method_informations: [
    { customer_input: 'Reference', customer_placeholder: 'On the receipt', is_required: 1 },
  ],
  status: 1,
};

const steps = {
  category: 'Category',
  sender: 'Where do we pick it up?',
  receiver: 'Who gets it?',
  item: 'What is it and when?',
  payment: 'Who pays, and how?',
};

const book = async ({ user }: ReturnType<typeof openBooking>) => {
  await user.click(await screen.findByRole('button', { name: /^Book for .*5\.52/ }));
};

describe('F-29 LANG-01: when the parcel is fetched', () => {
  beforeAll(() => {
    vi.setSystemTime('2026-11-28T09:00:00');
    return () => vi.useRealTimers();
  });

  it.each([
    ['en', null, 'Pickup: Now'],
    ['fr', null, 'Enlèvement\u00a0: Maintenant'],
    ['fr', '2026-11-30 10:30', 'Enlèvement\u00a0: 30 nov., \u206810:30 AM\u2069'],
  ] as const)('is told in %s: %s', async (language, slot, words) => {
    await loadMessages(language);
    onTestFinished(() => loadMessages('en'));
    openBooking({ orderType: slot === null ? 'delivery' : 'schedule_order', slot });
    expect(await screen.findByText(words, { normalizer: (text) => text })).toBeVisible();
  });
});

it('F-29: asks the receiver for the cash, and not the sender, when the receiver pays', async () => {
  const { user } = openBooking({});
  await openStep(steps.payment);
  const cash = () => screen.getByRole('radio', { name: /^Cash on delivery/ });
  expect(cash()).toHaveAccessibleName(/Have \u2066\$5\.52\u2069 ready/);
  await user.click(screen.getByRole('radio', { name: /^The receiver pays/ }));
  expect(cash()).toHaveAccessibleName(/The receiver needs \u2066\$5\.52\u2069/);
});

describe('bad input: a parcel that cannot be sent says why at its place, and nothing is lost', () => {
  it('F-29: the same place twice', async () => {
    const { log, user } = openBooking({ receiver: { ...omar, place: harbour } });
    await openStep(steps.receiver);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Pickup and delivery are the same place. Please change one of them.',
    );
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Omar');
    expect(log.some(({ path }) => path === place)).toBe(false);
  });

  it('F-29: an end outside every zone', async () => {
    openBooking({}, ({ path, query, headers }) => {
      const lat = query.get('lat') ?? headers.get('latitude');
      if (path !== zoneOf || lat !== '1.05') return undefined;
      return Response.json(
        { errors: [{ code: 'coordinates', message: 'Outside.' }] },
        { status: 403 },
      );
    });
    await openStep(steps.receiver);
    expect(
      await screen.findByText('Parcels are not brought here yet. Please choose another address.'),
    ).toBeVisible();
    expect(screen.getAllByText('31 Mill Road')[0]).toBeVisible();
  });

  it('PRICE-16 MSG-21: a way of unreadable length has no price, and is measured again', async () => {
    let length: unknown = 'far';
    const { user } = openBooking({}, ({ path }) =>
      path === '/api/v1/config/distance-api' ? { distanceMeters: length } : undefined,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/\$/)).toBeNull();
    length = 4600;
    await user.click(again);
    expect(await screen.findByRole('button', { name: /^Book for .*5\.52/ })).toBeVisible();
  });

  it('F-29: a receiver in a zone that the sender’s does not serve', async () => {
    const opened = openBooking({}, ({ path }) =>
      path === place
        ? Response.json(
            { errors: [{ code: 'receiverZone', message: 'These zones do not serve each other.' }] },
            { status: 403 },
          )
        : undefined,
    );
    await openStep(steps.payment);
    await book(opened);
    await openStep(steps.receiver);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These zones do not serve each other.',
    );
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Omar');
  });

  it('F-29: too far for its kind', async () => {
    const near = { ...small, id: 2, name: 'Home-made food', maximum_distance: 4 };
    const far = { ...small, id: 3, name: 'Large parcel' };
    const { log, user } = openBooking({}, ({ path }) => (path === kinds ? [near, far] : undefined));
    const words =
      'Home-made food is carried up to 4 km, and this route is longer. Please choose another category or a nearer address.';
    await openStep(steps.receiver);
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Omar');
    await user.click(screen.getByRole('button', { name: /^Edit.*Category|Category.*Edit/ }));
    await user.click(await screen.findByRole('button', { name: /^Large parcel/ }));
    await openStep(steps.payment);
    expect(log.some(({ path }) => path === place)).toBe(false);
  });

  it('F-29: too heavy for its kind, and the band is closed', async () => {
    const { user } = openBooking({ weightKg: 10 });
    await openStep(steps.item);
    expect(screen.getByRole('radio', { name: '5–10 kg' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Small parcel may weigh up to 5 kg. Please choose another category or a lower weight.',
    );
    expect(screen.getByLabelText(/^What is in it\?/)).toHaveValue('Ceramic bowl');
  });

  it('F-29: without the word that nothing forbidden is in it', async () => {
    const { user } = openBooking({ harmless: false });
    await openStep(steps.item);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please confirm that nothing forbidden is in it.',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Nothing of this is in my parcel' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await openStep(steps.payment);
  });

  it('CAT-11: a time in the past', async () => {
    const { user } = openBooking({ orderType: 'schedule_order', slot: '2020-01-01 10:00' });
    await openStep(steps.item);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That time has passed. Please choose another one.',
    );
  });

  it('ADDR-05, M2: a receiver’s phone of no country is asked about at its field', async () => {
    const { user } = openBooking({
      receiver: { ...omar, contact: { name: 'Omar', phone: '', email: '' } },
    });
    await openStep(steps.receiver);
    await user.type(await screen.findByLabelText(/^Phone Number/), '6591234567');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Say which country this number belongs to.')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Omar');
  });

  it('F-29: a missing answer of a bank transfer is marked at its field, which has the focus', async () => {
    const opened = openBooking({ payment: null }, ({ path }) => {
      if (path === '/api/v1/config') return { ...wireConfig, offline_payment_status: 1 };
      if (path === zoneOf)
        return { zone_id: '[1]', zone_data: [{ ...zone, offline_payment: true }] };
      return path === '/api/v1/offline_payment_method_list' ? [transfer] : undefined;
    });
    await openStep(steps.payment);
    await opened.user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    await book(opened);
    const missing = await screen.findByLabelText(/Reference/);
    await waitFor(() => expect(missing).toHaveFocus());
    expect(missing).toBeInvalid();
    expect(missing).toHaveAccessibleDescription('Please fill in Reference.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in Reference.');
    expect(opened.log.some(({ path }) => path === place)).toBe(false);
    await opened.user.type(missing, 'T-42');
    await book(opened);
    await waitFor(() =>
      expect(opened.log.find(({ path }) => path === place)?.body).toMatchObject({
        payment_method: 'offline_payment',
      }),
    );
  });

  it('MSG-21: the ways to pay offline fail to load: cash still pays, and a retry stands in their place', async () => {
    let broken = true;
    const opened = openBooking({ payment: null }, ({ path }) => {
      if (path === '/api/v1/config') return { ...wireConfig, offline_payment_status: 1 };
      if (path === zoneOf)
        return { zone_id: '[1]', zone_data: [{ ...zone, offline_payment: true }] };
      if (path !== '/api/v1/offline_payment_method_list') return undefined;
      return broken ? Response.json({}, { status: 500 }) : [transfer];
    });
    await openStep(steps.payment);
    const missing =
      'Paying outside the shop, such as by bank transfer, could not be loaded. Try again, or choose another way to pay.';
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeEnabled();
    broken = false;
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeEnabled();
    expect(screen.queryByText(missing)).toBeNull();
    expect(document.getElementById('parcel-payment')).toHaveFocus();
    broken = true;
    await opened.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await book(opened);
    await waitFor(() =>
      expect(opened.log.find(({ path }) => path === place)?.body).toMatchObject({
        payment_method: 'cash_on_delivery',
      }),
    );
  });

  it('CHK-12 MSG-18: another way to pay than the chosen one says "Payment info updated.", the first one nothing', async () => {
    const opened = openBooking({ payment: null }, ({ path }) => {
      if (path === '/api/v1/config') return { ...wireConfig, offline_payment_status: 1 };
      if (path === zoneOf)
        return { zone_id: '[1]', zone_data: [{ ...zone, offline_payment: true }] };
      return path === '/api/v1/offline_payment_method_list' ? [transfer] : undefined;
    });
    const told = () =>
      opened.facts.flatMap((fact) => (fact.type === 'toast' ? [resolve(fact.message)] : []));
    await openStep(steps.payment);
    await opened.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    expect(told()).toEqual([]);
    await opened.user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await waitFor(() => expect(told()).toEqual(['Payment info updated.']));
    expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  });

  it('F-29: parcels switched off meanwhile are not sent, and all that was typed stays', async () => {
    let isOff = false;
    const opened = openBooking({}, ({ path }) => (path === kinds && isOff ? [] : undefined));
    await openStep(steps.payment);
    isOff = true;
    await book(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose what you send.');
    expect(opened.log.some(({ path }) => path === place)).toBe(false);
    expect(localStorage.getItem('parcel-booking')).toContain('Ceramic bowl');
  });

  it('CHK-03: a guest where guests may not order is asked to sign in, and the parcel stays', async () => {
    const opened = openBooking({}, ({ path }) =>
      path === '/api/v1/config' ? { ...wireConfig, guest_checkout_status: 0 } : undefined,
    );
    await openStep(steps.payment);
    await book(opened);
    await waitFor(() =>
      expect(opened.facts).toContainEqual({
        type: 'auth.asked',
        mode: 'signIn',
        intent: { kind: 'open', to: '/checkout?page=parcel' },
      }),
    );
    expect(opened.log.some(({ path }) => path === place)).toBe(false);
    expect(screen.getByText(/^Ceramic bowl/)).toBeVisible();
  });
});

describe('the rates cannot be read as the customer books', () => {
  const words = 'Something went wrong. Please try again.';

  /** Presses Book while the server fails, and waits for what the page says then. */
  async function bookInVain() {
    let isDown = false;
    const opened = openBooking({}, ({ path }) =>
      path === kinds && isDown ? new Response('{}', { status: 500 }) : undefined,
    );
    await openStep(steps.payment);
    isDown = true;
    await book(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(opened.log.some(({ path }) => path === place)).toBe(false);
    isDown = false;
    return opened;
  }

  it('MSG-21: the last step says so, comes into view and has the focus', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await bookInVain();
    const panel = screen.getByRole('region', { name: steps.payment });
    expect(within(panel).getByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(panel).toHaveFocus());
    expect(scroll.mock.contexts).toEqual([panel]);
    expect(screen.getByText(/^Ceramic bowl/)).toBeVisible();
    scroll.mockRestore();
  });

  it('MSG-21: another step does not repeat it, nor the last step when it opens again', async () => {
    const { user } = await bookInVain();
    await user.click(screen.getByRole('button', { name: 'Edit: Item' }));
    await openStep(steps.item);
    expect(screen.queryByText(words)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await openStep(steps.payment);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('MSG-21: it goes with the next change, and the parcel is booked then', async () => {
    const opened = await bookInVain();
    await opened.user.click(screen.getByRole('radio', { name: /^The receiver pays/ }));
    expect(screen.queryByText(words)).toBeNull();
    await book(opened);
    await waitFor(() =>
      expect(opened.log.find(({ path }) => path === place)?.body).toMatchObject({
        charge_payer: 'receiver',
      }),
    );
  });
});

describe('the kind of parcel that a link names', () => {
  const large = { ...small, id: 3, name: 'Large parcel', parcel_per_km_shipping_charge: 2 };
  const twoKinds = ({ path }: { path: string }) => (path === kinds ? [small, large] : undefined);
  const ofSmall = '/checkout?page=parcel&category=2';

  /** Opens the booking by the link of small parcels, and changes the kind to a large parcel. */
  async function changeKind() {
    const opened = openBooking({}, twoKinds, { at: ofSmall });
    expect(await screen.findByRole('button', { name: /^Book for .*5\.52/ })).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Edit: Category' }));
    await opened.user.click(await screen.findByRole('button', { name: /^Large parcel/ }));
    expect(await screen.findByRole('button', { name: /^Book for .*9\.20/ })).toBeVisible();
    return opened;
  }

  /** Opens the booking at a URL, with what the browser had stored before. */
  const openAgain = (at: string) => {
    const stored = localStorage.getItem('parcel-booking') ?? '';
    cleanup();
    return openBooking({}, twoKinds, { at, stored: { 'parcel-booking': stored } });
  };

  it('F-29: a kind chosen in the form stays with its price after a reload', async () => {
    const { url } = await changeKind();
    expect(url().search).toBe('?page=parcel&category=3');
    openAgain(url().pathname + url().search);
    expect(await screen.findByRole('button', { name: /^Book for .*9\.20/ })).toBeVisible();
    expect(screen.getByText('Large parcel')).toBeVisible();
    expect(screen.queryByText('Small parcel')).toBeNull();
  });

  it('F-29 AUTH-25: a kind chosen in the form stays when the guest signs in', async () => {
    const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    const opened = openBooking(
      {},
      (asked) => (asked.path === '/api/v1/customer/info' ? maya : twoKinds(asked)),
      { at: ofSmall },
    );
    await openStep(steps.payment);
    await opened.user.click(screen.getByRole('button', { name: 'Edit: Category' }));
    await opened.user.click(await screen.findByRole('button', { name: /^Large parcel/ }));
    opened.shop.session.send({ type: 'session.signedIn', token: 'a' });
    // The customer's own name shows that the booking has started again.
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(screen.getByText('Large parcel')).toBeVisible();
    expect(screen.queryByText('Small parcel')).toBeNull();
  });

  it('F-29: a new visit by the link of another kind takes the kind of the link', async () => {
    await changeKind();
    openAgain(ofSmall);
    expect(await screen.findByRole('button', { name: /^Book for .*5\.52/ })).toBeVisible();
    expect(screen.getByText('Small parcel')).toBeVisible();
  });
});

describe('sending a parcel again', () => {
  const again = { at: '/checkout?page=parcel&again=100001' };

  it('F-29: the booking is filled with the parcel that was sent, and confirms it anew', async () => {
    const { url, user } = openBooking(
      { description: 'Something else' },
      ({ path }) => (path === track ? wireParcel({ charge_payer: 'receiver' }) : undefined),
      again,
    );
    await openStep(steps.item);
    expect(screen.getByLabelText(/^What is in it\?/)).toHaveValue('Ceramic bowl');
    expect(screen.getByRole('radio', { name: '2–5 kg' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Fragile, handle with care' })).toBeChecked();
    expect(screen.getByText('Maya Haddad')).toBeVisible();
    expect(screen.getByText('Omar Aziz')).toBeVisible();
    // After a reload the booking continues; it is not filled from the old parcel again.
    expect(url().search).toBe('?page=parcel');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please confirm that nothing forbidden is in it.',
    );
  });

  it('F-29: a wallet that pays less of the same price than was shown asks about that', async () => {
    let balance = 4;
    const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    const partly = { partial_payment_status: 1, partial_payment_method: 'both' };
    const choices = { ...filledParcel, payment: { kind: 'cash', fromWallet: true } };
    const opened = openBooking(
      {},
      ({ path }) => {
        if (path === '/api/v1/customer/info') return { ...maya, wallet_balance: balance };
        if (path !== '/api/v1/config') return undefined;
        return { ...wireConfig, customer_wallet_status: 1, ...partly };
      },
      {
        stored: {
          token: 'a',
          'parcel-booking': JSON.stringify({
            version: 1,
            value: { choices, owner: maya.id, intent: null },
          }),
        },
      },
    );
    const leftToPay = await screen.findByText('Left to pay');
    expect(leftToPay.parentElement).toHaveTextContent('$1.52');
    balance = 3;
    await book(opened);
    const question = await screen.findByRole('alertdialog', {
      name: 'What your wallet pays has changed',
    });
    expect(question).toHaveTextContent(
      'Your wallet would pay \u2066$3.00\u2069 of it, instead of \u2066$4.00\u2069. Nothing is booked yet.',
    );
    expect(opened.log.some(({ path }) => path === place)).toBe(false);
  });

  it('F-29: what it is worth goes to the courier in words, and comes back with them', async () => {
    const opened = openBooking({ worth: '1200.5' }, ({ path }) =>
      path === place ? new Response('{}', { status: 500 }) : undefined,
    );
    await openStep(steps.payment);
    // The description has a writing direction of its own, and the line that of the page.
    const description = screen.getByText('Ceramic bowl');
    expect(description.tagName).toBe('BDI');
    expect(description.parentElement).toHaveTextContent('Ceramic bowl, 2–5 kg, worth $1,200.50');
    await book(opened);
    await waitFor(() =>
      expect(opened.log.find(({ path }) => path === place)?.body).toMatchObject({
        order_note: 'Ceramic bowl, 2–5 kg, worth $1,200.50',
      }),
    );
  });

  it('F-29 PRICE-17: a worth of "12,50" is $12.50', async () => {
    openBooking({ worth: '12,50' });
    await openStep(steps.payment);
    expect(screen.getByText('Ceramic bowl').parentElement).toHaveTextContent(
      'Ceramic bowl, 2–5 kg, worth $12.50',
    );
  });

  it('F-29 PRICE-17: a worth that is no amount is said at its field', async () => {
    const { user } = openBooking({ worth: '', harmless: false });
    await openStep(steps.item);
    const field = screen.getByLabelText(/^What is it worth\?/);
    await user.type(field, '1.2.3');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'This is not an amount. Please write it like \u2066$12.50\u2069.',
    );
  });

  it('F-29: a parcel sent again is worth what it was', async () => {
    const order_note = 'Ceramic bowl, Up to 1 kg, worth $1,200.50';
    openBooking({}, ({ path }) => (path === track ? wireParcel({ order_note }) : undefined), again);
    await openStep(steps.item);
    expect(screen.getByLabelText(/^What is in it\?/)).toHaveValue('Ceramic bowl');
    expect(screen.getByLabelText(/^What is it worth\?/)).toHaveValue('1200.50');
    expect(screen.getByRole('switch', { name: 'Fragile, handle with care' })).not.toBeChecked();
  });

  it('F-29: words in another language are all of the description, and the weight is asked again', async () => {
    openBooking(
      {},
      ({ path }) => (path === track ? wireParcel({ order_note: 'طبق، من 2 إلى 5 كغ' }) : undefined),
      again,
    );
    await openStep(steps.item);
    expect(screen.getByLabelText(/^What is in it\?/)).toHaveValue('طبق، من 2 إلى 5 كغ');
    expect(screen.getByRole('radio', { name: '2–5 kg' })).not.toBeChecked();
  });

  it('MSG-21: a parcel that cannot be read leaves what was typed alone, and another can be sent', async () => {
    const { user } = openBooking({ ...filledParcel }, () => undefined, again);
    await user.click(await screen.findByRole('link', { name: 'Send another parcel' }));
    await openStep(steps.payment);
    expect(screen.getByText(/^Ceramic bowl/)).toBeVisible();
  });
});

describe('a saved address as an end of a parcel', () => {
  const mayas = {
    id: 4,
    address_type: 'home',
    contact_person_name: 'Maya Haddad',
    contact_person_number: '+15550137000',
    address: '12 Mill Road',
    latitude: '1.03',
    longitude: '1.03',
    house: 'B',
    zone_ids: [1],
  };
  const mums = {
    ...mayas,
    id: 5,
    address_type: 'office',
    contact_person_name: 'Leila Haddad',
    contact_person_number: '+15550137005',
    address: '9 Copper Street',
  };
  const customer = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' };

  it.each([
    ['the person that the customer typed is kept', omar.contact, 'Omar', '+15550137009'],
    [
      'comes with its person while none is typed',
      emptyParcel.receiver.contact,
      'Leila Haddad',
      '+15550137005',
    ],
    [
      'replaces the person of another saved address',
      { name: 'Maya Haddad', phone: '+15550137000', email: '' },
      'Leila Haddad',
      '+15550137005',
    ],
  ])('F-29 ADDR-08: %s', async (_, contact, name, phone) => {
    const receiver = { ...omar, contact, place: null };
    const value = { choices: { ...filledParcel, receiver }, owner: 12, intent: null };
    const { user } = openBooking(
      {},
      ({ path }) =>
        path === '/api/v1/customer/info'
          ? customer
          : path === '/api/v1/customer/address/list'
            ? { addresses: [mayas, mums] }
            : undefined,
      {
        stored: { token: 'a', 'parcel-booking': JSON.stringify({ version: 1, value }) },
      },
    );
    await openStep(steps.receiver);
    await user.click(await screen.findByRole('button', { name: 'View Saved Address' }));
    const book = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
    await user.click(await book.findByRole('radio', { name: /9 Copper Street/ }));
    await user.click(book.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText('9 Copper Street')[0]).toBeVisible();
    expect(screen.getByLabelText('House', { exact: false })).toHaveValue('B');
    expect(screen.getByLabelText(/^Name/)).toHaveValue(name);
    const shownPhone = screen.getByLabelText<HTMLInputElement>(/^Phone Number/).value;
    expect(`+1${shownPhone.replaceAll(/^\+1|\D/g, '')}`).toBe(phone);
  });
});
