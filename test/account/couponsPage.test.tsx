// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CouponsPage } from '../../src/account/CouponsPage.tsx';
import { storedDraft } from '../../src/checkout/storedCheckout.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  module,
  refusal,
  serveCart,
  settled,
  show,
  wireItem,
  type Asked,
} from '../catalogue/wireShop.tsx';
import type { components } from '../../openapi/generated/api.ts';
import { maya, shop } from './wireAccount.ts';

beforeAll(() => loadMessages('en'));

const wireCoupon = (over: Partial<components['schemas']['Coupon']>) => ({
  id: 1,
  title: 'Eastside fiver',
  code: 'EASTSIDE5',
  start_date: '2020-01-01',
  expire_date: '2099-11-30',
  min_purchase: 30,
  max_discount: 0,
  discount: 5,
  discount_type: 'amount',
  coupon_type: 'default',
  limit: null,
  status: 1,
  total_uses: 0,
  module_id: 4,
  created_by: 'admin',
  customer_id: '["all"]',
  slug: null,
  store_id: null,
  data: '[]',
  ...over,
});

interface Visit {
  coupons?: unknown;
  answers?: (asked: Asked) => unknown;
  /** How many pans of $12.90 are in the cart. */
  pans?: number;
  stored?: Record<string, string>;
}

function open({ coupons = [], answers = () => undefined, pans = 0, stored = {} }: Visit = {}) {
  const pan = wireItem({ id: 1, name: 'Copper pan', price: 12.9 });
  const log = serveCart(pans === 0 ? [] : [pan], pans, (asked) => {
    const { path } = asked;
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/info') return maya;
    return answers(asked) ?? (path === '/api/v1/coupon/list' ? coupons : undefined);
  });
  const facts: unknown[] = [];
  // The clipboard comes with the user's events.
  const user = userEvent.setup();
  const { url, shop: visit } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <CouponsPage />
    </OutletProvider>,
    '/coupons',
    { ...settled, token: 'maya-token', ...stored },
  );
  return { log, facts, user, url, visit };
}

const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;

const food = { ...module, id: 1, module_name: 'Food', module_type: 'food' };

