import { expect, type Page } from '@playwright/test';
import { eastside } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/module';
const picker = (page: Page) =>
  page.getByRole('dialog', { name: 'Select a type of module for your orders.' });
const choose = (name: string) => (page: Page) =>
  picker(page).getByRole('button', { name, exact: true }).click();

export const modulePage = definePage({
  starts: {
    'nothing stored': async (page) => {
      await page.addInitScript((place) => {
        localStorage.setItem('location', place.location);
        localStorage.setItem('currentLatLng', JSON.stringify(place.currentLatLng));
        localStorage.setItem('zoneid', JSON.stringify(place.zoneid));
      }, eastside);
      await page.goto('/home');
    },
  },
  acts: {
    'module.chosen: food': { during: ['module.served.offering.picking'], act: choose('Food') },
    'module.chosen: grocery': {
      during: ['module.served.offering.picking'],
      act: choose('Grocery'),
    },
    'module.picker.closed': (page) => page.keyboard.press('Escape'),
    // The button of the picker, which comes after the one of the page below it.
    'module.retry': (page) => page.getByRole('button', { name: 'Try again' }).last().click(),
  },
  answers: {
    'loadModules done: two modules': { call, reply: 'server' },
    'loadModules done: none': { call, reply: { status: 200, json: [] } },
    'loadModules fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'module.served.offering.switching': (page) => expect(picker(page)).toBeVisible(),

    'module.served.offering.picking': (page) => expect(picker(page)).toBeVisible(),
    'module.served.offering.chosen': (page) => expect(picker(page)).toBeHidden(),
    'module.empty': (page) =>
      expect(page.getByRole('dialog').getByText('No module found')).toBeVisible(),
    'module.withoutModule': (page) =>
      expect(page.getByText('No module found').first()).toBeVisible(),
    'module.unavailable': (page) =>
      expect(page.getByText('The modules could not be loaded.').first()).toBeVisible(),
  },
  beyond: {
    'module.withoutModule | module.picker.opened | 0':
      'the button that opens the picker stands on the page of parcels alone, which needs a module',
  },
  invisible: {
    'module.loading': 'the page of the module known before stays, or none is there yet',
    'module.served.enteringRental': 'the page waits a moment, while the trip cart is looked at',
    'module.served.settlingTripCart':
      'the picker has closed, and the trip cart is looked at in a moment',
  },
});
