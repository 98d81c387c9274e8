import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';

const suggests = '**/api/v1/config/place-api-autocomplete*';
const details = '**/api/v1/config/place-api-details*';
const zone = '**/api/v1/config/get-zone-id*';
const field = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const options = (page: Page) => page.getByRole('option');
const explore = (page: Page) => page.getByRole('button', { name: 'Explore' });
const refused = {
  status: 404,
  json: { errors: [{ code: 'coordinates', message: 'No zone here.' }] },
};

const resolving = (page: Page) =>
  expect(page.getByText('Looking up the address').first()).toBeVisible();

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
      act: async (page) => {
        // Filling in the text that the field holds already would change nothing.
        const text = await field(page).inputValue();
        await field(page).fill(text === 'Eastside Mall' ? 'Eastside' : 'Eastside Mall');
      },
    },
    'place.text.changed: one letter': {
      during: ['locationPicker.choosing'],
      act: (page) => field(page).fill('E'),
    },
    'place.suggestion.picked': {
      during: ['locationPicker.choosing.suggested'],
      act: (page) => options(page).first().click(),
    },
    'place.explored': {
      during: ['locationPicker.choosing.typing', 'locationPicker.choosing.suggested'],
      act: (page) => explore(page).click(),
    },
    'place.retry': (page) =>
      page
        .getByRole('button', {
          name: /^(Try again|Change address)$/,
        })
        .click(),
  },
  answers: {
    'suggestPlaces done: one place': { call: suggests, reply: 'server' },
    'suggestPlaces fails: timeout': { call: suggests, reply: 'lost' },
    'readPlaceDetails done': { call: details, reply: 'server' },
    'readPlaceDetails fails: refused': {
      call: details,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'resolvePlace done: Copper Street, 1 zoneIds': { call: zone, reply: 'server' },
    'resolvePlace fails: outside all zones': { call: zone, reply: refused },
    'resolvePlace fails: no answer': { call: zone, reply: 'lost' },
  },
  sees: {
    'locationPicker.choosing.suggested': (page) => expect(options(page).first()).toBeVisible(),
    'locationPicker.choosing.suggestionsFailed': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'locationPicker.placing': resolving,
    'locationPicker.locating': (page) =>
      expect(page.getByRole('button', { name: 'Finding your position' })).toBeVisible(),
    'locationPicker.resolving': resolving,

    'locationPicker.choosing': (page) => expect(field(page)).toBeVisible(),
    'locationPicker.outside': (page) => expect(page.getByText('We are not here yet')).toBeVisible(),
    'locationPicker.unresolved': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'locationPicker.done': (page) =>
      expect(
        page.getByRole('dialog', { name: 'Select a type of module for your orders.' }),
      ).toBeVisible(),
  },
  invisible: {
    'locationPicker.choosing.idle': 'the field waits, as `locationPicker.choosing` says',
    'locationPicker.choosing.typing':
      'what is typed stands in the field; the search comes after a pause',
    'locationPicker.choosing.suggesting': 'the list comes with its places',
  },
});