describe('coupons', () => {
  it('NAV-11, LOC-12: on a new device the page asks for a place', async () => {
    const { user, facts, log } = open({
      stored: { location: '', currentLatLng: '', zoneid: '', module: '' },
      answers: ({ path }) => (path === '/api/v1/module' ? [food, module] : undefined),
    });
    expect(await screen.findByText('Please choose your location first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a location' }));
    expect(facts).toEqual([
      { type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } },
    ]);
    expect(log.some(({ path }) => path === '/api/v1/coupon/list')).toBe(false);
  });

  it('NAV-11, MOD-01, OPEN-77: with a place and no module the page offers the modules of the place', async () => {
    const { user, url, visit } = open({
      coupons: [wireCoupon({})],
      stored: { module: '' },
      answers: ({ path }) => (path === '/api/v1/module' ? [food, module] : undefined),
    });
    expect(await screen.findByText('Select a type of module for your orders.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Food' })).toHaveAttribute(
      'href',
      '/coupons?module_id=1',
    );
    await user.click(screen.getByRole('link', { name: 'Shops' }));
    expect(url().pathname + url().search).toBe('/coupons?module_id=4');
    // The whole app follows the module that the address names.
    act(() => visit.module.send({ type: 'module.followed', moduleId: 4 }));
    expect(await screen.findByRole('heading', { name: 'Eastside fiver' })).toBeVisible();
  });

  it('NAV-11, MOD-02: where no module serves the place, the page says so', async () => {
    open({
      stored: { module: '' },
      answers: ({ path }) => (path === '/api/v1/module' ? [] : undefined),
    });
    expect(await screen.findByText('No module found')).toBeVisible();
  });

  it('NAV-11, DATA-28: each says its value, from how much on, where and until when', async () => {
    open({
      coupons: [
        wireCoupon({}),
        wireCoupon({
          id: 2,
          title: 'Sunday basket',
          discount: 20,
          discount_type: 'percent',
          max_discount: 12,
          min_purchase: 0,
          coupon_type: 'zone_wise',
          data: '[1]',
        }),
        wireCoupon({ id: 3, title: 'On us', coupon_type: 'free_delivery', discount: 0 }),
      ],
    });
    const fiver = await card('Eastside fiver');
    expect(fiver).toHaveTextContent('\u2066$5.00\u2069off');
    expect(fiver).toHaveTextContent('Over \u2066$30.00\u2069 · In all stores');
    expect(fiver).toHaveTextContent('Until Nov 30, 2099');
    const basket = await card('Sunday basket');
    expect(basket).toHaveTextContent('20%up to \u2066$12.00\u2069');
    expect(basket).toHaveTextContent('Any amount · In certain areas');
    expect(await card('On us')).toHaveTextContent('Freedelivery');
    expect(screen.getByRole('region', { name: 'Ready to use' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not just now' })).toBeNull();
  });

  it('DATA-28, LANG-01: a percentage is written as the language writes it', async () => {
    await loadMessages('fr');
    onTestFinished(() => loadMessages('en'));
    open({
      coupons: [wireCoupon({ title: 'Sunday basket', discount: 20, discount_type: 'percent' })],
    });
    const basket = within(await card('Sunday basket'));
    expect(basket.getByText(/^20/).textContent).toBe('20\u00a0%');
  });

  it('CHK-06: a cart below the minimum is told by how much, and nothing is offered to press but the code', async () => {
    open({ coupons: [wireCoupon({})], pans: 2 });
    const fiver = await card('Eastside fiver');
    await waitFor(() =>
      expect(fiver).toHaveTextContent('Your cart is \u2066$4.20\u2069 below the minimum.'),
    );
    expect(screen.getByRole('region', { name: 'Not just now' })).toContainElement(
      await card('Eastside fiver'),
    );
    expect(screen.queryByRole('button', { name: 'Use' })).toBeNull();
  });

  it('CHK-06: a cart above the minimum can use it', async () => {
    open({ coupons: [wireCoupon({})], pans: 3 });
    expect(within(await card('Eastside fiver')).getByRole('button', { name: 'Use' })).toBeVisible();
  });

  it.each([
    [
      'another store',
      { coupon_type: 'store_wise', data: '[9]' },
      'This coupon is not valid for this store.',
    ],
    [
      'another zone',
      { coupon_type: 'zone_wise', data: '[9]' },
      'This coupon is not valid in your zone.',
    ],
    [
      'for the first order',
      { coupon_type: 'first_order' },
      'This coupon is for a first order only.',
    ],
  ] as const)('CHK-07, CHK-08, MSG-25: a coupon %s says so', async (_, over, words) => {
    open({ coupons: [wireCoupon({ ...over, min_purchase: 0 })], pans: 2 });
    await waitFor(async () => expect(await card('Eastside fiver')).toHaveTextContent(words));
  });

  it('DATA-28: while the cart is empty its stores and sums count against no coupon', async () => {
    open({ coupons: [wireCoupon({ coupon_type: 'store_wise', data: '[9]' })] });
    const fiver = await card('Eastside fiver');
    expect(within(fiver).getByRole('button', { name: 'Use' })).toBeVisible();
    expect(fiver).toHaveTextContent('In certain stores');
  });

  it('DATA-28: those used up and those over are on tabs of their own, with why, and cannot be used', async () => {
    const { log, user } = open({
      coupons: [
        wireCoupon({ min_purchase: 0 }),
        wireCoupon({ id: 2, title: 'Welcome', limit: 1, used_by_customer: 1 }),
        wireCoupon({ id: 3, title: 'Twice', limit: 3, used_by_customer: 2, min_purchase: 0 }),
        wireCoupon({ id: 4, title: 'Summer', expire_date: '2021-08-31', limit: null }),
      ],
    });
    await card('Twice');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Available 2', 'Used 1', 'Expired 1']);
    expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Used 1' }));
    const welcome = await card('Welcome');
    expect(welcome).toHaveTextContent('You have used it as often as it can be: 1×.');
    expect(within(welcome).queryByRole('button', { name: 'Use' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Expired 1' }));
    const summer = await card('Summer');
    expect(summer).toHaveTextContent('Until Aug 31, 2021');
    expect(summer).toHaveTextContent('This coupon has expired.');
    expect(within(summer).queryByRole('button', { name: 'Use' })).toBeNull();
    expect(log.find(({ path }) => path === '/api/v1/coupon/list')?.query.get('past')).toBe('1');
  });

  it('F-26: copies the code; Use has it wait at the checkout, and opens the cart that it fits', async () => {
    const { user, facts } = open({ coupons: [wireCoupon({})] });
    const copied = {
      type: 'toast',
      kind: 'success',
      about: 'copying',
      message: { key: 'account.coupons.copied', values: { code: '\u2068EASTSIDE5\u2069' } },
    };
    const fiver = within(await card('Eastside fiver'));
    await user.click(fiver.getByRole('button', { name: /^Copy code/ }));
    await waitFor(() => expect(facts).toEqual([copied]));
    expect(await navigator.clipboard.readText()).toBe('EASTSIDE5');
    await user.click(fiver.getByRole('button', { name: 'Use' }));
    expect(facts.slice(1)).toEqual([
      {
        type: 'toast',
        kind: 'success',
        message: { key: 'account.coupons.waits', values: { code: '\u2068EASTSIDE5\u2069' } },
      },
      { type: 'overlay.opened', overlay: { kind: 'cart' } },
    ]);
    expect(storedDraft({ moduleId: 4, page: 'cart' }, 12)).toMatchObject({
      couponCode: 'EASTSIDE5',
      owner: 12,
    });
  });

  it('in rental those of trips are shown, and Use leads to the trip cart', async () => {
    const rental = { ...module, module_type: 'rental' };
    open({
      stored: { module: JSON.stringify({ id: 4, name: 'Rental', type: 'rental', zoneIds: [1] }) },
      answers: ({ path }) => {
        if (path === '/api/v1/module') return [rental];
        return path === '/api/v1/rental/coupon/list'
          ? [wireCoupon({ title: 'Weekend wheels' })]
          : undefined;
      },
    });
    const wheels = within(await card('Weekend wheels'));
    expect(wheels.getByRole('link', { name: 'Use' })).toHaveAttribute('href', '/rental/cart');
  });

  it('says that there are none, and offers to try again what could not be read', async () => {
    let down = true;
    const { user } = open({
      answers: ({ path }) =>
        path === '/api/v1/coupon/list' && down ? refusal(403, 'Not now.') : undefined,
    });
    expect(await screen.findByText('Not now.')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No coupons right now')).toBeVisible();
  });

  it('GUEST-05: a guest reads what they are for, and nothing is asked', async () => {
    const { log } = open({ stored: { token: '' } });
    expect(
      await screen.findByText(
        'Everything that makes an order cheaper, in one place. You must be login to access this page.',
      ),
    ).toBeVisible();
    expect(log.filter(({ path }) => path === '/api/v1/coupon/list')).toEqual([]);
  });
});
