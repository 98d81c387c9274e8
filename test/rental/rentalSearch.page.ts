import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/rental/vehicle/search?*';
const refused = { status: 400, json: { errors: [{ code: 'busy', message: 'Try later.' }] } };

export const rentalSearchPage = definePage({
  starts: {
    'every vehicle': async (page) => {
      await settleInRental(page);
      await page.goto('/rental/vehicle-search?all_category=1');
    },
  },
  acts: {
    'vehicles.asked: by distance': {
      // While another call is pending this act is not possible: the path would answer the first of
      // the two calls, whose answer is ignored by then.
      during: ['none', 'outside', 'failed'].map((state) => `rentalSearch.${state}`),
      act: async (page: Page) => {
        // Choosing the type that is chosen already sends no call.
        const distance = page.getByRole('radio', { name: 'Distance wise' });
        const other = page.getByRole('radio', { name: 'Hourly' });
        await ((await distance.isChecked()) ? other : distance).check({ force: true });
      },
    },
    'vehicles.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  answers: {
    'findVehicles done: the only two': { call, reply: 'server' },
    'findVehicles done: an empty page': {
      call,
      reply: {
        status: 200,
        json: { total_size: 0, limit: 24, offset: 1, vehicles: [], min_price: 0, max_price: 0 },
      },
    },
    'findVehicles fails: outside every zone': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'zone', message: 'Out of zone.' }] } },
    },
    'findVehicles fails: timeout': { call, reply: refused },
  },
  sees: {
    'rentalSearch.searching': (page) =>
      expect(page.getByText('Looking for vehicles').first()).toBeVisible(),
    'rentalSearch.loadingMore': (page) =>
      expect(page.getByRole('button', { name: 'Loading' })).toBeVisible(),
    'rentalSearch.moreFailed': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),

    'rentalSearch.results': (page) => expect(page.getByRole('article').first()).toBeVisible(),
    'rentalSearch.none': (page) =>
      expect(page.getByText('Sorry no data found related to your search.')).toBeVisible(),
    'rentalSearch.outside': (page) => expect(page.getByText('No pickups here yet')).toBeVisible(),
    'rentalSearch.failed': (page) => expect(page.getByText('Try later.')).toBeVisible(),
  },
});
