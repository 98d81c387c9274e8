// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { amount, coupons, giveContact, keptOnDevice, openCheckout } from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

describe('CHK-06 WCAG 2.4.3: once a coupon is applied, the button that removes it has the focus', () => {
  it('after Enter in the field, and not after a reload', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'FIVE{Enter}');
    await screen.findByText('FIVE applied');
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    const stored = keptOnDevice();
    cleanup();
    openCheckout({ stored });
    await screen.findByText('FIVE applied');
    expect(document.body).toHaveFocus();
  });

  it('after "Apply" in the list', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
    await screen.findByText('FIVE applied');
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });
});

describe('PRICE-09 F-26: while a coupon is checked, its discount is not lost', () => {
  it('the order is not placed without it after a reload', async () => {
    const first = openCheckout();
    await giveContact(first.user);
    await first.user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await first.user.click(screen.getByRole('button', { name: 'Add a coupon' }));
    await first.user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
    await screen.findByText('FIVE applied');
    // 2 × $10 less $5, plus 8 % tax and $3 for delivery.
    await waitFor(() => expect(amount('Total')).toHaveTextContent(/^Total\$19\.20$/));
    const stored = keptOnDevice();
    cleanup();

    let answer: () => void = () => undefined;
    const late = new Promise<unknown>((resolve) => {
      answer = () => resolve(coupons);
    });
    const { log, user } = openCheckout({
      stored,
      answers: ({ path }) => (path === '/api/v1/coupon/list/all' ? late : undefined),
    });
    const place = () => screen.findByRole('button', { name: 'Place order' });
    expect(await place()).toHaveAccessibleDescription(
      'The coupon is still being checked. Please wait a moment.',
    );
    await user.click(await place());
    answer();
    await screen.findByText('FIVE applied');
    await waitFor(() => expect(amount('Total')).toHaveTextContent(/^Total\$19\.20$/));
    const placed = () => log.filter(({ path }) => path === '/api/v1/customer/order/place');
    expect(placed()).toEqual([]);
    await user.click(await place());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).toMatchObject({ coupon_code: 'FIVE', order_amount: 19.2 });
  });
});

describe('PRICE-10, PRICE-11: a coupon that saves nothing is kept for another order', () => {
  it('free delivery is not used up by an order that is collected, and the checkout says so', async () => {
    const [, five] = coupons;
    const { log, user } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/coupon/list/all'
          ? [{ ...five, code: 'FREESHIP', coupon_type: 'free_delivery', discount: 0 }]
          : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Add a coupon' }));
    await user.click(await screen.findByRole('button', { name: 'Apply FREESHIP' }));
    await screen.findByText('FREESHIP applied');
    const unused = 'It saves nothing on this order, so it is not used up.';
    expect(screen.queryByText(unused)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Take away/ }));
    expect(await screen.findByText(unused)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    const placed = () => log.filter(({ path }) => path === '/api/v1/customer/order/place');
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).not.toHaveProperty('coupon_code');
  });
});
