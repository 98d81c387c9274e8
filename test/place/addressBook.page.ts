import { expect, type Page } from '@playwright/test';
import { customerBefore, openPlaces } from '../browser/visitor.ts';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const book = '**/api/v1/customer/address';
const picking = (page: Page) => page.getByRole('dialog', { name: 'Where should we deliver?' });
const saved = (page: Page) => picking(page).getByRole('region', { name: 'Saved Addresses' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Saved Addresses' });
const form = (page: Page) =>
  page.getByRole('dialog', {
    name: /^(Add new address|Edit address)$/,
  });

const wire = (id: number, type: string, zone: number) => ({
  id,
  address_type: type,
  address: '1 Copper Street',
  contact_person_name: 'Maya Haddad',
  contact_person_number: '+15550137000',
  latitude: '31.988',
  longitude: '-39.984',
  zone_ids: [zone],
});
const home = wire(1, 'home', 1);
const far = wire(2, 'Selected Address', 2);
const listed = (...addresses: object[]) => ({
  call: `${book}/list?*`,
  reply: { status: 200, json: { total_size: addresses.length, addresses } },
});
const said = (message: string) => ({ status: 200, json: { message } });
const refused = { status: 403, json: { errors: [{ code: 'address', message: 'Not now.' }] } };
const save = `${book}/{add,update/*}`;
const removal = `${book}/delete?*`;

const manage = (page: Page) =>
  saved(page)
    .getByRole('button', {
      name: /^(Manage|Add address)$/,
    })
    .click();
const pick = (at: number) => (page: Page) =>
  list(page).getByRole('radio').nth(at).check({ force: true });
/**
 * Presses "Select" for the picked address, which closes the list; then opens the list again with
 * the same address picked.
 */
async function select(page: Page): Promise<void> {
  const radios = list(page).getByRole('radio');
  const picked = await radios.evaluateAll((all) =>
    all.findIndex((radio) => (radio as HTMLInputElement).checked),
  );
  await list(page).getByRole('button', { name: 'Select' }).click();
  await expect(list(page)).toBeHidden();
  await expect(async () => {
    if (!(await list(page).isVisible())) await manage(page);
    await pick(picked)(page);
    await expect(radios.nth(picked)).toBeChecked();
  }).toPass();
}

const inList = (name: string) => (page: Page) =>
  list(page).getByRole('button', { name, exact: true }).click();

const listBusy = (page: Page) =>
  expect(list(page).locator('[aria-busy="true"]').first()).toBeVisible();

export const addressBookPage = definePage({
  starts: {
    'a guest': async (page) => {
      await settleIn(page);
      await page.goto('/home');
      await openPlaces(page);
    },
    'a customer': async (page) => {
      await customerBefore(page);
      await page.goto('/home');
      await openPlaces(page);
      await manage(page);
    },
  },
  acts: {
    'address.asked': (page) => saved(page).getByRole('button', { name: 'Choose' }).click(),
    'address.picked: one in reach': { during: ['addressBook.listing'], act: pick(0) },
    'address.selected': { during: ['addressBook.listing'], act: select },
    'address.add': {
      during: ['addressBook.listing', 'addressBook.empty'],
      act: inList('Add address'),
    },
    'address.edit: home': {
      during: ['addressBook.listing'],
      act: inList('Edit: Home'),
    },
    'address.removed: home': {
      during: ['addressBook.listing'],
      act: inList('Delete: Home'),
    },
    'address.restored': {
      during: ['addressBook.listing', 'addressBook.empty'],
      act: inList('Undo'),
    },
    'address.saved: complete': {
      during: ['addressBook.form.adding', 'addressBook.form.editing'],
      act: (page) => form(page).getByRole('button', { name: 'Save address' }).click(),
    },
    'address.form.left': {
      during: ['addressBook.form.adding', 'addressBook.form.editing', 'addressBook.form.saving'],
      act: (page) => form(page).getByRole('button', { name: 'Close' }).first().click(),
    },
    'address.retry': inList('Try again'),
  },
  answers: {
    'loadAddresses done: nothing': listed(),
    'loadAddresses done: home alone': listed(home),
    'loadAddresses done: home and another': listed(home, far),
    'loadAddresses done: one more': listed(wire(3, 'office', 1), home, far),
    // A silence is asked again by itself; a refusal is not.
    'loadAddresses fails: no answer': { call: `${book}/list?*`, reply: refused },
    'saveAddress done: with words': { call: save, reply: said('Address added successfully.') },
    'saveAddress done: without words': { call: save, reply: said('') },
    'saveAddress fails: refused': { call: save, reply: refused },
    'removeAddress done: with words': {
      call: removal,
      reply: said('Address deleted successfully.'),
    },
    'removeAddress fails: gone already': {
      call: removal,
      reply: { status: 404, json: { message: 'No address.' } },
    },
    'removeAddress fails: no answer': { call: removal, reply: 'lost' },
  },
  sees: {
    'addressBook.form.saving': (page) =>
      expect(page.getByRole('button', { name: 'Saving the address' })).toBeVisible(),
    'addressBook.removing': listBusy,
    'addressBook.restoring': listBusy,

    'addressBook.guest': (page) =>
      expect(saved(page).getByRole('button', { name: 'Choose' })).toBeVisible(),
    'addressBook.unavailable': (page) =>
      expect(list(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'addressBook.empty': (page) =>
      expect(
        list(page).getByText(
          'Oops – You don’t have any saved address yet. please save address to continue',
        ),
      ).toBeVisible(),
    'addressBook.listing': (page) => expect(list(page).getByRole('radio').first()).toBeEnabled(),
    'addressBook.form.adding': (page) =>
      expect(page.getByRole('dialog', { name: 'Add new address' })).toBeVisible(),
    'addressBook.form.editing': (page) =>
      expect(page.getByRole('dialog', { name: 'Edit address' })).toBeVisible(),
  },
  invisible: {
    'addressBook.refreshing': 'the list stays as it is until it is read again',
    'addressBook.loading':
      'the addresses come when they are known; a new one can be written meanwhile',
  },
  beyond: {
    'addressBook.form.saving | address.saved | 0':
      'while an address is saved its button is busy and takes no press, nor does Enter in a field',
  },
});
