// A thread of 5,000 messages beside one of 20, in a browser at full speed.
import { setTimeout as pause } from 'node:timers/promises';
import { settled } from './visit.mjs';

const LONG = 5000;
const SHORT = 20;
const OPENED = 9;
/** The maximum time for scrolling to the first message, in ms. */
const MAX_MS = 300_000;
/** The demo's customer, whose password the README has. */
const maya = { email_or_phone: 'maya@sixways.example', password: 'Sixways-demo-1' };

/** Signs a customer of the demo in. @returns the headers of their calls */
export async function signIn(origin, account = maya) {
  const headers = { 'content-type': 'application/json', moduleId: '1', zoneId: '[1]' };
  const reply = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login_type: 'manual', field_type: 'email', ...account }),
  });
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}`);
  const { token } = await reply.json();
  return { token, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** Writes to somebody as the storefront does. */
export async function write(origin, headers, receiver, message) {
  const reply = await fetch(`${origin}/api/v1/customer/message/send`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...receiver, message, limit: 1, offset: 1 }),
  });
  if (!reply.ok) throw new Error(`a message was answered ${reply.status}`);
}

/**
 * Milliseconds from the tap on a conversation to its newest message, of the long one and of the short
 * one; then the longest task while all 5,000 are scrolled through, and how the document grew.
 */
export async function measureInbox(browser, origin) {
  const { token, headers } = await signIn(origin);
  const store = (id) => ({ receiver_id: id, receiver_type: 'vendor' });
  for (let count = 1; count <= LONG; count += 1) {
    await write(origin, headers, store(1), `Message ${count} of many`);
  }
  for (let count = 1; count <= SHORT; count += 1) {
    await write(origin, headers, store(2), `Message ${count} of few`);
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        window.benchTasks = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
        }).observe({ type: 'longtask', buffered: true });
      },
      { ...settled, token },
    );
    await page.goto(`${origin}/profile?page=inbox`, { waitUntil: 'load' });
    // A stream stays open, so the network is never idle.
    await page.locator('a[href$="with=store-1"]').first().waitFor();
    const taken = { many: [], few: [] };
    // The code of a thread comes with the first one; from there on each is opened as the other.
    for (let turn = 0; turn <= OPENED; turn += 1) {
      for (const [kind, id] of [
        ['many', 1],
        ['few', 2],
      ]) {
        const ms = await page.evaluate(open, { link: `store-${id}`, words: `of ${kind}` });
        if (turn > 0) taken[kind].push(ms);
        await pause(600);
      }
    }
    await page.evaluate(open, { link: 'store-1', words: 'of many' });
    await pause(1000);
    const nodesOf = () => page.evaluate(() => document.querySelectorAll('body *').length);
    const nodes = await nodesOf();
    await page.evaluate(() => (window.benchTasks = []));
    let most = nodes;
    let isAll = false;
    const begun = performance.now();
    while (!isAll && performance.now() - begun < MAX_MS) {
      await page.evaluate(() => {
        document.querySelector('[role="group"][tabindex="0"]').scrollTop = 0;
      });
      await pause(120);
      most = Math.max(most, await nodesOf());
      isAll = (await page.getByText('Message 1 of many', { exact: true }).count()) > 0;
    }
    if (!isAll) throw new Error('the first of 5,000 messages was never reached');
    const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
    const [many, few] = [middle(taken.many), middle(taken.few)];
    const task = await page.evaluate(() => Math.max(0, ...window.benchTasks));
    return { many, few, ratio: many / few, task, grown: most / nodes, most };
  } finally {
    await context.close();
  }
}

/** In the page: opens a conversation and waits until a message of it is drawn. @returns milliseconds */
async function open({ link, words }) {
  const start = performance.now();
  document.querySelector(`a[href$="with=${link}"]`).click();
  const isDrawn = () =>
    [...document.querySelectorAll('[role="group"] li[data-index]')].some((line) =>
      line.textContent.includes(words),
    );
  while (!isDrawn()) {
    await new Promise((done) => requestAnimationFrame(done));
    if (performance.now() - start > 20_000) throw new Error(`${link} was never opened`);
  }
  return performance.now() - start;
}
