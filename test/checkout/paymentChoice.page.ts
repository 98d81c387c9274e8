import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const tiles = (page: Page) => page.getByRole('region', { name: 'Payment' }).getByRole('radio');

export const paymentChoicePage = definePage({
  starts: { 'nothing chosen': (page) => guestAtCheckout(page) },
  acts: {
    'payment.chosen: cash': {
      during: ['paymentChoice.open'],
      act: (page) => page.getByRole('radio', { name: /^Cash on delivery/ }).check(),
    },
  },
  answers: {},
  sees: {
    'paymentChoice.open': (page) =>
      expect(page.getByRole('radio', { name: /^Cash on delivery/ })).not.toBeChecked(),
    'paymentChoice.chosen': (page) =>
      expect(tiles(page).and(page.getByRole('radio', { checked: true }))).toHaveCount(1),
  },
});
