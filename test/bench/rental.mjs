// The search over 5,000 vehicles: asked as the search page asks it, one request after another, and
// narrowed in a browser at full speed.
import { setTimeout as pause } from 'node:timers/promises';

const choices = {
  trip_type: ['hourly', 'distance_wise'],
  category_ids: [null, '[1,2]', '[3]'],
  fuel_type: [null, '["petrol","diesel"]'],
  seating_capacity: [null, '["4-5"]', '["7-15"]'],
  sortby_price: [null, 'asc', 'desc'],
  name: [null, 'aurora', 'boreas ridge'],
  max_price: [null, '20'],
  top_rated: [null, '1'],
};
const WARM = 30;
const ASKED = 600;

/** The combination of choices that a number stands for. */
function queryOf(number) {
  const query = new URLSearchParams({ limit: '24', offset: String((number % 3) + 1) });
  let rest = number;
  for (const [name, values] of Object.entries(choices)) {
    const value = values[rest % values.length];
    if (value !== null) query.set(name, value);
    rest = Math.floor(rest / values.length);
  }
  return query;
}

/** Milliseconds of a search, median and 99th of a hundred, and how many vehicles were searched. */
export async function measureRental(origin) {
  const headers = { moduleId: '6', zoneId: '[1,2,3]' };
  const search = async (query) => {
    const reply = await fetch(`${origin}/api/v1/rental/vehicle/search?${query}`, { headers });
    if (!reply.ok) throw new Error(`a search answered ${reply.status}`);
    return reply.json();
  };
  const { total_size: vehicles } = await search(new URLSearchParams());
  const taken = [];
  for (let number = 0; number < WARM + ASKED; number += 1) {
    // A step that shares no factor with the number of combinations visits them evenly.
    const query = queryOf(number * 37);
    const start = performance.now();
    await search(query);
    if (number >= WARM) taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  return {
    vehicles,
    median: taken[Math.floor(taken.length / 2)],
    p99: taken[Math.floor(taken.length * 0.99)],
  };
}

/** Filters of the search page by their labels; each is switched on and off again. */
const filters = [
  'Sedan',
  'Van',
  '3–4',
  '7+',
  'Automatic',
  'Petrol',
  'Air conditioning',
  'Top rated only',
];
const PAGES_BEFORE = 20;

/**
 * Milliseconds from a press on a filter to the vehicles that fit being on screen, after many pages
 * were listed: the longest and the middle one, and how many vehicles stood in the document at most.
 */
export async function measureRentalPage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const settle = async () => {
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      await pause(400);
    };
    await page.addInitScript(() => {
      localStorage.setItem('location', '24 Harbour Lane, Eastside');
      localStorage.setItem('currentLatLng', JSON.stringify({ lat: 31.988, lng: -39.984 }));
      localStorage.setItem('zoneid', '[1]');
      localStorage.setItem('module', JSON.stringify({ id: 6, type: 'rental', name: 'Rental' }));
    });
    await page.goto(`${origin}/rental/vehicle-search?all_category=1`, { waitUntil: 'networkidle' });
    await settle();
    let cards = 0;
    for (let step = 0; step < PAGES_BEFORE; step += 1) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settle();
      cards = Math.max(cards, await page.locator('main article').count());
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle();
    const taken = [];
    for (const name of [...filters, ...filters]) {
      taken.push(await page.evaluate(changeOf, name));
      cards = Math.max(cards, await page.locator('main article').count());
      await settle();
    }
    taken.sort((one, other) => one - other);
    return { change: taken.at(-1), changeMedian: taken[Math.floor(taken.length / 2)], cards };
  } finally {
    await context.close();
  }
}

/** In the page: presses a filter and waits until its answer is drawn. @returns milliseconds */
async function changeOf(name) {
  const CALM_FRAMES = 8;
  const text = (element) => element.textContent.trim();
  const control = [...document.querySelectorAll('aside label, aside button')]
    .filter((element) => text(element) === name)
    .map((element) => element.querySelector('input') ?? element)
    .at(0);
  if (control === undefined) throw new Error(`no filter is called ${name}`);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
  let drawnAt = 0;
  const seen = new MutationObserver(() =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (drawnAt = performance.now());
      port2.postMessage(null);
    }),
  );
  seen.observe(document.querySelector('main'), {
    subtree: true,
    childList: true,
    characterData: true,
  });
  const start = performance.now();
  const before = location.search;
  control.click();
  for (let calm = 0; calm < CALM_FRAMES; calm += 1) {
    await frame();
    if (location.search === before || isBusy()) calm = 0;
    if (performance.now() - start > 10_000) throw new Error(`${name} was never answered`);
  }
  seen.disconnect();
  return drawnAt - start;
}
