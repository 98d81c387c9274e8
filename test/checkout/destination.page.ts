import { expect } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';
import { giveContact } from './giveContact.ts';

const measures = '**/api/v1/config/distance-api*';

export const destinationPage = definePage({
  starts: { 'without an address': (page) => guestAtCheckout(page) },
  acts: {
    'order.address.given: at the place': { during: ['destination.measured'], act: giveContact },
    'order.departure.changed: collected': (page) =>
      page.getByRole('radio', { name: /^Take away/ }).check(),
  },
  answers: { 'measureRoute done: 3 km': { call: measures, reply: 'server' } },
  sees: {
    'destination.collected': (page) =>
      expect(page.getByRole('radio', { name: /Take away/ })).toBeChecked(),
    'destination.measured': (page) => expect(page.getByText('not known yet')).toHaveCount(0),
    'destination.unmeasured': (page) =>
      expect(
        page.getByText(
          'The delivery fee could not be calculated. What you entered is kept: please try again.',
        ),
      ).toBeVisible(),
  },
  invisible: {
    'destination.measuring': 'a way measured before is known at once; else the fee says so',
  },
});
