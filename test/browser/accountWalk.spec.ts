import { convertPointsPage, openPoints } from '../account/convertPoints.page.ts';
import { expectAccessibleInBothThemes } from './shop.ts';
import { expect, test } from './test.ts';
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
  await walk.sees('convertPoints.converting');
  await walk.answers(transfer, 'lost');
  await walk.sees('convertPoints.checking');
  await walk.answers(info, 'lost');
  await walk.sees('convertPoints.unsure');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await walk.answers(info, left(340));
  await walk.sees('convertPoints.editing');
  await expect(dialog.getByText('Nothing was converted. Please try again.')).toBeVisible();

  await dialog.getByRole('textbox').press('Enter');
  await walk.answers(transfer, 'lost');
  await walk.answers(info, 'lost');
  await page.keyboard.press('Escape');
  await walk.sees('convertPoints.closed');

  await walk.frees(info);
  await open();
  await walk.holds(info);
  await dialog.getByRole('textbox').press('Enter');
  await walk.answers(transfer, 'lost');
  await walk.answers(info, left(40));
  await walk.sees('convertPoints.closed');
  await expect(page.getByText('Point to wallet transfer successfully.').first()).toBeVisible();
});
