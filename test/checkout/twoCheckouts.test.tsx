// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSubmission } from '../../machines/checkout/orderDraft.ts';
import type { OrderDraft } from '../../machines/rules/domain.ts';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import {
  forgetDraft,
  forgetExtras,
  forgetSubmission,
  forgetPreparedLines,
  orderOf,
  preparedLines,
  storeDraft,
  storedDraft,
  storedExtras,
  storedSubmission,
  storeSubmission,
} from '../../src/checkout/storedCheckout.ts';
import { prepareLines } from '../../src/checkout/prepare.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { forgetAt } from '../../src/platform/stored/store.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, config, serve, settled, show, wireItem } from '../catalogue/wireShop.tsx';
import { giveContact } from './openCheckout.tsx';
import { emptyChoices } from './orders.ts';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const food = { id: 1, name: 'Food', type: 'food', zoneIds: [1] };
const groceries = { id: 2, name: 'Groceries', type: 'grocery', zoneIds: [1] };

const burger = wireItem({ id: 1, name: 'Burger', module_id: 1, module_type: 'food' });
const pizza = wireItem({ id: 3, name: 'Pizza', module_id: 1, module_type: 'food' });

/** The item in the cart of each module, by module id. */
const goods: Record<string, ReturnType<typeof wireItem>> = {
  1: burger,
  2: wireItem({ id: 2, name: 'Apples', module_id: 2, module_type: 'grocery' }),
};

const charges = { per_km_shipping_charge: 1, minimum_shipping_charge: 3 };

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
        modules: [1, 2].map((id) => ({ id, pivot: charges })),
      },
    ],
  },
  '/api/v1/customer/info': { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' },
  '/api/v1/customer/address/list': { total_size: 0, addresses: [] },
  '/api/v1/items/details/1': goods[1],
  '/api/v1/items/details/2': goods[2],
  '/api/v1/items/details/3': pizza,
  '/api/v1/config/distance-api': { distanceMeters: 1000 },
  '/api/v1/vehicle/extra_charge': 0,
  '/api/v1/module': [food, groceries].map(({ id, name, type }) => ({
    id,
    module_name: name,
    module_type: type,
  })),
  '/api/v1/stores/details/7': {
    id: 7,
    name: 'Copper Street Goods',
    zone_id: 1,
    module_id: 1,
    latitude: '0.02',
    longitude: '0.02',
    delivery: true,
    delivery_time: '20-30 min',
  },
};

/**
 * Everything that this browser stores, as a reload or another tab finds it; with `sessionStorage`,
 * what this tab stores.
 */
const stored = (area: Storage = localStorage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => [
      key,
      area.getItem(key) ?? '',
    ]),
  );

/** Makes the session storage that of another tab. */
function goToTab(tab: Record<string, string> = {}) {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}

/** Opens the checkout of a module's cart in a new tab, with what the browser has stored so far. */
async function open(
  module: typeof food,
  over: {
    at?: string;
    isCut?: () => boolean;
    kept?: Record<string, string>;
    /** What this tab has stored before; by default nothing, as in a new tab. */
    tab?: Record<string, string>;
  } = {},
) {
  const kept = over.kept ?? stored();
  cleanup();
  const log = serve(({ path, headers }) => {
    if (path === '/api/v1/customer/cart/list') {
      const item = goods[headers.get('moduleid') ?? ''];
      return item === undefined ? [] : [cartRow(item, '', 2)];
    }
    if (path === '/api/v1/customer/order/place') {
      if (over.isCut?.() === true) throw new TypeError('Failed to fetch');
      return { order_id: 100001, total_ammount: 23, user_id: 'guest-1' };
    }
    return answers[path];
  });
  goToTab(over.tab);
  const shown = show(<CheckoutPage />, over.at ?? '/checkout?page=cart', {
    ...settled,
    guest_id: 'guest-1',
    ...kept,
    module: JSON.stringify(module),
  });
  return { ...shown, log, user: userEvent.setup() };
}

const extras = () => screen.findByRole('region', { name: 'Extras' });

