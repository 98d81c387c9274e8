import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

/**
 * The optional part of the checkout: tip, notes and wishes. It starts collapsed, because nothing in
 * it is required.
 */
const extras = (page: Page) => page.getByRole('region', { name: 'Extras' });
const button = (page: Page, name: string) =>
  extras(page).getByRole('button', { name: `${name}: Extras` });

export const partFoldPage = definePage({
  starts: { 'all is known': (page) => guestAtCheckout(page) },
  acts: {
    'part.unfolded': (page) => button(page, 'Edit').click(),
    'part.folded': (page) => button(page, 'Done').click(),
  },
  answers: {},
  sees: {
    'partFold.folded': async (page) => {
      await expect(button(page, 'Edit')).toHaveAttribute('aria-expanded', 'false');
      await expect(extras(page).getByText('Tip, notes and wishes: all optional')).toBeVisible();
    },
    'partFold.unfolded': (page) =>
      expect(button(page, 'Done')).toHaveAttribute('aria-expanded', 'true'),
  },
});
