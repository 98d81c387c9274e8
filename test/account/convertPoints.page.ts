import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Convert to currency now' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Points to convert' });
const go = (page: Page) => dialog(page).getByRole('button', { name: /^Convert/ });
const submit = (points: string) => async (page: Page) => {
  await field(page).fill(points);
  await go(page).click();
};

/**
 * Opens the points page of the demo customer with a fixed balance of 340 points, because other
 * tests change the real one.
 */
export async function openPoints(page: Page): Promise<void> {
  await customerBefore(page);
  await page.route('**/api/v1/customer/info*', async (route) => {
    const asked = route.fetch();
    const said = await asked.then((one) => one.json() as Promise<object>).catch(() => null);
    // A call of a page that was left, or of a test that is over, needs no answer.
    if (said === null) return;
    await route.fulfill({ json: { ...said, loyalty_point: 340 } }).catch(() => undefined);
  });
  await page.goto('/loyalty-points');
}

const call = '**/api/v1/customer/loyalty-point/point-transfer';

export const convertPointsPage = definePage({
  starts: { 'a hundred points for one': openPoints },
  acts: {
    'conversion.opened: with 340 points': (page) =>
      page.getByRole('button', { name: 'Convert to currency now' }).click(),
    'conversion.submitted: 300 points': submit('300'),
    'conversion.submitted: too few': submit('99'),
    'conversion.submitted: too many': submit('999'),
    'conversion.submitted: none': submit(''),
    'countPoints done: as shown': byItself,
    'conversion.corrected: typed on': {
      during: ['convertPoints.editing'],
      act: (page) => field(page).press('5'),
    },
    'conversion.closed: left': {
      during: ['convertPoints.editing', 'convertPoints.unsure'],
      act: (page) => page.keyboard.press('Escape'),
    },
  },
  answers: {
    'convert done: converted': {
      call,
      reply: { status: 200, json: { message: 'Your points are in your wallet.' } },
    },
    'convert fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'point', message: 'The server says no.' }] } },
    },
  },
  invisible: {
    'convertPoints.counting': 'The button says “Converting”, as while the points are converted.',
  },
  sees: {
    'convertPoints.closed': async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Convert to currency now' })).toBeVisible();
    },
    'convertPoints.editing': (page) => expect(go(page)).toBeVisible(),
    'convertPoints.converting': (page) =>
      expect(dialog(page).getByText('Converting', { exact: true })).toBeVisible(),
    'convertPoints.checking': (page) =>
      expect(dialog(page).getByText('Checking', { exact: true })).toBeVisible(),
    'convertPoints.unsure': (page) =>
      expect(
        dialog(page).getByText(
          'We do not know yet whether the points were converted. Nothing is sent twice.',
        ),
      ).toBeVisible(),
  },
});
