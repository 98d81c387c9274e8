import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/config/distance-api*';
const trip = (page: Page) => page.getByRole('group', { name: 'Your trip' });
const asking = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure want to reset ?' });
const dialog = (page: Page) => page.getByRole('dialog');
const type = (name: string) => (page: Page) =>
  page.getByRole('radio', { name }).check({ force: true });

const destination = (page: Page) => trip(page).getByRole('button', { name: 'Destination' }).click();

export const tripSettingsPage = definePage({
  starts: {
    'a first visit': async (page) => {
      await settleInRental(page);
      await page.goto('/home');
      await expect(trip(page)).toBeVisible();
    },
  },
  acts: {
    'trip.type.changed: hourly': {
      during: ['tripSettings.planning'],
      act: type('Hourly'),
    },
    'trip.type.changed: by distance': {
      during: ['tripSettings.planning'],
      act: type('Distance wise'),
    },
    'trip.destination.chosen: the quay': {
      during: ['tripSettings.planning'],
      act: async (page) => {
        await destination(page);
        await dialog(page).getByRole('combobox').fill('Northfield Common');
        await dialog(page).getByRole('option').first().click();
        await expect(dialog(page)).toBeHidden();
      },
    },
    'trip.destination.cleared': {
      during: ['tripSettings.planning.measured', 'tripSettings.planning.unmeasured'],
      act: async (page) => {
        await destination(page);
        await dialog(page).getByRole('button', { name: 'No destination' }).click();
      },
    },
    'trip.measure.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'trip.reset': (page) => page.getByRole('button', { name: 'Reset' }).click(),
    'trip.reset.confirmed': (page) => asking(page).getByRole('button', { name: 'Reset' }).click(),
    'trip.reset.declined': (page) => asking(page).getByRole('button', { name: 'Cancel' }).click(),
  },
  answers: {
    'measureRoute done: a road': { call, reply: 'server' },
    'measureRoute done: no road': { call, reply: { status: 200, json: {} } },
    'measureRoute fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'tripSettings.planning.incomplete': (page) =>
      expect(trip(page).getByRole('button', { name: 'Destination' })).toBeVisible(),
    'tripSettings.planning.measuring': async (page) => {
      // A trip by the hour does not wait for the length of the way.
      const counts = await page.getByRole('radio', { name: 'Distance wise' }).isChecked();
      await expect(page.getByRole('button', { name: 'Measuring' })).toBeVisible({
        visible: counts,
      });
    },

    'tripSettings.planning': (page) => expect(trip(page)).toBeVisible(),
    'tripSettings.planning.measured': (page) =>
      expect(page.getByRole('main').getByText(/ km/).first()).toBeVisible(),
    'tripSettings.planning.unmeasured': (page) =>
      expect(page.getByText('The distance could not be measured.')).toBeVisible(),
    'tripSettings.confirmingReset': (page) => expect(asking(page)).toBeVisible(),
  },
  beyond: {
    'tripSettings.planning | trip.search | 0':
      'without a place rental asks for one and shows no trip to search for',
    'tripSettings.planning.measuring | trip.search | 0':
      'while a trip by distance is measured its button is busy and takes no press',
  },
});
