// A store of 10,000 items, a cart of 200 lines, and fifty rounds through the shop, at full speed.
import { setTimeout as pause } from 'node:timers/promises';
import { openPage, openPhone, settle } from './visit.mjs';

const longest = (page) =>
  page.evaluate(() => {
    const { tasks } = window.benchSeen;
    return Math.max(0, ...tasks.splice(0).map(([, ms]) => ms));
  });
const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('body *').length);

/** The longest task of scrolling, searching and opening, and how the document grew meanwhile. */
async function hugeStore(browser, origin) {
  const context = await openPhone(browser);
  try {
    const tab = await openPage(context, { slow: false });
    const { page } = tab;
    await page.goto(`${origin}/store/1`, { waitUntil: 'load' });
    await settle(tab);
    await longest(page);
    const nodes = await nodesOf(page);
    let most = nodes;
    for (let step = 0; step < 60; step += 1) {
      await page.evaluate(() => window.scrollBy(0, 1500));
      await pause(80);
      most = Math.max(most, await nodesOf(page));
    }
    const scroll = await longest(page);
    await page.locator('main h3 button').last().click({ timeout: 10_000 });
    await page.getByRole('dialog').waitFor({ timeout: 20_000 });
    await settle(tab);
    const open = await longest(page);
    await page.keyboard.press('Escape');
    await pause(800);
    await page.evaluate(() => window.scrollTo(0, 0));
    await pause(500);
    await longest(page);
    await page
      .locator('main input[type="search"]')
      .first()
      .pressSequentially('burger', { delay: 60 });
    await settle(tab);
    const search = await longest(page);
    return { scroll, open, search, nodes, most };
  } finally {
    await context.close();
  }
}

/** A cart of 200 lines, remembered by the browser as after a reload, and one quantity change. */
async function longCart(browser, origin) {
  const context = await openPhone(browser);
  try {
    const tab = await openPage(context, { slow: false });
    const { page, session } = tab;
    await page.goto(`${origin}/home`, { waitUntil: 'load' });
    await settle(tab);
    const added = await page.evaluate(async () => {
      const guest = localStorage.getItem('guest_id');
      const headers = {
        'content-type': 'application/json',
        'X-Guest-Key': localStorage.getItem('guest_key') ?? '',
        zoneId: '[1]',
        moduleId: '1',
      };
      let lines = 0;
      for (let part = 1; lines < 200 && part < 12; part += 1) {
        const list = `store_id=1&category_id=0&limit=100&offset=${part}&type=all`;
        const items = await (await fetch(`/api/v1/items/latest?${list}`, { headers })).json();
        for (const item of items.products) {
          if (lines >= 200 || (item.food_variations ?? []).length > 0) continue;
          const reply = await fetch(`/api/v1/customer/cart/add?guest_id=${guest}`, {
            method: 'POST',
            headers,
            body: JSON.stringify({
              guest_id: guest,
              item_id: item.id,
              model: 'Item',
              price: item.price,
              quantity: 1,
              variation: [],
              add_on_ids: [],
              add_on_qtys: [],
            }),
          });
          if (reply.ok) lines += 1;
        }
      }
      return lines;
    });
    if (added < 200) throw new Error(`the cart took ${added} lines only`);
    await page.reload({ waitUntil: 'load' });
    await settle(tab);
    await page.getByRole('button', { name: /cart/i }).first().click();
    await page.getByRole('dialog').waitFor();
    await settle(tab);
    await session.send('Performance.enable');
    const scripting = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    await page.evaluate(() => {
      const changed = new Set();
      window.benchChanged = changed;
      new MutationObserver((records) => {
        for (const { target } of records) {
          const line = (target.nodeType === 1 ? target : target.parentElement)?.closest('li');
          if (line) changed.add(line);
        }
      }).observe(document.querySelector('[role=dialog]'), {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const start = await scripting();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /increase|add|more|\+/i })
      .first()
      .click();
    await pause(1500);
    return {
      lines: added,
      script: (await scripting()) - start,
      changed: await page.evaluate(() => window.benchChanged.size),
    };
  } finally {
    await context.close();
  }
}

/** Megabytes that stay after fifty rounds home, store, home, by the browser's own collector. */
async function heapGrowth(browser, origin, rounds = 50) {
  const context = await openPhone(browser);
  try {
    const tab = await openPage(context, { slow: false });
    const { page, session } = tab;
    await page.goto(`${origin}/home`, { waitUntil: 'load' });
    await settle(tab);
    const round = async () => {
      await page.locator('main a[href^="/store/"]:not([href*="popular"])').first().click();
      await page.waitForURL(/\/store\//);
      await page.locator('main h3 button').first().waitFor();
      // One bar of two shows, by the width of the screen.
      const carts = page.getByRole('button', { name: /cart/i });
      await carts.filter({ visible: true }).first().click();
      // It hears keys a frame after it is drawn, when it takes the focus.
      await page.locator('[role="dialog"] :focus').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goBack();
      await page.locator('main a[href^="/store/"]').first().waitFor();
    };
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
    };
    for (let index = 0; index < 5; index += 1) await round();
    const start = await used();
    for (let index = 0; index < rounds; index += 1) await round();
    return (await used()) - start;
  } finally {
    await context.close();
  }
}

/** All scaling figures; one that could not be measured gives the reason and fails. */
export async function measureScaling(browser, origin) {
  const failures = [];
  const attempt = async (name, take) => {
    try {
      return await take();
    } catch (error) {
      failures.push(`${name}: ${String(error).split('\n')[0]}`);
      return null;
    }
  };
  return {
    store: await attempt('10,000 items', () => hugeStore(browser, origin)),
    cart: await attempt('200 lines', () => longCart(browser, origin)),
    heap: await attempt('50 rounds', () => heapGrowth(browser, origin)),
    failures,
  };
}
