import { expect, type Locator, type Page } from '@playwright/test';
import { texts as ar } from '../../src/messages/ar/index.ts';
import { texts as en } from '../../src/messages/en/index.ts';
import { texts as fr } from '../../src/messages/fr/index.ts';
import type { Variant } from './shop.ts';

/** The customer of the main path: what they press and read, in their language. */
export interface Customer {
  page: Page;
  variant: Variant;
  t: (key: keyof typeof en) => string;
}

export function customerOf(page: Page, variant: Variant): Customer {
  const words = { ar, en, fr }[variant.language];
  const t = (key: keyof typeof en) => {
    const message = words[key];
    return typeof message === 'string' ? message : message.other;
  };
  return { page, variant, t };
}

/**
 * What a customer reads: in English these words, which the requirements state, and in the other
 * languages those of the shop.
 */
export const words = (
  { variant, t }: Pick<Customer, 'variant' | 't'>,
  english: string,
  key: Parameters<Customer['t']>[0],
): string => (variant.language === 'en' ? english : t(key));

/** Looks for a place on the landing page and takes the first suggestion. */
export async function chooseLocation({ page, variant, t }: Customer): Promise<void> {
  await page
    .getByRole('combobox', { name: t('place.search.label') })
    .fill(variant.language === 'ar' ? 'مجمع' : 'Eastside Mall');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Takes the first module of the picker. */
export async function chooseModule({ page }: Customer): Promise<void> {
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The page of a store whose first dish asks for a size and for sides. */
export async function openStore({ page }: Customer): Promise<void> {
  await page.goto('/store/ember-rye-burgers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/**
 * The name of the first dish of the menu itself; the popular and recommended dishes above the menu
 * do not count.
 */
export const firstDish = (page: Page): Locator =>
  page.locator('section[id]').getByRole('article').first().getByRole('heading').getByRole('button');

/** Opens the store's first dish. */
export async function openDish({ page }: Customer): Promise<Locator> {
  await firstDish(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
  return dialog;
}

/** Chooses what the open dish asks for and adds it. */
export async function addDish({ t }: Customer, dialog: Locator): Promise<void> {
  const size = dialog.getByRole('radio').first();
  if ((await size.count()) > 0) await size.check({ force: true });
  const sides = dialog.getByRole('group', { name: /Choose your sides|اختر الأطباق/ });
  if ((await sides.count()) > 0) {
    await sides.getByRole('checkbox').first().check({ force: true });
  }
  await dialog.getByRole('button', { name: t('catalogue.item.addCart'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the cart; it has the focus, so that keys are for it. */
export async function openCart({ page, t }: Customer): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`${t('app.nav.cart2')}|\\$`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  return drawer;
}

/** Goes from the open cart to the checkout, as a guest. */
export async function goToCheckout(customer: Customer, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: customer.t('cart.checkout') }).click();
  await passTheGate(customer);
}

/** Chooses to continue as a guest where the shop asks before the checkout. */
export async function passTheGate({ page, t }: Customer): Promise<void> {
  await page.getByRole('button', { name: t('checkout.guest.go'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
}

/** Fills in the fields that a guest's order needs: the receiver, and cash as payment. */
export async function fillCheckout({ page, t }: Customer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
  await page.getByLabel(t('checkout.contact.name')).fill('Maya Haddad');
  await page.getByLabel(t('checkout.contact.phone')).fill('+15550137000');
  const save = page.getByRole('button', { name: t('checkout.contact.save'), exact: true });
  await save.click();
  // The form folds once it is saved. A press meanwhile would begin on a radio and end beside it.
  await expect(save).toBeHidden();
  await page.getByRole('radio', { name: new RegExp(t('checkout.payment.cash')) }).check();
}

/** Waits until every amount of the summary is known. */
export async function expectSummary({ page, t }: Customer, timeout = 30_000): Promise<void> {
  await expect(page.getByText(t('checkout.sum.pending'))).toHaveCount(0, { timeout });
}

/** The number of the order, read from the result page. */
export async function orderNumber({ page, t }: Customer): Promise<number> {
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  await expect(page.getByRole('heading', { name: t('orders.result.title') })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('order_id'));
}

/** From the result page to the order's tracking. */
export async function track({ page, t }: Customer): Promise<void> {
  await page
    .locator('#content')
    .getByRole('link', { name: t('orders.result.track') })
    .click();
  await expect(page).toHaveURL(/\/track-order/);
  await expect(page.getByText(t('orders.status.pending')).first()).toBeVisible();
}

/** Numbers of the orders the server holds for this browser's guest. */
export async function ordersOfGuest(page: Page): Promise<number[]> {
  const { guest, key } = await page.evaluate(() => ({
    guest: localStorage.getItem('guest_id'),
    key: localStorage.getItem('guest_key'),
  }));
  const reply = await page.request.get('/api/v1/customer/order/running-orders', {
    headers: key === null ? {} : { 'X-Guest-Key': key },
    params: { guest_id: JSON.parse(guest ?? 'null') as string, limit: 50, offset: 1 },
  });
  expect(reply.status()).toBe(200);
  const body = (await reply.json()) as { orders: { id: number }[] };
  return body.orders.map(({ id }) => id);
}
