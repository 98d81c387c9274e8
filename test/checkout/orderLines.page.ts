import { expect, type Page, type Route } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

/** Another tab adds one of each item: this tab sees it when it reads the cart again. */
async function changeElsewhere(page: Page): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const lines = (await response.json()) as { quantity: number }[];
    const more = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    await route.fulfill({ response, json: more });
  };
  // The path may end, and the page with it, before the answer is there.
  await page.route('**/api/v1/customer/cart/list*', (route) =>
    answer(route).catch(() => undefined),
  );
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' })),
  );
}

export const orderLinesPage = definePage({
  starts: { 'a cart': (page) => guestAtCheckout(page) },
  acts: {
    'order.lines.changed': { during: ['orderLines.known'], act: changeElsewhere },
    'loadCheckout done: two of them': byItself,
  },
  answers: {},
  sees: {
    'orderLines.known': (page) =>
      expect(page.getByRole('region', { name: 'Your order' })).toBeVisible(),
    'orderLines.outdated': (page) =>
      expect(
        page.getByText(
          'Your cart changed and could not be read again. It is read once more before you order.',
        ),
      ).toBeVisible(),
  },
  invisible: {
    'orderLines.reading': 'lines and prices known before stay until the new ones come',
  },
});
