/**
 * In a contrast theme of the operating system (`forced-colors`), the browser removes fills and
 * shadows. Buttons, fields and the chosen option must be recognisable nevertheless.
 */
import { expect, test, type Locator } from './test.ts';
import { settleIn } from './shop.ts';
import { customerBefore, openSignIn } from './visitor.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The width of the line around a part of the page, in px. */
const line = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

test('WCAG 1.4.1, 1.4.11: in a contrast theme tabs, options, buttons and fields have lines, the chosen ones thick', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/store/1');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('Menu');
  expect(await line(chosen)).toBe(3);
  expect(await line(page.getByRole('tab', { name: 'Reviews' }))).toBe(1);

  await page.goto('/home?search=tea');
  const views = page.getByRole('group', { name: 'Kind of results' }).locator('label');
  await expect(views).toContainText(['Foods', 'Restaurants']);
  expect(await line(views.nth(0))).toBe(3);
  expect(await line(views.nth(1))).toBe(1);

  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top-width', '1px');
  expect(await line(dialog.getByLabel('Email or phone').locator('..'))).toBeGreaterThan(0);
  expect(await line(dialog.getByRole('button', { name: 'Sign In', exact: true }))).toBe(1);

  // The browser's own checkbox, and not one that is made of fills.
  const remember = dialog.getByRole('checkbox', { name: 'Remember me' });
  await expect(remember).toHaveCSS('opacity', '1');
  await expect(remember.locator('xpath=following-sibling::span[1]')).toBeHidden();
  expect(await line(remember.locator('..'))).toBe(0);
  await dialog.getByText('Remember me').click();
  await expect(remember).toBeChecked();
  expect(await line(remember.locator('..'))).toBe(0);
});

test('WCAG 1.4.11: in a contrast theme a slider, the mark of an unread notification and a toast are visible', async ({
  page,
}) => {
  await customerBefore(page);
  await page.goto('/settings');
  const size = page.getByRole('slider', { name: 'Text size' });
  await expect(size).toBeVisible();
  expect(await line(size.locator('xpath=preceding-sibling::*[1]'))).toBe(1);

  await page.goto('/profile?page=notifications');
  const unread = page.getByRole('listitem').filter({ hasText: 'New' }).first();
  await expect(unread.locator('i')).toHaveCSS('background-color', 'rgb(0, 0, 0)');

  await page.goto('/coupons');
  await page.getByRole('button', { name: /SIX/ }).click();
  const toast = page.locator('[data-kind]').first();
  await expect(toast).toBeVisible();
  expect(await line(toast)).toBe(1);
});

test('WCAG 2.4.7: in a contrast theme the entry of a menu that the keys have reached has a fill of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await customerBefore(page);
  await page.goto('/wallet');
  const fillOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(async () => {
    await page.getByRole('button', { name: /Maya/ }).click({ timeout: 2000 });
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  const reached = page.getByRole('menuitem', { name: 'My orders' });
  await expect(reached).toHaveAttribute('data-highlighted');
  expect(await fillOf(reached)).not.toBe(await fillOf(page.getByRole('menu')));
});
