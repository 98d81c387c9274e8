import { expect, test, type Locator, type Page } from './test.ts';
import { desktop, openSignIn, sendsOnce, signIn, typeCode, visit } from './identityPage.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { signInStepsPage } from '../identity/signInSteps.page.ts';
import { openDish, openStore } from './journey.ts';
import {
  codeFor,
  customerBefore,
  english,
  guestWithCart,
  maya,
  newAccount,
  newNumber,
  openCart,
} from './visitor.ts';
import { Walk } from './walk.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const phoneOf = (page: Page) => page.locator('input[type=tel]');
const digits = async (field: Locator) => (await field.inputValue()).replaceAll(' ', '');
const headers = { 'X-localization': 'en' };

test('AUTH-05 AUTH-06 ASVS 14.2.1 14.3.3: Back is a step back in the dialog, Forward and reload are the same step, and only secrets are lost', async ({
  page,
}) => {
  const customer = await visit(page, desktop);
  const { t } = customer;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openStore(customer);
  const behind = page.url();
  await openSignIn(customer);
  const dialog = dialogOf(page);
  /**
   * Checks that Forward leads nowhere from the step just reached, and that a reload stays at that
   * step.
   */
  const stays = async (step: () => Promise<void>) => {
    await step();
    for (const move of [() => page.goForward(), () => page.reload()]) {
      await move();
      await step();
    }
  };
  /**
   * Checks that Back closes the dialog and shows the page below, and that Forward opens the dialog
   * again.
   */
  const closesAndComes = async (step: () => Promise<void>) => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(behind);
    await page.goForward();
    await step();
  };

  const account = dialog.getByLabel(t('identity.signIn.account'));
  const password = dialog.getByLabel(t('identity.password'), { exact: true });
  await account.fill('nadia@example.com');
  await password.fill('Lake-2025');
  await dialog.getByRole('checkbox').press(' ');
  const asTyped = async () => {
    await expect(account).toHaveValue('nadia@example.com');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  };
  await stays(asTyped);
  await expect(password).toHaveValue('');
  await closesAndComes(asTyped);
  await page.goBack();
  await openSignIn(customer);
  await asTyped();

  const toSignUp = dialog.getByRole('button', { name: t('identity.signIn.toSignUp'), exact: true });
  const name = dialog.getByLabel(t('identity.signUp.name'));
  await toSignUp.click();
  await name.fill('Nadia Karim');
  await dialog.getByRole('checkbox').press(' ');
  await page.goBack();
  await asTyped();
  await toSignUp.click();
  const asSigned = async () => {
    await expect(name).toHaveValue('Nadia Karim');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  };
  await stays(asSigned);
  await closesAndComes(asSigned);

  await dialog.getByRole('button', { name: t('identity.signUp.toSignIn'), exact: true }).click();
  const byCode = page.getByRole('button', { name: t('identity.signIn.withOtp') });
  await byCode.click();
  const number = newNumber();
  await phoneOf(page).fill(number);
  const withNumber = () => expect.poll(() => digits(phoneOf(page))).toBe(number);
  await stays(withNumber);
  await page.goBack();
  await asTyped();
  await byCode.click();
  await withNumber();

  const go = page.getByRole('button', { name: t('identity.code.go') });
  await go.click();
  const code = dialog.getByLabel(t('identity.otp.label'));
  await code.fill('123');
  await stays(() => expect(dialog.getByText(`+1${number.slice(0, 3)}`)).toBeVisible());
  await expect(code).toHaveValue('');
  // Back shows the phone number again; the code that was already sent is still valid.
  await page.goBack();
  await withNumber();
  await go.click();
  const sent = await codeFor(page, `+1${number}`);
  await typeCode(customer, sent);
  await expect(page.getByRole('heading', { name: t('identity.info.title') })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(sent);
  await name.fill('Nadia');
  const withName = () => expect(name).toHaveValue('Nadia');
  await stays(withName);
  await closesAndComes(withName);
  await page.goBack();
  await new Walk(page, signInStepsPage).sees('signInSteps.putAside');
  await page.goForward();
  await withName();
  await dialog.getByLabel(t('identity.signUp.email')).fill(`nadia${number}@example.com`);
  await dialog.getByRole('button', { name: t('identity.info.go') }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(behind);
  expect(asked.filter((url) => url.includes(number) || url.includes(sent))).toEqual([]);
  // All these dialogs together leave one history entry: one press of Back returns to the page
  // before.
  await page.goBack();
  await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
});

test('AUTH-07 REC-11: Back from recovery is sign-in as it was, Forward the step that was left', async ({
  page,
}) => {
  const number = await newAccount(page, 'Forgotten-1');
  const email = `leila${number}@example.com`;
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openStore(customer);
  const heart = (await openDish(customer)).getByRole('button', { name: /^Favourite: / });
  await heart.click();
  const account = dialogOf(page).getByLabel(t('identity.signIn.account'));
  await account.fill(email);
  await page.getByRole('link', { name: t('identity.signIn.forgot') }).click();
  const main = page.locator('#content');
  await main.getByText(t('identity.recovery.byEmail'), { exact: true }).click();
  const address = main.getByRole('textbox', { name: t('identity.signUp.email') });
  await address.fill(email);

  await page.goBack();
  await expect(account).toHaveValue(email);
  await page.goForward();
  await expect(address).toHaveValue(email);
  await expect(dialogOf(page)).toBeHidden();
  await main.getByRole('button', { name: t('identity.recovery.go') }).click();
  await expect(page.getByText('If there is an account, a code is on its way.')).toBeVisible();
  const code = main.getByLabel(t('identity.otp.label'));
  await page.goBack();
  await expect(account).toHaveValue(email);
  await page.goForward();
  await expect(code).toBeVisible();
  await page.reload();
  await expect(main.getByText('le*')).toBeVisible();
  await typeCode(customer, await codeFor(page, email));
  const password = main.getByLabel(t('identity.recovery.new'));
  await password.fill('Remembered-1');
  // The new password needs the code, which is a secret: it is typed again.
  await page.reload();
  await typeCode(customer, await codeFor(page, email));
  await password.fill('Remembered-1');
  await main.getByLabel(t('identity.password.confirm')).fill('Remembered-1');
  await main.getByRole('button', { name: t('identity.recovery.save') }).click();
  await signIn(customer, { email, password: 'Remembered-1' });
  await expect(page.getByText('Added to your favourites.')).toBeVisible();
});

test('API-13 API-15 API-17..20 REC-10: pressed twice and by Enter, each form is sent once, and what is no phone never', async ({
  page,
}) => {
  const number = await newAccount(page, 'Forgotten-1');
  const customer = await visit(page, desktop);
  const { t } = customer;
  const codeOf = async (target: string) => {
    await expect(page.getByLabel(t('identity.otp.label'))).toBeVisible();
    await page.getByLabel(t('identity.otp.label')).fill(await codeFor(page, target));
  };
  const inDialog = (name: string) => dialogOf(page).getByRole('button', { name, exact: true });

  await openSignIn(customer);
  await page.getByLabel(t('identity.signIn.account')).fill(maya.email);
  await dialogOf(page).getByLabel(t('identity.password'), { exact: true }).fill('not-the-one');
  await sendsOnce(inDialog(t('identity.signIn.go')), ['login']);
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  const other = newNumber();
  await phoneOf(page).fill(other);
  await sendsOnce(inDialog(t('identity.code.go')), ['login']);
  await codeOf(`+1${other}`);
  await sendsOnce(inDialog(t('identity.otp.go')), ['verify-phone']);
  await dialogOf(page).getByLabel(t('identity.signUp.name')).fill('Omar');
  await dialogOf(page).getByLabel(t('identity.signUp.email')).fill(`omar${other}@example.com`);
  await sendsOnce(inDialog(t('identity.info.go')), ['update-info']);
  await expect(dialogOf(page)).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/forgot-password');
  const main = page.locator('#content');
  const inMain = (name: string) => main.getByRole('button', { name, exact: true });
  await phoneOf(page).fill('55501');
  await sendsOnce(inMain(t('identity.recovery.go')), []);
  // The next number is typed once the refusal of this one is read.
  await expect(phoneOf(page)).toHaveAttribute('aria-invalid', 'true');
  await phoneOf(page).fill(number);
  await sendsOnce(inMain(t('identity.recovery.go')), ['forgot-password']);
  await codeOf(`+1${number}`);
  await sendsOnce(inMain(t('identity.otp.go')), ['verify-token']);
  await main.getByLabel(t('identity.recovery.new')).fill('Remembered-1');
  await main.getByLabel(t('identity.password.confirm')).fill('Remembered-1');
  await sendsOnce(inMain(t('identity.recovery.save')), ['reset-password']);

  await page.getByRole('button', { name: t('identity.signIn.toSignUp'), exact: true }).click();
  const third = newNumber();
  await dialogOf(page).getByLabel(t('identity.signUp.name')).fill('Nadia');
  await dialogOf(page).getByLabel(t('identity.signUp.email')).fill(`nadia${third}@example.com`);
  await phoneOf(page).fill(third);
  for (const field of await dialogOf(page).locator('input[autocomplete=new-password]').all()) {
    await field.fill('Lake-2025');
  }
  await dialogOf(page).getByRole('checkbox').press(' ');
  await sendsOnce(inDialog(t('identity.signUp.go')), ['sign-up']);
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
});

test('GUEST-04 DATA-03 API-05: pressed twice, a guest’s contact form stays here and a customer’s saves one address', async ({
  page,
}) => {
  const number = await newAccount(page, 'Lake-2025');
  await guestWithCart(page);
  const customer = english(page);
  const { t } = customer;
  await page.goto('/checkout?page=cart');
  const save = page.getByRole('button', { name: t('checkout.contact.save'), exact: true });
  const fill = async (name: string) => {
    await page.getByLabel(t('checkout.contact.name')).fill(name);
    await page.getByLabel(t('checkout.contact.phone'), { exact: false }).fill(`+1${number}`);
  };
  await fill('Nadia Karim');
  // The new contact does not change the place, so the price stays and no call is sent.
  await sendsOnce(save, []);
  await expect(page.getByText('Nadia Karim')).toBeVisible();
  const kept = await page.evaluate((key) => localStorage.getItem(key), schema.guestContact.key);
  expect(kept).toContain('Nadia Karim');
  expect(kept).toContain(`+1${number}`);

  await openSignIn(customer);
  await signIn(customer, { email: `leila${number}@example.com`, password: 'Lake-2025' });
  await expect(dialogOf(page)).toBeHidden();
  await page.goto('/checkout?page=cart');
  await page
    .getByRole('button', { name: `${t('checkout.edit')}: ${t('checkout.address.title')}` })
    .click();
  await fill('Leila Omar');
  await page.getByRole('checkbox', { name: t('checkout.saved.keep') }).press(' ');
  await sendsOnce(save, ['add']);
});

for (const { store, said } of [
  { store: 'the same', said: 'Your cart was combined with the one in your account.' },
  {
    store: 'another',
    said: 'One item could not be kept because of its store, its stock or a limit.',
  },
]) {
  test(`GUEST-02 AUTH-25 AUTH-26 AUTH-27: a guest’s cart joins that of the account, with goods of ${store} store`, async ({
    page,
  }) => {
    const number = await newAccount(page, 'Lake-2025');
    const email = `leila${number}@example.com`;
    await guestWithCart(page);
    const customer = english(page);
    await page.goto('/store/ember-rye-burgers');
    const drawer = await openCart(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
    const at = { ...headers, moduleId: '1', zoneId: '[1]' };
    const held = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest}`, {
      headers: at,
    });
    const [line] = (await held.json()) as { item_id: number; price: number; quantity: number }[];
    const entered = await page.request.post('/api/v1/auth/login', {
      headers,
      data: {
        login_type: 'manual',
        email_or_phone: email,
        password: 'Lake-2025',
        field_type: 'email',
      },
    });
    const { token } = (await entered.json()) as { token: string };
    const ofCustomer = { ...at, Authorization: `Bearer ${token}` };
    const list = await page.request.get(
      `/api/v1/items/latest?store_id=${store === 'another' ? 2 : 1}&category_id=0&limit=100&offset=1&type=all`,
      { headers: at },
    );
    const { products } = (await list.json()) as {
      products: { id: number; price: number; food_variations: unknown[] }[];
    };
    const item =
      store === 'another'
        ? products.find((one) => one.food_variations.length === 0)
        : products.find((one) => one.id === line?.item_id);
    const added = await page.request.post('/api/v1/customer/cart/add', {
      headers: ofCustomer,
      data: {
        item_id: item?.id,
        model: 'Item',
        price: item?.price,
        quantity: 1,
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(added.status(), await added.text()).toBe(200);

    await openSignIn(customer);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(customer, { email, password: 'Lake-2025' });
    await expect(page.getByText('Logged in successfully.')).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect((await openCart(page)).getByRole('listitem')).toHaveCount(1);
    const cart = await page.request.get('/api/v1/customer/cart/list', { headers: ofCustomer });
    const rows = (await cart.json()) as { item_id: number; quantity: number }[];
    const quantity = (line?.quantity ?? 0) + (store === 'another' ? 0 : 1);
    expect(rows.map((row) => [row.item_id, row.quantity])).toEqual([[line?.item_id, quantity]]);
    for (const call of ['customer/cart/list', 'customer/info', 'customer/wish-list', 'config']) {
      expect(asked).toContain(`/api/v1/${call}`);
    }
    expect(await page.evaluate(() => localStorage.getItem('guest_id'))).not.toBe(guest);
  });
}

test('AUTH-25 WISH-07 NAV-11: a session that ended asks on top, at a heart and among the orders, and goes on', async ({
  page,
}) => {
  await customerBefore(page);
  const customer = english(page);
  const { t } = customer;
  // Ends the session at the moment of this call, so that this is the first call that the server
  // refuses.
  const endSessionAt = (call: string) =>
    page.route(
      call,
      async (route) => {
        const token = await page.evaluate(() => localStorage.getItem('token'));
        await page.request.post('/api/v1/auth/logout', {
          headers: { ...headers, Authorization: `Bearer ${token}` },
          data: {},
        });
        await route.continue();
      },
      { times: 1 },
    );
  await openStore(customer);
  const popup = await openDish(customer);
  const heart = popup.getByRole('button', { name: /^Favourite: / });
  const before = await heart.getAttribute('aria-pressed');
  if (before === 'true') await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await endSessionAt('**/wish-list/add?*');
  await heart.click();
  const title = page.getByRole('heading', { name: t('identity.signIn.title') });
  await expect(title).toBeVisible();
  await signIn(customer);
  await expect(page.getByText('Added to your favourites.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/my-orders');
  const orders = page.getByRole('tabpanel');
  await expect(orders.getByRole('listitem').or(orders.getByRole('heading')).first()).toBeVisible();
  await endSessionAt('**/customer/order/list?*');
  await page.getByRole('tab').last().click();
  await expect(title).toBeVisible();
  await signIn(customer);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/my-orders\?tab=previous/);
  const none = orders.getByRole('heading', { name: t('orders.list.none.previous') });
  await expect(orders.getByRole('listitem').or(none).first()).toBeVisible();
});

test('NAV-08: a customer who picks a module is asked once what they care for in it', async ({
  page,
}) => {
  const number = await newAccount(page, 'Lake-2025');
  await customerBefore(page, { email: `leila${number}@example.com`, password: 'Lake-2025' });
  const customer = english(page);
  const { t } = customer;
  await page.goto('/home');
  const account = page.getByRole('button', { name: t('account.of').replace('{name}', 'Leila') });
  await expect(account).toBeVisible();
  const pick = (module: string) =>
    page
      .getByRole('navigation', { name: t('modules.rail') })
      .getByRole('button', { name: module })
      .click();
  await pick('Grocery');
  await expect(page).toHaveURL(/\/interest\?module_id=\d+$/);
  const interests = page.getByRole('group', { name: t('catalogue.interest.group') });
  await interests.getByRole('button').first().click();
  await page.getByRole('button', { name: t('catalogue.interest.save'), exact: true }).click();
  await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
  await pick('Food');
  await expect(page).toHaveURL(/\/interest\?module_id=\d+$/);
  await page.getByRole('button', { name: t('catalogue.interest.skip'), exact: true }).click();
  await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
  await pick('Grocery');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
});
