// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { LastOrder } from '../../src/catalogue/home/LastOrder.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));

const store = { id: 7, name: 'Linen & Co', module_id: 4 };
const open = (orders: unknown[], due: number | null) => {
  const log = serve(({ path }) => {
    if (path === '/api/v1/customer/order/list')
      return { total_size: orders.length, limit: 10, offset: 1, orders };
    if (path === '/api/v1/customer/review-reminder') return { order_id: due, images: [] };
    return path === '/api/v1/customer/review-reminder-cancel' ? 'success' : undefined;
  });
  show(<LastOrder moduleId={4} />, '/home', { ...settled, token: 'a-token' });
  return { log, user: userEvent.setup() };
};
const delivered = wireOrder({ id: 100004, store, order_status: 'delivered' });

describe('the last order on home', () => {
  it('M7: is ordered again in one tap', async () => {
    const { log } = open([delivered], null);
    const card = within(await screen.findByRole('article', { name: 'Your last order' }));
    expect(card.getByText('Linen & Co')).toBeVisible();
    expect(card.getByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/my-orders/100004?again=1',
    );
    expect(card.queryByRole('link', { name: 'How was it?' })).toBeNull();
    const asked = log.find(({ path }) => path === '/api/v1/customer/order/list');
    expect(asked?.headers.get('moduleId')).toBe('4');
  });

  it('breaks a long word in the name of the store', async () => {
    const name = 'Lebensmittelgroßhandel'.repeat(8);
    open([{ ...delivered, store: { ...store, name } }], null);
    const words = (await screen.findByText(name)).closest('p');
    expect(words).not.toBeNull();
    expect(getComputedStyle(words as Element).overflowWrap).toBe('anywhere');
  });

  it('M7: asks quietly how it was, until that is not wanted', async () => {
    const { log, user } = open([delivered], 100004);
    expect(await screen.findByRole('link', { name: 'How was it?' })).toHaveAttribute(
      'href',
      '/my-orders/100004/review',
    );
    await user.click(screen.getByRole('button', { name: 'Do not ask again' }));
    expect(screen.queryByRole('link', { name: 'How was it?' })).toBeNull();
    const told = log.find(({ path }) => path === '/api/v1/customer/review-reminder-cancel');
    expect(told?.query.get('order_id')).toBe('100004');
  });
});
