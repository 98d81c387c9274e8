// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx';
import { prescriptionFiles, storedGuestOrder } from '../../src/checkout/kept.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  config,
  serve,
  show,
  wireItem,
  type Asked,
  type WireItem,
} from '../catalogue/wireShop.tsx';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://shop.test'));

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

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
  take_away: true,
  delivery_time: '20-30 min',
};

const zone = {
  id: 1,
  name: 'Eastside',
  cash_on_delivery: true,
  digital_payment: true,
  modules: [{ id: 4, pivot: { per_km_shipping_charge: 1, minimum_shipping_charge: 3 } }],
};

const coupons = [
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

const line = (item: WireItem, quantity: number) => ({
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

function open(
  over: { item?: Partial<WireItem>; shop?: object; answers?: (asked: Asked) => unknown } = {},
) {
  const item = wireItem({ name: 'Linen shirt', ...over.item });
  const answers: Record<string, unknown> = {
    '/api/v1/config': { ...config, cash_on_delivery: true, ...over.shop },
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [zone] },
    '/api/v1/config/distance-api': { distanceMeters: 1000 },
    '/api/v1/vehicle/extra_charge': 0,
    '/api/v1/customer/cart/list': [line(item, 2)],
    '/api/v1/stores/details/7': store,
    '/api/v1/coupon/list/all': coupons,
    '/api/v1/customer/order/place': { order_id: 100001, total_ammount: 24.6, user_id: 'guest-1' },
  };
  const log = serve((asked) => over.answers?.(asked) ?? answers[asked.path]);
  const facts: OutwardFact[] = [];
  const shown = show(
    <CheckoutPage onFact={(fact) => facts.push(fact as OutwardFact)} />,
    '/checkout?page=cart',
  );
  return { ...shown, log, facts, user: userEvent.setup() };
}

async function giveContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name'), 'Maya');
  await user.type(screen.getByLabelText('Phone Number'), '+15550137000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const amount = (label: string) => screen.getByText(label).closest('div');

describe('the checkout page', () => {
  it('ADDR-04 ADDR-05: the contact form says what is missing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Phone Number is required')).toBeVisible();
  });

  it('ADDR-12: an order without an address is refused at that part, and focus goes there', async () => {
    const { user, log } = open();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-address');
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part as HTMLElement).getByRole('alert')).toHaveTextContent(
      'Please say where the order should go and who receives it.',
    );
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('CHK-01 GUEST-04: a guest orders in cash for the total that was shown', async () => {
    const { user, log, url } = open();
    await giveContact(user);
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    expect(amount('Subtotal')).toHaveTextContent('$20.00');
    expect(amount('Tax (8%)')).toHaveTextContent('$1.60');
    expect(amount('Total')).toHaveTextContent('$24.60');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.type(screen.getByLabelText(/Note for the store/), 'Ring twice');
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
    expect(storedGuestOrder()).toEqual({
      orderId: 100001,
      contact: { name: 'Maya', phone: '+15550137000', email: '' },
    });
  });

  it('a price that changed is shown before anything is ordered', async () => {
    let price = 10;
    const { user, log } = open({
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

  it('CHK-06: a coupon that does not fit says why, one that fits is applied', async () => {
    const { user, facts } = open();
    const offered = within(await screen.findByRole('list', { name: 'Coupons to choose from' }));
    const big = offered.getByText('BIG').closest('li') as HTMLElement;
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

  it('CHK-11: cash names its ceiling and is refused above it', async () => {
    const { user } = open({ shop: { maximum_cod_order_amount: 15 } });
    await giveContact(user);
    const cash = screen.getByRole('radio', { name: /For orders up to \$15\.00/ });
    await user.click(cash);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const part = document.getElementById('checkout-payment');
    await waitFor(() => expect(part).toHaveFocus());
    expect(within(part as HTMLElement).getByRole('alert')).toHaveTextContent(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    );
  });

  it('CHK-10: of four pictures three are kept, and none outlives its order', async () => {
    const { user, facts } = open({ item: { is_prescription_required: 1 } });
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/Pictures of your prescription/), [
      picture('a.png'),
      picture('b.png'),
      picture('c.png'),
      picture('d.png'),
    ]);
    expect(screen.getAllByRole('img', { name: /\.png$/ })).toHaveLength(3);
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      message: { key: 'checkout.prescription.tooMany' },
    });
    await user.click(screen.getByRole('button', { name: 'Remove: b.png' }));
    expect(prescriptionFiles().map(({ name }) => name)).toEqual(['a.png', 'c.png']);
    cleanup();
    expect(prescriptionFiles()).toEqual([]);
  });
});
