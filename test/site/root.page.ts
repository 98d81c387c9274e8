import { expect } from '@playwright/test';
import { definePage } from '../paths/page.ts';

export const rootPage = definePage({
  starts: { 'it begins': async (page) => void (await page.goto('/')) },
  acts: {
    // The page requests a guest id without any action of the visitor.
    'session.changed: a guest': (page) =>
      page.waitForFunction(() => localStorage.getItem('guest_id') !== null).then(() => undefined),
  },
  answers: {},
  sees: {
    'root.open': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    'root.open.trip.planned': (page) => expect(page.getByLabel('Your trip')).toBeVisible(),
  },
  invisible: {
    'root.open.shop': 'it only passes on what the other actors tell',
    'root.open.trip.unplanned': 'nothing is asked of a trip before a page of rental is open',
    'root.open.rentalCart.absent': 'nothing lies over the page before rental is entered',
    'root.open.rentalCart.running': 'what it shows is what the trip cart’s own chart tells',
    'root.open.outbox.absent': 'nothing was written yet',
    'root.open.outbox.running': 'what it shows is what its own chart tells',
    'root.open.consent.absent': 'the page comes first',
    'root.open.consent.running': 'what it shows is what its own chart tells',
    'root.open.updates.absent': 'no customer was here yet',
    'root.open.updates.running': 'what it shows is what its own chart tells',
    'root.broken': 'only a defect of a chart leads to it (see `beyond`)',
  },
  beyond: {
    'root.open | error * | 0': 'no chart of a visit ends; only a defect in one could throw',
  },
});
