import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';

const url = '/store-registration?active=active';
const register = '**/api/v1/auth/vendor/register';
const plan = '**/api/v1/vendor/business_plan';
const words = '**/api/v1/config/geocode-api*';

/** A picture of one pixel, which is as wide as it is high. */
export const squarePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const main = (page: Page) => page.getByRole('main');
export const address = (page: Page) => main(page).locator('[name=address]');

/** Fills the address field with `shown` and moves the pin on the map. */
const moveThePin = (shown: string) => async (page: Page) => {
  await address(page).fill(shown);
  await main(page).getByRole('button', { name: 'Move north', exact: true }).click();
};

const go = (page: Page, name = 'Continue') =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Chooses a tile. The click is forced, because the radio button covers the whole tile. */
export const choose = (page: Page, name: string) =>
  main(page).getByRole('radio', { name }).first().check({ force: true });

/** Accepts the chosen picture without cropping; it already has the required shape. */
export const acceptUncut = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Use as it is', exact: true }).click();

/** The details of a store in the zone Eastside. */
export async function fillStore(page: Page): Promise<void> {
  await choose(page, 'Food');
  await page.getByLabel('Store name (English)').fill('Corner Grill');
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: squarePng,
  });
  await acceptUncut(page);
  // A zone moves the pin, which fills in an address as long as none was typed.
  await address(page).fill('3 Harbour Lane');
  await page.locator('[name=zone]').selectOption({ label: 'Eastside' });
  await page.getByLabel('Ready in, at least').fill('20');
  await page.getByLabel('At most').fill('40');
  await page.getByLabel('Tax on what you sell').fill('8');
}

/** Fills in the person who is responsible for the store or is the courier. */
export async function fillOwner(page: Page, email: string, phone: string): Promise<void> {
  await page.getByLabel('First name').fill('Leila');
  await page.getByLabel('Last name').fill('Karimi');
  await page.locator('[name=phone]').fill(phone);
  await main(page).getByLabel('Email').fill(email);
}

/** Fills in a valid password and accepts the terms. */
export async function fillLogin(page: Page): Promise<void> {
  await page.locator('[name=password]').fill('Saffron-2026!');
  await page.getByLabel('Confirm password').fill('Saffron-2026!');
  const terms = page.getByRole('checkbox', { name: 'I accept the Terms and conditions' });
  if (!(await terms.isChecked())) await terms.check({ force: true });
}

async function choosePackage(page: Page): Promise<void> {
  await choose(page, 'Package');
  await choose(page, 'Growth');
}

const store = {
  module: '1',
  name: 'Corner Grill',
  names: {},
  address: '3 Harbour Lane',
  pin: '',
  zone: '',
  pickupZones: [],
  minimum: '20',
  maximum: '40',
  unit: 'minute',
  tax: '8',
  taxNumber: '',
  taxExpires: '',
};
const owner = {
  firstName: 'Leila',
  lastName: 'Karimi',
  phone: '+15550194410',
  email: 'leila@saffron.example',
};

/** Opens the page in a browser that has these drafts of registrations stored. */
const storedBefore =
  (value: object, query = '') =>
  async (page: Page) => {
    await page.addInitScript(
      (json) => {
        if (sessionStorage.getItem('begun') !== null) return;
        sessionStorage.setItem('begun', 'yes');
        localStorage.setItem('registration-drafts', json);
      },
      JSON.stringify({ version: 2, value }),
    );
    await page.goto(url + query);
  };

const refusal = (code: string, message: string) => ({
  call: register,
  reply: { status: 403, json: { errors: [{ code, message }] } },
});
const registered = (type: string) => ({
  call: register,
  reply: { status: 200, json: { store_id: 91, type, message: 'Application placed' } },
});

