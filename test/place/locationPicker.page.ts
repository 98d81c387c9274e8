import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { definePage } from '../paths/page.ts';

const suggests = '**/api/v1/config/place-api-autocomplete*';
const details = '**/api/v1/config/place-api-details*';
const zone = '**/api/v1/config/get-zone-id*';
const field = (page: Page) => page.getByRole('combobox', { name: en['place.search.label'] });
const options = (page: Page) => page.getByRole('option');
const explore = (page: Page) => page.getByRole('button', { name: en['place.explore'] });
const refused = {
  status: 404,
  json: { errors: [{ code: 'coordinates', message: 'No zone here.' }] },
};

export const locationPickerPage = definePage({
  clock: true,
  starts: {
    'it begins': async (page) => {
      await page.goto('/');
      await expect(field(page)).toBeEnabled();
    },
  },
  acts: {
    'place.text.changed: a word': {
      during: ['locationPicker.choosing'],
      act: (page) => field(page).fill('Eastside Mall'),
    },
    'place.suggestion.picked': {
      during: ['locationPicker.choosing.suggested'],
      act: (page) => options(page).first().click(),
    },
    'place.explored': {
      during: ['locationPicker.choosing.suggested'],
      act: (page) => explore(page).click(),
    },
    'place.again': (page) =>
      page
        .getByRole('button', {
          name: new RegExp(`^(${en['ui.retry']}|${en['catalogue.store.changePlace']})$`),
        })
        .click(),
  },
  answers: {
    'suggestPlaces done: one place': { call: suggests, reply: 'server' },
    'suggestPlaces done: nothing': {
      call: suggests,
      reply: { status: 200, json: { suggestions: [] } },
    },
    'suggestPlaces fails: timeout': { call: suggests, reply: 'lost' },
    'readPlaceDetails done': { call: details, reply: 'server' },
    'resolvePlace done: Copper Street, 1 zoneIds': { call: zone, reply: 'server' },
    'resolvePlace fails: outside all zones': { call: zone, reply: refused },
    'resolvePlace fails: no answer': { call: zone, reply: 'lost' },
  },
  sees: {
    'locationPicker.choosing': (page) => expect(field(page)).toBeVisible(),
    'locationPicker.outside': (page) =>
      expect(page.getByText(en['place.outside.title'])).toBeVisible(),
    'locationPicker.unresolved': (page) =>
      expect(page.getByRole('button', { name: en['ui.retry'] })).toBeVisible(),
    'locationPicker.done': (page) =>
      expect(page.getByRole('dialog', { name: en['modules.picker.title'] })).toBeVisible(),
  },
});
