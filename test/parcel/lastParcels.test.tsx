// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { LastParcels } from '../../src/parcel/LastParcels.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';
import { wireOrder } from '../orders/wireOrder.ts';
import { wireParcel } from '../orders/wireParcel.ts';
import { inParcels, parcelModule } from './wireParcels.tsx';

beforeAll(() => loadMessages('en'));

const track = '/api/v1/customer/order/track';
const known = JSON.stringify({
  version: 3,
  value: {
    orderId: 100001,
    contact: { name: 'Maya Haddad', phone: '+15550137000', email: '' },
  },
});

/** Shows the earlier parcels that a guest of the parcel module can send again. */
function open(order: unknown, stored: Record<string, string> = {}) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/module') return [parcelModule];
    return path === track ? order : undefined;
  });
  show(<LastParcels moduleId={5} />, '/home', { ...inParcels, ...stored });
  return log;
}

describe('F-29: sending a parcel again as a guest', () => {
  it('F-29: leads from the parcel that this browser sent to a booking like it', async () => {
    const log = open(wireParcel(), { 'last-guest-order': known });
    const link = await screen.findByRole('link', { name: /Omar Aziz/ });
    expect(link).toHaveAttribute('href', '/checkout?page=parcel&again=100001');
    expect(screen.getByRole('heading', { name: 'Send again' })).toBeVisible();
    const asked = log.find(({ path }) => path === track)?.query;
    expect(asked?.get('contact_number')).toBe('+15550137000');
  });

  it('F-29: offers nothing to a guest who sent none, or ordered something else', async () => {
    const first = open(wireParcel());
    await expect.poll(() => first.some(({ path }) => path === '/api/v1/config')).toBe(true);
    expect(first.some(({ path }) => path === track)).toBe(false);
    const second = open(wireOrder({ order_type: 'delivery' }), { 'last-guest-order': known });
    await expect.poll(() => second.some(({ path }) => path === track)).toBe(true);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('F-29: sending a parcel again as a customer', () => {
  it('F-29: offers the newest of several parcels of a kind to the same receiver', async () => {
    const orders = [wireParcel({ id: 100002 }), wireParcel({ id: 100001 })];
    serve(({ path }) => {
      if (path === '/api/v1/module') return [parcelModule];
      if (path === '/api/v1/customer/order/running-orders') return { total_size: 0, orders: [] };
      if (path === '/api/v1/customer/order/list') return { total_size: 2, orders };
      return undefined;
    });
    show(<LastParcels moduleId={5} />, '/home', { ...inParcels, token: 'a' });
    const link = await screen.findByRole('link', { name: /Omar Aziz/ });
    expect(link).toHaveAttribute('href', '/checkout?page=parcel&again=100002');
  });
});
