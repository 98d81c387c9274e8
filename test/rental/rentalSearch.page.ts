import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
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
    'vehicles.asked: by distance': (page: Page) =>
      page.getByRole('radio', { name: en['rental.type.distance'] }).check({ force: true }),
    'vehicles.again': (page) => page.getByRole('button', { name: en['ui.retry'] }).click(),
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
    'rentalSearch.results': (page) => expect(page.getByRole('article').first()).toBeVisible(),
    'rentalSearch.none': (page) =>
      expect(page.getByText(en['catalogue.search.none'])).toBeVisible(),
    'rentalSearch.outside': (page) =>
      expect(page.getByText(en['rental.outside.title'])).toBeVisible(),
    'rentalSearch.failed': (page) => expect(page.getByText('Try later.')).toBeVisible(),
  },
});
