import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const code = 'FREESHIP';
const field = (page: Page) => page.getByLabel(en['checkout.coupon.code']);

async function type(page: Page, text: string): Promise<void> {
  const opener = page.getByRole('button', { name: en['checkout.coupon.add'] });
  await expect(opener.or(field(page))).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await field(page).fill(text);
}

export const couponPage = definePage({
  starts: { 'no stored code': (page) => guestAtCheckout(page) },
  acts: {
    'coupon.typed: a code': (page) => type(page, code),
    'coupon.typed: blanks': (page) => type(page, '  '),
    'coupon.apply': (page) =>
      page.getByRole('button', { name: en['checkout.coupon.apply'], exact: true }).click(),
    // a guest's code is looked up in the list that the page has asked for
    'findCoupon done: fitting': () => Promise.resolve(),
    'coupon.removed': {
      during: ['coupon.applied'],
      act: (page) => page.getByRole('button', { name: en['ui.remove'], exact: true }).click(),
    },
  },
  answers: {},
  sees: {
    'coupon.applied': (page) =>
      expect(page.getByText(en['checkout.coupon.isApplied'].replace('{code}', code))).toBeVisible(),
    'coupon.entering': (page) => expect(field(page)).toBeVisible(),
  },
});
