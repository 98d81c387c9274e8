import { accountDeletionPage } from '../account/accountDeletion.page.ts';
import { addFundPage, sendFund } from '../account/addFund.page.ts';
import { convertPointsPage, openPoints } from '../account/convertPoints.page.ts';
import { expectAccessibleInBothThemes } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore, newAccount } from './visitor.ts';
import { Walk } from './walk.ts';

const transfer = '**/api/v1/customer/loyalty-point/point-transfer';
const info = '**/api/v1/customer/info*';

test('WAL-07 F-21: points whose conversion was not answered are counted before anything is sent again', async ({
  page,
}) => {
  const walk = new Walk(page, convertPointsPage);
  await openPoints(page);
  const open = () => page.getByRole('button', { name: 'Convert to currency now' }).click();
  const dialog = page.getByRole('dialog');
  const left = (points: number) => ({ status: 200, json: { loyalty_point: points } });

  await open();
  await walk.sees('convertPoints.editing');
  await expect(dialog.getByRole('status')).toHaveText('$3.00');
  await expectAccessibleInBothThemes(page, 'the conversion of points');
  await walk.holds(transfer, info);
  await dialog.getByRole('textbox').press('Enter');
  await walk.answers(info, 'lost');
  await expect(dialog.getByText('No connection to the shop. What you did is kept.')).toBeVisible();
  await dialog.getByRole('textbox').press('Enter');
  await walk.answers(info, left(640));
  await walk.sees('convertPoints.converting');
  await walk.answers(transfer, 'lost');
  await walk.sees('convertPoints.checking');
  await walk.answers(info, 'lost');
  await walk.sees('convertPoints.unsure');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await walk.answers(info, left(640));
  await walk.sees('convertPoints.editing');
  await expect(dialog.getByText('Nothing was converted. Please try again.')).toBeVisible();

  await dialog.getByRole('textbox').press('Enter');
  await walk.answers(info, left(640));
  await walk.answers(transfer, 'lost');
  await walk.answers(info, 'lost');
  await walk.sees('convertPoints.unsure');
  await page.keyboard.press('Escape');
  await walk.sees('convertPoints.closed');

  await walk.frees(info);
  await open();
  await walk.holds(info);
  // Other tests change how many points there are.
  await dialog.getByRole('textbox').fill('300');
  await dialog.getByRole('textbox').press('Enter');
  // Points that were earned since the page was read do not hide that others are gone.
  await walk.answers(info, left(640));
  await walk.answers(transfer, 'lost');
  await walk.answers(info, left(340));
  await walk.sees('convertPoints.closed');
  await expect(page.getByText('Point to wallet transfer successfully.').first()).toBeVisible();
});

const add = '**/api/v1/customer/wallet/add-fund';
const remove = '**/api/v1/customer/remove-account';
const book = '**/api/v1/customer/wallet/transactions?*add_fund*';

test('WAL-01 WAL-04 WAL-05 WAL-06 F-20: money is added over the payment page, left on the way, canceled, and paid once', async ({
  page,
}) => {
  const walk = new Walk(page, addFundPage);
  const account = await newAccount(page, 'Lake-2025');
  await customerBefore(page, { email: `leila${account}@example.com`, password: 'Lake-2025' });
  const open = () => page.getByRole('button', { name: 'Add fund', exact: true }).click();
  const balance = page.getByRole('region', { name: 'Balance' });

  await page.goto('/profile?page=wallet');
  await walk.sees('addFund.closed');
  await open();
  await walk.sees('addFund.editing');
  await expectAccessibleInBothThemes(page, 'adding money');
  await test.step('no answer, then the payment page, and Back from it', async () => {
    await walk.holds(add);
    await sendFund(page);
    await walk.sees('addFund.submitting');
    await walk.answers(add, 'lost');
    await walk.sees('addFund.editing');
    await page.getByRole('dialog').getByRole('button', { name: /^Add / }).click();
    await walk.answers(add);
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
    await page.goto('/wallet');
    await walk.sees('addFund.unpaid');
    await expect(
      page.getByText('You began to add \u2066$50.00\u2069, and it is not paid yet.'),
    ).toBeVisible();
  });
  await test.step('the same payment, canceled', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await walk.sees('addFund.resuming');
    await walk.answers(add);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByText('The payment was canceled. \u2066$50.00\u2069 was not added.'),
    ).toBeVisible();
    await walk.sees('addFund.unpaid');
    await expect(balance).toContainText('$0.00');
  });
  await test.step('and paid: the book decides, also when it is slow', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await walk.answers(add);
    const pay = page.getByRole('button', { name: 'Pay' });
    // Calls are freed and held once the payment page is there: on the way to it, the browser may
    // never confirm that.
    await expect(pay).toBeVisible();
    await walk.frees(add);
    await walk.holds(book);
    await pay.click();
    await walk.sees('addFund.returned');
    await walk.answers(book, { status: 200, json: { total_size: 0, data: [] } });
    await walk.sees('addFund.waiting');
    await walk.answers(book, { status: 403, json: { errors: [{ code: 'x', message: 'No.' }] } });
    await walk.sees('addFund.unsure');
    await page.getByRole('button', { name: 'Check again' }).click();
    await walk.answers(book);
    await expect(page.getByText('\u2066$55.00\u2069 came into your wallet.')).toBeVisible();
    await walk.frees(book);
    await expect(balance).toContainText('$55.00');
    await expect(page.getByRole('listitem').filter({ hasText: 'Money added' })).toContainText(
      '+$55.00',
    );
    await walk.sees('addFund.closed');
  });
});

test('PROF-13 PROF-14 F-19: an account is deleted with all that the browser knew of it', async ({
  page,
}) => {
  const walk = new Walk(page, accountDeletionPage);
  const account = await newAccount(page, 'Lake-2025');
  const login = { email: `leila${account}@example.com`, password: 'Lake-2025' };
  const token = await customerBefore(page, login);
  await page.goto('/settings');
  await walk.sees('accountDeletion.idle');
  await expectAccessibleInBothThemes(page, 'the settings');
  await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click();
  await walk.sees('accountDeletion.confirming');
  await expectAccessibleInBothThemes(page, 'the question before an account is deleted');
  await walk.holds(remove);
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Type “Delete account” to confirm').fill('Delete account');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await walk.sees('accountDeletion.deleting');
  await walk.answers(remove);
  await expect(page.getByText('Account deleted successfully.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/(home\b.*)?$/);
  const left = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map(Object.entries)),
  );
  expect(left).not.toContain(token);
  expect(left.toLowerCase()).not.toContain('leila');
  const asked = await page.request.get('/api/v1/customer/info', {
    headers: { Authorization: `Bearer ${token}`, 'X-localization': 'en' },
  });
  expect(asked.status()).toBe(401);
});
