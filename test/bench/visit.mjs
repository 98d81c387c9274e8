// One cold visit of one page under the conditions of quality guide 1, and a second one.
import { setTimeout as pause } from 'node:timers/promises';

const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.47e6 / 8,
  uploadThroughput: 0.675e6 / 8,
};

/** A visitor who has chosen a place and the food module before. */
export const settled = {
  location: '24 Harbour Lane, Eastside',
  currentLatLng: '{"lat":31.988,"lng":-39.984}',
  zoneid: '[1]',
  module: JSON.stringify({
    id: 1,
    type: 'food',
    name: 'Food',
    thumbnailUrl: '/sandbox/media/hamburger.webp',
  }),
};

const modules = {
  food: settled.module,
  ecommerce: JSON.stringify({ id: 4, type: 'ecommerce', name: 'Shop', thumbnailUrl: '' }),
  rental: JSON.stringify({ id: 6, type: 'rental', name: 'Rental', thumbnailUrl: '' }),
};

/** The cookie in which the page server finds what such a visitor has stored. */
const mirrored = (module) => ({
  name: 'visit',
  value: encodeURIComponent(
    JSON.stringify({
      language: 'en',
      theme: 'light',
      place: { zoneIds: [1], position: { lat: 31.99, lng: -39.98 } },
      moduleId: JSON.parse(module).id,
      signedIn: false,
      timeZone: 'UTC',
    }),
  ),
});

/**
 * A phone of the guide; the cache and storage are its own.
 * @param module what its visitor has chosen: `food`, `ecommerce` or `rental`
 * @param thing selector of the first store, item or vehicle of the page, and of what answers a tap on it
 */
export async function openPhone(browser, { origin, module = 'food', thing = null } = {}) {
  const stored = { ...settled, module: modules[module] };
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  if (origin !== undefined) {
    await context.addCookies([{ ...mirrored(stored.module), url: origin }]);
  }
  await context.addInitScript(
    ([stored, first]) => {
      for (const [key, value] of Object.entries(stored)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
      const seen = { paint: 0, shift: 0, tasks: [], events: [], content: 0, usable: 0 };
      window.benchSeen = seen;
      // A frame comes only when the page is not busy, and shows what was drawn before it.
      const look = (now) => {
        // Asked only until it is there, because the answer makes the browser compute styles.
        if (seen.content === 0) {
          const drawn = document.querySelector(first.name);
          const there = drawn?.checkVisibility({ opacityProperty: true });
          if (there && drawn.textContent !== '') seen.content = now;
        }
        const tapped = document.querySelector(first.tapped);
        // React marks what it has taken over: from there on its own handlers answer.
        const taken = Object.keys(tapped ?? {}).some((key) => key.startsWith('__reactFiber'));
        if (seen.content > 0 && taken) seen.usable = now;
        else requestAnimationFrame(look);
      };
      if (first !== null) requestAnimationFrame(look);
      const watch = (type, take, more = {}) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
          type,
          buffered: true,
          ...more,
        });
      watch('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
      watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
      watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
      watch('event', (entry) => entry.interactionId > 0 && seen.events.push(entry.duration), {
        durationThreshold: 16,
      });
    },
    [stored, thing],
  );
  return context;
}

/** A page with the guide's network and processor, and a count of what it loads. */
export async function openPage(context, { slow = true } = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = new Map();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    loaded.set(requestId, { type, url: response.url, bytes: 0, body: 0, at: Date.now() }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one !== undefined) one.body += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  if (slow) {
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);
  /** All that was transferred, headers included. */
  const total = () => sum([...loaded.values()].map(({ bytes }) => bytes));
  /** Code as it was compressed, without headers. */
  const code = () =>
    sum([...loaded.values()].map(({ type, body }) => (type === 'Script' ? body : 0)));
  return { page, session, loaded, total, code };
}

/** Waits until nothing was loaded and no long task ran for `quietMs`. */
export async function settle({ page, loaded }, quietMs = 1500) {
  for (let before = -1, still = 0; still < quietMs; still += 250) {
    const now = loaded.size + (await page.evaluate(() => window.benchSeen.tasks.length));
    if (now !== before) still = 0;
    before = now;
    await pause(250);
  }
}

const figures = () => {
  const { paint, shift, tasks, content, usable } = window.benchSeen;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const over = (from) =>
    tasks.reduce((sum, [start, ms]) => sum + (start + ms > from ? Math.max(0, ms - 50) : 0), 0);
  return {
    content,
    usable,
    fcp,
    lcp: paint,
    cls: shift,
    tbt: over(fcp),
    blocking: over(0),
    nodes: document.querySelectorAll('body *:not(template, template *)').length,
  };
};

/**
 * Code that no page may load before it is used. Each chunk is recognised by a text that only it
 * contains.
 */
const early = { map: 'leaflet-pane', forms: 'shouldUnregister', checks: 'is a required field' };

/** Bytes of scripts that were loaded before anything needs them. */
export async function unusedBytes({ page, loaded }) {
  const scripts = [...loaded.values()].filter(({ type }) => type === 'Script');
  const texts = await page.evaluate(
    (urls) =>
      Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'force-cache' })).text())),
    scripts.map(({ url }) => url),
  );
  return scripts
    .filter((_, index) => Object.values(early).some((word) => texts[index].includes(word)))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * The pages that are visited. `thing` is the first product of each: selectors of its name, and of the
 * element that a tap on it reaches.
 */
export const pages = {
  home: { path: '/home', thing: { name: 'main article h3', tapped: 'main article a' } },
  store: { path: '/store/1', thing: { name: 'main h3 button', tapped: 'main h3 button' } },
  product: {
    path: '/product/1607',
    module: 'ecommerce',
    thing: { name: 'main h1', tapped: 'main button' },
  },
  'rental home': {
    path: '/home',
    module: 'rental',
    thing: { name: 'main article h3', tapped: 'main article a' },
  },
};

/** The figures of a page: cold, and on a second visit of the same browser. */
export async function visit(browser, origin, { path, module, thing, deep = true }) {
  const url = `${origin}${path}`;
  const context = await openPhone(browser, { origin, module, thing });
  try {
    const tab = await openPage(context);
    await tab.page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await settle(tab);
    const cold = {
      ...(await tab.page.evaluate(figures)),
      script: tab.code() / 1024,
      total: tab.total() / 1024,
      unused: deep ? (await unusedBytes(tab)) / 1024 : 0,
    };
    await tab.page.close();
    const again = await openPage(context);
    await again.page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await settle(again);
    const { lcp, content, usable } = await again.page.evaluate(figures);
    return { ...cold, warm: lcp, contentAgain: content, usableAgain: usable };
  } finally {
    await context.close();
  }
}
