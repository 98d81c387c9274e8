// My orders with 1,000 orders, and the wallet with 2,000 entries, in a browser at full speed.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './inbox.mjs';
import { pages, settled } from './visit.mjs';

/** The longest time that scrolling to the last row may take, in ms. */
const MAX_MS = 300_000;
const OPENED = 5;

const books = {
  orders: {
    path: '/my-orders?tab=previous',
    from: '/coupons',
    link: 'a[href^="/my-orders"]',
    row: 'main li h2 a',
    // Some of the demo's own orders may be under way, and so in the other list.
    least: 980,
  },
  wallet: {
    path: '/profile?page=wallet',
    from: '/coupons',
    link: 'a[href*="wallet"]',
    row: 'main li > div > b',
    least: 2000,
  },
};

/** Fills the database of a shop that is not started yet. */
export function fillBooks(folder) {
  const args = ['--import', 'tsx', 'test/bench/books.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the books were not filled: ${stderr}`);
}

/** In the page: notes when the first row was drawn, and every long task. */
function watch([entries, row]) {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(row)?.checkVisibility()) window.benchFirst = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page with an empty cache. @returns the page, and milliseconds until its first row */
async function open(browser, origin, { path, row }, token) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch, [{ ...settled, token }, row]);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.benchFirst !== undefined);
  return { context, page, ms: await page.evaluate(() => window.benchFirst) };
}

/** Milliseconds from a press on a link, which a mouse rests on, until the first row of its page. */
async function follow(browser, origin, { from, link, row }, token) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, [{ ...settled, token }, row]);
    // The stream of news never ends, so the network is never idle.
    await page.goto(`${origin}${from}`, { waitUntil: 'load' });
    await pause(2000);
    const pressed = page.locator(link).filter({ visible: true }).first();
    await pressed.hover();
    await pause(1000);
    return await pressed.evaluate(
      (element, firstRow) =>
        new Promise((resolve) => {
          const here = location.href;
          const begun = performance.now();
          const look = () => {
            const isThere =
              location.href !== here && document.querySelector(firstRow)?.checkVisibility();
            if (isThere) resolve(performance.now() - begun);
            else requestAnimationFrame(look);
          };
          element.click();
          look();
        }),
      row,
    );
  } finally {
    await context.close();
  }
}

/**
 * In the page, as a look from outside would be a long task of its own: scrolls to the end until no
 * more rows come.
 */
async function scrollThrough([row, mostMs]) {
  const look = () => document.querySelectorAll(row).length;
  window.benchTasks.splice(0);
  const begun = performance.now();
  let [rows, grewAt] = [look(), begun];
  while (performance.now() - grewAt < 4000 && performance.now() - begun < mostMs) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((done) => setTimeout(done, 100));
    const now = look();
    if (now > rows) [rows, grewAt] = [now, performance.now()];
  }
  return {
    rows,
    task: Math.max(0, ...window.benchTasks),
    nodes: document.querySelectorAll('body *').length,
  };
}

/**
 * Milliseconds until the first rows of a book and until a store's first item, in turns: opened with an
 * empty cache, and from another page of the shop. Then the longest task while the whole book is
 * scrolled through, the rows at its end and its elements.
 */
export async function measureBook(browser, origin, name) {
  const book = books[name];
  const { token } = await signIn(origin);
  const store = {
    path: pages.store.path,
    from: '/home',
    link: 'main a[href^="/store/"]:not([href*="popular"])',
    row: pages.store.thing.name,
  };
  const taken = { book: [], store: [] };
  const followed = { book: [], store: [] };
  for (let turn = 0; turn <= OPENED; turn += 1) {
    for (const [kind, what] of Object.entries({ book, store })) {
      const { context, ms } = await open(browser, origin, what, token);
      // The first turn warms the server.
      if (turn > 0) taken[kind].push(ms);
      await context.close();
      followed[kind].push(await follow(browser, origin, what, token));
    }
  }
  const { context, page } = await open(browser, origin, book, token);
  try {
    await pause(1500);
    const { rows, task, nodes } = await page.evaluate(scrollThrough, [book.row, MAX_MS]);
    if (rows < book.least) throw new Error(`only ${rows} rows of ${name} were reached`);
    const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
    const [first, ofStore] = [middle(taken.book), middle(taken.store)];
    return {
      first,
      ratio: first / ofStore,
      followed: middle(followed.book),
      followedRatio: middle(followed.book) / middle(followed.store),
      task,
      nodes,
      rows,
    };
  } finally {
    await context.close();
  }
}
