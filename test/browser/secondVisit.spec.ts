import { expect, test, type Page } from './test.ts';
import { openStore } from './journey.ts';
import { settleIn, watchForFaults } from './shop.ts';
import { customerBefore, english } from './visitor.ts';

/** Does something with the pages that the browser keeps, and says how many there are then. */
const keptPages = (page: Page, act: 'count' | 'spoil' = 'count'): Promise<number> =>
  page.evaluate(
    (what) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sixways-pages', 1);
        opening.onerror = () => reject(new Error('no database'));
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('pages').createIndex('savedAt', 'savedAt');
        opening.onsuccess = () => {
          const doing = opening.result.transaction('pages', 'readwrite');
          const pages = doing.objectStore('pages');
          if (what === 'spoil') {
            pages.getAllKeys().onsuccess = ({ target }) => {
              const text = '[[["config"],{"garbage":1}],[["store","ember-rye-burgers"],7]]';
              for (const key of (target as IDBRequest<IDBValidKey[]>).result) {
                pages.put({ text, savedAt: Date.now() }, key);
              }
            };
          }
          const count = pages.count();
          doing.oncomplete = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
    act,
  );

test('DATA-17: a store opens again as it was before any reply comes, and anew after', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  await openStore(english(page));
  await expect.poll(() => keptPages(page)).toBe(1);

  let late: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => (late = resolve));
  await page.route('**/api/**', async (route) => {
    await asked;
    await route.continue();
  });
  await page.route('**/stores/details/**', async (route) => {
    await asked;
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), name: 'Under a new name' } });
  });
  await openStore(english(page));
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).not.toHaveText('Under a new name');
  late?.();
  await expect(name).toHaveText('Under a new name');
  expect(faults).toEqual([]);
});

test('DATA-17: a page opens over anything that is kept of it', async ({ page }) => {
  await settleIn(page);
  await openStore(english(page));
  await expect.poll(() => keptPages(page)).toBe(1);
  await keptPages(page, 'spoil');
  await page.reload();
  await expect(async () => {
    const again = page.getByRole('button', { name: english(page).t('ui.retry') }).first();
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('LOC-03: nothing that pages showed at the old place is kept at the new one', async ({
  page,
}) => {
  const { t } = english(page);
  await settleIn(page);
  await page.goto('/home');
  await expect.poll(() => keptPages(page)).toBe(1);
  await page
    .getByRole('button', { name: /24 Harbour Lane/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Eastside Mall');
  await dialog.getByRole('option').first().click();
  // What the page asks for anew is never answered, so it keeps nothing of the new place either.
  await page.route('**/api/v1/stores/**', () => undefined);
  await dialog.getByRole('button', { name: t('map.confirm') }).click();
  await expect.poll(() => keptPages(page)).toBe(0);
});

test('AUTH-36: signing out leaves no page that the customer saw', async ({ page }) => {
  const { t } = english(page);
  await customerBefore(page);
  await page.goto('/home');
  await expect.poll(() => keptPages(page)).toBe(1);
  await page.getByRole('button', { name: t('account.of').replace('{name}', 'Maya') }).click();
  await page.getByRole('menuitem', { name: t('account.signOut.open') }).click();
  await page.route('**/api/v1/stores/**', () => undefined);
  await page.getByRole('button', { name: t('account.signOut.open'), exact: true }).click();
  await expect.poll(() => keptPages(page)).toBe(0);
});
