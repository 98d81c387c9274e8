import { expect } from '@playwright/test';
import { fillSender, guestSendingParcel, nameReceiver, onward } from '../browser/parcels.ts';
import { definePage } from '../paths/page.ts';

const measures = '**/api/v1/config/distance-api*';

export const parcelRoutePage = definePage({
  starts: { 'without an end': (page) => guestSendingParcel(page) },
  acts: {
    'parcel.journey.changed: both ends named': {
      during: ['parcelRoute.waiting'],
      act: async (page) => {
        await page.getByRole('button', { name: /Small parcel/ }).click();
        await fillSender(page);
        await onward(page);
        await nameReceiver(page);
      },
    },
  },
  answers: { 'measureRoute done: 4.6 km': { call: measures, reply: 'server' } },
  sees: {
    'parcelRoute.waiting': (page) => expect(page.getByText(/\$1\.20\W? per km/)).toBeVisible(),
    'parcelRoute.measured': (page) =>
      expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible(),
    'parcelRoute.outside': (page) =>
      expect(page.getByText('Please choose another address.')).toBeVisible(),
    'parcelRoute.unmeasured': (page) =>
      expect(
        page.getByText(
          'The delivery fee could not be calculated. What you entered is kept: please try again.',
        ),
      ).toBeVisible(),
  },
  invisible: {
    'parcelRoute.measuring':
      'a route is known within moments; until then it says that it is measured',
  },
});
