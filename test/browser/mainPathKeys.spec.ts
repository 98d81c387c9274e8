import { expect, test } from './test.ts';
import { texts as ar } from '../../src/messages/ar/index.ts';
import { customerOf, expectSummary, firstDish, orderNumber, ordersOfGuest } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { settleIn, visitAs, watchForFaults, type Variant } from './shop.ts';

/** Nothing but keys from the first page to a tracked order, in both languages and layouts. */
const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11: from landing to a tracked order by keys alone, ${variant.name}`, async ({
    page,
  }) => {
    // Some hundred keys are pressed one after another, and each is looked at.
    test.slow();
    const faults = await watchForFaults(page);
    const customer = customerOf(page, variant);
    const { t } = customer;
    const arabic = t('ui.close') === ar['ui.close'];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await visitAs(page, variant);

    await page.goto('/');
    const search = page.getByRole('combobox', { name: t('place.search.label') });
    await expect(search).toBeEnabled();
    await tabTo(page, search);
    await page.keyboard.type(arabic ? 'مجمع' : 'Eastside Mall');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: t('modules.picker.title') });
    await press(page, picker.getByRole('listitem').first().getByRole('button'));
    await expect(picker).toBeHidden();
    await tabTo(page, page.getByRole('searchbox').or(page.getByRole('combobox')).first());
    await page.keyboard.type(arabic ? 'برجر الجمر' : 'Ember');
    const store = page.getByRole('option', { name: arabic ? /برجر الجمر/ : /Ember & Rye/ });
    await expect(store.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store\/(1|ember-rye-burgers)/);

    // A dish with what must be chosen; Escape leaves it where it was opened.
    const dish = firstDish(page);
    await press(page, dish);
    const item = page.getByRole('dialog');
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(dish).toBeFocused();
    await page.keyboard.press('Enter');
    const sizes = item.getByRole('radio');
    await press(page, sizes.first(), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(sizes.nth(1)).toBeFocused();
    await press(page, item.getByRole('checkbox').first(), 'Space');
    await expect(item.getByRole('checkbox').first()).toBeChecked();
    await press(page, item.getByRole('button', { name: new RegExp(t('ui.increase')) }).first());
    await press(page, item.getByRole('button', { name: t('catalogue.item.addCart'), exact: true }));
    await expect(item).toBeHidden();
    await expect(dish).toBeFocused();

    const opener = page
      .getByRole('button', { name: new RegExp(`^${t('app.nav.cart2')}`) })
      .filter({ visible: true })
      .first();
    await tabTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: t('cart.title') });
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, cart.getByRole('button', { name: t('cart.checkout') }));
    await press(page, button(t('checkout.guest.go')));
    await expect(page).toHaveURL(/\/checkout\?page=cart/);

    await tabTo(page, page.getByLabel(t('checkout.contact.name')));
    await page.keyboard.type('Maya Haddad');
    await tabTo(page, page.getByLabel(t('checkout.contact.phone')));
    await page.keyboard.type('+15550137000');
    await press(page, button(t('checkout.contact.save')));
    const cash = page.getByRole('radio', { name: new RegExp(t('checkout.payment.cash')) });
    await press(page, cash, 'Space');
    await expect(cash).toBeChecked();
    await expectSummary(customer);
    await press(page, page.getByRole('button', { name: t('checkout.place') }));
    const order = await orderNumber(customer);
    expect(await ordersOfGuest(page)).toEqual([order]);
    await press(
      page,
      page.locator('#content').getByRole('link', { name: t('orders.result.track') }),
    );
    await expect(page).toHaveURL(/\/track-order/);
    await expect(page.getByText(t('orders.status.pending')).first()).toBeVisible();
    await tabTo(page, button(t('orders.track.refresh')));
    expect(faults).toEqual([]);
  });
}

test('WCAG 2.4.7: the title of a card cuts off long names, not the focus ring of its link', async ({
  page,
}) => {
  await visitAs(page, {
    name: 'desktop',
    language: 'en',
    theme: 'light',
    width: 1440,
    height: 900,
  });
  await settleIn(page);
  await page.goto('/home');
  const card = page.getByRole('article').first();
  const title = card.getByRole('heading', { level: 3 });
  await tabTo(page, title.getByRole('link'));
  await expect(title).toHaveCSS('outline-style', 'solid');
});