export const storeRegistrationPage = definePage({
  starts: {
    'nothing was typed': async (page) => {
      await page.goto(url);
    },
    'the store was filled in before a reload': storedBefore({ store, reached: 'owner' }),
    'store and owner were filled in before a reload': storedBefore({
      store,
      owner,
      reached: 'login',
    }),
    'back, and it says paid': storedBefore({ storeId: 91 }, '&flag=success'),
    'back, and it says canceled': storedBefore({ storeId: 91 }, '&flag=cancel'),
  },
  acts: {
    'join.pin.moved: the address is empty': moveThePin(''),
    'join.pin.moved: somebody typed the address': moveThePin('9 Own Lane'),
    'join.pin.moved: the address is that of the last pin': moveThePin('3 Copper Street'),
    'join.address.typed': (page) => address(page).fill('9 Own Lane'),
    'join.store.submitted: Corner Grill': async (page) => {
      await fillStore(page);
      await go(page);
    },
    'join.owner.submitted: Leila': async (page) => {
      await fillOwner(page, owner.email, owner.phone);
      await go(page);
    },
    'join.login.submitted: a strong password': async (page) => {
      await fillLogin(page);
      await go(page);
    },
    'join.plan.submitted: commission': {
      during: ['storeRegistration.plan'],
      act: async (page) => {
        await choose(page, 'Commission');
        await go(page, 'Send application');
      },
    },
    'join.plan.submitted: a package by card': {
      during: ['storeRegistration.plan', 'storeRegistration.unpaid'],
      act: async (page) => {
        await choosePackage(page);
        await main(page)
          .getByRole('button', { name: /^(Send application|Choose this plan)$/ })
          .click();
      },
    },
    'join.back': (page) => go(page, 'Back'),
  },
  answers: {
    'findAddress done: 3 Copper Street': {
      call: words,
      reply: { status: 200, json: { results: [{ formatted_address: '3 Copper Street' }] } },
    },
    'findAddress done: none is known': {
      call: words,
      reply: { status: 200, json: { results: [] } },
    },
    'findAddress fails: timeout': { call: words, reply: 'lost' },
    'register done: registered with commission': registered('commission'),
    'register done: registered with a package': registered('subscription'),
    'register done: registered, the package is gone': registered('business_model_fail'),
    'register fails: the zone is gone': refusal('zone_id', 'There is no such zone.'),
    'register fails: the e-mail is known': refusal('email', 'This email is registered already.'),
    'register fails: the password is weak': refusal(
      'password',
      'The password is known from a leak.',
    ),
    'register fails: the plan is refused': refusal('package_id', 'This plan is not offered.'),
    'register fails: timeout': { call: register, reply: 'lost' },
    'choosePlan done: it begins at once': {
      call: plan,
      reply: {
        status: 200,
        json: { store_business_model: 'subscription', logo: null, message: 'Plan chosen.' },
      },
    },
    'choosePlan fails: it is gone': {
      call: plan,
      reply: {
        status: 403,
        json: { errors: [{ code: 'package_id', message: 'This plan is not offered.' }] },
      },
    },
    'choosePlan fails: timeout': { call: plan, reply: 'lost' },
  },
  sees: {
    'storeRegistration.store': (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Your store' })).toBeVisible(),
    'storeRegistration.store.filling': (page) => expect(address(page)).toBeVisible(),
    'storeRegistration.store.findingAddress': (page) =>
      expect(main(page).getByText('Looking up the address of the pin.')).toBeVisible(),
    'storeRegistration.store.addressUnknown': (page) =>
      expect(
        main(page).getByText('We found no address for this pin. Please type it.'),
      ).toBeVisible(),
    'storeRegistration.owner': (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'You', exact: true })).toBeVisible(),
    'storeRegistration.login': (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeVisible(),
    'storeRegistration.plan': async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Send application' })).toBeVisible();
    },
    'storeRegistration.registering': (page) =>
      expect(main(page).getByText('Sending your application')).toBeVisible(),
    'storeRegistration.choosingPlan': (page) =>
      expect(main(page).getByText('Sending your application')).toBeVisible(),
    'storeRegistration.unpaid': (page) =>
      expect(
        main(page).getByText(
          'We have your application, but its plan did not begin. Pay again, or choose another one.',
        ),
      ).toBeVisible(),
    'storeRegistration.done': (page) =>
      expect(page.getByRole('heading', { name: 'Your application is under review' })).toBeVisible(),
  },
  invisible: {
    'storeRegistration.leaving': 'the payment page takes the place of this one',
  },
});
