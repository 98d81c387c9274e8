import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import { Outlet } from '../app/outlet.tsx';
import {
  config,
  serve,
  settled,
  show,
  type Asked,
  type WireItem,
  wireItem,
} from '../catalogue/wireShop.tsx';

export const store = {
  id: 7,
  name: 'Copper Street Goods',
  zone_id: 1,
  module_id: 4,
  latitude: '0.02',
  longitude: '0.02',
  minimum_order: 0,
  tax: 8,
  delivery: true,
  take_away: true,
  delivery_time: '20-30 min',
};

export const zone = {
  id: 1,
  name: 'Eastside',
  cash_on_delivery: true,
  digital_payment: true,
  modules: [{ id: 4, pivot: { per_km_shipping_charge: 1, minimum_shipping_charge: 3 } }],
};

export const coupons = [
  { id: 1, title: 'Big basket', code: 'BIG', coupon_type: 'default', min_purchase: 500 },
  { id: 2, title: 'Five off', code: 'FIVE', coupon_type: 'default', min_purchase: 5 },
].map((coupon) => ({
  ...coupon,
  discount: 5,
  discount_type: 'amount',
  max_discount: 0,
  start_date: '2020-01-01',
  expire_date: '2099-01-01',
}));

export const line = (item: WireItem, quantity: number) => ({
  id: 90,
  user_id: 1,
  module_id: 4,
  item_id: item.id,
  is_guest: true,
  item_type: 'Item',
  price: item.price,
  quantity,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  item,
});

/** What a test changes of the shop, and what its browser has stored. */
export interface Opened {
  item?: Partial<WireItem>;
  shop?: object;
  store?: object;
  at?: string;
  answers?: (asked: Asked) => unknown;
  /** What the browser has stored when the page opens, such as after a reload. */
  stored?: Record<string, string>;
}

/** Opens the checkout of a guest's cart with two shirts, in front of a shop that answers as told. */
export function openCheckout(over: Opened = {}) {
  const item = wireItem({ name: 'Linen shirt', ...over.item });
  const answers: Record<string, unknown> = {
    '/api/v1/config': {
      ...config,
      cash_on_delivery: true,
      guest_checkout_status: 1,
      ...over.shop,
    },
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [zone] },
    '/api/v1/config/distance-api': { distanceMeters: 1000 },
    '/api/v1/vehicle/extra_charge': 0,
    '/api/v1/customer/cart/list': [line(item, 2)],
    [`/api/v1/items/details/${item.id}`]: item,
    '/api/v1/stores/details/7': { ...store, ...over.store },
    '/api/v1/coupon/list/all': coupons,
    '/api/v1/customer/order/place': { order_id: 100001, total_ammount: 24.6, user_id: 'guest-1' },
  };
  const log = serve((asked) => over.answers?.(asked) ?? answers[asked.path]);
  const facts: OutwardFact[] = [];
  const shown = show(
    <Outlet onFact={(fact) => facts.push(fact)}>
      <CheckoutPage />
    </Outlet>,
    over.at ?? '/checkout?page=cart',
    { ...settled, ...over.stored },
  );
  return { ...shown, log, facts, user: userEvent.setup() };
}

/** Everything that the browser has stored, to open the page with it once more. */
export const keptOnDevice = (): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').map(
      (key) => [key, localStorage.getItem(key) ?? ''],
    ),
  );

/** Gives the guest's contact, which completes the address. */
export async function giveContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name*'), 'Maya');
  await user.type(screen.getByLabelText('Phone Number*'), '+15550137000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

export const amount = (label: string) => screen.getByText(label).closest('div');