async function tip(user: ReturnType<typeof userEvent.setup>, amount: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
  await user.click(await screen.findByRole('radio', { name: 'Another amount' }));
  await user.type(screen.getByLabelText('Tip'), amount);
}

const tipRow = () => screen.queryByText('Tip', { selector: 'dt' })?.closest('div') ?? null;

const draft = {
  choices: { ...emptyChoices, tip: 3.5, note: 'Ring twice' },
  couponCode: 'FIVE',
  couponTyped: '',
  at: { lat: 1, lng: 2 },
  owner: null,
  storeId: null,
  detailsByStore: {},
};

describe('M5: two checkouts in two tabs share nothing', () => {
  it('a tip of $3.50 typed for food is not in the groceries’ checkout, and both outlive a reload', async () => {
    const first = await open(food);
    await tip(first.user, '3.5');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$3.50'));

    const second = await open(groceries);
    await screen.findByText('Apples');
    expect(within(await extras()).queryByText(/\$3\.50/)).toBeNull();
    expect(tipRow()).toBeNull();
    await tip(second.user, '2');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));

    await open(food);
    await screen.findByText('Burger');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$3.50'));
    await open(groceries);
    await screen.findByText('Apples');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));
  });

  it('CHK-01: an order of food that was cut off is looked after at the food’s checkout, not at the groceries’', async () => {
    const submission = {
      key: 'one-key',
      draft: {
        page: 'cart',
        moduleId: 1,
        storeId: 7,
        lines: [
          {
            item: readItem(goods[1] ?? {}),
            choice: { food: [], variationType: null, addOns: [], quantity: 2 },
          },
        ],
        choices: { ...emptyChoices, payment: { kind: 'cash' } },
      },
    };
    const kept = { 'placing-intent': JSON.stringify({ version: 3, value: submission }) };
    const second = await open(groceries, { kept });
    await screen.findByText('Apples');
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
    expect(second.log.some(({ path }) => path.endsWith('/order/by-key'))).toBe(false);

    const first = await open(food);
    expect(await screen.findByText(/We are checking whether we received your order/)).toBeVisible();
    expect(first.log.some(({ path }) => path.endsWith('/order/by-key'))).toBe(true);
  });

  it('NAV-15: lines of two buy-nows stay apart, and each checkout shows its own', async () => {
    const lineOf = (id: 1 | 2) => ({
      item: readItem(goods[id] ?? {}),
      choice: { food: [], variationType: null, addOns: [], quantity: 1 },
    });
    prepareLines({ moduleId: 1, page: 'buy_now' }, [lineOf(1)]);
    prepareLines({ moduleId: 2, page: 'buy_now' }, [lineOf(2)]);
    await open(food, { at: '/checkout?page=buy_now' });
    expect(await screen.findByText('Burger')).toBeVisible();
    expect(screen.queryByText('Apples')).toBeNull();
    await open(groceries, { at: '/checkout?page=buy_now' });
    expect(await screen.findByText('Apples')).toBeVisible();
    expect(screen.queryByText('Burger')).toBeNull();
  });

  describe('NAV-15: a buy-now in each of two tabs, both in the same module', () => {
    const buyNow = { moduleId: 1, page: 'buy_now' } as const;
    const at = '/checkout?page=buy_now';
    const lineOf = (item: ReturnType<typeof wireItem>) => ({
      item: readItem(item),
      choice: { food: [], variationType: null, addOns: [], quantity: 1 },
    });

    /** Buys the burger in one tab and the pizza in another, which is the current one afterwards. */
    function buyInTwoTabs() {
      goToTab();
      prepareLines(buyNow, [lineOf(burger)]);
      const first = stored(sessionStorage);
      goToTab();
      prepareLines(buyNow, [lineOf(pizza)]);
      return { first, second: stored(sessionStorage) };
    }

    it('the first tab shows and orders its own goods, the second keeps the others', async () => {
      const { first, second } = buyInTwoTabs();
      const { user, log, url } = await open(food, { at, tab: first });
      expect(await screen.findByText('Burger')).toBeVisible();
      expect(screen.queryByText('Pizza')).toBeNull();
      await giveContact(user);
      await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      await waitFor(() => expect(url().pathname).toBe('/order-result'));
      const sent = log.find(({ path }) => path === '/api/v1/customer/order/place')?.body;
      const { cart } = sent as { cart: string };
      expect(JSON.parse(cart)).toMatchObject([{ item_id: 1, quantity: 1 }]);

      await open(food, { at, tab: second });
      expect(await screen.findByText('Pizza')).toBeVisible();
      expect(screen.queryByText('Burger')).toBeNull();
    });

    it('F-27: each tab has its own tip and payment, both outlive a reload', async () => {
      const { first, second } = buyInTwoTabs();
      const cash = () => screen.findByRole('radio', { name: /Cash on delivery/ });
      const burgers = await open(food, { at, tab: first });
      await burgers.user.click(await cash());
      await tip(burgers.user, '3.5');
      await waitFor(() => expect(tipRow()).toHaveTextContent('$3.50'));

      const pizzas = await open(food, { at, tab: second });
      expect(await cash()).not.toBeChecked();
      expect(tipRow()).toBeNull();
      await tip(pizzas.user, '2');
      await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));

      await open(food, { at, tab: first });
      expect(await cash()).toBeChecked();
      await waitFor(() => expect(tipRow()).toHaveTextContent('$3.50'));
      await open(food, { at, tab: second });
      expect(await cash()).not.toBeChecked();
      await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));
    });

    it('CHK-01: an order of the first tab that was cut off is looked after there, and the second orders its own goods', async () => {
      const { first, second } = buyInTwoTabs();
      const burgers = await open(food, { at, tab: first, isCut: () => true });
      await giveContact(burgers.user);
      await burgers.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
      await burgers.user.click(screen.getByRole('button', { name: 'Place order' }));
      expect(
        await screen.findByText(/We are checking whether we received your order/),
      ).toBeVisible();

      const pizzas = await open(food, { at, tab: second });
      expect(await screen.findByText('Pizza')).toBeVisible();
      expect(screen.queryByText(/We are checking whether we received your order/)).toBeNull();
      expect(pizzas.log.some(({ path }) => path.endsWith('/order/by-key'))).toBe(false);
      await pizzas.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
      await waitFor(() =>
        expect(screen.getByText('Delivery fee').closest('div')).toHaveTextContent('$3.00'),
      );
      await pizzas.user.click(screen.getByRole('button', { name: 'Place order' }));
      await waitFor(() => expect(pizzas.url().pathname).toBe('/order-result'));
      const sent = pizzas.log.find(({ path }) => path === '/api/v1/customer/order/place')?.body;
      expect(JSON.parse((sent as { cart: string }).cart)).toMatchObject([{ item_id: 3 }]);

      const again = await open(food, { at, tab: first });
      expect(
        await screen.findByText(/We are checking whether we received your order/),
      ).toBeVisible();
      expect(again.log.some(({ path }) => path.endsWith('/order/by-key'))).toBe(true);
    });

    it('the lines of a guest’s tab stay when the guest signs in, and after a reload', async () => {
      const { first } = buyInTwoTabs();
      const { log, shop } = await open(food, { at, tab: first });
      expect(await screen.findByText('Burger')).toBeVisible();
      const before = log.length;
      act(() => shop.session.send({ type: 'session.signedIn', token: 'maya-token' }));
      await waitFor(() =>
        expect(log.slice(before).map(({ path }) => path)).toContain('/api/v1/items/details/1'),
      );
      expect(await screen.findByText('Burger')).toBeVisible();
      await open(food, { at, tab: stored(sessionStorage) });
      expect(await screen.findByText('Burger')).toBeVisible();
      expect(screen.queryByText('Pizza')).toBeNull();
    });

    it('CHK-01: the item with other options is another order to look after, and has the same draft', () => {
      const ordered = (quantity: number) => {
        const { item, choice } = lineOf(burger);
        prepareLines(buyNow, [{ item, choice: { ...choice, quantity } }]);
        return orderOf(buyNow, null);
      };
      const [one, two] = [ordered(1), ordered(2)];
      const submission = {
        key: 'one-key',
        draft: { ...buyNow, lines: [] },
      } as unknown as OrderSubmission;
      storeSubmission(one, submission, null);
      expect(storedSubmission(two, null)).toBeNull();
      forgetSubmission(two, null);
      expect(storedSubmission(one, null)).toEqual(submission);
      storeDraft(one, draft);
      expect(storedDraft(two, null)).toEqual(draft);
    });

    it('CHK-09: an order by prescription shares nothing with that of another pharmacy', () => {
      const [cedar, night] = [7, 8].map((id) => orderOf({ moduleId: 1, page: 'prescription' }, id));
      if (cedar === undefined || night === undefined) throw new Error('no orders');
      const submission = {
        key: 'one-key',
        draft: { page: 'prescription', moduleId: 1, lines: [] },
      };
      storeSubmission(cedar, submission as unknown as OrderSubmission, 12);
      storeDraft(cedar, { ...draft, owner: 12 });
      expect(storedSubmission(night, 12)).toBeNull();
      expect(storedDraft(night, 12)).toBeNull();
      expect(storedSubmission(cedar, 12)).toEqual(submission);
      expect(storedDraft(cedar, 12)).toEqual({ ...draft, owner: 12 });
    });

    it('a placed order takes away the lines of its own tab alone', () => {
      const { first, second } = buyInTwoTabs();
      goToTab(first);
      forgetPreparedLines(buyNow);
      expect(preparedLines(buyNow)).toEqual([]);
      goToTab(second);
      expect(preparedLines(buyNow)).toMatchObject([{ item: { name: 'Pizza' } }]);
    });

    it('a new tab begins with the last buy-now, and signing out leaves none to this tab', () => {
      buyInTwoTabs();
      goToTab();
      expect(preparedLines(buyNow)).toMatchObject([{ item: { name: 'Pizza' } }]);
      prepareLines(buyNow, [lineOf(burger)]);
      forgetAt('signOut');
      expect(preparedLines(buyNow)).toEqual([]);
      expect(sessionStorage.getItem('prepared-lines')).toBeNull();
    });
  });
});

