import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const choose = (name: RegExp) => (page: Page) => page.getByRole('radio', { name }).check();
const chosen = (name: RegExp) => (page: Page) =>
  expect(page.getByRole('radio', { name })).toBeChecked();

export const fulfilmentPage = definePage({
  starts: { 'brought now': (page) => guestAtCheckout(page) },
  acts: {
    'order.type.chosen: delivery': choose(/^Delivery/),
    'order.type.chosen: take-away': choose(/^Take away/),
    'order.type.chosen: scheduled': choose(/^Schedule order/),
  },
  answers: {},
  sees: {
    'fulfilment.asSoonAsPossible': (page) =>
      expect(page.getByRole('radio', { name: /^(Delivery|Take away)/, checked: true })).toHaveCount(
        1,
      ),
    'fulfilment.slotOpen': chosen(/Schedule order/),
    'fulfilment.atSlot': chosen(/Schedule order/),
  },
});
