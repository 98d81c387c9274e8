// The map picker on a slow phone, a drag at full speed, and the zones of a point among a thousand.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openPage, openPhone, settle, unusedBytes } from './visit.mjs';

const home = async (tab, origin) => {
  await tab.page.goto(`${origin}/home`, { waitUntil: 'load', timeout: 90_000 });
  await settle(tab);
};

const opener = (page) =>
  page.getByRole('button', { name: /^Deliver to/ }).filter({ visible: true });

/** Milliseconds from the press until the map stands with its streets below the pin. */
async function openMap({ page }) {
  return opener(page)
    .first()
    .evaluate(
      (button) =>
        new Promise((resolve) => {
          const start = performance.now();
          const look = () => {
            if (document.querySelector('[role=dialog] .leaflet-tile-loaded') === null) {
              requestAnimationFrame(look);
            } else requestAnimationFrame(() => resolve(performance.now() - start));
          };
          button.click();
          look();
        }),
    );
}

/**
 * Measures how long the map picker takes to open from home, when its code and tiles are cached
 * already.
 */
async function opening(browser, origin) {
  const context = await openPhone(browser);
  try {
    const first = await openPage(context);
    await home(first, origin);
    const unused = (await unusedBytes(first)) / 1024;
    const cold = await openMap(first);
    await settle(first);
    await first.page.close();
    const second = await openPage(context);
    await home(second, origin);
    return { unused, cold, warm: await openMap(second) };
  } finally {
    await context.close();
  }
}

/** The longest task while the map is dragged to and fro. */
async function dragging(browser, origin) {
  const context = await openPhone(browser);
  try {
    const tab = await openPage(context, { slow: false });
    const { page } = tab;
    await home(tab, origin);
    await openMap(tab);
    await settle(tab);
    await page.evaluate(() => window.benchSeen.tasks.splice(0));
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/get-zone-id?') ? 1 : 0));
    const { x, y, width, height } = await page.locator('.leaflet-container').boundingBox();
    const [left, top] = [x + width / 2, y + height / 3];
    for (let drag = 0; drag < 10; drag += 1) {
      await page.mouse.move(left, top);
      await page.mouse.down();
      await page.mouse.move(left + (drag % 2 === 0 ? 90 : -90), top + 30, { steps: 15 });
      await page.mouse.up();
      // The map glides on for a while, and is looked up where it rests.
      await pause(700);
    }
    await settle(tab);
    if (asked < 10) throw new Error(`only ${asked} drags moved the map`);
    return await page.evaluate(() => Math.max(0, ...window.benchSeen.tasks.map(([, ms]) => ms)));
  } finally {
    await context.close();
  }
}

/** All figures of choosing a place. */
export async function measurePlace(browser, origin) {
  const { unused, cold, warm } = await opening(browser, origin);
  const drag = await dragging(browser, origin);
  const args = ['--import', 'tsx', 'test/bench/zones.ts'];
  const asked = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 120_000 });
  return { unused, cold, warm, drag, lookUp: JSON.parse(asked.stdout).p99 };
}
