// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import { storedGuestOrder } from '../../src/checkout/storedGuest.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { config, refusal, serve, settled, show, wireItem } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

const item = wireItem({ name: 'Linen shirt' });

const maya = {
  id: 12,
  f_name: 'Maya',
  l_name: 'Haddad',
  phone: '+15550137000',
  email: 'maya@sixways.example',
};

const noor = { ...maya, id: 13, f_name: 'Noor', l_name: 'Aziz', phone: '+12025550101' };

/** A saved address at the visitor's current place, so that the checkout selects it. */
const home = {
  id: 3,
  address_type: 'home',
  contact_person_name: 'Maya at home',
  contact_person_number: '+15550137009',
  address: '1 Harbour Lane',
  latitude: '0.02',
  longitude: '0.02',
  road: null,
  house: '12',
  floor: null,
  zone_id: 1,
  zone_ids: [1],
};

const cartLine = {
  id: 90,
  user_id: 1,
  module_id: 4,
  item_id: 1,
  is_guest: false,
  item_type: 'Item',
  price: 10,
  quantity: 2,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  item,
};

/** The line of a cart with an item of another store. */
const ofNight = {
  ...cartLine,
  item_id: 2,
  item: wireItem({ id: 2, name: 'Wool scarf', store_id: 8 }),
};

const answers: Record<string, unknown> = {
  '/api/v1/config': {
    ...config,
    cash_on_delivery: true,
    dm_tips_status: 1,
    guest_checkout_status: 1,
  },
  '/api/v1/config/get-zone-id': {
    zone_id: '[1]',
    zone_data: [
      {
        id: 1,
        name: 'Eastside',
        cash_on_delivery: true,
        modules: [{ id: 4, pivot: { per_km_shipping_charge: 1, minimum_shipping_charge: 3 } }],
      },
    ],
  },
  '/api/v1/config/distance-api': { distanceMeters: 1000 },
  '/api/v1/vehicle/extra_charge': 0,
  '/api/v1/customer/cart/list': [cartLine],
  '/api/v1/stores/details/7': {
    id: 7,
    name: 'Copper Street Goods',
    zone_id: 1,
    module_id: 4,
    latitude: '0.02',
    longitude: '0.02',
    tax: 0,
    delivery: true,
    delivery_time: '20-30 min',
  },
  '/api/v1/customer/order/place': { order_id: 100001, total_ammount: 23, user_id: '12' },
};

interface Opened {
  stored?: Record<string, string>;
  addresses?: object[];
  /** The server's answer about the customer's profile. */
  account?: (isNoor: boolean) => unknown;
  /** The store whose item is in the cart. */
  store?: () => 7 | 8;
  page?: 'cart' | 'campaign';
  /** Whether the shop lets guests order. */
  guestsMayOrder?: boolean;
}

/** A checkout whose customers are known by their tokens. */
function open({
  stored = {},
  addresses = [],
  account = (isNoor) => (isNoor ? noor : maya),
  store = () => 7,
  page = 'cart',
  guestsMayOrder = true,
}: Opened = {}) {
  const log = serve(({ path, headers }) => {
    if (path === '/api/v1/config' && !guestsMayOrder) {
      return { ...(answers[path] as object), guest_checkout_status: 0 };
    }
    if (store() === 8 && path === '/api/v1/customer/cart/list') return [ofNight];
    if (path === '/api/v1/stores/details/8') {
      return { ...(answers['/api/v1/stores/details/7'] as object), id: 8, name: 'Night Goods' };
    }
    const isNoor = headers.get('authorization')?.includes('noor') === true;
    if (path === '/api/v1/customer/info') return account(isNoor);
    if (path === '/api/v1/customer/address/list') {
      return { total_size: addresses.length, addresses: isNoor ? [] : addresses };
    }
    return answers[path];
  });
  const shown = show(<CheckoutPage />, `/checkout?page=${page}`, {
    ...settled,
    guest_id: 'guest-1',
    ...stored,
  });
  const signIn = (token: string) => shown.shop.session.send({ type: 'session.signedIn', token });
  return { ...shown, log, signIn, user: userEvent.setup() };
}

const part = () => within(screen.getByRole('region', { name: 'Delivery Addresses' }));

