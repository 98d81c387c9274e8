import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wireAddressSaving } from '../../src/checkout/wiring.ts';
import { serve } from '../catalogue/wireShop.tsx';
import { address } from './orders.ts';

it('ADDR-15: an address is saved, although the server has a newer version of the shop', async () => {
  const path = '/api/v1/customer/address/add';
  const log = serve((asked) => (asked.path === path ? { message: 'Added.' } : undefined));
  vi.doMock('../../src/api/place/addresses.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const actor = createActor(wireAddressSaving(new QueryClient())).start();
  actor.send({ type: 'address.save.asked', address });
  const end = await waitFor(actor, (state) => state.matches('saved') || state.hasTag('failed'));
  expect(end.value).toBe('saved');
  expect(log.map((asked) => asked.path)).toEqual([path]);
});
