import { expect } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

export const orderLinesPage = definePage({
  starts: { 'a cart': (page) => guestAtCheckout(page) },
  acts: {},
  answers: {},
  sees: {
    'orderLines.known': (page) =>
      expect(page.getByRole('region', { name: 'Your order' })).toBeVisible(),
    'orderLines.outdated': (page) =>
      expect(
        page.getByText(
          'Your cart changed and could not be read again. It is read once more before you order.',
        ),
      ).toBeVisible(),
  },
  invisible: {
    'orderLines.reading': 'lines and prices known before stay until the new ones come',
  },
});
