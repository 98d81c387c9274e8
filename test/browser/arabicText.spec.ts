import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from './test.ts';
import { cutLetters, deepLetters, turnedTimes } from './glyphs.ts';
import { customerOf } from './journey.ts';
import { settleInRental } from './rental.ts';
import { settleIn, visitAs, type Variant } from './shop.ts';
import { customerBefore, guestAtCheckout } from './visitor.ts';

const phone: Variant = { name: '', language: 'ar', theme: 'light', width: 390, height: 844 };
const desktop: Variant = { ...phone, width: 1440, height: 900 };

interface Place {
  path: string;
  /** CSS selector of the elements in which the text is truncated. */
  selector: string;
  at?: Variant;
  enter?: (page: Page) => Promise<unknown>;
  /** Opens what contains these elements, such as a menu or a dialog. */
  open?: (page: Page) => Promise<unknown>;
}

/** For each source file that truncates a text, a page on which such a text is visible. */
const places: Record<string, Place> = {
  'app/bars/ShopBar.tsx': { path: '/home', selector: 'header button b > bdi' },
  'app/bars/TabBar.tsx': { path: '/home', selector: 'nav button > bdi', enter: customerBefore },
  'app/bars/TopBar.tsx': { path: '/home', selector: 'button b', at: desktop },
  'account/CustomerMenu.tsx': {
    path: '/home',
    selector: 'header button > bdi',
    at: desktop,
    enter: customerBefore,
  },
  'catalogue/search/SearchList.tsx': {
    path: '/home',
    selector: '[role=option] *',
    open: (page) => page.getByRole('combobox').last().fill('برجر'),
  },
  'catalogue/store/StoreCard.tsx': { path: '/home', selector: 'article h3' },
  'catalogue/item/ItemCard.tsx': { path: '/store/ember-rye-burgers', selector: 'article p' },
  'inbox/ConversationList.tsx': {
    path: '/profile?page=inbox',
    selector: 'main li a :is(b, p) > bdi',
    enter: customerBefore,
  },
  'inbox/ThreadPane.tsx': {
    path: '/profile?page=inbox',
    selector: 'main header h2',
    enter: customerBefore,
    open: (page) => page.locator('main li a').first().click(),
  },
  'rental/plan/TripBarPart.tsx': {
    path: '/rental/vehicle-search',
    selector: 'main button b > bdi',
    at: desktop,
    enter: settleInRental,
  },
  'ui/Card.tsx': { path: '/home?search=%D8%A8%D8%B1%D8%AC%D8%B1', selector: 'article h3' },
  'ui/field/SearchPill.tsx': { path: '/home', selector: 'input[role=combobox]' },
};

const source = path.resolve(import.meta.dirname, '../../src');

/** Lists the source files whose styles clip text. */
function filesThatCut(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|css)$/.test(file) &&
      file !== path.join('ui', 'style', 'clipped.ts') &&
      /text-overflow|line-clamp|\boneLine\b|\btwoLines\b/.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
  );
}

/**
 * Waits until the page shows at least one of these places, then checks that no letter is cut off in
 * them.
 */
async function expectNoCuts(
  page: Page,
  selector: string,
  letters: readonly string[],
): Promise<void> {
  let measured = { places: 0, cuts: [] as string[] };
  await expect
    .poll(async () => {
      measured = await cutLetters(page, selector, letters);
      return measured.places;
    })
    .toBeGreaterThan(0);
  expect(measured.cuts).toEqual([]);
}

test('M8: every place where a text is cut is measured', () => {
  expect(filesThatCut().map((file) => file.replaceAll(path.sep, '/'))).toEqual(
    expect.arrayContaining(Object.keys(places)),
  );
  expect(Object.keys(places).toSorted()).toEqual(
    filesThatCut()
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted(),
  );
});

for (const [file, place] of Object.entries(places)) {
  const { path: at, selector, at: variant = phone, enter = settleIn, open } = place;
  test(`M8: the dots and descenders of letters are not cut in ${file}`, async ({ page }) => {
    await visitAs(page, variant);
    await enter(page);
    await page.goto(at);
    await expect(page.locator('main article, main li a').first()).toBeVisible();
    await open?.(page);
    await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
    await expectNoCuts(page, selector, deepLetters);
  });
}

test('M8: descenders are not cut in English either', async ({ page }) => {
  await visitAs(page, { ...phone, language: 'en' });
  await settleIn(page);
  await page.goto('/store/ember-rye-burgers');
  await expect(page.locator('main article').first()).toBeVisible();
  await expectNoCuts(page, 'article h3', ['gjpqy', 'ÅÉÖ']);
});

test('M9: an Arabic reader meets the time before its word for am or pm, on every slot', async ({
  page,
}) => {
  const customer = customerOf(page, phone);
  await visitAs(page, phone);
  await guestAtCheckout(page);
  await page
    .getByRole('radio', { name: new RegExp(customer.t('checkout.type.schedule')) })
    .check({ force: true });
  // Tomorrow has slots whatever time it is.
  const days = page.getByRole('radiogroup', { name: customer.t('checkout.slot.day') });
  await days.getByRole('radio').nth(1).check({ force: true });
  await expect(page.getByText(/\d{2}:\d{2} [صم]/).first()).toBeVisible();
  const { times, turned } = await turnedTimes(page);
  expect(times).toBeGreaterThan(3);
  expect(turned).toEqual([]);
});

test('M9: an Arabic reader meets the number of an item before its ×, and then the name', async ({
  page,
}) => {
  await visitAs(page, phone);
  await customerBefore(page);
  await page.goto('/my-orders/100006');
  const line = page.locator('main li span').filter({ hasText: /^\d+ × \p{L}/u });
  await expect(line.first()).toBeVisible();
  const places = await line.first().evaluate((whole) => {
    const found: Record<string, number> = {};
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: sign, index } of text.data.matchAll(/\d+|×|\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + sign.length);
        const kind = sign === '×' ? 'times' : /\d/.test(sign) ? 'number' : 'name';
        found[kind] ??= range.getBoundingClientRect().right;
      }
    }
    return found;
  });
  expect(Object.entries(places).toSorted(([, a], [, b]) => b - a)).toEqual([
    ['number', places['number']],
    ['times', places['times']],
    ['name', places['name']],
  ]);
});
