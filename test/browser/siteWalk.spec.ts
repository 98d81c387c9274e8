import { languagePage } from '../site/language.page.ts';
import { settleIn, takenOver } from './shop.ts';
import { expect, test } from './test.ts';
import { Walk } from './walk.ts';

const config = '**/api/v1/config';

test('LANG-02 F-24: where the browser keeps nothing, a language holds for the visit and can be changed again', async ({
  page,
}) => {
  const walk = new Walk(page, languagePage);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });
  const choose = async (name: string) => {
    await page.locator('header [aria-haspopup="menu"]:visible').first().click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await page.goto('/');
  await choose('العربية');
  // While the page is fetched again, the language can be changed once more.
  await walk.holds(config);
  await page.getByRole('button', { name: 'Change language' }).click();
  await choose('English');
  await page.keyboard.press('Escape');
  await walk.frees(config);
  await expect(page.getByText('متصفحك لا يحفظ شيئًا: تبقى اللغة لهذه الزيارة.')).toBeVisible();
  await expect(page.locator('html[dir=rtl]')).toBeAttached();
});

test('F-24: without a connection the language stays, and can be changed when the connection is back', async ({
  page,
  context,
}) => {
  const walk = new Walk(page, languagePage);
  await settleIn(page);
  await page.goto('/help-and-support');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const yes = page.getByRole('button', { name: 'Change language' });
  await expect(yes).toBeVisible();
  await context.setOffline(true);
  await yes.click();
  await walk.sees('language.asking.failed');
  await expect(page.locator('html[dir=ltr]')).toBeAttached();
  await context.setOffline(false);
  await yes.click();
  await expect(page.locator('html[dir=rtl]')).toBeAttached();
});

test('LANG-02 MSG-26: the page that comes in the new language says that it has changed, once', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/help-and-support');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Change language' }).click();
  const toast = page.getByText('تم تغيير اللغة بنجاح.').first();
  await expect(page.locator('html[dir=rtl]')).toBeAttached();
  await expect(toast).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(toast).toBeHidden();
});
