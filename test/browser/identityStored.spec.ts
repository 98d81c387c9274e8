import { expect, test } from './test.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { desktop, openSignIn, signIn, typeCode, visit } from './identityPage.ts';
import { addDish, openCart, openDish, openStore } from './journey.ts';
import { watchForFaults } from './shop.ts';
import { codeFor, maya, newNumber } from './visitor.ts';

/** The keys of everything that this browser has in localStorage. */
const storedKeys = () => Object.keys(localStorage).sort();

test('ITEM-14 OPEN-11: an Order Now is kept through a reload and sign-in', async ({ page }) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  await page.goto('/campaigns');
  const dish = page.getByRole('article').getByRole('heading').getByRole('button').first();
  const name = await dish.innerText();
  await dish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByLabel(t('identity.signIn.account')).fill(maya.email);
  await page.reload();
  await expect(page.getByLabel(t('identity.signIn.account'))).toHaveValue(maya.email);
  await signIn(customer);
  await expect(page).toHaveURL(/\/checkout\?page=campaign/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('WISH-07: a heart and a half-filled sign-up survive a reload; leaving says why not', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openStore(customer);
  const popup = await openDish(customer);
  const heart = popup.getByRole('button', { name: /^Favourite: / });
  await heart.click();
  await page.getByRole('button', { name: t('identity.signIn.toSignUp'), exact: true }).click();
  await page.getByLabel(t('identity.signUp.name')).fill('Nadia Karim');
  await page.getByLabel(t('identity.password'), { exact: false }).first().fill('Lake-2025');
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: t('identity.signUp.title') })).toBeVisible();
  await expect(dialog.getByLabel(t('identity.signUp.name'))).toHaveValue('Nadia Karim');
  await expect(dialog.getByLabel(t('identity.password'), { exact: false }).first()).toHaveValue('');
  await dialog.getByRole('button', { name: t('ui.close') }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nadia');
});

test('AUTH-20: "Is It You?" after a reload at the question, and after a lost reply', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  // Somebody typed this number before and never proved it.
  const number = newNumber();
  const older = { name: 'Sami Haddad', email: `sami${number}@example.com`, phone: `+1${number}` };
  await page.request.post('/api/v1/auth/sign-up', { data: { ...older, password: 'Older-2025' } });
  await openSignIn(customer);
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  await page.locator('input[type=tel]').fill(number);
  await page.getByRole('button', { name: t('identity.code.go') }).click();
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
  const code = await codeFor(page, `+1${number}`);

  // The network is lost while the code is checked: it can be checked again.
  await page.route('**/api/v1/auth/verify-phone', (route) => route.abort(), { times: 1 });
  await typeCode(customer, code);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await typeCode(customer, code);
  const question = page.getByRole('heading', { name: 'Is It You?' });
  await expect(question).toBeVisible();
  await expect(page.getByText('Sami Haddad')).toBeVisible();
  // The code is a secret, so it is asked for again.
  await page.reload();
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
  await typeCode(customer, code);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: t('identity.older.yes'), exact: true }).click();
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('account.of').replace('{name}', 'Sami') }),
  ).toBeVisible();
});

test('ASVS 7.3.2 7.4.1 14.2.1 14.3.1 14.3.3: a session that ends mid-checkout, and signing out in the other tab', async ({
  page,
  context,
}) => {
  const faults = await watchForFaults(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openStore(customer);
  await addDish(customer, await openDish(customer));
  await openSignIn(customer);
  await signIn(customer);
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
  const drawer = await openCart(customer);
  await drawer.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
  const extras = page.getByRole('button', { name: /^Edit: Extras/ });
  await extras.click();
  await page.getByLabel('Note for the restaurant').fill('Ring Maya at work');

  // The session ends elsewhere; the next call of the page is refused.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(page.getByRole('heading', { name: t('identity.signIn.title') })).toBeVisible();
  await signIn(customer);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
  await extras.click();
  await expect(page.getByLabel('Note for the restaurant')).toHaveValue('Ring Maya at work');

  // Only keys that are listed, and no secret in any of them or in an address.
  const allowed: string[] = Object.values(schema).map(({ key }) => key);
  expect((await page.evaluate(storedKeys)).filter((key) => !allowed.includes(key))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(maya.password);
  const secrets = [maya.password, maya.email, token, '5550137'];
  expect(asked.filter((url) => secrets.some((secret) => url.includes(secret)))).toEqual([]);

  // Signing out in another tab ends it here too, and nothing of the customer stays.
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: t('account.of').replace('{name}', 'Maya') }).click();
  await other.getByRole('menuitem', { name: t('account.signOut.open') }).click();
  await other.getByRole('button', { name: t('account.signOut.open'), exact: true }).click();
  await expect(other.getByText('Logout successful')).toBeVisible();
  await expect(page.getByText(t('account.signOut.elsewhere'))).toBeVisible();
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain('Maya');
    expect(left).not.toContain('"token"');
    await expect(tab.getByText('Maya at work')).toHaveCount(0);
    const typed = await tab.evaluate(() =>
      [...document.querySelectorAll('input, textarea')].map(
        (field) => 'value' in field && field.value,
      ),
    );
    expect(typed.join()).not.toContain('Maya');
  }
  expect(faults).toEqual([]);
});
