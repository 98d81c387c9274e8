import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const code = 'FREESHIP';
const field = (page: Page) => page.getByLabel('Coupon code');

async function type(page: Page, text: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add a coupon' });
  await expect(opener.or(field(page))).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await field(page).fill(text);
}

export const couponPage = definePage({
  starts: { 'no stored code': (page) => guestAtCheckout(page) },
  acts: {
    'coupon.typed: a code': (page) => type(page, code),
    'coupon.typed: blanks': (page) => type(page, '  '),
    'coupon.apply': (page) => page.getByRole('button', { name: 'Apply', exact: true }).click(),
    // A guest's code is looked up in the list that the page has asked for.
    'findCoupon done: fitting': byItself,
    'coupon.removed': {
      during: ['coupon.applied'],
      act: (page) => page.getByRole('button', { name: 'Remove', exact: true }).click(),
    },
  },
  answers: {},
  sees: {
    'coupon.empty': (page) =>
      expect(
        page.getByRole('button', { name: 'Add a coupon' }).or(page.getByLabel('Coupon code')),
      ).toBeVisible(),
    'coupon.checking': (page) =>
      expect(page.getByRole('button', { name: 'Checking' })).toBeVisible(),
    'coupon.rejected': (page) =>
      expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true'),

    'coupon.applied': (page) => expect(page.getByText(`${code} applied`)).toBeVisible(),
    'coupon.entering': (page) => expect(field(page)).toBeVisible(),
  },
});
