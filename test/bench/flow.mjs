// Measures how fast the shop answers a customer's hand: taps on a phone with a quarter of the
// processor's speed, and opening a store whose page was prefetched.
import { setTimeout as pause } from 'node:timers/promises';
import { openPage, openPhone, settle } from './visit.mjs';

const worst = (page) =>
  page.evaluate(() => {
    const slowest = Math.max(0, ...window.benchSeen.events);
    window.benchSeen.events.length = 0;
    return slowest;
  });

/** Milliseconds from the tap until the store's name is painted, and what its chunk weighs. */
async function openStore(tab) {
  const { page, loaded } = tab;
  // The first movement of the pointer loads the wishlist buttons of home's cards. They are loaded
  // before the measurement, because they do not belong to the store's page.
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 304);
  await settle(tab);
  const known = new Set(loaded.keys());
  const link = page.locator('main a[href^="/store/"]:not([href*="popular"])').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await settle(tab);
  const took = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const start = performance.now();
        const here = document.querySelector('main h1');
        const look = () => {
          const title = document.querySelector('main h1');
          const there =
            location.pathname.startsWith('/store/') && title !== here && title?.textContent !== '';
          if (there && title !== null)
            requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
  );
  const chunk = [...loaded]
    .filter(([id, { type }]) => type === 'Script' && !known.has(id))
    .reduce((sum, [, { body }]) => sum + body, 0);
  return { took, chunk: chunk / 1024 };
}

/** Home, a store, an item and its quantity, the cart, a tab: the slowest tap or key of the way. */
export async function walk(browser, origin) {
  const context = await openPhone(browser);
  try {
    const tab = await openPage(context);
    const { page } = tab;
    await page.goto(`${origin}/home`, { waitUntil: 'load', timeout: 90_000 });
    await settle(tab);
    const { took, chunk } = await openStore(tab);
    await settle(tab);
    const before = await page.evaluate(() => window.benchSeen.tasks.length);
    const asked = Date.now();
    await page.locator('main h3 button').first().tap();
    await page.getByRole('dialog').waitFor({ timeout: 60_000 });
    const popup = Date.now() - asked;
    await settle(tab);
    await page.keyboard.press('Escape');
    await pause(1200);
    await page.locator('main h3 button').first().tap();
    await page.getByRole('dialog').waitFor({ timeout: 60_000 });
    await settle(tab);
    const nodes = await page.evaluate(() => document.querySelectorAll('body *').length);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Increase/ })
      .first()
      .tap();
    await page.keyboard.press('Escape');
    await pause(1200);
    await page.getByRole('button', { name: /cart/i }).filter({ visible: true }).first().tap();
    await page.getByRole('dialog').waitFor({ timeout: 60_000 });
    await settle(tab);
    await page.keyboard.press('Escape');
    await pause(1200);
    for (const view of await page.locator('main [role=tab]').all()) {
      await view.tap();
      await settle(tab);
    }
    const blocked = await page.evaluate((first) => {
      const tasks = window.benchSeen.tasks.slice(first);
      return Math.max(0, ...tasks.map(([, ms]) => ms));
    }, before);
    return { took, chunk, popup, popupNodes: nodes, tap: await worst(page), blocked };
  } finally {
    await context.close();
  }
}
