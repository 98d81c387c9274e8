// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponRefusal } from '../../machines/rules/coupon.ts';
import { fetchSurge } from '../../src/api/checkout/calls.ts';
import { fetchExtraCharge } from '../../src/api/place/distance.ts';
import { readCampaign, readCoupon, readStore } from '../../src/api/catalogue/read.ts';
import { readFlashSale } from '../../src/api/catalogue/shelves.ts';
import { readZone } from '../../src/api/place/read.ts';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import { hoursText } from '../../src/shop/storeHoursText.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { config, serve, settled, show, wireItem, type Asked } from '../catalogue/wireShop.tsx';
import { address } from './orders.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => loadMessages('en'));

const store = {
  id: 7,
  name: 'Copper Street Goods',
  zone_id: 1,
  module_id: 4,
  latitude: '0.02',
  longitude: '0.02',
  minimum_order: 0,
  tax: 8,
  delivery: true,
  delivery_time: '20-30 min',
};
const charges = { per_km_shipping_charge: 1, minimum_shipping_charge: 3 };
/**
 * The address that a guest entered before, so that only the payment method is missing for an order.
 */
const receiver = { ...address, position: { lat: 0.02, lng: 0.02 } };

interface Said {
  store?: object;
  shop?: object;
  charges?: object;
  surge?: unknown;
  extra?: unknown;
  /** The tax that the server calculates; undefined where it has no call for that. */
  tax?: unknown;
}

/** The checkout of two shirts; the answers of the server may change between two readings. */
function open(said: () => Said) {
  const item = wireItem({ name: 'Linen shirt' });
  const row = { id: 90, item_id: item.id, item_type: 'Item', quantity: 2, variation: [], item };
  const answers: Record<string, () => unknown> = {
    '/api/v1/config': () => ({
      ...config,
      cash_on_delivery: true,
      guest_checkout_status: 1,
      ...said().shop,
    }),
    '/api/v1/config/get-zone-id': () => ({
      zone_id: '[1]',
      zone_data: [
        { id: 1, name: 'East', modules: [{ id: 4, pivot: { ...charges, ...said().charges } }] },
      ],
    }),
    '/api/v1/config/distance-api': () => ({ distanceMeters: 1000 }),
    '/api/v1/vehicle/extra_charge': () => said().extra ?? 0,
    '/api/v1/customer/order/get-surge-price': () => said().surge,
    '/api/v1/customer/cart/list': () => [row],
    '/api/v1/stores/details/7': () => ({ ...store, ...said().store }),
    '/api/v1/customer/order/get-Tax': () => said().tax,
    '/api/v1/coupon/list/all': () => [],
    '/api/v1/customer/order/place': () => ({ order_id: 100001, total_ammount: 24.6, user_id: 1 }),
  };
  const log = serve((asked) => answers[asked.path]?.());
  show(<CheckoutPage />, '/checkout?page=cart', {
    ...settled,
    'guest-contact': JSON.stringify({ version: 3, value: receiver }),
  });
  return { log, user: userEvent.setup() };
}

const rowOf = (label: string) => screen.getByText(label).closest('div');
const orders = (log: Asked[]) => log.filter(({ path }) => path.endsWith('/order/place'));
const kept =
  'Your order is not placed and everything you entered is kept: try again, or come back later.';

