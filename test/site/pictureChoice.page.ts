import { expect, type Page } from '@playwright/test';
import { drawn } from '../account/profileEdit.page.ts';
import { byItself, definePage } from '../paths/page.ts';

const logo = (page: Page) => page.getByRole('dialog', { name: 'Logo' });
const inLogo = (name: string) => (page: Page) =>
  logo(page).getByRole('button', { name, exact: true }).click();
const choose = (field: string) => async (page: Page) =>
  page
    .getByLabel(field)
    .and(page.locator('input[type=file]'))
    .setInputFiles({
      name: 'sign.png',
      mimeType: 'image/png',
      buffer: await drawn(page, 200, 200),
    });

export const pictureChoicePage = definePage({
  starts: {
    'it begins': async (page) => {
      await page.goto('/store-registration?active=active');
    },
  },
  acts: {
    'picture.chosen: for the logo': choose('Logo'),
    'picture.chosen: for the certificate': choose('Tax certificate'),
    'checkPicture done: fine': byItself,
    'picture.cropped: a square': inLogo('Use this picture'),
    'picture.uncut.accepted': inLogo('Use as it is'),
    'picture.declined': inLogo('Cancel'),
    // There is one to remove once one was chosen.
    'picture.removed': async (page) => {
      await choose('Tax certificate')(page);
      await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click();
    },
  },
  answers: {},
  sees: {
    'pictureChoice.resting': (page) =>
      expect(page.getByRole('button', { name: /^(Upload|Change): Logo$/ })).toBeVisible(),
    'pictureChoice.cropping': (page) =>
      expect(logo(page).getByRole('button', { name: 'Use this picture' })).toBeVisible(),
  },
  invisible: {
    'pictureChoice.checking': 'a file of 2 MB is read within a frame or two',
  },
});
