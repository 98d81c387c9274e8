import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const update = '**/api/v1/customer/update-profile';
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const resetting = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' });
const due = (verification_on: 'phone' | 'email', verification_medium: string) => ({
  status: 200,
  json: { verification_on, verification_medium, otp_send: true, message: 'Please verify it.' },
});

/** A plain PNG of this width and height, drawn by the browser. */
export const drawn = (page: Page, width: number, height: number): Promise<Buffer> =>
  page
    .evaluate(
      ([w, h]) => {
        const canvas = document.createElement('canvas');
        canvas.width = w;
        canvas.height = h;
        const pen = canvas.getContext('2d');
        if (pen !== null) {
          pen.fillStyle = 'teal';
          pen.fillRect(0, 0, w, h);
        }
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      [width, height] as const,
    )
    .then((text) => Buffer.from(text, 'base64'));

/** The e-mail field of the profile form, not that of the newsletter. */
export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

/** Chooses a file for the profile. */
export const choosePhoto = async (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

export const profileEditPage = definePage({
  starts: {
    'of a shop with the service': async (page) => {
      await customerBefore(page);
      await page.goto('/profile?page=profile-settings');
    },
    'reloaded in the form': async (page) => {
      await customerBefore(page);
      await page.goto('/profile?page=profile-settings');
      await press('Edit Personal Details')(page);
      await emailField(page).fill('maya@lake.example');
      await page.reload();
      await expect(emailField(page)).toHaveValue('maya@lake.example');
    },
  },
  acts: {
    'profile.edit.opened': press('Edit Personal Details'),
    'profile.edit.left': press('Go Back'),
    'profile.submitted: the details': async (page) => {
      await emailField(page).fill('maya@lake.example');
      await press('Update Profile')(page);
    },
    'profile.reset.asked': press('Reset'),
    'profile.reset.confirmed': (page) =>
      resetting(page).getByRole('button', { name: 'Reset', exact: true }).click(),
    'profile.reset.declined': (page) =>
      resetting(page).getByRole('button', { name: 'Cancel', exact: true }).click(),
    'otp done: closed': press('Change'),
  },
  answers: {
    'saveProfile done: saved': {
      call: update,
      reply: { status: 200, json: { message: 'Successfully updated' } },
    },
    'saveProfile done: the phone is due': { call: update, reply: due('phone', 'SMS') },
    'saveProfile done: the address is due': { call: update, reply: due('email', 'email') },
    'saveProfile fails: the address is taken': {
      call: update,
      reply: {
        status: 403,
        json: { errors: [{ code: 'email', message: 'The email has already been taken.' }] },
      },
    },
    'saveProfile fails: refused': {
      call: update,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'saveProfile fails: timeout': { call: update, reply: 'lost' },
  },
  sees: {
    'profileEdit.viewing': (page) =>
      expect(page.getByRole('heading', { name: 'Profile settings' })).toBeVisible(),
    'profileEdit.editing': async (page) => {
      await expect(page.getByRole('heading', { name: 'Edit Personal Details' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    },
    'profileEdit.confirmingReset': (page) => expect(resetting(page)).toBeVisible(),
    'profileEdit.submitting': (page) =>
      expect(page.getByText('Saving', { exact: true })).toBeVisible(),
    'profileEdit.proving': (page) =>
      expect(page.getByRole('dialog', { name: /^Verify your (phone|email)$/ })).toBeVisible(),
  },
});