describe('DATA-17: what was stored for all checkouts before is taken over', () => {
  const before = (value: unknown) => JSON.stringify({ version: 3, value });
  const cart = (moduleId: number) => ({ moduleId, page: 'cart' }) as const;

  it('a form belongs to the cart of the module that was chosen last', () => {
    localStorage.setItem('module', JSON.stringify(groceries));
    localStorage.setItem('checkout-draft', before(draft));
    expect(storedDraft(cart(1), null)).toBeNull();
    expect(storedDraft(cart(2), null)).toEqual(draft);
  });

  it('a customer’s form is found where it lay before each owner had a place, and leaves no copy', () => {
    const ofMaya = { ...draft, owner: 12 };
    const value = { '2 cart': ofMaya };
    localStorage.setItem('checkout-draft', JSON.stringify({ version: 5, value }));
    expect(storedDraft(cart(2), null)).toBeNull();
    expect(storedDraft(cart(2), 13)).toBeNull();
    expect(storedDraft(cart(2), 12)).toEqual(ofMaya);
    const changed = { ...ofMaya, couponCode: 'SIX' };
    storeDraft(cart(2), changed);
    expect(storedDraft(cart(2), 12)).toEqual(changed);
    forgetDraft({ ...cart(2), storeId: 7 }, 12);
    expect(storedDraft(cart(2), 12)).toBeNull();
    expect(localStorage.getItem('checkout-draft')).toBeNull();
  });

  it('OPEN-63: what a guest typed before it had a store is offered once, at the first store', () => {
    const typed = { note: 'Ring twice', deliveryInstruction: '', tip: 2 };
    const extras = { ...typed, orderType: 'delivery', slot: null };
    localStorage.setItem(
      'guest-extras',
      JSON.stringify({ version: 5, value: { '2 cart': extras } }),
    );
    expect(storedExtras({ ...cart(2), storeId: 8 })).toEqual(extras);
    forgetExtras({ ...cart(2), storeId: 8 });
    expect(storedExtras({ ...cart(2), storeId: 7 })).toBeNull();
    expect(localStorage.getItem('guest-extras')).toBeNull();
  });

  it('a form and an order of a buy-now that did not name their item belong to the first that is opened', () => {
    const buyNow = { moduleId: 2, page: 'buy_now' } as const;
    const [tea, coffee] = [
      { ...buyNow, subject: 'item-1' },
      { ...buyNow, subject: 'item-2' },
    ];
    const ofMaya = { ...draft, owner: 12 };
    const submission = { key: 'one-key', draft: { ...buyNow, lines: [] } };
    const value = { '2 buy_now 12': ofMaya };
    localStorage.setItem('checkout-draft', JSON.stringify({ version: 5, value }));
    localStorage.setItem(
      'placing-intent',
      JSON.stringify({ version: 5, value: { '2 buy_now 12': submission } }),
    );
    expect(storedSubmission(tea, 12)).toEqual(submission);
    forgetSubmission(tea, 12);
    expect(storedSubmission(coffee, 12)).toBeNull();
    expect(storedDraft(tea, 12)).toEqual(ofMaya);
    storeDraft(tea, ofMaya);
    expect(storedDraft(tea, 12)).toEqual(ofMaya);
    expect(storedDraft(coffee, 12)).toBeNull();
  });

  it('the forms of abandoned buy-nows do not fill the storage: the last 20 stay', () => {
    const ofItem = (id: number) =>
      ({ moduleId: 2, page: 'buy_now', subject: `item-${id}` }) as const;
    for (let id = 1; id <= 20; id += 1) storeDraft(ofItem(id), draft);
    storeDraft(ofItem(1), draft);
    storeDraft(ofItem(21), draft);
    expect(storedDraft(ofItem(2), null)).toBeNull();
    for (const id of [1, 3, 20, 21]) expect(storedDraft(ofItem(id), null)).toEqual(draft);
  });

  it('an order on its way belongs to the checkout that its own draft names', () => {
    const submission = { key: 'one-key', draft: { page: 'buy_now', moduleId: 1, lines: [] } };
    localStorage.setItem('module', JSON.stringify(groceries));
    localStorage.setItem('placing-intent', before(submission));
    expect(storedSubmission(cart(2), null)).toBeNull();
    expect(storedSubmission({ moduleId: 1, page: 'buy_now' }, null)).toEqual(submission);
  });

  it('CHK-01 OPEN-63: an order on its way is asked about and sent again by nobody but its owner', () => {
    const draft = { page: 'cart', moduleId: 2, lines: [] } as unknown as OrderDraft;
    const [guests, mayas] = [
      { key: 'key-of-the-guest', draft },
      { key: 'key-of-maya', draft },
    ];
    storeSubmission(cart(2), guests, null);
    expect(storedSubmission(cart(2), 12)).toBeNull();
    storeSubmission(cart(2), mayas, 12);
    forgetSubmission(cart(2), 13);
    expect(storedSubmission(cart(2), 12)).toEqual(mayas);
    forgetSubmission(cart(2), 12);
    expect(storedSubmission(cart(2), 12)).toBeNull();
    expect(storedSubmission(cart(2), null)).toEqual(guests);
  });

  it('lines of a campaign belong to its checkout, all others to that of a buy-now', () => {
    const lines = [
      {
        item: readItem(goods[2] ?? {}),
        choice: { food: [], variationType: null, addOns: [], quantity: 1 },
      },
    ];
    localStorage.setItem('module', JSON.stringify(groceries));
    localStorage.setItem('prepared-lines', before(lines));
    expect(preparedLines({ moduleId: 2, page: 'campaign' })).toEqual([]);
    expect(preparedLines({ moduleId: 2, page: 'buy_now' })).toHaveLength(1);
    const campaign = lines.map((line) => ({ ...line, item: { ...line.item, kind: 'campaign' } }));
    localStorage.setItem('prepared-lines', before(campaign));
    expect(preparedLines({ moduleId: 2, page: 'campaign' })).toHaveLength(1);
    expect(preparedLines({ moduleId: 2, page: 'buy_now' })).toEqual([]);
  });
});
