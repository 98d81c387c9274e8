import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';
import { choose, fillLogin, fillOwner, squarePng, acceptUncut } from './storeRegistration.page.ts';

const call = '**/api/v1/auth/delivery-man/store';

/** Fills in the registration of a courier: person, vehicle, identity documents and password. */
export async function fillCourier(page: Page, email: string, phone: string): Promise<void> {
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: squarePng };
  const files = page.locator('input[type=file]');
  await files.nth(0).setInputFiles(picture);
  await acceptUncut(page);
  await fillOwner(page, email, phone);
  await choose(page, 'Freelancer');
  await page.locator('[name=vehicle]').first().check({ force: true });
  await page.locator('[name=zone]').selectOption({ label: 'Eastside' });
  await page.locator('[name=identityType]').selectOption({ label: 'Driving licence' });
  await page.locator('[name=identityNumber]').fill('D-4471-0092');
  await files.nth(1).setInputFiles({ ...picture, name: 'licence.png' });
  await fillLogin(page);
}

export const courierRegistrationPage = definePage({
  starts: {
    'it begins': async (page) => {
      await page.goto('/deliveryman-registration');
    },
  },
  acts: {
    'join.courier.submitted: Samir': async (page) => {
      await fillCourier(page, 'samir@sixways.example', '+15550113090');
      await page.getByRole('button', { name: 'Send application' }).click();
    },
  },
  answers: {
    'register done: registered': {
      call,
      reply: { status: 200, json: { message: 'Application placed' } },
    },
    'register fails: the phone is known': {
      call,
      reply: {
        status: 403,
        json: { errors: [{ code: 'phone', message: 'This phone is registered already.' }] },
      },
    },
    'register fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'courierRegistration.editing': (page) =>
      expect(page.getByRole('button', { name: 'Send application' })).toBeVisible(),
    'courierRegistration.registering': (page) =>
      expect(page.getByRole('main').getByText('Sending your application')).toBeVisible(),
    'courierRegistration.done': (page) =>
      expect(page.getByRole('heading', { name: 'Your application is under review' })).toBeVisible(),
  },
});
