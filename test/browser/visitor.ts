/**
 * Prepares visitors through the API and the storage of the browser, which is faster than clicks.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { texts as en } from '../../src/messages/en/index.ts';
import { customerOf, type Customer } from './journey.ts';
import { rememberVisit, settleIn } from './shop.ts';

/** The demo's customer with orders, addresses and points. */
export const maya = { email: 'maya@sixways.example', password: 'Sixways-demo-1' };

/** Most pages are tried in English, at the size of the browser. */
export const english = (page: Page): Customer =>
  customerOf(page, { name: 'English', language: 'en', theme: 'light', width: 1280, height: 720 });

/** A number nobody has used in this city. */
export const newNumber = (): string =>
  `555${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

const store = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

interface WireItem {
  id: number;
  price: number;
  stock: number;
  food_variations: unknown[];
  variations: unknown[];
  is_prescription_required: number;
  flash_sale: number;
}

const modules = {
  food: { id: 1, type: 'food', name: 'Food' },
  pharmacy: { id: 3, type: 'pharmacy', name: 'Pharmacy' },
};

/** Chooses a module before the page opens, whatever was chosen in this tab. */
export async function shopIn(page: Page, module: keyof typeof modules): Promise<void> {
  await rememberVisit(page, { moduleId: modules[module].id });
  await page.addInitScript((chosen) => {
    for (const area of [localStorage, sessionStorage]) {
      area.setItem('module', JSON.stringify(chosen));
    }
  }, modules[module]);
}

/**
 * Makes the browser render pages itself, for tests that replace the answers to its calls. The
 * cookie describes another visit, so the page discards what the server rendered. Pages cannot write
 * their own cookie from then on.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  const refuseCookies = () => {
    Object.defineProperty(document, 'cookie', { set: () => {}, configurable: true });
  };
  await page.addInitScript(refuseCookies);
  await page.evaluate(refuseCookies);
  await rememberVisit(page, { textSize: 130 });
}

/**
 * A guest in the Eastside whose cart has this many lines of plain items, each worth at least 15.
 */
export async function guestWithCart(
  page: Page,
  wanted: { lines?: number; prescription?: boolean } = {},
): Promise<void> {
  const { lines = 1, prescription = false } = wanted;
  const module = prescription ? modules.pharmacy : modules.food;
  await settleIn(page);
  // A guest in the Eastside shops for food already.
  if (prescription) await shopIn(page, 'pharmacy');
  const headers = { moduleId: String(module.id), zoneId: '[1]', 'X-localization': 'en' };
  const { request } = page;
  const asked = await request.post('/api/v1/auth/guest/request', { headers, data: {} });
  const { guest_id: guest } = (await asked.json()) as { guest_id: number };
  const list = `/api/v1/items/latest?store_id=1&category_id=0&limit=100&offset=1&type=all`;
  const found = await request.get(prescription ? '/api/v1/items/popular?limit=50&offset=1' : list, {
    headers,
  });
  const { products } = (await found.json()) as { products: WireItem[] };
  const fitting = products.filter(
    (item) =>
      item.food_variations.length === 0 &&
      item.variations.length === 0 &&
      // An item in a flash sale is not suitable: other tests buy it too, so its price may change
      // during this test.
      item.flash_sale === 0 &&
      (item.is_prescription_required === 1) === prescription,
  );
  expect(fitting.length).toBeGreaterThanOrEqual(lines);
  for (const item of fitting.slice(0, lines)) {
    const added = await request.post(`/api/v1/customer/cart/add?guest_id=${guest}`, {
      headers,
      data: {
        guest_id: guest,
        item_id: item.id,
        model: 'Item',
        price: item.price,
        quantity: Math.ceil(15 / item.price),
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(added.status(), await added.text()).toBe(200);
  }
  await store(page, 'guest_id', JSON.stringify(guest));
}

/** A guest at the checkout of a cart that can be ordered. */
export async function guestAtCheckout(
  page: Page,
  wanted: { prescription?: boolean } = {},
): Promise<void> {
  await guestWithCart(page, wanted);
  await page.goto('/checkout?page=cart');
}

/** Tokens of this worker, by account. */
const tokens = new Map<string, string>();

/**
 * The token of an account, from a sign-in by API. It is reused while it is valid, because one IP
 * address may sign in only 60 times in ten minutes, and there are more tests than that.
 */
export async function tokenOf(page: Page, account = maya): Promise<string> {
  const headers = { 'X-localization': 'en' };
  const known = tokens.get(account.email);
  if (known !== undefined) {
    const authorised = { ...headers, Authorization: `Bearer ${known}` };
    const info = await page.request.get('/api/v1/customer/info', { headers: authorised });
    if (info.ok()) return known;
  }
  const answer = await page.request.post('/api/v1/auth/login', {
    headers,
    data: {
      login_type: 'manual',
      email_or_phone: account.email,
      password: account.password,
      field_type: 'email',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  tokens.set(account.email, token);
  return token;
}

/** A visitor who is still signed in from before; returns their token. */
export async function customerBefore(page: Page, account = maya): Promise<string> {
  await settleIn(page);
  const token = await tokenOf(page, account);
  await store(page, 'token', token);
  await rememberVisit(page, { signedIn: true });
  return token;
}

/**
 * Creates an account for one test, with its phone verified by code; returns the ten digits of the
 * phone.
 */
export async function newAccount(page: Page, password: string): Promise<string> {
  const number = newNumber();
  const phone = `+1${number}`;
  const data = { name: 'Leila', email: `leila${number}@example.com`, phone, password };
  const headers = { 'X-localization': 'en' };
  await page.request.post('/api/v1/auth/sign-up', { headers, data });
  const proof = { otp: await codeFor(page, phone), phone };
  await page.request.post('/api/v1/auth/verify-phone', {
    headers,
    data: { ...proof, verification_type: 'phone', login_type: 'manual' },
  });
  return number;
}

/** The code in the outbox, as a person would read it there. */
export async function codeFor(page: Page, target: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/sandbox/outbox');
  const message = outbox.getByRole('article').filter({ hasText: target }).first();
  const code = /\d{6}/.exec((await message.locator('p').last().textContent()) ?? '')?.[0] ?? '';
  await outbox.close();
  return code;
}

/** Opens sign-in from the bar; tries again while the page is not yet interactive. */
export async function openSignIn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: en['account.signIn'], exact: true }).last();
  const heading = page.getByRole('heading', { name: en['identity.signIn.title'] });
  await expect(async () => {
    // On a busy machine the dialog may come after the first wait, and would cover the button.
    if (!(await heading.isVisible())) await button.click({ timeout: 2000 });
    await expect(heading).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Opens the choice of a place from the bar, as soon as the page is interactive. */
export async function openPlaces(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: en['place.dialog.title'] });
  const bar = page.getByRole('button', { name: new RegExp(en['app.nav.deliverTo']) }).first();
  await expect(async () => {
    if (!(await dialog.isVisible())) await bar.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return dialog;
}

/** Opens the cart as soon as the page is interactive, and waits for its lines. */
export async function openCart(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: en['cart.title'] });
  const opener = page.getByRole('button', { name: new RegExp(`^${en['app.nav.cart2']}`) }).first();
  await expect(async () => {
    if (!(await drawer.isVisible())) await opener.click({ timeout: 2000 });
    await expect(drawer.getByRole('listitem').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  return drawer;
}

/** Fills in sign-in by password and sends it. */
export async function sendPassword(page: Page, account = maya): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en['identity.signIn.account']).fill(account.email);
  await dialog.getByLabel(en['identity.password'], { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: en['identity.signIn.go'], exact: true }).click();
}

/** Fills a cart as a guest, becomes a customer and opens the checkout; returns the new account. */
export async function customerAtCheckout(
  page: Page,
  stored: Readonly<Record<string, string>> = {},
): Promise<{ email: string; password: string }> {
  await guestWithCart(page);
  await page.goto('/home');
  await page.waitForFunction(() => localStorage.getItem('guest_id') !== null);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const password = 'Lake-2025';
  const email = `leila${await newAccount(page, password)}@example.com`;
  const answer = await page.request.post('/api/v1/auth/login', {
    headers: { 'X-localization': 'en', moduleId: '1', zoneId: '[1]' },
    data: {
      login_type: 'manual',
      email_or_phone: email,
      password,
      field_type: 'email',
      guest_id: guest,
    },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries({ token, ...stored }),
  );
  await page.goto('/checkout?page=cart');
  return { email, password };
}
