import { expect, type Page } from '@playwright/test';
import { customerAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/customer/address/add*';
const receiver = (page: Page) => page.getByRole('region', { name: 'Delivery Addresses' });
const refused = (page: Page) =>
  page.getByText('The order keeps this address, but it could not be saved: The server says no.');

export const addressSavingPage = definePage({
  starts: { 'it begins': async (page) => void (await customerAtCheckout(page)) },
  acts: {
    'address.save.asked: home': {
      during: ['addressSaving.idle', 'addressSaving.refused'],
      act: async (page) => {
        await receiver(page).getByRole('button', { name: 'Edit: Delivery Addresses' }).click();
        await receiver(page).getByRole('checkbox', { name: 'Save this address' }).press(' ');
        await receiver(page).getByRole('button', { name: 'Save', exact: true }).click();
      },
    },
    'address.save.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  answers: {
    'saveAddress done: added': { call, reply: 'server' },
    'saveAddress fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'addressSaving.idle': (page) => expect(refused(page)).toBeHidden(),
    'addressSaving.saving': (page) => expect(refused(page)).toBeHidden(),
    'addressSaving.saved': (page) =>
      expect(page.getByText('Address added successfully.')).toBeVisible(),
    'addressSaving.refused': (page) => expect(refused(page)).toBeVisible(),
  },
});
