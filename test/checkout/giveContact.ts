import { expect, type Page } from '@playwright/test';

/** Gives a guest's contact at the checkout and waits until its form is folded. */
export async function giveContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maya Haddad');
  await page.getByLabel('Phone Number').fill('+15550137000');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // A press while it folds would begin on a button or radio and end beside it.
  await expect(save).toBeHidden();
}
