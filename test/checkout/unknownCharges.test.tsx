// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponRefusal } from '../../machines/rules/coupon.ts';
import { fetchSurge } from '../../src/api/checkout.ts';
import { fetchExtraCharge } from '../../src/api/place.ts';
import { readCampaign, readCoupon, readFlashSale, readStore } from '../../src/api/readCatalogue.ts';
import { readZone } from '../../src/api/readPlace.ts';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import { hoursText } from '../../src/catalogue/storeHoursText.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { config, serve, settled, show, wireItem, type Asked } from '../catalogue/wireShop.tsx';

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
const contact = { name: 'Maya', phone: '+15550137000', email: '' };

interface Said {
  store?: object;
  shop?: object;
  charges?: object;
  surge?: unknown;
  extra?: unknown;
}

/** The checkout of two shirts; what the server says may change between two readings. */
function open(said: () => Said) {
  const item = wireItem({ name: 'Linen shirt' });
  const row = { id: 90, item_id: item.id, item_type: 'Item', quantity: 2, variation: [], item };
  const answers: Record<string, () => unknown> = {
    '/api/v1/config': () => ({ ...config, cash_on_delivery: true, ...said().shop }),
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
    '/api/v1/coupon/list/all': () => [],
    '/api/v1/customer/order/place': () => ({ order_id: 100001, total_ammount: 24.6, user_id: 1 }),
  };
  const log = serve((asked) => answers[asked.path]?.());
  show(
    <CheckoutPage onFact={() => undefined} onCart={() => undefined} onPlace={() => undefined} />,
    '/checkout?page=cart',
    {
      ...settled,
      'guest-contact': JSON.stringify({ version: 1, value: contact }),
    },
  );
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
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      expect(orders(log)).toEqual([]);
    },
  );

  it('PRICE-06: reading again mends it', async () => {
    let shop: object = { additional_charge_status: 1, additional_charge: null };
    const { user } = open(() => ({ shop }));
    expect(await screen.findByText(/did not say its service fee/)).toBeVisible();
    shop = { additional_charge_status: 1, additional_charge: 0.5 };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowOf('Total')).toHaveTextContent('$'));
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
    'PRICE-16: a busy time or a courier’s vehicle that costs %o leaves the fee unknown, with a retry',
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
      expect(hoursText(read, { twelveHourClock: true })).toBe('Opening hours not available');
      await loadMessages('ar');
      expect(hoursText(read, { twelveHourClock: true })).toBe('ساعات العمل غير متاحة');
    },
  );

  it.each([undefined, null, '', 'many', -2, {}])(
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