/** Everything that this browser keeps, as a reload would find it. */
const allStored = (): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').map(
      (key) => [key, localStorage.getItem(key) ?? ''],
    ),
  );

/** Everything that this browser stores, as one text. */
const keptOnDevice = () => JSON.stringify(allStored());

const offer =
  'You began as a guest. Take \u2068your note\u2069 and \u2068your tip\u2069 along? Name, phone and address come from your account.';

async function typeAsGus(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name*'), 'Gus Guest');
  await user.type(screen.getByLabelText('Phone Number*'), '2025550143');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Gus Guest');
  await user.click(screen.getByRole('button', { name: 'Edit: Extras' }));
  await user.type(await screen.findByLabelText(/Note for the store/), 'Ring twice');
  await user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await user.type(screen.getByLabelText('Tip'), '3.5');
}

describe('M3 ADDR-10 OPEN-07: a signed-in customer’s checkout is theirs', () => {
  it('Gus Guest types and signs in as Maya: her name, her phone, and nothing of his is left', async () => {
    const { user, signIn, log } = open();
    await typeAsGus(user);
    signIn('maya-token');
    expect(await screen.findByText(offer)).toBeVisible();
    expect(part().getByText('Maya Haddad')).toBeVisible();
    expect(part().getByText('+1 555 013 7000')).toBeVisible();
    expect(part().getByText('1 Harbour Lane')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Gus Guest');
    expect(keptOnDevice()).not.toContain('Gus Guest');
    expect(keptOnDevice()).not.toContain('2025550143');
    // The order now belongs to the customer, and contains the guest's note and tip after "Take
    // along" was pressed.
    await user.click(screen.getByRole('button', { name: 'Take along' }));
    expect(screen.queryByText(offer)).toBeNull();
    expect(screen.getByText('Tip \u2066$3.50\u2069 · Ring twice')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() =>
      expect(screen.getByText('Delivery fee').closest('div')).toHaveTextContent('$3.00'),
    );
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(log.find(({ path }) => path === '/api/v1/customer/order/place')?.body).toMatchObject({
        contact_person_name: 'Maya Haddad',
        contact_person_number: '+15550137000',
        order_note: 'Ring twice',
        dm_tips: 3.5,
      }),
    );
  });

  it('API-02 AUTH-25: Maya’s session ends and begins again: what she typed stays on the page throughout', async () => {
    const { user, shop, signIn } = open({ stored: { token: 'maya-token' } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.type(await screen.findByLabelText(/Note for the store/), 'Ring twice');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    shop.session.send({ type: 'session.rejected' });
    expect(shop.session.getSnapshot().matches('expired')).toBe(true);
    expect(await screen.findByLabelText(/Note for the store/)).toHaveValue('Ring twice');
    expect(part().getByText('Maya Haddad')).toBeVisible();
    signIn('maya-token-2');
    await waitFor(() => expect(screen.getByText('Ring twice')).toBeVisible());
    expect(part().getByText('Maya Haddad')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    expect(screen.queryByText(offer)).toBeNull();
  });

  it('issue 22: Maya goes on as a guest after her session: what the guest types overwrites nothing of hers', async () => {
    const { user, shop, signIn } = open({ stored: { token: 'maya-token' } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.type(await screen.findByLabelText(/Note for the store/), 'Ring twice');
    // The page is drawn with the expired session before the customer closes the sign-in dialog.
    act(() => shop.session.send({ type: 'session.rejected' }));
    shop.session.send({ type: 'session.abandoned' });
    await user.click(await screen.findByRole('button', { name: 'Guest' }));
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    expect(await screen.findByLabelText(/Note for the store/)).toHaveValue('');
    await user.type(screen.getByLabelText(/Note for the store/), 'Leave it at the desk');
    signIn('maya-token-2');
    await waitFor(() => expect(screen.getByText('Ring twice')).toBeVisible());
    expect(
      await screen.findByText(/^You began as a guest\. Take \u2068your note\u2069 along/),
    ).toBeVisible();
  });

  it('F-01 MSG-21: a session that a reload finds ended is named; she goes on as a guest, or signs in again', async () => {
    let isKnown = false;
    const { user, shop, log, signIn } = open({
      stored: { token: 'maya-token', guest_id: '' },
      account: () => (isKnown ? maya : refusal(401, 'Unauthorized')),
    });
    const says = 'Your session has ended. Sign in again to go on; your cart is kept.';
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    shop.session.send({ type: 'session.abandoned' });
    await waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    expect(document.body).not.toHaveTextContent('Unauthorized');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guest' }));
    expect(await screen.findByLabelText('Name*')).toHaveValue('');
    isKnown = true;
    signIn('maya-token-2');
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(screen.queryByText(says)).toBeNull();
    expect(log.some(({ path }) => path === '/api/v1/auth/guest/request')).toBe(true);
  });

  it.each([
    ['ITEM-14 F-01: whose session ends over an item of a campaign', { page: 'campaign' }],
    [
      'CHK-03 GUEST-03 F-01: whose session ends where guests may not order',
      { guestsMayOrder: false },
    ],
  ] as const)('%s signs in again, and cannot go on as a guest', async (_, over) => {
    const { shop } = open({
      stored: { token: 'maya-token' },
      account: () => refusal(401, 'Unauthorized'),
      ...over,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    shop.session.send({ type: 'session.abandoned' });
    await waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guest' })).toBeNull();
  });

  it('GUEST-01: a guest’s checkout asks for the cart only once the guest has an id', async () => {
    let issue: (answer: object) => void = () => undefined;
    answers['/api/v1/auth/guest/request'] = new Promise<object>((resolve) => {
      issue = resolve;
    });
    const { log } = open({ stored: { guest_id: '' } });
    await screen.findByRole('heading', { name: 'Checkout' });
    const asks = () => log.filter(({ path }) => path === '/api/v1/stores/details/7').length;
    await waitFor(() =>
      expect(log.some(({ path }) => path === '/api/v1/auth/guest/request')).toBe(true),
    );
    expect(screen.queryByLabelText('Name*')).toBeNull();
    expect(asks()).toBe(0);
    issue({ guest_id: 'guest-9' });
    delete answers['/api/v1/auth/guest/request'];
    expect(await screen.findByLabelText('Name*')).toBeVisible();
    expect(asks()).toBe(1);
  });

  it('issue 22: an account that does not answer is asked for again, and the draft stays', async () => {
    const first = open({ stored: { token: 'maya-token' } });
    await first.user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await first.user.type(await screen.findByLabelText(/Note for the store/), 'Ring twice');
    const stored = allStored();
    cleanup();
    let answersAccount = false;
    const again = open({
      stored: { ...stored, token: 'maya-token' },
      account: () => (answersAccount ? maya : refusal(403, 'Accounts rest today.')),
    });
    expect(await screen.findByText('Accounts rest today.')).toBeVisible();
    expect(screen.getByText('Your cart and everything you typed are kept.')).toBeVisible();
    answersAccount = true;
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ring twice')).toBeVisible();
  });

  it('OPEN-68: of the last order of Gus only its number and phone stay, which find it', async () => {
    const contact = { name: 'Gus Guest', phone: '+12025550143', email: 'gus@mail.example' };
    const { signIn } = open({
      stored: {
        'last-guest-order': JSON.stringify({ version: 3, value: { orderId: 100001, contact } }),
      },
    });
    await screen.findByLabelText('Name*');
    signIn('maya-token');
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(keptOnDevice()).not.toContain('Gus Guest');
    expect(keptOnDevice()).not.toContain('gus@mail.example');
    expect(storedGuestOrder()).toEqual({
      orderId: 100001,
      contact: { name: '', phone: '+12025550143', email: '' },
    });
  });

  it('the address chosen as her place comes with its own name, phone and house', async () => {
    const { user, signIn } = open({ addresses: [home] });
    await typeAsGus(user);
    signIn('maya-token');
    expect(await screen.findByText('Maya at home')).toBeVisible();
    expect(part().getByText('+1 555 013 7009')).toBeVisible();
    expect(part().getByText('1 Harbour Lane, 12')).toBeVisible();
  });

  it('what is left is not offered again, and a reload offers what is not answered yet', async () => {
    const { user, signIn } = open();
    await typeAsGus(user);
    signIn('maya-token');
    await screen.findByText(offer);
    const stored = allStored();
    cleanup();
    const again = open({ stored: { ...stored, token: 'maya-token' } });
    expect(await screen.findByText(offer)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Go on without' }));
    expect(screen.queryByText(/You began as a guest/)).toBeNull();
    expect(screen.queryByText(/Ring twice/)).toBeNull();
    const settledNow = allStored();
    cleanup();
    open({ stored: { ...settledNow, token: 'maya-token' } });
    await screen.findByText('Maya Haddad');
    expect(screen.queryByText(/You began as a guest/)).toBeNull();
  });

  describe('F-27 OPEN-63: what a guest typed for a store is offered in an order of that store alone', () => {
    const timeless =
      'You began as a guest. Take \u2068your note\u2069 along? Name, phone and address come from your account.';
    let storeId: 7 | 8 = 7;
    /** Another tab fills the cart with an item of this store, while the checkout is open. */
    async function fillCartOf(id: 7 | 8) {
      storeId = id;
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' }));
      expect(await screen.findByText(id === 7 ? 'Linen shirt' : 'Wool scarf')).toBeVisible();
    }

    it('each store’s note is offered with its own cart, and none at the other store', async () => {
      storeId = 7;
      const { user, signIn } = open({ store: () => storeId });
      await typeAsGus(user);
      await fillCartOf(8);
      await user.type(screen.getByLabelText(/Note for the store/), 'Knock softly');
      signIn('maya-token');
      expect(await screen.findByText(timeless)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Take along' }));
      expect(screen.getByText('Knock softly')).toBeVisible();
      expect(screen.queryByText(/Ring twice/)).toBeNull();
      expect(screen.queryByText(/You began as a guest/)).toBeNull();
      await fillCartOf(7);
      expect(await screen.findByText(offer)).toBeVisible();
      expect(screen.queryByText(/Knock softly/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Take along' }));
      expect(screen.getByText('Tip \u2066$3.50\u2069 · Ring twice')).toBeVisible();
    });

    it('an order of a store for which the guest typed nothing is offered nothing', async () => {
      storeId = 7;
      const first = open({ store: () => storeId });
      await typeAsGus(first.user);
      first.signIn('maya-token');
      await screen.findByText(offer);
      const stored = allStored();
      cleanup();
      storeId = 8;
      open({ store: () => storeId, stored: { ...stored, token: 'maya-token' } });
      expect(await screen.findByText('Wool scarf')).toBeVisible();
      expect(await screen.findByText('Maya Haddad')).toBeVisible();
      expect(screen.queryByText(/You began as a guest/)).toBeNull();
      await fillCartOf(7);
      expect(await screen.findByText(offer)).toBeVisible();
    });
  });

  it('a guest who typed nothing but a contact is offered nothing', async () => {
    const { user, signIn } = open();
    await user.type(await screen.findByLabelText('Name*'), 'Gus Guest');
    signIn('maya-token');
    expect(await screen.findByText('Maya Haddad')).toBeVisible();
    expect(screen.queryByText(/You began as a guest/)).toBeNull();
  });

  it('another customer on the same device meets nothing of the one before', async () => {
    const first = open({ stored: { token: 'maya-token' } });
    await screen.findByText('Maya Haddad');
    await first.user.click(screen.getByRole('button', { name: 'Edit: Delivery Addresses' }));
    await first.user.type(await screen.findByLabelText(/House/), '77');
    const stored = allStored();
    cleanup();
    open({ stored: { ...stored, token: 'noor-token' } });
    expect(await screen.findByText('Noor Aziz')).toBeVisible();
    expect(part().getByText('+1 202 555 0101')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Maya Haddad');
  });

  it('F-27: what a customer typed herself is there again after a reload', async () => {
    const first = open({ stored: { token: 'maya-token' } });
    await screen.findByText('Maya Haddad');
    await first.user.click(screen.getByRole('button', { name: 'Edit: Delivery Addresses' }));
    await first.user.type(await screen.findByLabelText(/House/), '77');
    const stored = allStored();
    cleanup();
    const again = open({ stored: { ...stored, token: 'maya-token' } });
    await again.user.click(await screen.findByRole('button', { name: 'Edit: Delivery Addresses' }));
    expect(await screen.findByLabelText(/House/)).toHaveValue('77');
  });
});
