import { expect, test } from './test.ts';
import { choose, desktop, goOn, openSignIn, phone, visit } from './identityPage.ts';
import { words, type Customer } from './journey.ts';
import { expectAccessible, watchForFaults } from './shop.ts';
import { codeFor, newNumber } from './visitor.ts';

const accountOf = ({ t }: Customer, name: string) => t('account.of').replace('{name}', name);

for (const variant of [desktop, phone]) {
  test(`AUTH-03 AUTH-27: sign in through Google, ${variant.name}`, async ({ page }) => {
    const faults = await watchForFaults(page);
    const customer = await visit(page, variant);
    const { t } = customer;
    await openSignIn(customer);
    await expect(
      page.getByRole('button', { name: t('identity.provider.google'), exact: true }),
    ).toBeVisible();
    await expectAccessible(page, 'ways to sign in');
    const popup = await choose(customer, 'google');
    await expectAccessible(popup, 'the provider’s page');
    await expect(page.getByText(t('identity.provider.leave'))).toBeVisible();
    await expectAccessible(page, 'waiting for the provider');
    await goOn(popup, 'Maya Haddad');
    const done = words(customer, 'Logged in successfully.', 'identity.signIn.done');
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(popup.isClosed()).toBe(true);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ');
    expect(faults).toEqual([]);
  });
}

test('AUTH-31 AUTH-18 AUTH-23: a new customer by Facebook gives name and phone, and proves it', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  const popup = await choose(customer, 'facebook');
  const number = newNumber();
  await popup.getByRole('radio', { name: 'Somebody else' }).check();
  await popup.getByLabel('Name').fill('Rana Aoun');
  await popup.getByLabel('Email').fill(`rana${number}@people.example`);
  await popup.locator('button[value=go]').click();
  await expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible();
  await expectAccessible(page, 'extra info');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('identity.signUp.name'))).toHaveValue('Rana Aoun');
  await expect(dialog.getByLabel(t('identity.signUp.email'))).toHaveCount(0);
  await dialog.locator('input[type=tel]').fill(number);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
  await page.getByLabel(t('identity.otp.label')).fill(await codeFor(page, `+1${number}`));
  await page.getByRole('button', { name: t('identity.otp.go') }).click();
  await expect(page.getByRole('button', { name: accountOf(customer, 'Rana') })).toBeVisible();
});

test('AUTH-20: by Apple, an older account with the address unproven: "Is It You?"', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('apple.js')) scripts.push(request.url());
  });
  const customer = await visit(page, desktop);
  await openSignIn(customer);
  expect(scripts).toEqual([]);
  const popup = await choose(customer, 'apple');
  expect(scripts).toHaveLength(1);
  await goOn(popup, 'Karim Nasser');
  await expect(page.getByRole('heading', { name: 'Is It You?' })).toBeVisible();
  await expect(page.getByText('Karim Nasser')).toBeVisible();
  await expectAccessible(page, 'is it you');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(faults).toEqual([]);
});

test('AUTH-33 F-04: a provider left, one that shares no address, and one given up', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  const account = page.getByLabel(t('identity.signIn.account'));
  await account.fill('maya@sixways.example');
  const closed = await choose(customer, 'google');
  await closed.locator('button[value=cancel]').click();
  await expect(page.getByText(t('identity.provider.leave'))).toBeHidden();
  const givenUp = await choose(customer, 'facebook');
  await page.getByRole('button', { name: t('identity.provider.leave') }).click();
  await expect.poll(() => givenUp.isClosed()).toBe(true);
  const shut = await choose(customer, 'apple');
  await shut.close();
  await expect(page.getByText(t('identity.provider.leave'))).toBeHidden();
  await expect(account).toHaveValue('maya@sixways.example');

  const popup = await choose(customer, 'google');
  await goOn(popup, 'Sami Aziz');
  await expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible();
  const number = newNumber();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=tel]').fill(number);
  await dialog.getByLabel(t('identity.signUp.email')).fill(`sami${number}@people.example`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
  await page.getByLabel(t('identity.otp.label')).fill(await codeFor(page, `+1${number}`));
  await page.getByRole('button', { name: t('identity.otp.go') }).click();
  await expect(page.getByRole('button', { name: accountOf(customer, 'Sami') })).toBeVisible();
});

test('AUTH-34: Apple’s script missing is a warning in the console; others say why beside the ways left', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/sandbox/providers/apple.js', (route) => route.abort());
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  await page.getByRole('button', { name: 'Apple', exact: true }).click();
  await expect.poll(() => warnings.join()).toContain('apple');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser kept the window of Google');
  await expectAccessible(page, 'provider blocked');
  await expect(
    page.getByRole('button', { name: t('identity.signIn.go'), exact: true }),
  ).toBeEnabled();
});

test('ASVS 10.1.2: an answer nobody asked for is not used, and its window says so', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  await page.goto('/sign-in/return#id_token=eyJhbGciOiJub25lIn0.e30.&state=guessed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    customer.t('identity.provider.late'),
  );
  expect(page.url()).not.toContain('id_token');
  await expectAccessible(page, 'a late return');
  await page.getByRole('link', { name: customer.t('identity.provider.home') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