describe('bad input: what must be known in order to charge', () => {
  it.each<[string, Said, string, string]>([
    [
      'tax',
      { store: { tax: null } },
      'Tax',
      `The shop did not say its tax, so the total is not known. ${kept}`,
    ],
    [
      'delivery rate of the zone',
      { charges: { per_km_shipping_charge: 'two' } },
      'Delivery fee',
      `The shop did not say what the delivery costs, so the total is not known. ${kept}`,
    ],
    [
      'rate of a store that delivers itself',
      {
        store: {
          self_delivery_system: 1,
          per_km_shipping_charge: null,
          minimum_shipping_charge: 2,
        },
      },
      'Delivery fee',
      `The shop did not say what the delivery costs, so the total is not known. ${kept}`,
    ],
    [
      'service fee',
      {
        shop: {
          additional_charge_status: 1,
          additional_charge: 'some',
          additional_charge_name: 'Bags',
        },
      },
      'Bags',
      `The shop did not say its service fee, so the total is not known. ${kept}`,
    ],
  ])(
    'PRICE-06 PRICE-12: without the %s there is no total and no order',
    async (_, said, label, why) => {
      const { log, user } = open(() => said);
      await waitFor(
        () =>
          expect(screen.getByText(label).closest('div')).toHaveTextContent('Amount not available'),
        { timeout: 5000 },
      );
      expect(rowOf('Total')).toHaveTextContent('TotalAmount not available');
      expect(screen.getByText(why)).toBeVisible();
      await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      expect(orders(log)).toEqual([]);
    },
  );

  it('PRICE-12 OPEN-23: a store that delivers itself and names no maximum can be ordered from', async () => {
    const { log, user } = open(() => ({
      store: {
        self_delivery_system: 1,
        per_km_shipping_charge: 2,
        minimum_shipping_charge: 1,
        maximum_shipping_charge: null,
      },
    }));
    await waitFor(() => expect(rowOf('Delivery fee')).toHaveTextContent('Delivery fee$2.00'), {
      timeout: 5000,
    });
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(orders(log)).toHaveLength(1));
  });

  it('PRICE-06: reading again mends it', async () => {
    let shop: object = { additional_charge_status: 1, additional_charge: null };
    const { user } = open(() => ({ shop }));
    expect(await screen.findByText(/did not say its service fee/)).toBeVisible();
    shop = { additional_charge_status: 1, additional_charge: 0.5 };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // 2 × $10, 8 % tax, $3 for the way, and the service fee.
    await waitFor(() => expect(rowOf('Total')).toHaveTextContent(/^Total\$25\.10$/));
    expect(screen.queryByText(/did not say/)).toBeNull();
  });

  it('bad input: it says so in Arabic as well', async () => {
    await loadMessages('ar');
    open(() => ({ store: { tax: 'x' } }));
    expect(
      await screen.findByText(
        'لم يذكر المتجر الضريبة، لذلك الإجمالي غير معروف. لم يُرسل طلبك وكل ما أدخلته محفوظ: حاول مرة أخرى أو عُد لاحقًا.',
      ),
    ).toBeVisible();
  });

  it.each([undefined, null, 'x', -1, {}])(
    'bad input: a busy time or a courier’s vehicle that costs %o is a malformed answer',
    async (amount) => {
      serve(({ path }) =>
        path.endsWith('/extra_charge') ? Response.json(amount ?? null) : { price: amount },
      );
      await expect(fetchSurge(1, 4, '2026-11-22 12:00')).rejects.toMatchObject({
        failure: { kind: 'malformed' },
      });
      await expect(fetchExtraCharge(2)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
    },
  );

  it.each<[string, Said]>([
    ['a busy time of no price', { surge: { price: null } }],
    ['a busy time that costs "x"', { surge: { price: 'x' } }],
    ['a busy time that costs less than nothing', { surge: { price: -1 } }],
    ['a courier’s vehicle that costs "x"', { extra: 'x' }],
    ['a courier’s vehicle that costs less than nothing', { extra: -1 }],
    ['a courier’s vehicle of no price', { extra: {} }],
  ])('PRICE-12: %s leaves the fee unknown, with a retry', async (_, unreadable) => {
    let said = unreadable;
    const { user } = open(() => said);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(rowOf('Delivery fee')).toHaveTextContent(/^Delivery feenot known yet$/);
    expect(rowOf('Total')).toHaveTextContent(/^Totalnot known yet$/);
    said = {};
    await user.click(again);
    await waitFor(() => expect(rowOf('Delivery fee')).toHaveTextContent(/^Delivery fee\$3\.00$/));
    expect(rowOf('Total')).toHaveTextContent(/^Total\$24\.60$/);
  });
});

describe('the tax of a store that names no percentage', () => {
  const unsaid = { store: { tax: undefined } };
  const asked = (log: Asked[]) => log.filter(({ path }) => path.endsWith('/get-Tax'));

  async function placeFor(shown: string, said: Said) {
    const { log, user } = open(() => said);
    await waitFor(() => expect(rowOf('Total')).toHaveTextContent(`Total${shown}`), {
      timeout: 5000,
    });
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(orders(log)).toHaveLength(1));
    return log;
  }

  it('PRICE-06: is what the server works it out to, and is in the total that is ordered', async () => {
    const tax = { tax_amount: 1.35, tax_status: 'excluded', tax_included: 0 };
    const log = await placeFor('$24.35', { ...unsaid, tax });
    expect(rowOf('Tax')).toHaveTextContent('Tax$1.35');
    expect(asked(log).at(-1)?.body).toMatchObject({ store_id: 7, order_type: 'delivery' });
    expect(orders(log)[0]?.body).toMatchObject({ order_amount: 24.35 });
  });

  it('PRICE-05: is shown and not added where the server says that the prices contain it', async () => {
    await placeFor('$23.00', {
      ...unsaid,
      tax: { tax_amount: 1.74, tax_status: 'included', tax_included: 1 },
    });
    expect(rowOf('Tax included')).toHaveTextContent('Tax included$1.74');
  });

  it('PRICE-06: where the server has no such call, it says who adds it, and the order is placed', async () => {
    const log = await placeFor('$23.00', unsaid);
    expect(rowOf('Tax')).toHaveTextContent('Taxadded by the shop, not in this total');
    expect(asked(log)).toHaveLength(1);
  });

  it('PRICE-06: is said in Arabic as well', async () => {
    await loadMessages('ar');
    open(() => unsaid);
    expect(await screen.findByText('يضيفها المتجر، وليست ضمن هذا الإجمالي')).toBeVisible();
  });

  it('PRICE-06: another cost is another question, and nothing is ordered before its answer', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<unknown>((resolve) => {
      answer = () => resolve({ tax_amount: 1.35, tax_status: 'excluded', tax_included: 0 });
    });
    const { log, user } = open(() => ({ ...unsaid, tax: late }));
    await waitFor(() => expect(rowOf('Delivery fee')).toHaveTextContent('$3.00'));
    expect(rowOf('Total')).toHaveTextContent('Totalnot known yet');
    const place = screen.getByRole('button', { name: 'Place order' });
    expect(place).toHaveAccessibleDescription(
      'The tax is still being worked out. Please wait a moment.',
    );
    await user.click(place);
    answer();
    await waitFor(() => expect(rowOf('Total')).toHaveTextContent('Total$24.35'));
    expect(orders(log)).toEqual([]);
  });

  it('PRICE-06: an answer that cannot be read is no tax of 0: nothing is ordered, and it is asked again', async () => {
    let tax: object = { tax_amount: null };
    const { user } = open(() => ({ ...unsaid, tax }));
    expect(
      await screen.findByText(`The shop did not say its tax, so the total is not known. ${kept}`),
    ).toBeVisible();
    tax = { tax_amount: 2, tax_status: 'excluded', tax_included: null };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowOf('Total')).toHaveTextContent('Total$25.00'));
  });
});

