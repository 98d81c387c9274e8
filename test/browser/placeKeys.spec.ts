import { expect, test, type Locator, type Page } from './test.ts';
import { customerOf, type Customer } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';
import { customerBefore, newAccount } from './visitor.ts';

/** Choosing a place and keeping addresses with nothing but keys, in both languages and themes. */
const variants: Variant[] = [
  { name: 'English, light', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentLatLng'));
const button = (root: Page | Locator, name: string) =>
  root.getByRole('button', { name, exact: true });
const named = ({ t }: Customer, key: Parameters<Customer['t']>[0], name: string) =>
  t(key).replace('{name}', name);

/**
 * How far the focus ring of an element is below the upper edge of the box that scrolls it, in px.
 * Below 0 the box cuts the ring off (WCAG 2.4.7).
 */
function pxAboveRing(focused: Element): number {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  if (outlineStyle === 'none') throw new Error('the element has no focus ring');
  let box = focused.parentElement;
  while (box !== null && getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
  const ringTop =
    focused.getBoundingClientRect().top - parseFloat(outlineWidth) - parseFloat(outlineOffset);
  return ringTop - (box?.getBoundingClientRect().top ?? 0);
}

for (const variant of variants) {
  test(`LOC-01 LOC-07 LOC-09 MOD-01 ADDR-01 ADDR-15: everything of a place goes by keys, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const customer = customerOf(page, variant);
    const { t } = customer;
    await visitAs(page, variant);
    await page.goto('/');
    const field = page.getByRole('combobox', { name: t('place.search.label') });
    await expect(field).toBeEnabled();
    await tabTo(page, field);
    await page.keyboard.type(variant.language === 'ar' ? 'شارع' : 'Harbour');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, `suggestions, ${variant.name}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: t('modules.picker.title') });
    const tile = picker.getByRole('listitem').first().getByRole('button');
    await tabTo(page, tile);
    expect(await tile.evaluate(pxAboveRing)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(picker).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const before = await stored(page);

    const places = page.getByRole('dialog', { name: t('place.dialog.title') });
    const bar = page
      .getByRole('button', { name: new RegExp(t('app.nav.deliverTo')) })
      .filter({ visible: true });
    await press(page, bar.first());
    await tabTo(page, places.getByRole('region', { name: t('map.picker') }));
    await page.keyboard.press('ArrowUp');
    await expect(places.getByText(t('map.inside'))).toBeVisible();
    await expectAccessible(page, `a place, ${variant.name}`);
    await press(page, button(places, t('map.confirm')));
    await expect(places).toBeHidden();
    await expect.poll(() => stored(page)).not.toBe(before);

    const password = 'Leila-keys-1';
    const number = await newAccount(page, password);
    await customerBefore(page, { email: `leila${number}@example.com`, password });
    await page.goto('/profile?page=addresses');
    const add = button(page, t('place.book.add'));
    await press(page, add);
    const form = page.getByRole('dialog', { name: t('place.form.new') });
    await tabTo(page, form.getByLabel(t('checkout.contact.floor')));
    await page.keyboard.type('3');
    await expect(button(form, t('place.form.save'))).toBeEnabled();
    await expectAccessible(page, `the form, ${variant.name}`);
    await press(page, button(form, t('place.form.save')));
    await expect(form).toBeHidden();
    const name = t('place.label.home');
    const gone = button(page, named(customer, 'place.book.delete', name));
    await expectAccessible(page, `addresses, ${variant.name}`);
    await press(page, gone);
    await expect(page.getByText(t('place.book.empty'))).toBeVisible();
    await press(page, button(page, t('place.book.undo')));
    await expect(gone).toBeVisible();
    expect(faults).toEqual([]);
  });
}
