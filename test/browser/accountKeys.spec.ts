import { openPastOrder } from '../orders/orderAgain.page.ts';
import { customerOf } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { visitAs, watchForFaults, type Variant } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore, newAccount } from './visitor.ts';

/**
 * The variants in which a wallet top-up and an order review are done by keyboard alone:
 * left-to-right and right-to-left.
 */
const variants: Variant[] = [
  { name: 'desktop, English', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`WAL-01 WAL-04 WCAG 2.1.1 2.4.3 2.4.7: money is added by keys alone, over the payment page, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    const account = await newAccount(page, 'Lake-2025');
    await customerBefore(page, { email: `leila${account}@example.com`, password: 'Lake-2025' });
    await page.goto('/profile?page=wallet');
    const opener = page.getByRole('button', { name: t('account.fund.open'), exact: true });
    const dialog = page.getByRole('dialog', { name: t('account.fund.open') });
    await press(page, opener);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    // Escape gives the focus back to what opened it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');

    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.type('50');
    const ways = dialog.getByRole('radio');
    await tabTo(page, ways.first());
    await page.keyboard.press('Space');
    await expect(ways.first()).toBeChecked();
    // The arrow keys move through the group; after the last option the first one follows.
    await page.keyboard.press('ArrowDown');
    await expect(ways.nth(1)).toBeChecked();
    await expect(ways.nth(1)).toBeFocused();
    await press(page, dialog.locator('button[type="submit"]'));

    const pay = page.getByRole('button', {
      name: variant.language === 'ar' ? 'ادفع' : 'Pay',
      exact: true,
    });
    await expect(pay).toBeVisible();
    await tabTo(page, pay);
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByText(/55\.00/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(`PROF-08 WCAG 2.1.1 2.4.3 2.4.7: an order is rated by keys alone, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await openPastOrder(page);
    await page.route('**/reviews/submit', (route) =>
      route.fulfill({ status: 200, json: { message: 'Thanks.' } }),
    );
    const ask = page.getByRole('link', { name: t('orders.review.open') });
    await press(page, ask);
    const stars = page.getByRole('radiogroup').last().getByRole('radio');
    await tabTo(page, stars.first());
    // In a language that is written from right to left, the left arrow key goes forwards.
    const [more, less] =
      variant.language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press(more);
    const isChosen = (at: number) => expect(stars.nth(at)).toHaveAttribute('aria-checked', 'true');
    const chosen = await stars.evaluateAll((all) =>
      all.findIndex((one) => one.getAttribute('aria-checked') === 'true'),
    );
    expect(chosen).toBeGreaterThanOrEqual(3);
    await expect(stars.nth(chosen)).toBeFocused();
    await page.keyboard.press(less);
    await isChosen(chosen - 1);
    // The star is focused a frame after it is chosen.
    await expect(stars.nth(chosen - 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('textarea').last()).toBeFocused();
    await page.keyboard.type('Still warm.');
    // Its text says also how many ratings it sends.
    await press(
      page,
      page.getByRole('button', { name: new RegExp(`^${t('orders.review.send')}`) }),
    );
    await expect(page.getByText(t('orders.review.thanks')).first()).toBeVisible();
    // The form has gone with its button, and the focus is on what came instead: a key leads on.
    await expect(page.locator(':focus')).toContainText(t('orders.review.thanks'));
    const rest = page.getByRole('button', { name: t('orders.review.more') });
    await press(page, rest);
    await expect(rest).toBeHidden();
    await expect(page.locator(':focus')).toContainText(t('orders.review.partial'));
    expect(faults).toEqual([]);
  });
}
