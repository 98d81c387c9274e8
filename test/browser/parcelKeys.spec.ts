import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';
import { customerOf } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { settleIn, visitAs, watchForFaults, type Variant } from './shop.ts';

/** Nothing but keys from the home of parcels to a parcel that is tracked. */
const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`F-29, WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11: a parcel is sent and tracked by keys alone, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    const step = (title: string) => page.getByRole('heading', { level: 2, name: title });
    const place = page.getByRole('combobox', { name: t('parcel.place'), exact: true });
    const name = page.getByLabel(t('checkout.contact.name'));
    const phone = page.getByRole('textbox', { name: t('checkout.contact.phone') });
    const onward = () => press(page, page.getByRole('button', { name: t('parcel.continue') }));
    const fill = async (field: Locator, words: string) => {
      await tabTo(page, field);
      await page.keyboard.type(words);
    };
    await settleIn(page);
    await visitAs(page, variant);

    await page.goto('/home?module_id=5');
    await press(
      page,
      page.getByRole('link', { name: variant.language === 'ar' ? /طرد صغير/ : /Small parcel/ }),
    );
    await expect(step(t('parcel.sender.title'))).toBeVisible();
    await fill(name, 'Maya Haddad');
    await fill(phone, '+15550137000');
    await onward();

    await expect(step(t('parcel.receiver.title'))).toBeVisible();
    await fill(place, 'Copper');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toBeHidden();
    await fill(name, 'Omar Aziz');
    await fill(phone, '+15550137009');
    await onward();

    await expect(step(t('parcel.item.title'))).toBeVisible();
    await fill(page.getByLabel(t('parcel.description')), 'Ceramic bowl');
    await press(page, page.getByRole('radio').first(), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await press(page, page.getByRole('checkbox', { name: t('parcel.harmless') }), 'Space');
    await onward();

    await expect(step(t('parcel.payment.title'))).toBeVisible();
    const receiver = page.getByRole('radio', { name: t('parcel.payer.receiver') });
    await press(page, page.getByRole('radio', { name: t('parcel.payer.sender') }), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(receiver).toBeChecked();
    const book = t('parcel.book').replace('{amount}', '.*3\\.50');
    await press(page, page.getByRole('button', { name: new RegExp(`^${book}`) }));
    await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
    const number = new URL(page.url()).searchParams.get('order_id');
    await press(
      page,
      page.locator('#content').getByRole('link', { name: t('orders.result.track') }),
    );
    await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${number}`));
    await expect(page.getByText(t('parcel.status.pending')).first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: t('orders.track.refresh') }));
    expect(faults).toEqual([]);
  });
}
