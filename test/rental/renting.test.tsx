// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { rent } from '../../src/rental/vehicle/renting.ts';
import { serve, show } from '../catalogue/wireShop.tsx';
import { vehicleWith } from './tripCarts.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

it('RENT-08: a vehicle whose cart has not started when the app ends is left out without an error', async () => {
  await loadMessages('en');
  const log = serve(rentalAnswers());
  const { shop } = show(null, '/rental/vehicle-search?all_category=1', renting);
  const told: string[] = [];
  const asked = rent(shop.root, ({ type }) => void told.push(type), vehicleWith({ id: 1 }));
  shop.root.stop();
  await expect(asked).resolves.toBeUndefined();
  expect(told).toEqual([]);
  expect(log.some(({ path }) => path.endsWith('/add-to-cart'))).toBe(false);
});
