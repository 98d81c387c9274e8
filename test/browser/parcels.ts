/** A parcel as a customer books it; in English unless another language's texts are given. */
import { expect, type Page } from '@playwright/test';
import type { Customer } from './journey.ts';
import { settleIn } from './shop.ts';
import { english } from './visitor.ts';

type Texts = Customer['t'];

/** A guest in the Eastside at the first step of a booking. */
export async function guestSendingParcel(page: Page): Promise<void> {
  await settleIn(page);
  await page.goto('/checkout?page=parcel&module_id=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send a parcel');
}

/** Presses "Continue" in the open step. */
export const onward = (page: Page, t: Texts = english(page).t) =>
  page.getByRole('button', { name: t('parcel.continue') }).click();

/** Fills in name and phone of the sender or of the receiver. */
export async function fillContact(
  page: Page,
  name: string,
  phone: string,
  t: Texts = english(page).t,
): Promise<void> {
  await page.getByLabel(t('checkout.contact.name')).fill(name);
  await page.getByRole('textbox', { name: t('checkout.contact.phone') }).fill(phone);
}

/** Fills in who sends the parcel; it is picked up at the guest's place. */
export const fillSender = (page: Page, t: Texts = english(page).t) =>
  fillContact(page, 'Maya Haddad', '+15550137000', t);

/**
 * Chooses where the parcel goes: a street of the Eastside, found by its Latin name in every
 * language.
 */
export async function nameReceiver(
  page: Page,
  t: Texts = english(page).t,
  street = 'Copper',
): Promise<void> {
  await page.getByRole('combobox', { name: t('parcel.place'), exact: true }).fill(street);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('combobox', { name: t('parcel.place'), exact: true })).toBeHidden();
}

/** Fills in where the parcel goes, and who receives it. */
export async function fillReceiver(page: Page, t: Texts = english(page).t): Promise<void> {
  await nameReceiver(page, t);
  await fillContact(page, 'Omar Aziz', '+15550137009', t);
}

/** Says what is in it, and how heavy it is. */
export async function fillItem(page: Page, t: Texts = english(page).t): Promise<void> {
  await page.getByLabel(t('parcel.description')).fill('Ceramic bowl');
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('checkbox', { name: t('parcel.harmless') }).check();
}
