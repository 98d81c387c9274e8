/** A parcel as a customer books it. */
import { expect, type Page } from '@playwright/test';
import { settleIn } from './shop.ts';

const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** A guest in the Eastside at the first step of a booking. */
export async function guestSendingParcel(page: Page): Promise<void> {
  await settleIn(page);
  await page.goto('/checkout?page=parcel&module_id=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send a parcel');
}

/** Answers the step of the sender; the place is where the guest is. */
export async function fillSender(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maya Haddad');
  await page.getByLabel('Phone Number').fill('+15550137000');
  await onward(page);
}

/** Names where the parcel goes. */
export async function nameReceiver(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill('Copper');
  await page.getByRole('listbox', { name: 'Address' }).getByRole('option').first().click();
}

/** Answers the step of the receiver. */
export async function fillReceiver(page: Page): Promise<void> {
  await nameReceiver(page);
  await page.getByLabel('Name').fill('Omar Aziz');
  await page.getByLabel('Phone Number').fill('+15550137009');
  await onward(page);
}

/** Answers the step of the item. */
export async function fillItem(page: Page): Promise<void> {
  await page.getByLabel('What is in it?').fill('Ceramic bowl');
  await page.getByRole('radio', { name: '1–2 kg' }).click();
  await page.getByRole('checkbox', { name: 'Nothing of this is in my parcel' }).check();
  await onward(page);
}