describe('bad input: what a store, a coupon and a campaign say', () => {
  const monday = { day: 1, opening_time: '08:00:00', closing_time: '20:00:00' };

  it.each([
    { day: 'x' },
    { day: null },
    { day: 9 },
    { opening_time: 'early' },
    { closing_time: '99:99' },
  ])(
    'CAT-12: hours with %j are not available, and no day is taken for Sunday or for a day of rest',
    async (over) => {
      const read = readStore({ schedules: [monday, { ...monday, ...over }], active: 1, open: 1 });
      expect(read.hours).toBeNull();
      expect(hoursText(read, { twelveHourClock: true }, '2026-11-24 12:00')).toBe(
        'Opening hours not available',
      );
      await loadMessages('ar');
      expect(hoursText(read, { twelveHourClock: true }, '2026-11-24 12:00')).toBe(
        'ساعات العمل غير متاحة',
      );
    },
  );

  it.each([null, '', 'many', -2, {}])(
    'bad input: charges of a store that are %o are not known, and are not 0',
    (value) => {
      const { minimumOrder, taxPercent, perKmCharge, minimumCharge } = readStore({
        minimum_order: value,
        tax: value,
        per_km_shipping_charge: value,
        minimum_shipping_charge: value,
      });
      expect([minimumOrder, taxPercent, perKmCharge, minimumCharge]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    },
  );

  it.each([{ start_time: 'early' }, { end_time: '25:99' }])(
    'PRICE-08: a store discount whose hours are %j takes nothing off, and does not run all day',
    (over) => {
      const discount = {
        discount: 20,
        discount_type: 'percent',
        min_purchase: 0,
        max_discount: 0,
        start_date: '2026-01-01',
        end_date: '2027-01-01',
      };
      expect(readStore({ discount }).discount?.minPurchase).toBe(0);
      expect(readStore({ discount: { ...discount, ...over } }).discount?.minPurchase).toBeNull();
    },
  );

  it('CAT-11: a time cannot be chosen while the opening hours are not known, and it says why', async () => {
    const hours = [{ day: 'x', opening_time: '08:00:00', closing_time: '20:00:00' }];
    const { user } = open(() => ({
      shop: { schedule_order: true, home_delivery_status: 1 },
      store: { schedule_order: true, schedules: hours, open: 1, active: 1 },
    }));
    await user.click(await screen.findByRole('radio', { name: /Schedule/ }));
    expect(
      screen.getByText(
        'The opening hours are not available now, so no time can be chosen. What you entered is kept: order without a time, or come back later.',
      ),
    ).toBeVisible();
  });

  it('PRICE-15: a surcharge that is on and cannot be read is not known', () => {
    expect(
      readZone({ increased_delivery_fee_status: 1, increased_delivery_fee: 'x' }).surchargePercent,
    ).toBeNull();
    expect(readZone({ increased_delivery_fee_status: 0 }).surchargePercent).toBe(0);
  });

  it.each([
    { discount: 'a lot' },
    { discount: undefined },
    { min_purchase: {} },
    { max_discount: 'x' },
    { expire_date: 'soon' },
  ])('PRICE-09: a coupon with %j is not used on a guess', (over) => {
    const wire = {
      code: 'FIVE',
      discount: 5,
      discount_type: 'amount',
      min_purchase: 5,
      max_discount: 0,
    };
    const facts = { storeId: 7, zoneIds: [1], subtotal: 50, now: '2026-11-22 12:00' };
    expect(couponRefusal(readCoupon(wire), facts)).toBeNull();
    const refusal = couponRefusal(readCoupon({ ...wire, ...over }), facts);
    expect(refusal && resolve(refusal)).toBe(
      'The shop did not say what this coupon is worth, so it cannot be used now. Try again later.',
    );
  });

  it('bad input: the end of a flash sale and the hours of a campaign are not known, and are not over or all day', () => {
    expect(readFlashSale({ id: 1, end_date: 'tonight' })?.endsAt).toBeNull();
    const { startTime, endTime } = readCampaign({ id: 1, start_time: 'morning' });
    expect([startTime, endTime]).toEqual([null, null]);
  });
});
