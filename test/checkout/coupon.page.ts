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

const whileTyping = ['coupon.empty', 'coupon.entering', 'coupon.rejected'];

export const couponPage = definePage({
  starts: { 'no stored code': (page) => guestAtCheckout(page) },
  acts: {
    'coupon.typed: a code': { during: whileTyping, act: (page) => type(page, code) },
    'coupon.typed: blanks': { during: whileTyping, act: (page) => type(page, '  ') },
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
  beyond: {
    'coupon.checking | coupon.typed | 0':
      'The list with a guest’s code is there before it is applied: there is no time to type meanwhile.',
  },
});
